import { refusalLogMsEach } from '../limits.ts';
import type { Log } from '../observability/log.ts';

/** What is refused before it is a request leaves a log line and a metric too. */
export type RefusalRecord = {
  refused(status: number, reason: string): void;
  /** A connection beyond the limit, closed unheard. */
  dropped(): void;
};

/** `count` adds to the metrics, where there are any. */
export function recordRefusals(log: Log, count: (status: number | 'dropped') => void): RefusalRecord {
  let dropped = 0;
  return {
    refused(status, reason) {
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
      }, refusalLogMsEach).unref();
    },
  };
}
