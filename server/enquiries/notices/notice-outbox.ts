// The outbox of notices: announce -> claim -> post -> mark, one at a time. Its rows are made here and not by the request
// that stores an enquiry, so that a visitor never waits for it.

import type { Settings } from '../../../views/index.ts';
import { emailLeaseMs, noticeRetryAfterMsMax, noticeRowsEach, noticeWaitsMs } from '../../limits.ts';
import type { Log } from '../../observability/log.ts';
import type { MailQuota } from '../../rate-limit/types.ts';
import type { Clock } from '../../time/clock.ts';
import { createCircuitBreaker } from '../outbox/circuit-breaker.ts';
import type { Delivered } from '../outbox/delivered.ts';
import { deliveryRounds, type Outbox } from '../outbox/delivery-rounds.ts';
import { watchExternalChanges } from '../outbox/external-changes.ts';
import { outageLog } from '../outbox/outage-log.ts';
import { outcomeRecorder } from '../outbox/outcome-recorder.ts';
import { quotaGate } from '../outbox/quota-gate.ts';
import type { ClaimedNotice, Outcome, Store } from '../store/types.ts';
import { beginNotices } from './begin-notices.ts';
import { formats } from './formats.ts';
import { type NoticeContent, noticeContent } from './notice-content.ts';
import type { NotifySettings } from './notify-settings.ts';
import type { PostNotice } from './post-notice.ts';
import { type NoticeVerdict, replyVerdict } from './reply-verdict.ts';

export type NoticeOutboxDeps = {
  store: Store;
  post: PostNotice;
  notify: NotifySettings;
  settings: Settings;
  log: Log;
  clock: Clock;
  quota?: MailQuota;
  random?: () => number;
};

const delivered: Delivered = { noun: 'notice', key: 'notice' };

export function openNoticeOutbox(deps: NoticeOutboxDeps): Outbox {
  const { store, post, notify, settings, log, clock, quota, random = Math.random } = deps;
  const url = new URL(notify.url);
  const { host } = url; // the rest of the URL is a secret
  const secrets = secretsIn(url, notify.secret);
  const stopping = new AbortController();
  const circuit = createCircuitBreaker({ monotonicMs: clock.monotonicMs, random });
  const outages = outageLog(log, 'notice receiver available again');
  const mustWaitForQuota = quotaGate(quota, log, 'MAIL_LIMIT reached; notices paused');
  const shared = { queue: store.notices, delivered, log, clock };
  const record = outcomeRecorder({ ...shared, stopping: stopping.signal });
  const checkExternalChanges = watchExternalChanges({
    ...{ ...shared, store },
    waitMsMax: Math.max(...noticeWaitsMs, noticeRetryAfterMsMax),
    onWake: circuit.probeNow,
    isInFlight: () => false, // a round posts one at a time, and looks for changes in between
  });
  let isBegun = false;

  async function prepare(): Promise<void> {
    await checkExternalChanges();
    if (!isBegun) await beginNotices(store, clock.now());
    isBegun = true;
    await store.notices.announce(clock.now(), noticeRowsEach);
  }

  async function deliverOne(): Promise<boolean> {
    if (stopping.signal.aborted || circuit.msToWait() > 0 || (await mustWaitForQuota())) return false;
    const [notice] = await store.notices.claim(clock.now(), emailLeaseMs, 1);
    if (!notice) return false;
    const content = await noticeContent(notice, { store, fields: notify.fields, settings });
    if (content === null) {
      log.info({ notice: notice.id }, 'notice dropped; its enquiry is erased');
      await store.notices.skip(notice.id, notice.leaseToken);
      return true;
    }
    await settle(notice, await tryToPost(content));
    return true;
  }

  async function tryToPost(content: NoticeContent): Promise<NoticeVerdict> {
    const request = formats[notify.format](content, url, notify.secret, clock.now());
    try {
      return replyVerdict(await post(request), content, secrets, clock.now());
    } catch (error) {
      return { state: 'unavailable', error: error instanceof Error ? error.message : String(error) };
    }
  }

  async function settle(notice: ClaimedNotice, verdict: NoticeVerdict): Promise<void> {
    const { id, tries } = notice;
    switch (verdict.state) {
      case 'sent':
        circuit.settled();
        outages.recovered();
        await mark(notice, { state: 'sent', at: clock.now() });
        log.info({ notice: id, tries: tries + 1 }, 'notice sent');
        return quota?.consume();
      case 'refused':
        pause(verdict);
        return refuse(notice, verdict);
      case 'deferred':
        circuit.deferred(id);
        outages.recovered();
        return retryLater(notice, verdict, 0);
      case 'unavailable':
        pause(verdict);
        return retryLater(notice, verdict, verdict.retryAfterMs ?? 0);
    }
  }

  // Every notice goes to the same receiver, so all wait while it is unavailable.
  function pause(verdict: Exclude<NoticeVerdict, { state: 'sent' }>): void {
    const waitMs = circuit.serverFailed('retryAfterMs' in verdict ? verdict.retryAfterMs : 0);
    outages.fault({ ...{ host, ...logged(verdict) }, waitMs }, 'notice receiver unavailable; notices paused');
  }

  async function retryLater(
    notice: ClaimedNotice,
    verdict: Extract<NoticeVerdict, { error: string }>,
    askedMs: number,
  ): Promise<void> {
    const scheduledMs = noticeWaitsMs[notice.tries];
    if (scheduledMs === undefined) return refuse(notice, verdict);
    const waitMs = Math.max(scheduledMs, askedMs);
    const { id, tries } = notice;
    log.warn({ notice: id, tries: tries + 1, waitMs, ...logged(verdict) }, 'notice not accepted; will retry');
    const at = new Date(clock.now().getTime() + waitMs);
    return mark(notice, { state: 'later', at, error: verdict.error });
  }

  function refuse(notice: ClaimedNotice, verdict: Extract<NoticeVerdict, { error: string }>): Promise<void> {
    const { id, tries } = notice;
    log.error({ notice: id, tries: tries + 1, ...logged(verdict) }, 'notice refused; will not retry');
    return mark(notice, { state: 'refused', error: verdict.error });
  }

  function mark({ id, leaseToken }: ClaimedNotice, outcome: Outcome): Promise<void> {
    return record(id, leaseToken, outcome);
  }

  return deliveryRounds({ log, prepare, deliverOne, stopping });
}

// What a receiver replies is for the operator's commands; it may quote the notice.
function logged(verdict: Extract<NoticeVerdict, { error: string }>): { error: string } {
  const status = 'status' in verdict ? verdict.status : undefined;
  return { error: status === undefined ? verdict.error : `HTTP ${status}` };
}

function secretsIn({ pathname, search, searchParams }: URL, secret: string | null): string[] {
  const parts = [pathname, ...pathname.split('/'), search, ...searchParams.values(), secret ?? ''];
  return parts.filter(({ length }) => length >= secretLengthMin);
}

/** A shorter part of a path, such as `hooks` or `bot`, is no secret. */
const secretLengthMin = 6;
