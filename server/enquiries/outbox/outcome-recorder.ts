import { markMsEach } from '../../limits.ts';
import type { Log } from '../../observability/log.ts';
import type { Clock } from '../../time/clock.ts';
import type { Outcome, WorkQueue } from '../store/types.ts';
import type { Delivered } from './delivered.ts';

type OutcomeRecorderDeps = {
  queue: Pick<WorkQueue<unknown>, 'mark'>;
  delivered: Delivered;
  log: Log;
  clock: Clock;
  stopping: AbortSignal;
};

/**
 * What was delivered and not marked would be delivered again, so marking is retried until the store
 * responds.
 */
export function outcomeRecorder({ queue, delivered, log, clock, stopping }: OutcomeRecorderDeps) {
  const { noun } = delivered;
  return async (key: string, leaseToken: string, outcome: Outcome): Promise<void> => {
    const fields = { [delivered.key]: key, outcome: outcome.state };
    for (;;) {
      const isLast = stopping.aborted;
      try {
        if (await queue.mark(key, leaseToken, outcome)) return;
        return log.error(fields, `${noun} lease lost; outcome not recorded`);
      } catch (error) {
        log.error(error, `recording the ${noun} outcome failed`);
        if (isLast) return log.error(fields, `${noun} outcome not recorded before the stop`);
      }
      await clock.sleep(markMsEach, stopping);
    }
  };
}
