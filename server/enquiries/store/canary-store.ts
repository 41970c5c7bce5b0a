// The rows of canaries: test enquiries that pass through the site to the mail server.

import { randomUUID } from 'node:crypto';
import { canaryAgeMsMax, canaryTokenMemoryDays } from '../../limits.ts';
import { daysBefore } from '../../time/dates.ts';
import type { Engine } from './engine.ts';
import { toStoredEnquiry } from './rows.ts';
import * as sql from './statements.ts';
import type { CanaryStore } from './types.ts';

export function createCanaryStore({ read, write, skipLocked }: Engine): CanaryStore {
  const claim = sql.claimCanary(skipLocked);
  return {
    async claimCanary(now, leaseMs) {
      const at = now.toISOString();
      if ((await read(sql.isAnyCanaryDue, { now: at })).length === 0) return null;
      const leaseToken = randomUUID();
      const lease_until = new Date(now.getTime() + leaseMs).toISOString();
      const [row] = await write(claim, { now: at, lease_until, lease_token: leaseToken, max: 1 });
      return row ? { ...toStoredEnquiry(row), leaseToken } : null;
    },

    async spendCanaryToken(nonce, issuedAt) {
      return (await write(sql.spendCanaryToken, { nonce, issued_at: issuedAt.toISOString() })).length > 0;
    },

    async removeCanary(nonce, reference) {
      if ((await write(sql.removeCanary, { key: nonce })).length > 0) return true;
      if (reference === null) return false;
      return (await write(sql.removeUnrecognised, { reference, key: nonce })).length > 0;
    },

    async sweepCanaries(now) {
      const past = new Date(now.getTime() - canaryAgeMsMax).toISOString();
      // Of a clock that was ahead.
      const future = new Date(now.getTime() + canaryAgeMsMax).toISOString();
      const before = daysBefore(now, canaryTokenMemoryDays).toISOString();
      if ((await read(sql.isAnyCanary)).length === 0) return 0;
      const swept = await write(sql.sweepCanaries, { past, future });
      await write(sql.forgetCanaryRuns, { before });
      await write(sql.forgetCanaryTokens, { before }); // last: without tokens the next call does nothing
      return swept.length;
    },
  };
}
