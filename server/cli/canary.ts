// Entry point of `npm run canary`: sends a test enquiry through the site to the mail server, follows and removes it.

import { parseArgs } from 'node:util';
import { runCanary } from '../canary/run.ts';
import type { CanaryResult, PassedStep } from '../canary/types.ts';
import { loadConfig } from '../config.ts';
import { canarySecondsDefault, canarySecondsMax } from '../limits.ts';
import { StartError } from '../start-error.ts';
import { systemClock } from '../time/clock.ts';
import { exitCodes, UsageError } from './command.ts';
import { parseCount } from './filter.ts';
import { openExistingStore } from './open-existing-store.ts';

const help = `npm run canary -- [--timeout ${canarySecondsDefault}] [--json]

Sends a test enquiry through SITE_URL, as a browser would, and follows it: the contact page, the post, the
store, the mail server. It is removed in the end and counts as no enquiry. Without CANARY_TO no letter is
sent: the mail server is asked whether it would accept one for MAIL_TO.

  --timeout  the number of seconds for all steps, at most ${canarySecondsMax}
  --json     prints the result as JSON

Exit codes:
  0  every configured step works
  1  a step failed: the message says which, and what to do
  2  usage error
  3  the settings or the store are unusable
`;

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const isUsageError = error instanceof UsageError;
  const isPlain = isUsageError || error instanceof StartError;
  console.error(isPlain ? message : `Cannot run the canary: ${message}`);
  if (isUsageError) console.error('npm run canary -- --help prints the usage.');
  process.exitCode = isUsageError ? exitCodes.usageError : exitCodes.unusable;
}

async function run(args: string[]): Promise<number> {
  const { seconds, json, help: isHelp } = parseOptions(args);
  if (isHelp) {
    console.log(help);
    return exitCodes.done;
  }
  const config = loadConfig();
  const store = await openExistingStore(config.databaseUrl);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  try {
    const result = await runCanary({
      ...{ config, store, clock: systemClock, msMax: seconds * 1000, signal: stopping.signal },
      onStep: (passed) => json || console.log(stepLine(passed)),
    });
    if (json) console.log(JSON.stringify(result, null, 2));
    else printResult(result);
    return result.ok ? exitCodes.done : exitCodes.no;
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
    console.error('Stopped; the test enquiry is removed.');
    return exitCodes.no;
  } finally {
    await store.close();
  }
}

function parseOptions(args: string[]) {
  const { timeout, ...options } = parseCommandLine(args);
  return { seconds: parseCount('--timeout', timeout, canarySecondsDefault, canarySecondsMax), ...options };
}

function parseCommandLine(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        timeout: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function stepLine({ step, atMs, detail }: PassedStep): string {
  return `${step.padEnd(8)} ${(atMs / 1000).toFixed(2).padStart(6)} s  ${detail}`;
}

function printResult({ ok, step, tookMs, error, remedy, mail }: CanaryResult): void {
  const took = `${(tookMs / 1000).toFixed(2)} s`;
  if (!ok) console.error(`Failed at ${step} after ${took}: ${error}. ${remedy}`);
  else if (mail === 'not configured')
    console.log(`The way to the store works: ${took}. No mail is configured.`);
  else console.log(`Every step works: ${took}.`);
}
