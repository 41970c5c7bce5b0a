// npm run vitals: how fast the pages were for those who visited them.

import { parseArgs } from 'node:util';
import { loadConfig } from './config.ts';
import { dayOf, daysBefore } from './day.ts';
import { exitCodes } from './desk/command.ts';
import { openExistingStore } from './desk/open-store.ts';
import { vitalsKeptDays } from './limits.ts';
import { StartError } from './start-error.ts';
import { vitalsTable } from './vitals-table.ts';

const daysShown = 28;

const help = `npm run vitals -- [--days ${daysShown}] [--builds]

  --days    how many days back, at most ${vitalsKeptDays}
  --builds  each build by itself, to see what the latest one changed
`;

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: `${daysShown}` },
    builds: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

try {
  if (values.help) console.log(help);
  else await print();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = exitCodes.unusable;
}

async function print(): Promise<void> {
  const store = await openExistingStore(loadConfig().databaseUrl);
  const since = dayOf(daysBefore(new Date(), Number(values.days) || daysShown));
  console.log(vitalsTable(await store.vitalsSince(since), since, values.builds));
  await store.close();
}
