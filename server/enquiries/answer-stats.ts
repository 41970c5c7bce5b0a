// How many enquiries of a period were answered, and how soon: for `stats` and for the weekly e-mail.

import { exportRowsEach } from '../limits.ts';
import type { Store } from '../store.ts';
import type { OfficeHours } from '../time/office-hours.ts';
import type { Period, StoredEnquiry } from './types.ts';

/**
 * `sent`: accepted by the mail server. `held` ones are not in the mailbox, and not among the `unanswered`. Times are within
 * office hours, and `null` when nothing was answered.
 */
export async function collectAnswerStats(store: Pick<Store, 'list'>, period: Period, hours: OfficeHours) {
  const answers: { ms: number; reference: string }[] = [];
  const counts = { received: 0, sent: 0, held: 0, unanswered: 0 };
  let page: StoredEnquiry[];
  let before: number | undefined;
  do {
    page = await store.list(period, exportRowsEach, before);
    for (const { id, state, reference, receivedAt, answeredAt } of page) {
      before = id;
      counts.received += 1;
      if (state === 'sent') counts.sent += 1;
      if (answeredAt !== null) answers.push({ ms: hours.msBetween(receivedAt, answeredAt), reference });
      else counts[state === 'held' ? 'held' : 'unanswered'] += 1;
    }
  } while (page.length === exportRowsEach);
  answers.sort((one, other) => one.ms - other.ms);
  const middle = (answers.length - 1) / 2;
  const [low, high] = [answers[Math.floor(middle)], answers[Math.ceil(middle)]];
  const slowest = answers.at(-1);
  return {
    ...counts,
    answered: answers.length,
    medianMs: low && high ? Math.round((low.ms + high.ms) / 2) : null,
    slowestMs: slowest?.ms ?? null,
    slowestReference: slowest?.reference ?? null,
  };
}
