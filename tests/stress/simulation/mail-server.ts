// A mail server with changing behaviour, behind the outbox's interface to it.

import type { Email as Mailed, Verdict } from '../../../server/enquiries/outbox/types.ts';
import { smtpSilenceMsMax, smtpVerdictMsMax } from '../../../server/limits.ts';
import type { Timeline } from './timeline.ts';

/** What it does to one e-mail, or to every e-mail while in that state. */
export const tempers = [
  ...['well', 'slow', 'slow after content'],
  ...['away', 'hangs at connect', '421 at connect', '535 at login', '550 at sender', '451 at recipient'],
  ...['550 at recipient', '554 at data', 'drops at data'],
  ...['451 at content', '550 at content', '421 at content', 'drops at content', 'hangs at content'],
  ...['drops after content', 'hangs after content'],
] as const;

export type Temper = (typeof tempers)[number];

/** One enquiry as the simulation tracks it. */
export type SimulatedEnquiry = {
  reference: string;
  /** By the wall clock at that moment. */
  receivedAtMs: number;
  /** The server's reaction to this e-mail while it works normally. */
  temper: Temper;
  isHeld: boolean;
  isRefused: boolean;
  isSent: boolean;
  /** How often the server asked for its content since the last retry by an operator. */
  contents: number;
  everTried: boolean;
  /** Each time it was accepted: by which process, and whether a duplicate is excused. */
  taken: { by: number; isExcused: boolean }[];
  takeableSinceMs: number | null;
};

/** Nine minutes: https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.2.6 has clients wait for ten. */
export const slowVerdictMsMax = 9 * 60_000;

export const isWell = (temper: Temper) => temper === 'well' || temper === 'slow';

type MailServerDeps = {
  timeline: Timeline;
  random: (end: number) => number;
  find: (reference: string) => SimulatedEnquiry;
  /** What a process had sent when it died may still be accepted. */
  isDead: (by: number) => boolean;
  /** An e-mail is being sent. */
  onContentRequested: () => void;
  note: (line: string) => void;
  fail: (what: string) => void;
};

export function createMailServer({
  timeline,
  random,
  find,
  isDead,
  onContentRequested,
  note,
  fail,
}: MailServerDeps) {
  let mood: Temper = 'well';
  let wellSinceMs = 0;

  async function send(mailed: Mailed, by: number, notify: () => void): Promise<Verdict> {
    const email = find(String(mailed.headers?.['Enquiry-Reference']));
    await timeline.sleep(20 + random(mood === 'slow' ? 4_000 : 200));
    const before = await beforeContent(mood);
    if (before) return before;
    email.contents += 1;
    email.everTried = true;
    onContentRequested();
    notify();
    await timeline.sleep(20 + random(mood === 'slow' ? 4_000 : 200));
    return atContent(email, by, isWell(mood) ? email.temper : mood);
  }

  async function beforeContent(temper: Temper): Promise<Verdict | null> {
    if (temper === 'hangs at connect') await timeline.sleep(smtpSilenceMsMax);
    const isBefore = /at (connect|login|sender|recipient|data)|away/.test(temper);
    return isBefore ? { state: 'unavailable', error: temper } : null;
  }

  async function atContent(email: SimulatedEnquiry, by: number, temper: Temper): Promise<Verdict> {
    if (temper === '451 at content') return { state: 'deferred', error: temper };
    if (temper === '550 at content') return { state: 'refused', error: temper };
    if (temper === 'slow after content') return slowly(email, by);
    if (isWell(temper) || temper.includes('after content')) take(email, by, !isWell(temper));
    if (temper.startsWith('hangs')) await timeline.sleep(smtpVerdictMsMax);
    if (!isWell(temper)) return { state: 'lost', error: temper };
    await timeline.sleep(20);
    return { state: 'sent', refusedFor: [] };
  }

  // It has the e-mail and replies late. A client that hangs up earlier causes a duplicate, which is its own fault.
  async function slowly(email: SimulatedEnquiry, by: number): Promise<Verdict> {
    const ms = 1_000 + random(slowVerdictMsMax);
    await timeline.sleep(Math.min(ms, smtpVerdictMsMax));
    take(email, by, false);
    return ms < smtpVerdictMsMax ? { state: 'sent', refusedFor: [] } : { state: 'lost', error: 'slow' };
  }

  function take(email: SimulatedEnquiry, by: number, isExcused: boolean): void {
    note(`taken ${email.reference}`);
    const before = email.taken.at(-1);
    email.taken.push({ by, isExcused: isExcused || isDead(by) });
    // What a dead process had sent may be accepted late, after another process's copy.
    if (before && !before.isExcused && !isDead(by))
      fail(`${email.reference} was sent twice, and the site could know that it had been taken`);
  }

  return {
    send,
    mood: () => mood,
    /** While it works normally. */
    wellSinceMs: () => wellSinceMs,
    change(to: Temper) {
      note(`the mail server is: ${to}`);
      if (!isWell(mood)) wellSinceMs = timeline.nowMs();
      mood = to;
    },
  };
}
