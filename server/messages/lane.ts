// Delivers the messages of one channel: claim -> hand over -> mark, one at a time. A message whose verdict is late stays in
// flight while the others continue. The next try of each message is in its row; the circuit breaker is in memory, so a crash
// loses only the breaker's state.

import type { Log } from '../observability/log.ts';
import type { Counter } from '../rate-limit/counters.ts';
import type { Clock } from '../time/clock.ts';
import { createCircuit } from './circuit.ts';
import { backoffMs, type Channel, hasOwnAddress, isOnce, policies } from './kinds.ts';
import type { MessageStore } from './message-store.ts';
import { recipientsRemedy, replyCode } from './smtp.ts';
import type { ClaimedMessage, Fault, Outcome, Verdict } from './types.ts';

/**
 * Hands a message over. It calls `mayHandOver` before the content leaves this process, which throws if that must not happen
 * any more. `null` when there is nothing to say: its enquiry has been erased, or answered.
 */
export type Deliver = (message: ClaimedMessage, mayHandOver: () => void) => Promise<Verdict | null>;

export type LaneDeps = {
  channel: Channel;
  deliver: Deliver;
  /** `null`: the channel has no limit, and counts towards none. */
  quota: Counter | null;
  messages: MessageStore;
  log: Log;
  clock: Clock;
  random: () => number;
  stopping: AbortSignal;
  /** Called when what it had in flight is settled. */
  onIdle: () => void;
};

// Without a verdict at a time, one connection each. A server that never gives one reaches this number in ten minutes.
const inFlightMax = 10;
const patienceMs = 30_000; // that the other messages wait for a verdict
const markMsEach = 1_000; // between tries to record an outcome while the store is unavailable

export type Lane = ReturnType<typeof createLane>;

export function createLane(deps: LaneDeps) {
  const { channel, deliver, quota, messages, log, clock, random, stopping, onIdle } = deps;
  const policy = policies[channel];
  const circuit = createCircuit(channel, log, clock.monotonicMs, random);
  const flights = new Set<Promise<void>>();
  let draining: Promise<void> | null = null;
  let isQuotaUsedUp = false;

  function isReady(): boolean {
    if (stopping.aborted || flights.size >= inFlightMax || circuit.isOpen()) return false;
    const waitMs = quota?.msToWait('all') ?? 0;
    if (waitMs > 0 && !isQuotaUsedUp) log.warn({ channel, waitMs }, 'MAIL_LIMIT reached; deliveries paused');
    isQuotaUsedUp = waitMs > 0;
    return !isQuotaUsedUp;
  }

  async function drain(lease: string, isFresh: () => boolean): Promise<void> {
    let count = 0;
    try {
      for (; isReady(); count++) {
        const message = await messages.claim(lease, channel, clock.now());
        if (message === null) break;
        await follow(message, isFresh);
      }
    } catch (error) {
      log.error({ channel, err: error }, 'messages not read');
    }
    draining = null;
    if (count > 0 && flights.size === 0) onIdle();
  }

  /** Resolves when the message is settled, or when the others should stop waiting for it. */
  async function follow(message: ClaimedMessage, isFresh: () => boolean): Promise<void> {
    const handedOver = Promise.withResolvers<void>();
    const landed = new AbortController();
    let isHandedOver = false;
    let isHalted = false;

    function mayHandOver(): void {
      isHalted = !isFresh();
      if (isHalted) throw new Error('this process has been halted; another may have sent the message');
      isHandedOver = true;
      handedOver.resolve();
    }

    async function run(): Promise<void> {
      // A message that cannot be written must not block those after it.
      const lost = (error: Error): Verdict => ({ state: 'lost', error: error.message });
      const verdict = await deliver(message, mayHandOver).catch(lost);
      if (verdict === null) await messages.drop(message);
      else await settle(message, isHalted ? { state: 'cut' } : verdict, isHandedOver);
    }

    const settled = run()
      .catch((error) => log.error({ message: message.id, err: error }, 'unexpected error in a delivery'))
      .finally(() => {
        flights.delete(settled);
        landed.abort();
        if (flights.size === 0 && draining === null) onIdle();
      });
    flights.add(settled);
    const isOver = AbortSignal.any([landed.signal, stopping]);
    await Promise.race([settled, handedOver.promise.then(() => clock.sleep(patienceMs, isOver))]);
    if (isOver.aborted) return;
    log.warn({ message: message.id }, 'reply of the server delayed; continuing with other messages');
    circuit.lost(message.id);
  }

  /** Does what a verdict means for the message and for those after it. */
  async function settle(message: ClaimedMessage, given: Verdict, isHandedOver: boolean): Promise<void> {
    const verdict = aboutRecipients(message, given);
    const once = isOnce(message.kind);
    if (verdict.state === 'cut') {
      if (once && isHandedOver) return refuse(message, { error: 'not confirmed' });
      return mark(message, { state: 'back' });
    }
    if (verdict.state === 'unavailable') {
      const { error, remedy, retryAfterMs = 0 } = verdict;
      circuit.serverFailed({ error, remedy }, retryAfterMs);
      if (policy.countsOutages) return retryLater(message, error, retryAfterMs);
      return mark(message, { state: 'back', error, remedy });
    }
    if (verdict.state === 'lost') {
      circuit.lost(message.id);
      if (!isHandedOver) return retryLater(message, verdict.error); // it could not be written
      const isOver = policy.lostMax && message.tries + 1 >= policy.lostMax;
      await (once || isOver ? refuse(message, verdict) : retryLater(message, verdict.error));
      return void quota?.consume('all'); // it may have been accepted
    }
    circuit.responded();
    if (verdict.state === 'deferred') return retryLater(message, verdict.error);
    if (verdict.state !== 'sent') return refuse(message, verdict);
    await accepted(message, verdict);
    quota?.consume('all');
  }

  async function accepted(
    message: ClaimedMessage,
    { refusedFor = [], deferredFor = [], error = '' }: Extract<Verdict, { state: 'sent' }>,
  ): Promise<void> {
    const { id, tries } = message;
    const fault = { error, remedy: recipientsRemedy };
    if (refusedFor.length > 0)
      log.error({ message: id, refusedFor, ...fault }, 'email refused for some recipients');
    if (deferredFor.length > 0) return retryLater(message, error, 0, deferredFor);
    await mark(message, { state: 'sent', at: clock.now(), recipientsLeft: refusedFor, ...fault });
    log.info({ message: id, tries: tries + 1 }, 'message sent');
  }

  async function retryLater(message: ClaimedMessage, error: string, askedMs = 0, left: string[] = []) {
    const tries = message.tries + 1;
    if (policy.triesMax && tries >= policy.triesMax) return refuse(message, { error });
    const waitMs = Math.max(askedMs, backoffMs(policy.waitsMs, tries, random));
    const fields = { message: message.id, tries, waitMs, error: replyCode(error) };
    log.warn(fields, 'message not accepted; will retry');
    const at = new Date(clock.now().getTime() + waitMs);
    await mark(message, { state: 'later', at, error, recipientsLeft: left });
  }

  async function refuse(message: ClaimedMessage, { error, remedy }: Fault): Promise<void> {
    const fields = { message: message.id, tries: message.tries + 1, error: replyCode(error) };
    // Mistyped addresses are common, and a receipt is a courtesy.
    if (isOnce(message.kind)) log.info(fields, 'receipt not delivered; dropped');
    else log.error(fields, 'message refused; will not retry');
    await mark(message, { state: 'refused', error, remedy });
  }

  // What was delivered and not marked would be delivered again, so marking is retried until the store responds.
  async function mark(message: ClaimedMessage, outcome: Outcome): Promise<void> {
    const fields = { message: message.id, outcome: outcome.state };
    for (;;) {
      const isLast = stopping.aborted;
      try {
        if (await messages.mark(message, outcome)) return;
        return log.warn(fields, 'message was removed or taken over; outcome not recorded');
      } catch (error) {
        log.error({ ...fields, err: error, isLast }, 'recording the outcome of a message failed');
        if (isLast) return;
      }
      await clock.sleep(markMsEach, stopping);
    }
  }

  return {
    hasWork: async (): Promise<boolean> =>
      draining === null && (await messages.hasWork(channel, clock.now())) && isReady(),

    /** Delivers what is due, until nothing is or the circuit is open. `isFresh`: no other process can have that lease. */
    start(lease: string, isFresh: () => boolean): void {
      // One with nothing to wait for would end before it is noted here, and seem to go on for ever.
      if (isReady()) draining ??= drain(lease, isFresh);
    },

    isIdle: () => draining === null && flights.size === 0,

    /** Resolves when no message is in flight. */
    async landed(): Promise<void> {
      await draining;
      await Promise.all(flights);
    },

    probeNow: circuit.probeNow,
  };
}

/** A rejected recipient is a fault of the settings where it is all of MAIL_TO, and otherwise concerns this message. */
function aboutRecipients({ kind, recipients: left }: ClaimedMessage, verdict: Verdict): Verdict {
  if (verdict.state !== 'unavailable' || !verdict.recipients) return verdict;
  const { recipients: state, error, remedy } = verdict;
  // MAIL_TO is not what to correct where another address is refused.
  if (hasOwnAddress(kind)) return { state, error, remedy: kind === 'canary' ? remedy : undefined };
  if (!left || left.length === 0) return verdict;
  // It has accepted the others of MAIL_TO at an earlier try.
  return { state: 'sent', [state === 'refused' ? 'refusedFor' : 'deferredFor']: left, error };
}
