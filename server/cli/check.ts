// The `check` command: faults of the store, and enquiries that have waited unsent for too long.

import { states } from '../enquiries/store/types.ts';
import { checkHoursDefault, checkHoursMax } from '../limits.ts';
import { type Command, UsageError } from './command.ts';
import { parseCount } from './filter.ts';
import { columns, formatTime, stripControls } from './text-format.ts';

export const check: Command['prepare'] = (values, positionals) => {
  if (positionals.length > 0) throw new UsageError('check takes no arguments.');
  const hours = parseCount('--hours', values.hours, checkHoursDefault, checkHoursMax);
  return async ({ store, config, print, now }) => {
    const [faults, counts, oldest, partlySent] = await Promise.all([
      store.check(),
      store.counts(),
      store.oldestUnsent(),
      store.latestPartlySent(),
    ]);
    const waitedHours = oldest ? (now().getTime() - oldest.receivedAt.getTime()) / 3_600_000 : 0;
    const isLate = waitedHours > hours;
    if (values.json) {
      const oldestUnsent = oldest && {
        reference: oldest.reference,
        state: oldest.state,
        receivedAt: oldest.receivedAt,
        lastError: oldest.lastError,
      };
      print(
        JSON.stringify(
          {
            ...{ ok: faults.length === 0 && !isLate, faults, isLate, counts, oldestUnsent },
            partlySent: partlySent && {
              reference: partlySent.reference,
              recipientsLeft: partlySent.recipientsLeft,
              lastError: partlySent.lastError,
            },
          },
          null,
          2,
        ),
      );
    } else {
      print(
        columns(
          states.map((state) => [state, String(counts[state])]),
          '',
        ),
      );
      print(faults.length === 0 ? 'The store is intact.' : `The store has faults:\n  ${faults.join('\n  ')}`);
      print(
        oldest
          ? `The oldest unsent enquiry is ${oldest.reference}, ${oldest.state}, received ${formatTime(oldest.receivedAt)} IST${isLate ? `: more than ${hours} h ago` : ''}.`
          : 'No enquiry is unsent.',
      );
      if (oldest?.lastError) print(`Last error: ${stripControls(oldest.lastError)}`);
      if (partlySent)
        print(
          `${partlySent.reference} was not delivered to ${partlySent.recipientsLeft?.join(', ')}. Last error: ${stripControls(partlySent.lastError ?? '')}`,
        );
      if (!config.mail) print('No emails are sent while SMTP_URL is not set.');
    }
    return faults.length === 0 && !isLate;
  };
};
