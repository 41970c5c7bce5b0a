// One process of the site as far as mail is concerned: its outbox and its daily jobs, on a store that other processes
// may share. It can be killed wherever it waits for the store or the mail server.

import { openOutbox } from '../../../server/enquiries/outbox/outbox.ts';
import type { MailTransport, Sender } from '../../../server/enquiries/outbox/types.ts';
import type { Store } from '../../../server/enquiries/store/types.ts';
import { createDailyJobs } from '../../../server/jobs/daily-jobs.ts';
import { dailyPollMs, outboxPollMs } from '../../../server/limits.ts';
import type { Log } from '../../../server/observability/log.ts';
import type { MailQuota } from '../../../server/rate-limit/types.ts';
import type { Clock } from '../../../server/time/clock.ts';
import type { Timeline } from './timeline.ts';

type SiteProcessDeps = {
  timeline: Timeline;
  random: (end: number) => number;
  wallMs: () => number;
  store: Store;
  mail: MailTransport;
  sender: Sender;
  log: Log;
  mailQuota: MailQuota;
  retentionDays: number;
  /** Before or after which of its waits it dies, counted from its start. */
  diesAt: number;
  died: () => void;
};

export function startProcess(things: SiteProcessDeps) {
  const { timeline, random, wallMs, log, mailQuota, sender, retentionDays } = things;
  const bootMs = timeline.nowMs();
  let isDead = false;
  let waits = 0;
  let isRunning = false;
  let isAsked = false;
  let poll = 0;

  // A dead process gets no result.
  async function living<Result>(wait: () => Promise<Result>): Promise<Result> {
    await mayDie();
    const result = await wait();
    await mayDie();
    return result;
  }

  async function mayDie(): Promise<void> {
    waits += 1;
    if (waits === things.diesAt) kill();
    if (isDead) await new Promise(() => {});
  }

  function kill(): void {
    if (isDead) return;
    isDead = true;
    things.died();
  }

  const store = new Proxy(things.store, {
    get(target, name: keyof Store) {
      const method = target[name] as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) => living(() => timeline.working(() => method(...args)));
    },
  });
  const mail: MailTransport = {
    send: (email, onContentRequested) => living(() => things.mail.send(email, onContentRequested)),
    askRecipients: (envelope) => living(() => things.mail.askRecipients(envelope)),
    close: () => {},
  };
  const clock: Clock = {
    now: () => new Date(wallMs()),
    monotonicMs: () => timeline.nowMs() - bootMs,
    sleep: (ms) => timeline.sleep(ms),
  };
  const outbox = openOutbox({
    store,
    mail,
    sender,
    log,
    clock,
    mailQuota,
    random: () => random(1_000) / 1_000,
  });
  const createdDailyJobs = createDailyJobs({
    retentionDays,
    eraseAfterDays: 0,
    isMailed: true,
    store,
    log,
    now: clock.now,
    digest: null,
  });

  // As `repeat` does, by simulated time.
  async function round(): Promise<void> {
    isAsked = true;
    if (isRunning || isDead) return;
    isRunning = true;
    poll += 1;
    while (isAsked) {
      isAsked = false;
      await outbox.deliver();
    }
    isRunning = false;
    const thisPoll = poll;
    timeline.at(timeline.nowMs() + outboxPollMs, () => void (thisPoll === poll && round()));
  }

  async function runDailyJobs(): Promise<void> {
    if (isDead) return;
    await createdDailyJobs();
    timeline.at(timeline.nowMs() + dailyPollMs, () => void runDailyJobs());
  }

  void round();
  void runDailyJobs();
  return {
    isDead: () => isDead,
    kill,
    /** As after an enquiry is stored. */
    wake() {
      outbox.wake();
      void round();
    },
  };
}
