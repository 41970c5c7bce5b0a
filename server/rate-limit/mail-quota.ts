import { mailLimitMs } from '../limits.ts';
import type { Counters, MailQuota } from './types.ts';

/** One quota for all processes that share a store; notices have one of their own. */
export function mailQuota(
  { counter }: Counters,
  perHour: number,
  name: 'mail' | 'notices' = 'mail',
): MailQuota {
  const sent = counter(name, perHour, mailLimitMs);
  return {
    msToWait: () => sent.msToWait('all'),
    consume: async () => void (await sent.consume('all')),
  };
}
