// Limits how many enquiries with one e-mail address are mailed. Anyone can enter another person's address, so each client
// has a limit of its own, which leaves some of the common limit to the owner of the address.

import { rateLimitWindowMs, sendLimitPerEmail, sendLimitPerEmailOfAll } from '../limits.ts';
import type { Counters, Reservation } from '../rate-limit/types.ts';

export type EmailLimit = { reserve(emailAddress: string, client: string): Promise<Reservation> };

export function createEmailLimit({ counter }: Counters, sendLimit: number): EmailLimit {
  const ofClient = counter('email-client', sendLimitPerEmail(sendLimit), rateLimitWindowMs);
  const ofAll = counter('email', sendLimitPerEmailOfAll(sendLimit), rateLimitWindowMs);
  return {
    async reserve(emailAddress, client) {
      const key = emailAddress.toLowerCase();
      const own = await ofClient.reserve(`${key} ${client}`);
      if (own.isOver) return own; // what a client sends beyond its share must not use up the limit of all
      const all = await ofAll.reserve(key);
      return {
        isOver: all.isOver,
        async giveBack() {
          await Promise.all([own.giveBack(), all.giveBack()]);
        },
      };
    },
  };
}
