// The step from the store to the mail server.

import { readCanaryError } from '../enquiries/outbox/canary-error.ts';
import type { StoredEnquiry } from '../enquiries/store/types.ts';
import { canaryPollMsEach } from '../limits.ts';
import { CanaryFault } from './faults.ts';
import type { CanaryDeps, CanaryResult } from './types.ts';

/** Resolves when the mail server has accepted the canary or its recipients. */
export async function waitForMail(
  { config, store, clock, signal }: Omit<CanaryDeps, 'msMax'>,
  reference: string,
  untilMs: number,
): Promise<NonNullable<CanaryResult['mail']>> {
  if (config.mail === null) return 'not configured';
  for (;;) {
    const row = await store.find(reference);
    if (!row) {
      throw new CanaryFault(
        'mail',
        `${reference} was removed before the mail server had it`,
        'Run the canary again; nobody may erase the canary while it is under way.',
      );
    }
    if (row.state === 'sent' && row.recipientsLeft === null)
      return config.canary.to === null ? 'recipients accepted' : 'letter sent';
    if (row.state !== 'waiting') throw mailFault(row);
    if (clock.monotonicMs() >= untilMs || signal.aborted) {
      if (row.lastError !== null) throw mailFault(row);
      const leased = await store.leased();
      throw silenceFault(leased.some((lease) => lease.key === reference));
    }
    await clock.sleep(canaryPollMsEach, signal);
  }
}

function mailFault({ lastError, recipientsLeft }: StoredEnquiry): CanaryFault {
  const { error, remedy } = readCanaryError(lastError ?? '');
  const recipients = recipientsLeft === null ? '' : ` for ${recipientsLeft.join(', ')}`;
  const what = isUnreachable(error) ? 'cannot be reached' : `does not accept the canary${recipients}`;
  return new CanaryFault(
    'mail',
    `The mail server ${what}: ${error}`,
    remedy ??
      'Correct the setting that the error names. A server that says "later" (4xx) may only be greylisting: wait longer with --timeout. See "When mail is down" in server/cli/README.md.',
  );
}

// System error codes, and what nodemailer says of a connection without one.
function isUnreachable(error: string): boolean {
  return /\b(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)\b|^Connection timeout/.test(
    error,
  );
}

function silenceFault(isClaimed: boolean): CanaryFault {
  return isClaimed
    ? new CanaryFault(
        'mail',
        'The mail server has not replied in time',
        'Read the log of the mail server, or wait longer with --timeout.',
      )
    : new CanaryFault(
        'mail',
        'The site has not tried to mail the canary in time',
        'Start the site with SMTP_URL and MAIL_TO, and read its log.',
      );
}
