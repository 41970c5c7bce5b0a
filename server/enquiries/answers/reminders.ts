// Reminds the agency once of each enquiry that stays unanswered. All that became overdue since the last round
// are one letter. The letter is recorded in the store before it is sent, in one step that only one process
// wins; a process that finds it unfinished for longer than any email takes sends it again under the same
// Message-ID. So a crash at any moment leads to a reminder again, and never to none.

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type RepeatedTask, repeat } from '../../jobs/repeat.ts';
import {
  digestRowsMax,
  remindDaysMax,
  reminderBatchCountMax,
  reminderPollMs,
  reminderStaleMs,
} from '../../limits.ts';
import type { Log } from '../../observability/log.ts';
import type { Clock } from '../../time/clock.ts';
import { daysBefore } from '../../time/dates.ts';
import type { MailTransport, Sender, Verdict } from '../outbox/types.ts';
import { datedBookmark } from '../store/dated-bookmark.ts';
import type { Store, StoredEnquiry } from '../store/types.ts';
import { officeHours } from './office-hours.ts';
import { reminderEmail } from './reminder-email.ts';

type RemindersDeps = {
  store: Store;
  mail: MailTransport;
  sender: Sender;
  log: Log;
  clock: Clock;
  remindAfterMs: number;
  answerUrl: (reference: string) => Promise<string | null>;
};

/** A letter that is being sent. `attempt` changes when another process takes it over. */
type Batch = z.infer<typeof batchSchema>;

const batchSchema = z.object({
  id: z.string().max(36),
  attempt: z.string(),
  references: z.array(z.string()).max(reminderBatchCountMax),
});

/** No letter is being sent. */
const idle = '';

export function startReminders(deps: RemindersDeps): RepeatedTask {
  return repeat(createReminders(deps), reminderPollMs);
}

export function createReminders(deps: RemindersDeps): () => Promise<void> {
  const { store, mail, sender, log, clock, remindAfterMs, answerUrl } = deps;
  const hours = officeHours(sender.settings.hours);
  const isStale = watchChanges(clock);

  async function remind(): Promise<void> {
    const recorded = await store.bookmark('reminder');
    const unfinished = parseBatch(recorded);
    if (unfinished && !isStale(recorded)) return;
    const batch = unfinished ? { ...unfinished, attempt: randomUUID() } : await chooseOverdue();
    if (batch === null) return;
    const record = JSON.stringify(batch);
    if (!(await store.replaceBookmark('reminder', recorded, record))) return; // another process was faster
    if (await isSettled(batch)) await store.replaceBookmark('reminder', record, idle);
  }

  async function chooseOverdue(): Promise<Batch | null> {
    const at = clock.now();
    const candidates = await store.unreminded(await remindSince(store, at), reminderBatchCountMax);
    const references = candidates
      .filter((enquiry) => isOverdue(enquiry, at))
      .map(({ reference }) => reference);
    return references.length === 0 ? null : { id: randomUUID(), attempt: '', references };
  }

  // From when it was in the mailbox: a released enquiry was held before, and a mail server may have been away.
  function isOverdue({ receivedAt, sentAt }: StoredEnquiry, at: Date): boolean {
    return hours.msBetween(sentAt ?? receivedAt, at) >= remindAfterMs;
  }

  /** `false` when the letter may have arrived: it stays recorded, so that it is sent again as the same one. */
  async function isSettled({ id, references }: Batch): Promise<boolean> {
    const open = await stillOpen(store, references);
    if (open.length === 0) return true;
    const listed = await Promise.all(
      open
        .slice(0, digestRowsMax)
        .map(async (enquiry) => ({ enquiry, answerUrl: await answerUrl(enquiry.reference) })),
    );
    const { isRoundTheClock } = hours;
    const letter = { id, listed, count: open.length, remindAfterMs, isRoundTheClock };
    const verdict = await mail.send(reminderEmail(letter, sender));
    if (verdict.state !== 'sent') return isUndelivered(verdict);
    for (const { reference } of open) await store.remind(reference, clock.now());
    log.info({ enquiries: open.length }, 'reminder sent');
    return true;
  }

  function isUndelivered(verdict: Verdict): boolean {
    log.error({ verdict }, 'reminder not sent; will retry');
    return verdict.state !== 'lost' && verdict.state !== 'cut';
  }

  return async () => {
    try {
      await remind();
    } catch (error) {
      log.error(error, 'reminder not sent; will retry');
    }
  };
}

/** Not answered, erased, held or listed in a reminder meanwhile. */
async function stillOpen(store: Store, references: string[]): Promise<StoredEnquiry[]> {
  const open: StoredEnquiry[] = [];
  for (const reference of references) {
    const enquiry = await store.find(reference);
    if (!enquiry || enquiry.erasedAt || enquiry.answeredAt || enquiry.remindedAt) continue;
    if (enquiry.state !== 'held') open.push(enquiry);
  }
  return open;
}

// Switching reminders on reminds of nothing that came before.
async function remindSince(store: Store, at: Date): Promise<Date> {
  const since = await datedBookmark(store, 'remind-since', at);
  return new Date(Math.max(since.getTime(), daysBefore(at, remindDaysMax).getTime()));
}

function parseBatch(recorded: string | null): Batch | null {
  if (recorded === null || recorded === idle) return null;
  try {
    return batchSchema.parse(JSON.parse(recorded));
  } catch {
    return null;
  }
}

/** Whether this process has seen the same value for that time, by its monotonic clock. */
function watchChanges({ monotonicMs }: Clock): (value: string | null) => boolean {
  let seen: { value: string | null; sinceMs: number } | null = null;
  return (value) => {
    if (seen === null || seen.value !== value) seen = { value, sinceMs: monotonicMs() };
    return monotonicMs() - seen.sinceMs >= reminderStaleMs;
  };
}
