// The circuit breaker of a channel: all its messages wait after an error that is about the server, and after several of them
// in a row without a verdict.

import type { Log } from '../observability/log.ts';
import { backoffMs, type Channel } from './kinds.ts';
import type { Fault } from './types.ts';

/** Short, so that a recovery is noticed soon: a try is one connection. */
const pausesMs = [5_000, 10_000, 20_000, 40_000, 60_000];

const lostInARowMax = 3; // this many messages in a row without a verdict mean that the server is at fault

const faultsMax = 20; // A server that varies its error text must not fill the log or the memory.

export function createCircuit(channel: Channel, log: Log, monotonicMs: () => number, random: () => number) {
  let failures = 0;
  let resumeAtMs = Number.NEGATIVE_INFINITY;
  const lost = new Set<string>();
  /** Each fault is logged once until the server recovers: it is tried for as long as it takes. */
  const logged = new Set<string>();

  function pause(waitMs: number, what: string, fault: Partial<Fault> = {}): void {
    resumeAtMs = monotonicMs() + waitMs;
    const known = `${what} ${fault.remedy ?? fault.error}`;
    if (logged.size >= faultsMax || logged.has(known)) return;
    logged.add(known);
    log.error({ channel, ...fault, waitMs }, what);
  }

  return {
    /** Whether nothing may be tried now. */
    isOpen: () => monotonicMs() < resumeAtMs,

    /** Nothing could be handed over. All wait, at least as long as the server asked for. */
    serverFailed(fault: Fault, askedMs: number): void {
      failures += 1;
      const waitMs = Math.max(askedMs, backoffMs(pausesMs, failures, random));
      pause(waitMs, 'server unavailable; deliveries paused', fault);
    },

    /** A message was handed over and no verdict came. */
    lost(id: string): void {
      failures = 0;
      lost.add(id);
      const times = lost.size - lostInARowMax + 1;
      if (times > 0) pause(backoffMs(pausesMs, times, random), 'no message is confirmed; deliveries paused');
    },

    /** The server has given a verdict on a message. */
    responded(): void {
      failures = 0;
      lost.clear();
      if (logged.size > 0) log.info({ channel }, 'server available again');
      logged.clear();
    },

    /** An operator may have fixed something. */
    probeNow(): void {
      resumeAtMs = monotonicMs();
    },
  };
}
