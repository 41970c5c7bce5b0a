// Entry point of `npm run vitals`: the page speed that visitors' browsers measured.

import { parseArgs } from 'node:util';
import { loadConfig } from '../config.ts';
import { vitalsRetentionDays } from '../limits.ts';
import { StartError } from '../start-error.ts';
import { daysBefore, utcDay } from '../time/dates.ts';
import { exitCodes, UsageError } from './command.ts';
import { parseCount } from './filter.ts';
import { openExistingStore } from './open-existing-store.ts';
import { vitalsRecords, vitalsTable } from './vitals-table.ts';

const daysDefault = 28;

const help = `npm run vitals -- [--days ${daysDefault}] [--builds] [--json]

  --days    the number of days, at most ${vitalsRetentionDays}
  --builds  a table for each build, to compare them
  --json    prints the 75th percentiles as JSON

Exit codes:
  0  success
  2  usage error
  3  the settings or the store are unusable
`;

try {
  process.exitCode = await show(process.argv.slice(2));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const isUsageError = error instanceof UsageError;
  const isPlain = isUsageError || error instanceof StartError;
  console.error(isPlain ? message : `Cannot use the store: ${message}`);
  if (isUsageError) console.error('npm run vitals -- --help prints the usage.');
  process.exitCode = isUsageError ? exitCodes.usageError : exitCodes.unusable;
}

async function show(args: string[]): Promise<number> {
  const { days, builds, json, help: isHelp } = parseOptions(args);
  if (isHelp) console.log(help);
  else {
    const since = utcDay(daysBefore(new Date(), days));
    const store = await openExistingStore(loadConfig().databaseUrl);
    try {
      const measured = await store.vitalsSince(since);
      if (json) console.log(JSON.stringify({ since, metrics: vitalsRecords(measured, builds) }, null, 2));
      else console.log(vitalsTable(measured, since, builds));
    } finally {
      await store.close();
    }
  }
  return exitCodes.done;
}

function parseOptions(args: string[]) {
  const { days, builds, json, help } = parseCommandLine(args);
  return { days: parseCount('--days', days, daysDefault, vitalsRetentionDays), builds, json, help };
}

function parseCommandLine(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        days: { type: 'string', default: `${daysDefault}` },
        builds: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
