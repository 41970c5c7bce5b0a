// The `letter` command: the weekly letter about the running week, which no email is about yet.

import { plainTextBody } from '../enquiries/outbox/email-body.ts';
import { runningWeek } from '../enquiries/outbox/letter-period.ts';
import { letterBody } from '../enquiries/outbox/weekly-letter.ts';
import { type Command, UsageError } from './command.ts';
import { stripControls } from './text-format.ts';

export const letter: Command['prepare'] = (values, positionals, now) => {
  if (positionals.length > 0) throw new UsageError('letter takes no arguments.');
  const week = runningWeek(now);
  return async ({ store, config, print }) => {
    const { databaseUrl, settings } = config;
    const text = stripControls(plainTextBody(await letterBody({ store, databaseUrl, settings }, week, now)));
    const { since, until } = week;
    print(values.json ? JSON.stringify({ since, until, text }, null, 2) : text.trimEnd());
    return true;
  };
};
