// The subcommand `logs`: lines of the log for people.

import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { onAgencyClock } from '../time/dates.ts';
import type { Answer, Io } from './command.ts';
import { stripControls } from './format.ts';

export async function logs({ input, out, loadConfig }: Io): Promise<Answer> {
  loadConfig(); // it sets the zone
  await pipeline(readable(input), out, { end: false });
  return {};
}

async function* readable(input: Readable): AsyncGenerator<string> {
  for await (const line of createInterface({ input })) yield `${stripControls(textOf(line))}\n`;
}

/** Other programs write to a log too: what is not one of our lines stays as it is. */
function textOf(line: string): string {
  const [, json = ''] = /^(?:<\d>)?(\{"level":\d.*\})$/.exec(line) ?? [];
  try {
    const { level, time, msg, err, ...fields } = JSON.parse(json);
    const at = onAgencyClock(new Date(time)).toISOString().slice(0, 19).replace('T', ' ');
    const facts = Object.entries(fields).map(([name, value]) => `${name}=${valueText(value)}`);
    const text = [at, (levels[level] ?? String(level)).padEnd(5), msg, ...facts].join(' ');
    return err ? `${text}\n  ${String(err.stack ?? err.message).replaceAll('\n', '\n  ')}` : text;
  } catch {
    return line;
  }
}

const levels: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};

function valueText(value: unknown): string {
  return typeof value === 'string' && !/[\s"]/.test(value) ? value : JSON.stringify(value);
}
