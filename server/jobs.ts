// What runs on a clock. Each job is safe to run in several processes at once: what must happen once has an id in the store.

import type { Config } from './config.ts';
import { datedBookmark } from './db/bookmarks.ts';
import { journalDays, remindedCountMax, vitalsDays } from './limits.ts';
import { messageId } from './messages/kinds.ts';
import type { NewMessage } from './messages/types.ts';
import type { Log } from './observability/log.ts';
import { expireOld } from './privacy/erasure-store.ts';
import type { Store } from './store.ts';
import { type Clock, type Job, repeat } from './time/clock.ts';
import { dayMs, daysBefore, lastWeek, onAgencyClock, utcDay } from './time/dates.ts';
import { officeHours } from './time/office-hours.ts';

const hourMs = 60 * 60_000;

const morningMs = 8 * hourMs; // 08:00 in the agency's zone, before its working day
const remindDaysMax = 60; // an agency that opens for a few hours a week reaches a short `REMIND_AFTER` in these
const failedScrubsMax = 12; // after an hour the reader is not a backup or an export, and an operator has to look
const clockJumpMsMin = 30_000; // clock synchronisation never steps this far

export type JobsDeps = {
  config: Pick<Config, 'settings' | 'mail' | 'remindAfterMs'>;
  store: Store;
  log: Log;
  clock: Clock;
  /** Called when a message was stored. */
  onMessage: () => void;
  /** One round of visitors' requests. */
  settleRequests: () => Promise<void>;
};

export function createJobs({ config, store, log, clock, onMessage, settleRequests }: JobsDeps): Job[] {
  const { settings, mail, remindAfterMs } = config;
  const { retentionDays } = settings;
  const { now } = clock;
  const isSteady = steadiness(clock);
  let failedScrubs = 0;
  let unexpired = ''; // logged again when it changes

  async function expire(): Promise<void> {
    if (!isSteady()) return;
    const { isDue, erased, left } = await expireOld(store, now(), { retentionDays, isMailed: mail !== null });
    if (erased > 0) log.info({ expired: erased, days: retentionDays }, 'expired enquiries erased');
    const fields = { ...left, days: retentionDays, remedy: 'npm run enquiries -- expire' };
    const isLeft = Object.values(left).some((count) => count > 0);
    if (isLeft && JSON.stringify(left) !== unexpired)
      log.error(fields, 'expired enquiries not erased; confirmation required');
    unexpired = JSON.stringify(left);
    const kept = isDue ? await store.expireKept(now(), daysBefore(now(), settings.eraseAfterDays)) : 0;
    if (kept > 0) log.info({ expired: kept }, 'remaining data of erased enquiries erased');
    await store.messages.expire(daysBefore(now(), retentionDays));
    await store.expireJournal(now(), journalDays * dayMs);
    await store.expireVitals(utcDay(daysBefore(now(), vitalsDays)));
  }

  async function maintain(): Promise<void> {
    failedScrubs = (await store.scrub()) ? 0 : failedScrubs + 1;
    if (failedScrubs === failedScrubsMax)
      log.warn('erased data not overwritten yet; another process is reading the store');
  }

  async function digest(): Promise<void> {
    const { held, refused } = await store.counts();
    if (now().getHours() * hourMs < morningMs || held + refused === 0) return;
    await add({ id: messageId('digest', utcDay(onAgencyClock(now()))), kind: 'digest', content: null });
  }

  async function weekly(): Promise<void> {
    const { name, since, until } = lastWeek(now());
    // One about the weeks before the first start would report that nothing came.
    const isRunning = (await datedBookmark(store, 'weekly-since', now())) < until;
    if (!isRunning || now().getTime() < until.getTime() + morningMs) return;
    await add({ id: messageId('weekly', name), kind: 'weekly', content: { since: since.toISOString() } });
  }

  async function add(message: Pick<NewMessage, 'id' | 'kind' | 'content'>): Promise<void> {
    const isNew = await store.messages.add({ ...message, reference: null, recipients: null, at: now() });
    if (isNew) onMessage();
  }

  async function remind(): Promise<void> {
    if (remindAfterMs === null) return;
    // Switching reminders on reminds of nothing that came before.
    const since = (await datedBookmark(store, 'remind-since', now())).getTime();
    const earliest = new Date(Math.max(since, daysBefore(now(), remindDaysMax).getTime()));
    const { msBetween } = officeHours(settings.hours);
    const unanswered = await store.unanswered(earliest, remindedCountMax, null);
    const overdue = unanswered
      // From when it was in the mailbox: a released enquiry was held before, and a mail server may have been away.
      .filter(({ receivedAt, sentAt }) => msBetween(sentAt ?? receivedAt, now()) >= remindAfterMs)
      .map(({ reference }) => reference);
    if (overdue.length === 0) return;
    await store.remind(overdue, now());
    onMessage();
  }

  const always: Job[] = [
    { name: 'data requests', everyMs: 60_000, run: settleRequests },
    { name: 'expiry', everyMs: hourMs, run: expire },
    { name: 'maintenance', everyMs: 5 * 60_000, run: maintain },
  ];
  if (mail === null) return always;
  return [
    ...always,
    { name: 'digest', everyMs: hourMs, run: digest },
    { name: 'weekly e-mail', everyMs: hourMs, run: weekly },
    { name: 'reminder', everyMs: 5 * 60_000, run: remind },
  ];
}

/** A failing job does not stop the others. `wake` runs one at once. */
export function startJobs(jobs: Job[], log: Log) {
  const tasks = new Map(
    jobs.map(({ name, everyMs, firstMs, run }) => {
      const safely = () => run().catch((error) => log.error({ job: name, err: error }, 'job failed'));
      return [name, repeat(safely, everyMs, { firstMs })];
    }),
  );
  return {
    wake: (name: string) => tasks.get(name)?.wake(),
    stop: () => Promise.all([...tasks.values()].map((task) => task.stop())),
  };
}

/** Whether the wall clock has not jumped for an hour: what a wrong clock erases is gone. */
function steadiness({ now, monotonicMs }: Clock): () => boolean {
  const offset = () => now().getTime() - monotonicMs();
  let known = { offsetMs: offset(), sinceMs: monotonicMs() };
  return () => {
    if (Math.abs(offset() - known.offsetMs) > clockJumpMsMin)
      known = { offsetMs: offset(), sinceMs: monotonicMs() };
    return monotonicMs() - known.sinceMs >= hourMs;
  };
}
