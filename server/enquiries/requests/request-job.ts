// Processes visitors' requests: soon after one is stored, at the start, and every minute, in any process.

import { setTimeout as later } from 'node:timers/promises';
import { type RepeatedTask, repeat } from '../../jobs/repeat.ts';
import {
  notifyAgencyMsEach,
  notifyAgencyWaitMsMax,
  requestDelayMs,
  requestPollMs,
  requestsPerDayMax,
  requestTaskDaysMax,
  scrubMsEach,
  scrubMsMax,
} from '../../limits.ts';
import type { Log } from '../../observability/log.ts';
import type { MailQuota } from '../../rate-limit/types.ts';
import { dayName } from '../../time/agency-days.ts';
import { daysBefore } from '../../time/dates.ts';
import type { MailTransport, Sender } from '../outbox/types.ts';
import type { DataRequest, Store } from '../store/types.ts';
import { erasedCopyEmail } from './erased-copy-email.ts';
import { createSettlements, type SettlementDeps } from './settlement.ts';

export type RequestJobDeps = Omit<SettlementDeps, 'store' | 'isMailed'> & {
  store: Pick<Store, 'dataRequests' | 'visitorLetters' | 'find' | 'secret' | 'scrub'>;
  log: Log;
  now: () => Date;
  /** `null` where no mail is sent. */
  mail: { mail: MailTransport; sender: Sender; mailQuota?: MailQuota } | null;
  /** Requests of one round. */
  requestsPerRoundMax?: number;
  /** Called when a letter or a notice may have been stored. */
  onSettled: () => void;
};

/** `wake` is to be called for each request that was stored. */
export function startRequestJob(deps: RequestJobDeps, random: () => number = Math.random): RepeatedTask {
  const repeated = repeat(createRequestRound(deps), requestPollMs);
  let waiting: NodeJS.Timeout | undefined;
  return {
    // Requests that arrive while it waits are processed in the same round.
    wake() {
      const { min, max } = requestDelayMs;
      waiting ??= setTimeout(
        () => {
          waiting = undefined;
          repeated.wake();
        },
        min + random() * (max - min),
      );
    },
    stop() {
      clearTimeout(waiting);
      return repeated.stop();
    },
  };
}

/** Each call of the result is one round. A request that fails does not stop the others. */
export function createRequestRound(deps: RequestJobDeps): () => Promise<void> {
  const { store, log, now, mail, onSettled, requestsPerRoundMax = requestsPerDayMax } = deps;
  const requests = store.dataRequests;
  const settlementOf = createSettlements({ ...deps, isMailed: mail !== null });

  async function settleWaiting(): Promise<void> {
    let isErased = false;
    const waiting = await requests.waiting(requestsPerRoundMax);
    for (const request of waiting) isErased = (await settle(request)) || isErased;
    if (waiting.length > 0) onSettled();
    if (isErased && !(await isScrubbed(store)))
      log.warn('an erased enquiry is still on the disk; it is overwritten once other readers have finished');
  }

  /** Whether an enquiry is erased. */
  async function settle(request: DataRequest): Promise<boolean> {
    const { id, reference, action } = request;
    try {
      const settlement = await settlementOf(request, now());
      if (!(await requests.settle(id, settlement)) || settlement === null) return false;
      log.info({ reference, action }, 'data request settled');
      return settlement.erasure !== null;
    } catch (error) {
      log.error({ request: id, err: error }, 'data request not settled; will retry');
      return false;
    }
  }

  async function notifyAgency({
    mail,
    sender,
    mailQuota,
  }: NonNullable<RequestJobDeps['mail']>): Promise<void> {
    for (;;) {
      if (mailQuota && (await mailQuota.msToWait()) > 0) return;
      const again = new Date(now().getTime() + notifyAgencyMsEach);
      const erased = await requests.claimErasureNotice(now(), again);
      if (erased === null) return;
      const { reference } = erased;
      const verdict = await mail.send(erasedCopyEmail(erased, sender));
      if (verdict.state !== 'sent')
        return log.error(
          { reference, verdict },
          'agency not notified of an erasure; will retry within the hour',
        );
      await requests.markNotified(reference);
      await mailQuota?.consume();
      log.info({ reference }, 'agency notified of an erasure');
    }
  }

  let notifying: Promise<void> | null = null;

  // A mail server may take ten minutes to give its verdict, and other visitors do not wait for it.
  async function notifyAgencyBriefly(agency: NonNullable<RequestJobDeps['mail']>): Promise<void> {
    notifying ??= notifyAgency(agency)
      .catch((error) => log.error(error, 'agency not notified of an erasure; will retry'))
      .finally(() => (notifying = null));
    await Promise.race([notifying, later(notifyAgencyWaitMsMax, undefined, { ref: false })]);
  }

  async function forgetOld(): Promise<void> {
    await requests.forgetCounted(dayName(now()));
    const removed = await requests.expireTasks(daysBefore(now(), requestTaskDaysMax));
    if (removed > 0) log.error({ removed }, 'tasks of data requests removed; they were never done');
  }

  return async () => {
    for (const step of [settleWaiting, forgetOld, ...(mail ? [() => notifyAgencyBriefly(mail)] : [])]) {
      try {
        await step();
      } catch (error) {
        log.error(error, 'data requests not processed; will retry');
      }
    }
  };
}

// Most readers finish within seconds. Otherwise the maintenance of the store does it.
async function isScrubbed({ scrub }: Pick<Store, 'scrub'>): Promise<boolean> {
  for (const untilMs = performance.now() + scrubMsMax; ; ) {
    if (await scrub().catch(() => false)) return true;
    if (performance.now() >= untilMs) return false;
    await later(scrubMsEach);
  }
}
