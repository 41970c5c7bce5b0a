import type { Log } from '../../observability/log.ts';
import type { MailQuota } from '../../rate-limit/types.ts';

/** Whether deliveries have to wait for the quota; logged when they begin to. */
export function quotaGate(quota: MailQuota | undefined, log: Log, message: string): () => Promise<boolean> {
  let isExhausted = false;
  return async () => {
    const waitMs = (await quota?.msToWait()) ?? 0;
    if (waitMs > 0 && !isExhausted) log.warn({ waitMs }, message);
    isExhausted = waitMs > 0;
    return isExhausted;
  };
}
