import { columns, formatTime } from '../text-format.ts';
import type { Drill } from './run-drill.ts';

/** The result for people. */
export function drillText(name: string, drill: Drill, now: Date): string {
  const verdict = drill.ok
    ? `${name} can be restored. It took ${drill.tookMs} ms:`
    : `${name} cannot be restored. Step "${drill.failedStep}" failed: ${drill.error}`;
  const rows = drill.steps.map(({ step, tookMs }) => [step, `${tookMs} ms`]);
  return [verdict, ...(rows.length > 0 ? [columns(rows)] : []), ...contents(drill, now)].join('\n');
}

export function rowsOf(counts: Drill['counts']): number {
  return Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
}

function contents({ counts, newestReceivedAt }: Drill, now: Date): string[] {
  if (counts === null) return [];
  const states = Object.entries(counts).map(([state, count]) => `${count} ${state}`);
  const newest = newestReceivedAt
    ? ` The newest was received ${formatTime(newestReceivedAt)} IST, ${age(now.getTime() - newestReceivedAt.getTime())} ago.`
    : '';
  return [`It contains ${rowsOf(counts)} enquiries: ${states.join(', ')}.${newest}`];
}

function age(ms: number): string {
  const hours = Math.max(0, Math.floor(ms / 3_600_000));
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}
