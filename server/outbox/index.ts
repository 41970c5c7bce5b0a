// The outbox: due -> claim -> deliver -> mark, one letter at a time and in order of arrival. The stored row is all
// that there is of a letter's state: a process that dies forgets only how long it meant to wait.

import { setTimeout as later } from 'node:timers/promises';
import type { Budget } from '../budget.ts';
import {
  aloneFromTry,
  aloneWaitsMs,
  letterLeaseMs,
  markMsEach,
  outageWaitsMs,
  outboxPollMs,
} from '../limits.ts';
import type { Log } from '../log.ts';
import { repeat } from '../repeat.ts';
import type { Claimed, Outcome, Store } from '../store/index.ts';
import { letterOf, type Sender } from './letter.ts';
import type { Mail, Verdict } from './smtp.ts';

export type Outbox = {
  /** Delivers what is due, and resolves when nothing is, or when the mail server has to be left alone. */
  deliver(): Promise<void>;
  /** Delivers from now on, at every wake and every few seconds. */
  start(): void;
  /** There is something new. */
  wake(): void;
  /** Ends with the letter that is under way. */
  stop(): Promise<void>;
};

type Final = Extract<Verdict, { state: 'sent' | 'refused' }>;

type Things = { store: Store; mail: Mail; sender: Sender; log: Log; now: () => Date; budget?: Budget };

export function openOutbox({ store, mail, sender, log, now, budget }: Things): Outbox {
  const stopping = new AbortController();
  let round: ReturnType<typeof repeat> | undefined;
  let failures = 0;
  let resumeAt = 0;

  async function deliver(): Promise<void> {
    try {
      while (!stopping.signal.aborted && now().getTime() >= resumeAt) {
        const waitMs = (await budget?.msToWait()) ?? 0;
        if (waitMs > 0) return pause(waitMs);
        const [row] = await store.claim(now(), letterLeaseMs, 1);
        if (!row) return;
        await budget?.spend();
        await settle(row, await post(row));
      }
    } catch (error) {
      log.error(error, 'the outbox could not ask the store');
    }
  }

  function pause(waitMs: number): void {
    resumeAt = now().getTime() + waitMs;
    log.warn({ waitMs }, 'as many letters have left as may within the hour: the others wait');
  }

  function post(row: Claimed): Promise<Verdict> {
    return mail.send(letterOf(row, sender));
  }

  async function settle(row: Claimed, verdict: Verdict): Promise<void> {
    if (verdict.state === 'cut') return mark(row, { state: 'back' });
    if (verdict.state === 'deferred') return defer(row, verdict);
    await conclude(row, verdict);
  }

  async function conclude(row: Claimed, verdict: Final): Promise<void> {
    const { reference } = row;
    if (failures > 0) log.info('the mail server takes letters again');
    failures = 0;
    if (verdict.state === 'refused') {
      const { error } = verdict;
      log.error({ reference, error }, 'the mail server refused a letter: it is kept, and not tried again');
      return mark(row, { state: 'refused', error });
    }
    const { refusedFor } = verdict;
    if (refusedFor.length > 0)
      log.error({ reference, refusedFor }, 'a letter did not reach every address of MAIL_TO');
    await mark(row, { state: 'sent', at: now() });
    log.info({ reference, tries: row.tries + 1 }, 'a letter was sent');
  }

  // Nothing overtakes a letter that failed: it stays the first, and all wait for it. One that goes on failing may
  // be the reason itself; when its successor passes, it waits alone.
  async function defer(row: Claimed, { error, unreachable }: Verdict & { state: 'deferred' }): Promise<void> {
    const { reference } = row;
    const tries = row.tries + 1;
    if (!unreachable && tries >= aloneFromTry && (await successorPasses())) {
      const waitMs = waitOf(aloneWaitsMs, tries - aloneFromTry);
      log.error({ reference, tries, waitMs, error }, 'a letter fails where others pass: it is tried again');
      return mark(row, { state: 'later', at: new Date(now().getTime() + waitMs), error });
    }
    const waitMs = waitOf(outageWaitsMs, failures);
    failures += 1;
    resumeAt = now().getTime() + waitMs;
    log.error({ reference, tries, waitMs, error }, 'a letter could not be sent: all letters wait');
    await mark(row, { state: 'later', at: now(), error });
  }

  async function successorPasses(): Promise<boolean> {
    const [next] = await store.claim(now(), letterLeaseMs, 1);
    if (!next) return false;
    const verdict = await post(next);
    if (verdict.state === 'sent' || verdict.state === 'refused') {
      await conclude(next, verdict);
      return true;
    }
    await mark(next, verdict.state === 'cut' ? { state: 'back' } : { ...verdict, state: 'later', at: now() });
    return false;
  }

  // A letter that was sent and is not marked would be sent again: the store is asked until it answers.
  async function mark(row: Claimed, outcome: Outcome): Promise<void> {
    const { reference, leaseToken } = row;
    for (;;) {
      const isLast = stopping.signal.aborted;
      try {
        if (await store.mark(reference, leaseToken, outcome)) return;
        return log.error({ reference, outcome: outcome.state }, 'a letter is no longer ours to mark');
      } catch (error) {
        log.error(error, 'a letter could not be marked');
        if (isLast) return log.error({ reference, outcome: outcome.state }, 'a letter is left unmarked');
      }
      await later(markMsEach, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    deliver,
    start() {
      round = repeat(deliver, outboxPollMs);
    },
    wake() {
      round?.wake();
    },
    async stop() {
      stopping.abort();
      await round?.stop();
    },
  };
}

function waitOf(waitsMs: number[], failures: number): number {
  return waitsMs[Math.min(failures, waitsMs.length - 1)] ?? 0;
}
