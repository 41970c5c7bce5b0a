// E-mails that are handed over and have no verdict yet. The others wait only for a while; after that the
// e-mail stays in flight with its connection and its lease, and the queue continues.

import { emailLeaseMs, emailsInFlightCountMax, leaseRenewalMsEach, verdictPatienceMs } from '../../limits.ts';
import type { Log } from '../../observability/log.ts';
import type { Clock } from '../../time/clock.ts';
import type { WorkQueue } from '../store/types.ts';
import type { Delivered } from './delivered.ts';

type InFlightDeps = {
  queue: Pick<WorkQueue<unknown>, 'renew'>;
  delivered: Delivered;
  log: Log;
  clock: Clock;
  stopping: AbortSignal;
};

/** A claimed row of the queue. */
type Claimed = { key: string; leaseToken: string };

/** Must call `onContentRequested` when the wait for the verdict begins. */
export type Delivery = (onContentRequested: () => void) => Promise<void>;

export function trackInFlight({ queue, delivered, log, clock, stopping }: InFlightDeps) {
  const { noun } = delivered;
  const flights = new Map<string, Promise<void>>();

  async function run({ key, leaseToken }: Claimed, delivery: () => Promise<void>, finished: () => void) {
    try {
      await delivery();
    } catch (error) {
      log.error({ err: error, [delivered.key]: key }, `unexpected error in ${noun} delivery`);
    } finally {
      flights.delete(leaseToken);
      finished();
    }
  }

  async function renewLease({ key, leaseToken }: Claimed, finished: AbortSignal): Promise<void> {
    for (;;) {
      await clock.sleep(leaseRenewalMsEach, finished);
      if (finished.aborted) return;
      const until = new Date(clock.now().getTime() + emailLeaseMs);
      await queue
        .renew(key, leaseToken, until)
        .catch((error) => log.error(error, `${noun} lease not renewed`));
    }
  }

  return {
    isFull: () => flights.size >= emailsInFlightCountMax,
    has: (leaseToken: string) => flights.has(leaseToken),

    /** `false` when there is no verdict yet and the other e-mails should stop waiting for it. */
    async follow(row: Claimed, delivery: Delivery): Promise<boolean> {
      const finishing = new AbortController();
      const contentRequested = Promise.withResolvers<void>();
      const flight = run(
        row,
        () => delivery(contentRequested.resolve),
        () => finishing.abort(),
      );
      flights.set(row.leaseToken, flight);
      void renewLease(row, finishing.signal);
      const patience = contentRequested.promise.then(() =>
        clock.sleep(verdictPatienceMs, AbortSignal.any([finishing.signal, stopping])),
      );
      await Promise.race([flight, patience]);
      return finishing.signal.aborted;
    },

    /** Resolves when no e-mail is in flight. */
    async drained(): Promise<void> {
      await Promise.all(flights.values());
    },
  };
}
