// The `expire` command: erases enquiries older than the retention period, after confirmation.

import { expireConfirmed } from '../enquiries/expiry.ts';
import { states } from '../enquiries/store/types.ts';
import { daysBefore } from '../time/dates.ts';
import { type Command, UsageError } from './command.ts';
import { columns, formatTime } from './text-format.ts';

export const expire: Command['prepare'] = ({ confirm, unsent }, positionals) => {
  if (positionals.length > 0)
    throw new UsageError('expire takes no arguments: use forget to erase the enquiries of one person.');
  return async ({ store, config, print, now }) => {
    const before = daysBefore(now(), config.settings.retentionDays);
    // Only as a flag of this command: the operator's shell may lack the mail settings of the site.
    const isUnsentToo = unsent === true;
    const counts = await store.countsBefore(before);
    const erasable = states
      .filter((state) => isUnsentToo || state === 'sent')
      .reduce((sum, state) => sum + counts[state], 0);
    print(`Received before ${formatTime(before)} IST (RETENTION_DAYS is ${config.settings.retentionDays}):`);
    print(columns(states.map((state) => [state, String(counts[state])])));
    if (erasable === 0) {
      print('There is nothing to erase.');
      return !confirm;
    }
    if (!confirm) {
      print(`Nothing is erased yet. If the date is correct, --confirm erases ${erasable} permanently.`);
      return true;
    }
    const erased = await expireConfirmed(store, before, isUnsentToo);
    print(`Erased ${erased}.`);
    return true;
  };
};
