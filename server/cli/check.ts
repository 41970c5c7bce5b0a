// The `check` command: faults of the store, and enquiries that have waited unsent for too long.

import { isOverdue, openTasks } from '../enquiries/requests/overdue-tasks.ts';
import { states } from '../enquiries/store/types.ts';
import { checkHoursDefault, checkHoursMax } from '../limits.ts';
import { type Command, UsageError } from './command.ts';
import { parseCount } from './filter.ts';
import { columns, formatTime, stripControls } from './text-format.ts';

export const check: Command['prepare'] = (values, positionals) => {
  if (positionals.length > 0) throw new UsageError('check takes no arguments.');
  const hours = parseCount('--hours', values.hours, checkHoursDefault, checkHoursMax);
  return async ({ store, config, print, now }) => {
    const [faults, counts, oldest, partlySent, noticeCounts, oldestNotice, letterCounts, oldestLetter] =
      await Promise.all([
        store.check(),
        store.counts(),
        store.oldestUnsent(),
        store.latestPartlySent(),
        store.notices.counts(),
        store.notices.oldestUnsent(),
        store.visitorLetters.counts(),
        store.visitorLetters.oldestUnsent(),
      ]);
    const tasks = await openTasks(store, now());
    const overdueRequests = tasks.filter(isOverdue).map(({ reference }) => reference);
    const isOver = (since: Date) => now().getTime() - since.getTime() > hours * 3_600_000;
    const isLate = oldest !== null && isOver(oldest.receivedAt);
    // Without NOTIFY_URL, notices that an earlier setting left are never sent.
    const isNoticeLate = config.notify !== null && oldestNotice !== null && isOver(oldestNotice.createdAt);
    const isLetterLate = config.mail !== null && oldestLetter !== null && isOver(oldestLetter.createdAt);
    const isAnyLate = isLate || isNoticeLate || isLetterLate || overdueRequests.length > 0;
    const isWell = faults.length === 0 && !isAnyLate;
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
            ...{ ok: isWell, faults, isLate, counts, oldestUnsent },
            ...{ notices: noticeCounts, isNoticeLate },
            ...{ visitorLetters: letterCounts, isLetterLate },
            ...{ openRequests: tasks.length, overdueRequests },
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
      if (config.notify && oldestNotice)
        print(
          `The oldest unsent notice is ${oldestNotice.id}, ${oldestNotice.state}, of ${formatTime(oldestNotice.createdAt)} IST${isNoticeLate ? `: more than ${hours} h ago` : ''}. Last error: ${stripControls(oldestNotice.lastError ?? 'none')}`,
        );
      if (config.mail && oldestLetter)
        print(
          `The oldest unsent letter to a visitor is ${oldestLetter.id}, of ${formatTime(oldestLetter.createdAt)} IST${isLetterLate ? `: more than ${hours} h ago` : ''}. Last error: ${stripControls(oldestLetter.lastError ?? 'none')}`,
        );
      if (tasks.length > 0)
        print(`${requestsText(tasks.length, overdueRequests)} See npm run enquiries -- requests.`);
      if (!config.mail) print('No emails are sent while SMTP_URL is not set.');
    }
    return isWell;
  };
};

function requestsText(count: number, overdue: string[]): string {
  const what = count === 1 ? '1 request of a visitor waits' : `${count} requests of visitors wait`;
  return overdue.length === 0 ? `${what} for you.` : `${what} for you, OVERDUE: ${overdue.join(' ')}.`;
}
