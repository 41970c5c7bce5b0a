import { smtpSilenceMsMax, smtpVerdictMsMax } from '../../../server/messages/smtp.ts';
// A mail server with changing behaviour, behind the sender's interface to it.

import type { Email as Mailed, Verdict } from '../../../server/messages/types.ts';
import type { Timeline } from '../../support/simulation.ts';

/** What it does to one e-mail, or to every e-mail while in that state. */
export const tempers = [
  ...['well', 'slow', 'slow after content'],
  ...['away', 'hangs at connect', '421 at connect', '535 at login', '550 at sender', '451 at recipient'],
  ...['550 at recipient', '554 at data', 'drops at data'],
  ...['451 at content', '550 at content', '421 at content', 'drops at content', 'hangs at content'],
  ...['drops after content', 'hangs after content'],
] as const;

export type Temper = (typeof tempers)[number];

/** One e-mail as the simulation tracks it, by its Message-ID. */
export type SimulatedEmail = {
  id: string;
  /** Of the enquiry that it brings to the agency. */
  reference: string | null;
  isOnce: boolean;
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
  find: (mailed: Mailed) => SimulatedEmail;
  /** It is dead or halted, and what it had sent may still be accepted. */
  isGone: (by: number) => boolean;
  /** An e-mail is being sent. */
  onContentRequested: () => void;
  note: (line: string) => void;
  fail: (what: string) => void;
};

/** `isExcused`: its process has been gone since it began, so another one may send the e-mail as well. */
type Flight = { by: number; isHandedOver: boolean; isExcused: boolean };

export function createMailServer(deps: MailServerDeps) {
  const { timeline, random, find, isGone, onContentRequested, note, fail } = deps;
  const flights = new Set<Flight>();
  let mood: Temper = 'well';
  let wellSinceMs = 0;

  async function send(mailed: Mailed, by: number, notify: () => Promise<void>): Promise<Verdict> {
    const flight = { by, isHandedOver: false, isExcused: isGone(by) };
    flights.add(flight);
    try {
      return await sendIn(flight, mailed, notify);
    } finally {
      flights.delete(flight);
    }
  }

  async function sendIn(flight: Flight, mailed: Mailed, notify: () => Promise<void>): Promise<Verdict> {
    const email = find(mailed);
    await timeline.sleep(20 + random(mood === 'slow' ? 4_000 : 200));
    const before = await beforeContent(mood);
    if (before) return before;
    try {
      await notify();
    } catch (error) {
      return { state: 'lost', error: String(error) };
    }
    const others = [...flights].filter(({ by, isHandedOver }) => isHandedOver && by !== flight.by);
    if (!flight.isExcused && others.some(({ isExcused }) => !isExcused))
      fail('two processes hand over at a time');
    flight.isHandedOver = true;
    email.contents += 1;
    email.everTried = true;
    onContentRequested();
    await timeline.sleep(20 + random(mood === 'slow' ? 4_000 : 200));
    return atContent(email, flight, isWell(mood) ? email.temper : mood);
  }

  async function beforeContent(temper: Temper): Promise<Verdict | null> {
    if (temper === 'hangs at connect') await timeline.sleep(smtpSilenceMsMax);
    const isBefore = /at (connect|login|sender|recipient|data)|away/.test(temper);
    return isBefore ? { state: 'unavailable', error: temper } : null;
  }

  async function atContent(email: SimulatedEmail, flight: Flight, temper: Temper): Promise<Verdict> {
    if (temper === '451 at content') return { state: 'deferred', error: temper };
    if (temper === '550 at content') {
      email.isRefused = true;
      return { state: 'refused', error: temper };
    }
    if (temper === 'slow after content') return slowly(email, flight);
    if (isWell(temper) || temper.includes('after content')) take(email, flight, !isWell(temper));
    if (temper.startsWith('hangs')) await timeline.sleep(smtpVerdictMsMax);
    if (!isWell(temper)) return { state: 'lost', error: temper };
    await timeline.sleep(20);
    return { state: 'sent', refusedFor: [] };
  }

  // It has the e-mail and replies late. A client that hangs up earlier causes a duplicate, which is its own fault.
  async function slowly(email: SimulatedEmail, flight: Flight): Promise<Verdict> {
    const ms = 1_000 + random(slowVerdictMsMax);
    await timeline.sleep(Math.min(ms, smtpVerdictMsMax));
    take(email, flight, false);
    return ms < smtpVerdictMsMax ? { state: 'sent', refusedFor: [] } : { state: 'lost', error: 'slow' };
  }

  function take(email: SimulatedEmail, { by, isExcused: isGoneSince }: Flight, isExcused: boolean): void {
    note(`taken ${email.id}`);
    const before = email.taken.at(-1);
    email.taken.push({ by, isExcused: isExcused || isGoneSince });
    if (before && email.isOnce) fail(`${email.id} was sent twice, and must be sent once at most`);
    // What a process that is gone had sent may be accepted late, after another process's copy.
    if (before && !before.isExcused && !isGoneSince)
      fail(`${email.id} was sent twice, and the site could know that it had been taken`);
  }

  return {
    send,
    mood: () => mood,
    /** While it works normally. */
    wellSinceMs: () => wellSinceMs,
    /** What this process is sending may be sent by another one as well. */
    excuse(by: number) {
      for (const flight of flights) flight.isExcused ||= flight.by === by;
    },
    change(to: Temper) {
      note(`the mail server is: ${to}`);
      if (!isWell(mood)) wellSinceMs = timeline.nowMs();
      mood = to;
    },
  };
}
