import { mailLimitMs } from '../limits.ts';
import type { Counters, MailQuota } from './types.ts';

/** One quota for all processes that share a store. */
export function mailQuota({ counter }: Counters, emailsPerHour: number): MailQuota {
  const emails = counter('mail', emailsPerHour, mailLimitMs);
  return {
    msToWait: () => emails.msToWait('all'),
    consume: async () => void (await emails.consume('all')),
  };
}
