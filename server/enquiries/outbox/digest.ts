// The daily digest to the agency: enquiries held as suspected spam, and e-mails that the mail server refused.

import { digestHourUtc, digestRowsMax } from '../../limits.ts';
import type { Log } from '../../observability/log.ts';
import { onFastestClock } from '../../time/clock-skew.ts';
import { utcDay } from '../../time/dates.ts';
import type { Store, StoredEnquiry } from '../store/types.ts';
import { type Fact, formatTime, htmlBody, plainTextBody } from './email-body.ts';
import { messageId } from './enquiry-email.ts';
import type { Email, MailTransport, Sender } from './types.ts';

type DigestDeps = { store: Store; mail: MailTransport; sender: Sender; log: Log; now: () => Date };

export async function sendDigest({ store, mail, sender, log, now }: DigestDeps): Promise<void> {
  const at = now();
  if (at.getUTCHours() < digestHourUtc) return;
  const { held, refused } = await store.counts();
  if (held + refused === 0) return;
  const day = utcDay(at);
  if (!(await store.claimRun('digest', day, utcDay(onFastestClock(at))))) return;
  const rows = [...(await listHeld(store)), ...(await store.list({ state: 'refused' }, digestRowsMax))];
  const verdict = await mail.send(digestEmail(day, { held, refused }, rows, sender));
  if (verdict.state === 'sent') return log.info({ held, refused }, 'digest sent');
  log.error({ verdict }, 'digest not sent; will retry within the hour');
  await store.returnRun('digest', day);
}

/** Enquiries with a filled honeypot come last, so that a flood of them hides no enquiry that may be real. */
async function listHeld(store: Store): Promise<StoredEnquiry[]> {
  const doubtful = await store.list({ state: 'held', robots: false }, digestRowsMax);
  const left = digestRowsMax - doubtful.length;
  return left === 0 ? doubtful : [...doubtful, ...(await store.list({ state: 'held', robots: true }, left))];
}

function digestEmail(
  day: string,
  { held, refused }: { held: number; refused: number },
  rows: StoredEnquiry[],
  { settings, to, from }: Sender,
): Email {
  const sentences = [
    held > 0 && `${countPhrase(held)} held as possible spam and not emailed to you`,
    held > digestRowsMax && `${digestRowsMax} of them are listed, first those that no robot has filled in`,
    refused > 0 && `${countPhrase(refused)} refused by your mail server`,
  ].filter((part) => part !== false);
  const hint =
    'To read one: npm run enquiries -- show REFERENCE. To email a held one: release REFERENCE. To retry a refused one: retry REFERENCE.';
  const body = { message: `${sentences.join('; ')}.`, facts: rows.map(enquiryFact), hint };
  return {
    from: { name: settings.brand, address: from },
    to,
    messageId: messageId(`digest-${day}`, settings),
    subject: `Enquiries that wait for you: ${held + refused}`,
    text: plainTextBody(body),
    html: htmlBody(body),
  };
}

// Excludes the text of the enquiry: otherwise a spammer's message would still reach the mailbox.
function enquiryFact({ reference, state, receivedAt, spamSignals, form }: StoredEnquiry): Fact {
  const why = state === 'held' ? `held for ${spamSignals.join(', ')}` : 'refused';
  return [reference, [formatTime(receivedAt), why, form].filter(Boolean).join(' · ')];
}

function countPhrase(enquiries: number): string {
  return enquiries === 1 ? '1 enquiry is' : `${enquiries} enquiries are`;
}
