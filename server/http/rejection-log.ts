import { rejectionLogMsEach } from '../limits.ts';
import type { Log } from '../observability/log.ts';

/** Logs and counts what is rejected before it becomes a request. */
export type RejectionLog = {
  rejected(status: number, reason: string): void;
  /** A connection beyond the limit, closed without a response. */
  dropped(): void;
};

/** `count` updates the metrics, if they are enabled. */
export function createRejectionLog(log: Log, count: (status: number | 'dropped') => void): RejectionLog {
  let dropped = 0;
  return {
    rejected(status, reason) {
      count(status);
      log.info({ status, reason }, 'request rejected');
    },
    dropped() {
      count('dropped');
      dropped += 1;
      if (dropped > 1) return;
      setTimeout(() => {
        log.warn({ connections: dropped }, 'connections dropped; connection limit reached');
        dropped = 0;
      }, rejectionLogMsEach).unref();
    },
  };
}
