import { rejectionLogMsEach } from '../limits.ts';
import type { Log } from '../observability/log.ts';

/** What is refused before it is a request leaves a log line and a metric too. */
export type RejectionLog = {
  rejected(status: number, reason: string): void;
  /** A connection beyond the limit, closed unheard. */
  dropped(): void;
};

/** `count` adds to the metrics, where there are any. */
export function createRejectionLog(log: Log, count: (status: number | 'dropped') => void): RejectionLog {
  let dropped = 0;
  return {
    rejected(status, reason) {
      count(status);
      log.info({ status, reason }, 'request refused');
    },
    dropped() {
      count('dropped');
      dropped += 1;
      if (dropped > 1) return;
      setTimeout(() => {
        log.warn({ connections: dropped }, 'connections refused: too many are open');
        dropped = 0;
      }, rejectionLogMsEach).unref();
    },
  };
}
