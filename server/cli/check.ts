// Subcommands that say whether all is well: check, canary, doctor and vitals.

import { sendHeartbeat } from '../canary/heartbeat.ts';
import { runCanary } from '../canary/run.ts';
import { inspection, type Queue } from '../status.ts';
import { systemClock } from '../time/clock.ts';
import { daysBefore, utcDay, zoneName } from '../time/dates.ts';
import { percentile } from '../vitals/vitals-store.ts';
import { type Answer, type Desk, exitCodes, type Io } from './command.ts';
import { columns, formatTime, stripControls } from './format.ts';

type Checked = Pick<Desk, 'store' | 'config' | 'now'>;

export async function check({ store, config, now }: Checked, { hours }: { hours: number }): Promise<Answer> {
  const inspected = await inspection({ store, databaseUrl: config.databaseUrl }, now());
  const { storeError, faults, ...found } = inspected;
  const partlySent = await store.latestPartlySent();
  if (storeError) faults.push(`It accepts no enquiry: ${storeError.message}`);
  const { enquiries, messages, requests } = found;
  // What an earlier setting left is not sent without it.
  const queues = Object.entries<Queue<string>>({
    enquiry: enquiries,
    ...(config.notify && { webhook: messages.webhook }),
    ...(config.mail && { 'message to a visitor': messages.visitor }),
  });
  const isOver = ({ oldestUnsent }: Queue<string>) => (oldestUnsent?.waitedMs ?? 0) > hours * 3_600_000;
  const late = queues.filter(([, queue]) => isOver(queue)).map(([what]) => what);
  const ok = faults.length === 0 && late.length === 0 && requests.overdue.length === 0;
  const { reference, recipientsLeft, lastError } = partlySent ?? {};
  const overdue = requests.overdue.length > 0 ? `, OVERDUE: ${requests.overdue.join(' ')}` : '';
  const lines = [
    columns(Object.entries(enquiries.counts), ''),
    faults.length === 0 ? 'The store is intact.' : `The store has faults:\n  ${faults.join('\n  ')}`,
    enquiries.oldestUnsent === null && 'No enquiry is unsent.',
    ...queues.map(([what, queue]) => unsentText(what, queue, isOver(queue) && hours)),
    partlySent && `${reference} was not delivered to ${recipientsLeft?.join(', ')}. ${errorText(lastError)}`,
    requests.open.length > 0 &&
      `Requests of visitors that wait for you: ${requests.open.length}${overdue}. See npm run enquiries -- requests.`,
    !config.mail && 'No emails are sent while SMTP_URL is not set.',
  ];
  const partly = partlySent && { reference, recipientsLeft, lastError };
  const data = { ok, faults, late, ...found, partlySent: partly };
  return { text: lines.filter(Boolean).join('\n'), data, exitCode: ok ? exitCodes.done : exitCodes.no };
}

function unsentText(what: string, { oldestUnsent }: Queue<string>, overHours: number | false): string {
  if (oldestUnsent === null) return '';
  const { name, state, since, lastError } = oldestUnsent;
  const late = overHours ? `: more than ${overHours} h ago` : '';
  const last = lastError ? `\n${errorText(lastError)}` : '';
  return `The oldest unsent ${what} is ${name}, ${state}, since ${formatTime(since)} ${zoneName()}${late}.${last}`;
}

function errorText(error: string | null | undefined): string {
  return `Last error: ${stripControls(error ?? 'none')}`;
}

export const canarySecondsDefault = 60; // A command that a person waits for. Mail usually takes a second or two

export async function canary(desk: Desk, { timeout }: { timeout: number }): Promise<Answer> {
  const { config, store, onSignal } = desk;
  const stopping = new AbortController();
  onSignal(() => stopping.abort());
  const { signal } = stopping;
  try {
    const result = await runCanary({ config, store, clock: systemClock, msMax: timeout * 1000, signal });
    const { ok, step, tookMs, error, remedy, mail } = result;
    const took = seconds(tookMs);
    const lines = result.steps.map(
      (done) => `${done.step.padEnd(8)} ${seconds(done.atMs).padStart(8)}  ${done.detail}`,
    );
    const all =
      mail === 'not configured' ? 'No mail is configured. The way to the store works' : 'Every step works';
    if (ok) await sendHeartbeat(config, 'canary', desk.printError);
    if (ok) return { text: [...lines, `${all}: ${took}.`].join('\n'), data: result };
    const notes = [`Failed at ${step} after ${took}: ${error}. ${remedy}`];
    return { text: lines.join('\n'), notes, data: result, exitCode: exitCodes.no };
  } catch (error) {
    if (!signal.aborted) throw error;
    const notes = ['Stopped; the test enquiry is removed.'];
    return { data: { ok: false, error: 'stopped' }, notes, exitCode: exitCodes.no };
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

export async function doctor({ loadConfig, now }: Io, options: { dkimSelector?: string }): Promise<Answer> {
  const { runDoctor } = await import('../doctor/doctor.ts'); // loads what other subcommands need not
  const { exitCode, findings } = await runDoctor(loadConfig, now, options.dkimSelector);
  const words = { ok: 'ok', warning: 'note', fault: 'TO DO', unknown: 'not known' };
  const rows = findings.map(({ check, state, found, remedy }) => [
    ...[check, words[state], remedy ? `${found} → ${remedy}` : found],
  ]);
  const table = columns([['CHECK', 'STATE', 'FOUND → WHAT TO DO'], ...rows], '');
  const text = exitCode === 0 ? `${table}\n\nAll is well.` : table;
  return { text, data: { exitCode, findings }, exitCode };
}

export async function vitals(
  { store, now }: Desk,
  { days, builds }: { days: number; builds?: true },
): Promise<Answer> {
  const since = utcDay(daysBefore(now(), days));
  const groups = Map.groupBy(await store.vitalsSince(since), ({ route, build, name }) =>
    [route, builds ? build : '', name].join('\n'),
  );
  const metrics = [...groups.keys()].sort().map((key) => {
    const counts = groups.get(key) ?? [];
    const [route = '', build = '', name = ''] = key.split('\n');
    const [good, poor, unit] = thresholds[name] ?? [0, 0, ''];
    const exact = percentile(counts, 0.75);
    const verdict = exact <= good ? 'good' : exact <= poor ? 'needs improvement' : 'poor';
    const value = unit ? Math.round(exact) : Number(exact.toFixed(3));
    const views = counts.reduce((sum, { count }) => sum + count, 0);
    return { route, build: builds ? build : null, name, value, unit, verdict, views };
  });
  const rows = metrics.map(({ route, build, name, value, unit, verdict, views }) => [
    ...[route, build, name, `${value}${unit}`, verdict, `of ${views}`],
  ]);
  const text = `75th percentiles since ${since}:\n${columns(rows)}`;
  return { text: rows.length === 0 ? `No measurements since ${since}.` : text, data: { since, metrics } };
}

/** https://web.dev/articles/defining-core-web-vitals-thresholds */
const thresholds: Record<string, [good: number, poor: number, unit: '' | ' ms']> = {
  LCP: [2_500, 4_000, ' ms'],
  INP: [200, 500, ' ms'],
  CLS: [0.1, 0.25, ''],
  FCP: [1_800, 3_000, ' ms'],
  TTFB: [800, 1_800, ' ms'],
  FID: [100, 300, ' ms'],
};
