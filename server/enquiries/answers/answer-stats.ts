// How many enquiries of a period were answered, and how soon: for `stats` and for the weekly letter.

import { timesRowsEach } from '../../limits.ts';
import type { EnquiryTimes, Period, Store } from '../store/types.ts';
import type { OfficeHours } from './office-hours.ts';

export type AnswerStats = {
  received: number;
  /** Accepted by the mail server: as many are in the agency's mailbox. */
  sent: number;
  /** Held as possible spam: not in the mailbox, and not among the other counts. */
  held: number;
  answered: number;
  unanswered: number;
  /** Within office hours; `null` when nothing was answered. */
  medianMs: number | null;
  slowestMs: number | null;
  slowestReference: string | null;
};

export async function collectAnswerStats(
  store: Pick<Store, 'times'>,
  period: Period,
  hours: OfficeHours,
): Promise<AnswerStats> {
  const answers: { ms: number; reference: string }[] = [];
  const counts = { received: 0, sent: 0, held: 0, unanswered: 0 };
  for await (const { state, reference, receivedAt, answeredAt } of allTimes(store, period)) {
    counts.received += 1;
    if (state === 'sent') counts.sent += 1;
    if (answeredAt !== null) answers.push({ ms: hours.msBetween(receivedAt, answeredAt), reference });
    else if (state === 'held') counts.held += 1;
    else counts.unanswered += 1;
  }
  answers.sort((one, other) => one.ms - other.ms);
  const slowest = answers.at(-1);
  return {
    ...counts,
    answered: answers.length,
    medianMs: median(answers.map(({ ms }) => ms)),
    slowestMs: slowest?.ms ?? null,
    slowestReference: slowest?.reference ?? null,
  };
}

/** In pages: years of enquiries need no more memory than a week of them. */
async function* allTimes(store: Pick<Store, 'times'>, period: Period): AsyncGenerator<EnquiryTimes> {
  for (let last: EnquiryTimes | undefined; ; ) {
    const page = await store.times(period, timesRowsEach, last);
    yield* page;
    last = page.at(-1);
    if (page.length < timesRowsEach) return;
  }
}

function median(sorted: number[]): number | null {
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
