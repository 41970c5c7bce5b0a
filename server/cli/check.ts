import { states } from '../enquiries/store/types.ts';
import { checkHoursDefault, checkHoursMax } from '../limits.ts';
import { type Command, Misunderstood } from './command.ts';
import { readCount } from './filter.ts';
import { clock, columns, printable } from './text-format.ts';

export const check: Command['prepare'] = (values, positionals) => {
  if (positionals.length > 0) throw new Misunderstood('check takes no names.');
  const hours = readCount('--hours', values.hours, checkHoursDefault, checkHoursMax);
  return async ({ store, config, say, now }) => {
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
      say(
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
      say(
        columns(
          states.map((state) => [state, String(counts[state])]),
          '',
        ),
      );
      say(faults.length === 0 ? 'The store is sound.' : `The store is not sound:\n  ${faults.join('\n  ')}`);
      say(
        oldest
          ? `The oldest unsent is ${oldest.reference}, ${oldest.state}, received ${clock(oldest.receivedAt)} IST${isLate ? `: more than ${hours} h ago` : ''}.`
          : 'None is unsent.',
      );
      if (oldest?.lastError) say(`The mail server said: ${printable(oldest.lastError)}`);
      if (partlySent)
        say(
          `${partlySent.reference} did not reach ${partlySent.recipientsLeft?.join(', ')}. The mail server said: ${printable(partlySent.lastError ?? '')}`,
        );
      if (!config.mail) say('Nothing is mailed while SMTP_URL is not set.');
    }
    return faults.length === 0 && !isLate;
  };
};
