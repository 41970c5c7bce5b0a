// What must be true of each e-mail, at any time and at the end.

import type { StoredEnquiry } from '../../../server/enquiries/types.ts';
import { isWell, type SimulatedEmail, slowVerdictMsMax, type Temper } from './mail-server.ts';

const minute = 60_000;

/** Every e-mail that the mail server accepts is sent within this time; one without an own failure, within the next. */
const sentWithinMs = 20 * minute;
const freshSentWithinMs = 8 * minute;
/** The same where only other e-mails can delay it: the server was well, and no process was gone recently. */
const quietSentWithinMs = 2.5 * minute;

type Emails = ReadonlyMap<string, SimulatedEmail>;
type Fail = (what: string) => void;

type Now = {
  nowMs: number;
  /** The mail server accepts e-mails, and the store can be written. */
  isTaking: boolean;
  wellSinceMs: number;
  troubledAtMs: number;
  fail: Fail;
};

export function checkDelays(emails: Emails, { nowMs, isTaking, wellSinceMs, troubledAtMs, fail }: Now): void {
  for (const email of emails.values()) {
    const { id, reference, temper, isHeld, isRefused, isSent } = email;
    if (!isTaking || !reference || isHeld || isRefused || isSent || !isTaken(temper)) {
      email.takeableSinceMs = null;
      continue;
    }
    email.takeableSinceMs ??= nowMs;
    const waitedMs = nowMs - email.takeableSinceMs;
    const isQuiet =
      email.takeableSinceMs - wellSinceMs > freshSentWithinMs && nowMs - troubledAtMs > 10 * minute;
    const freshMs = isQuiet ? quietSentWithinMs : freshSentWithinMs;
    const slowMs = temper === 'slow after content' ? slowVerdictMsMax : 0;
    const maxMs = email.everTried ? sentWithinMs + slowMs : freshMs;
    if (waitedMs > maxMs)
      fail(`${id} has not been sent, though the server would have taken it for ${maxMs} ms`);
  }
}

// A server that is slow with all e-mails accepts only a few at a time, so no deadline applies to it.
function isTaken(temper: Temper): boolean {
  return isWell(temper) || temper === 'slow after content';
}

type End = {
  /** References of enquiries that were there before. */
  old: string[];
  /** A clock that was years behind made some look as old as others that are deleted within the week. */
  erasableBeforeMs: number;
  fail: Fail;
};

export function checkRows(emails: Emails, rows: StoredEnquiry[], { old, erasableBeforeMs, fail }: End): void {
  const references = new Set(rows.map(({ reference }) => reference));
  const kept = [...emails.values()]
    .filter(({ isSent, receivedAtMs }) => !isSent || receivedAtMs >= erasableBeforeMs)
    .flatMap(({ reference }) => reference ?? []);
  for (const reference of [...kept, ...old]) if (!references.has(reference)) fail(`${reference} is lost`);
  for (const { reference, state, tries } of rows) {
    const email = emails.get(`enquiry-${reference}`);
    if (!email) continue;
    if (tries > email.contents)
      fail(`${reference} counts ${tries} tries, and was handed over ${email.contents} times`);
    if (state === 'sent' && email.taken.length === 0)
      fail(`${reference} is marked as sent, and the mail server did not accept it`);
  }
}
