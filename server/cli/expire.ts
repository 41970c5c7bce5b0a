// The `expire` command: erases enquiries older than the retention period, after confirmation.

import { expireConfirmed } from '../enquiries/expiry.ts';
import { type Counts, type Filter, states } from '../enquiries/store/types.ts';
import { journalReferencesCountMax } from '../limits.ts';
import { daysBefore } from '../time/dates.ts';
import { type Command, type CommandContext, UsageError } from './command.ts';
import { selectionOf } from './filter.ts';
import { addToJournal } from './journal-line.ts';
import { columns, formatTime } from './text-format.ts';

export const expire: Command['prepare'] = ({ confirm, unsent, json }, positionals) => {
  if (positionals.length > 0)
    throw new UsageError('expire takes no arguments: use forget to erase the enquiries of one person.');
  return async (context) => {
    const { store, config, print, now } = context;
    const before = daysBefore(now(), config.settings.retentionDays);
    // Only as a flag of this command: the operator's shell may lack the mail settings of the site.
    const isUnsentToo = unsent === true;
    const counts = await store.countsBefore(before);
    const erasable = states
      .filter((state) => isUnsentToo || state === 'sent')
      .reduce((sum, state) => sum + counts[state], 0);
    const shouldErase = confirm === true && erasable > 0;
    if (shouldErase) await noteErased(context, before, isUnsentToo, erasable);
    const erased = shouldErase ? await expireConfirmed(store, before, isUnsentToo) : 0;
    if (json) {
      print(JSON.stringify({ before, counts, erasable, erased }, null, 2));
      return true;
    }
    print(expiryText({ before, counts, erasable, erased, days: config.settings.retentionDays }));
    return true; // for a timer: only enquiries that could not be erased are a failure
  };
};

async function noteErased(
  context: CommandContext,
  before: Date,
  isUnsentToo: boolean,
  enquiryCount: number,
): Promise<void> {
  const filter: Filter = { ...(!isUnsentToo && { state: 'sent' }), until: before };
  const first = await context.store.list(filter, journalReferencesCountMax + 1);
  const references = first.map(({ reference }) => reference);
  await addToJournal(context, 'expire', { references, enquiryCount, selection: selectionOf(filter) });
}

type Expiry = { before: Date; counts: Counts; erasable: number; erased: number; days: number };

function expiryText({ before, counts, erasable, erased, days }: Expiry): string {
  const result =
    erasable === 0
      ? 'There is nothing to erase.'
      : erased > 0
        ? `Erased ${erased}.`
        : `Nothing is erased yet. If the date is correct, --confirm erases ${erasable} permanently.`;
  return [
    `Received before ${formatTime(before)} IST (RETENTION_DAYS is ${days}):`,
    columns(states.map((state) => [state, String(counts[state])])),
    result,
  ].join('\n');
}
