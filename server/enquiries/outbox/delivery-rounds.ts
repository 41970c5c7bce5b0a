// When an outbox delivers: on every wake and every few seconds, until nothing is due.

import { repeat } from '../../jobs/repeat.ts';
import { outboxPollMs } from '../../limits.ts';
import type { Log } from '../../observability/log.ts';

export type Outbox = {
  /** Delivers what is due. Resolves when nothing is due or the circuit is open. */
  deliver(): Promise<void>;
  /** Starts delivering, on every wake and every few seconds. */
  start(): void;
  /** Call after a new enquiry is stored. */
  wake(): void;
  /** Stops after what is in flight. */
  stop(): Promise<void>;
};

type DeliveryRoundsDeps = {
  log: Log;
  /** Runs before each delivery. */
  prepare: () => Promise<void>;
  /** `false` when nothing more is to be delivered in this round. */
  deliverOne: () => Promise<boolean>;
  stopping: AbortController;
};

export function deliveryRounds({ log, prepare, deliverOne, stopping }: DeliveryRoundsDeps): Outbox {
  let round: ReturnType<typeof repeat> | undefined;

  async function deliver(): Promise<void> {
    try {
      do await prepare();
      while ((await deliverOne()) && !stopping.signal.aborted);
    } catch (error) {
      log.error(error, 'outbox query failed');
    }
  }

  return {
    deliver,
    start() {
      round = repeat(deliver, outboxPollMs);
    },
    wake: () => round?.wake(),
    async stop() {
      stopping.abort();
      await round?.stop();
    },
  };
}
