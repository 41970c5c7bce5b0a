// Simulates some hours of the site by one schedule for each seed: enquiries arrive, the mail server fails in various ways, processes die or halt, the store
// cannot be written, clocks jump, operators release and retry. Everything follows from the seed, and a broken invariant ends
// the run. `SEEDS` sets how many, `SEED` which one.

import { expect, test } from 'vitest';
import { smtpSilenceMsMax, smtpVerdictMsMax } from '../../server/messages/smtp.ts';
import type { Email as Mailed, Outcome, Verdict } from '../../server/messages/types.ts';
import { dayMs } from '../../server/time/dates.ts';
import { enquiry } from '../support/isolated-store.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { openSimulatedSite } from '../support/simulation.ts';

const { SEED, SEEDS = 20 } = process.env;
const seeds = SEED ? [Number(SEED)] : Array.from({ length: Number(SEEDS) }, (_, index) => index + 1);

test('every e-mail that the mail server accepts is sent soon; none delays another, none is lost, none is duplicated', {
  timeout: (60 + 5 * seeds.length) * 1000, // a third of a second each, on an idle machine
}, async () => {
  const failures: string[] = [];
  for (const seed of seeds) await simulate(seed).catch((error) => failures.push(String(error.message)));
  expect(failures.slice(0, 3).join('\n\n')).toBe('');
});

const minute = 60_000;
const hour = 60 * minute;
const troubleMs = 80 * minute;
const calmMs = 22 * minute;

/** Every e-mail that the mail server accepts is sent within this time; one without an own failure, within the next. */
const sentWithinMs = 20 * minute;
const freshSentWithinMs = 8 * minute;
/** The same where only other e-mails can delay it: the server was well, and no process was gone recently. */
const quietSentWithinMs = 2.5 * minute;
/** Nine minutes: https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.2.6 has clients wait for ten. */
const slowVerdictMsMax = 9 * minute;

/** What the mail server does to one e-mail, or to every e-mail while in that state. */
const tempers = [
  ...['well', 'slow', 'slow after content'],
  ...['away', 'hangs at connect', '421 at connect', '535 at login', '550 at sender', '451 at recipient'],
  ...['550 at recipient', '554 at data', 'drops at data'],
  ...['451 at content', '550 at content', '421 at content', 'drops at content', 'hangs at content'],
  ...['drops after content', 'hangs after content'],
];
const isWell = (temper: string) => temper === 'well' || temper === 'slow';

/** One e-mail, by its Message-ID. */
type Email = {
  id: string;
  /** Of the enquiry that it brings to the agency. */
  reference: string | null;
  /** The server's reaction to it while it works normally. */
  temper: string;
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

/** `isExcused`: its process has been gone since it began, so another one may send the e-mail as well. */
type Flight = { by: number; isHandedOver: boolean; isExcused: boolean };

async function simulate(seed: number): Promise<void> {
  const random = seededRandom('mail simulation', seed);
  const oneIn = (count: number) => random(count) === 0;
  const between = (from: number, to: number) => from + random(to - from);
  const oneOf = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;
  await using site = await openSimulatedSite({ MAIL_LIMIT: '1000000', REMIND_AFTER: '30m' });
  const { timeline, visitors, wallMs } = site;
  const emails = new Map<string, Email>();
  const flights = new Set<Flight>();
  const processes: (ReturnType<typeof site.start> & { life: number })[] = [];
  const gone = new Set<number>();
  let fault = '';
  let [lives, killed, wellSinceMs] = [0, 0, 0];
  let mood = 'well';
  /** When a process was last gone, or the store last read-only. */
  let troubledAtMs = Number.NEGATIVE_INFINITY;

  const note = (what: string) => site.note({ what });
  const fail = (what: string) => {
    note(`FAULT: ${what}`);
    fault ||= what;
  };
  const later = (ms: number, run: () => unknown) => timeline.at(timeline.nowMs() + ms, () => void run());

  // The mail server.

  async function send(mailed: Mailed, by: number, notify: () => Promise<void>): Promise<Verdict> {
    const flight = { by, isHandedOver: false, isExcused: gone.has(by) };
    flights.add(flight);
    try {
      return await sendIn(flight, emailOf(mailed.messageId), notify);
    } catch (error) {
      return { state: 'lost', error: String(error) };
    } finally {
      flights.delete(flight);
    }
  }

  async function sendIn(flight: Flight, email: Email, notify: () => Promise<void>): Promise<Verdict> {
    const think = () => timeline.sleep(20 + random(mood === 'slow' ? 4_000 : 200));
    await think();
    const error = mood;
    if (error === 'hangs at connect') await timeline.sleep(smtpSilenceMsMax);
    if (/at (connect|login|sender|recipient|data)|away/.test(error)) return { state: 'unavailable', error };
    await notify();
    const others = [...flights].filter(({ by, isHandedOver }) => isHandedOver && by !== flight.by);
    if (!flight.isExcused && others.some(({ isExcused }) => !isExcused))
      fail('two processes hand over at a time');
    flight.isHandedOver = true;
    email.contents += 1;
    email.everTried = true;
    if (oneIn(60)) jump();
    await think();
    return atContent(flight, email, isWell(mood) ? email.temper : mood);
  }

  async function atContent(flight: Flight, email: Email, error: string): Promise<Verdict> {
    if (error === '451 at content') return { state: 'deferred', error };
    if (error === '550 at content') {
      email.isRefused = true;
      return { state: 'refused', error };
    }
    // It has the e-mail and replies late. A client that hangs up earlier causes a duplicate, which is its own fault.
    const lateMs = error === 'slow after content' ? 1_000 + random(slowVerdictMsMax) : 0;
    await timeline.sleep(Math.min(lateMs, smtpVerdictMsMax));
    if (isWell(error) || error.includes('after content'))
      take(flight, email, /(drops|hangs) after/.test(error));
    if (error.startsWith('hangs')) await timeline.sleep(smtpVerdictMsMax);
    const isTold = isWell(error) || (lateMs > 0 && lateMs < smtpVerdictMsMax);
    return isTold ? { state: 'sent', refusedFor: [] } : { state: 'lost', error };
  }

  function take({ by, isExcused: isGoneSince }: Flight, email: Email, isExcused: boolean): void {
    const { id, taken } = email;
    note(`taken ${id}`);
    const before = taken.at(-1);
    taken.push({ by, isExcused: isExcused || isGoneSince });
    if (before && id.startsWith('receipt')) fail(`${id} was sent twice, and must be sent once at most`);
    // What a process that is gone had sent may be accepted late, after another process's copy.
    if (before && !before.isExcused && !isGoneSince)
      fail(`${id} was sent twice, and the site could know that it had been taken`);
  }

  function emailOf(messageId: string): Email {
    const id = messageId.slice(1, messageId.indexOf('@'));
    return emails.get(id) ?? track(id, null, 'well', false);
  }

  function track(id: string, reference: string | null, temper: string, isHeld: boolean): Email {
    const email: Email = {
      ...{ id, reference, temper, isHeld, isRefused: false, isSent: false },
      ...{ contents: 0, everTried: false, taken: [], takeableSinceMs: null },
    };
    emails.set(id, email);
    return email;
  }

  // The processes.

  function start(number: number) {
    lives += 1;
    const life = lives;
    note(`process ${number} starts`);
    const diesAt = oneIn(3) ? between(1, 3_000) : 0;
    const isFar = oneIn(3);
    const own = site.start({
      random: () => random(1_000) / 1_000,
      send: (mailed, notify) => send(mailed, life, notify),
      ...(isFar && { storeMs: () => random(20) }),
      jobs: ['reminder'],
      onWait: (waits) => void (waits === diesAt && kill(number)),
      async around(name, call, args) {
        const result = await call();
        if (name === 'messages.mark' && result) {
          const [{ id }, { state }] = args as [{ id: string }, Outcome];
          const email = emails.get(id);
          if (email && state === 'sent') email.isSent = true;
          if (email && state === 'refused') email.isRefused = true;
        }
        // It counts as a try, whether or not it was handed over.
        if (name === 'messages.freeAbandoned')
          for (const id of result as string[]) emailOf(`<${id}@`).contents += 1;
        return result;
      },
    });
    return { ...own, life };
  }

  // What was accepted but not marked as sent is not known to be sent.
  function stall(number: number, how: string) {
    const process = processes[number];
    if (!process || gone.has(process.life)) return null;
    const { life } = process;
    note(`process ${number} ${how}`);
    process.halt();
    gone.add(life);
    troubledAtMs = timeline.nowMs();
    for (const flight of flights) flight.isExcused ||= flight.by === life;
    for (const email of emails.values())
      for (const taken of email.taken) if (taken.by === life && !email.isSent) taken.isExcused = true;
    return process;
  }

  function kill(number: number): void {
    if (!stall(number, 'dies')) return;
    killed += 1;
    later(between(1_000, 90_000), () => {
      processes[number] = start(number);
    });
  }

  function halt(number: number): void {
    const process = stall(number, 'halts');
    if (process)
      later(between(1_000, 5 * minute), () => {
        note(`process ${number} goes on`);
        troubledAtMs = timeline.nowMs();
        gone.delete(process.life);
        process.goOn();
      });
  }

  // What happens to them.

  async function enquire(): Promise<void> {
    const isHeld = oneIn(8);
    const temper = oneIn(5) ? oneOf(tempers.filter((name) => name.includes(' content'))) : 'well';
    const spamSignals = isHeld ? ['links'] : [];
    const one = enquiry({ message: `number ${emails.size}`, receivedAt: new Date(wallMs()), spamSignals });
    const receipt = oneIn(2);
    const { reference } = await timeline.working(() => visitors.insert(one, { receipt }));
    note(`enquiry ${reference}${isHeld ? ', held' : ''}, ${temper}`);
    const email = track(`enquiry-${reference}`, reference, temper, isHeld);
    oneOf(processes).wake();
    if (temper !== 'well' && oneIn(2))
      later(random(troubleMs), () => {
        note(`${reference} is like any other now`);
        email.temper = 'well';
      });
  }

  async function release(): Promise<void> {
    const { reference = null } = [...emails.values()].find(({ isHeld }) => isHeld) ?? {};
    if (!reference) return;
    note(`${reference} is released`);
    await timeline.working(() => visitors.release(reference, new Date(wallMs())));
    emailOf(`<enquiry-${reference}@`).isHeld = false;
  }

  async function retry(): Promise<void> {
    const unsent = [...emails.values()].filter((email) => email.reference && !email.isHeld && !email.isSent);
    const email = unsent.length > 0 ? oneOf(unsent) : null;
    if (!email || !(await timeline.working(() => visitors.messages.retry(email.id)))) return;
    note(`${email.id} is retried`);
    email.isRefused = false;
    email.contents = 2; // one try is left, and one may be in flight, which is counted when that ends
  }

  function jump(): void {
    const ms = oneOf([1, -1]) * oneOf([between(minute, 12 * hour), random(hour / 4), 3 * dayMs, 731 * dayMs]);
    site.jumpClock(ms);
    note(`the clock jumps by ${Math.round(ms / minute)} min`);
    if (!oneIn(4)) later(random(hour), () => site.jumpClock(-ms));
  }

  function lockStore(): void {
    note('the store is read-only');
    site.isReadOnly = true;
    later(between(1_000, 5 * minute), () => {
      note('the store can be written again');
      site.isReadOnly = false;
      troubledAtMs = timeline.nowMs();
    });
  }

  // However late the last failure began, the calm phase starts with a server that is well.
  function changeMood(): void {
    const isCalm = timeline.nowMs() >= troubleMs;
    const to = isCalm || oneIn(3) ? oneOf(['well', 'slow']) : oneOf(tempers);
    note(`the mail server is: ${to}`);
    if (!isWell(mood)) wellSinceMs = timeline.nowMs();
    mood = to;
    const untilMs = timeline.nowMs() + 1 + random(oneOf([10_000, minute, 10 * minute, 40 * minute]));
    if (!isCalm) timeline.at(Math.min(untilMs, troubleMs), changeMood);
  }

  for (let number = random(3); number >= 0; number--) processes[number] = start(number);
  const times = (count: number, happens: () => unknown, untilMs = troubleMs) => {
    for (let number = count; number > 0; number--) timeline.at(random(untilMs), () => void happens());
  };
  times(between(3, 30), enquire);
  times(random(6), release);
  times(random(6), retry);
  times(random(4), jump);
  times(random(3), () => kill(random(processes.length)));
  times(random(3), () => halt(random(processes.length)));
  times(random(2), lockStore, troubleMs - 5 * minute);
  timeline.at(0, changeMood);

  // What must be true at any time, and at the end.

  function checkDelays(): void {
    const nowMs = timeline.nowMs();
    if (site.isReadOnly || gone.size > killed) troubledAtMs = nowMs;
    for (const email of emails.values()) {
      const isSlow = email.temper === 'slow after content';
      const isTaken = isWell(mood) && !site.isReadOnly && (isSlow || isWell(email.temper));
      if (!isTaken || !email.reference || email.isHeld || email.isRefused || email.isSent) {
        email.takeableSinceMs = null;
        continue;
      }
      email.takeableSinceMs ??= nowMs;
      const isQuiet =
        email.takeableSinceMs - wellSinceMs > freshSentWithinMs && nowMs - troubledAtMs > 10 * minute;
      const freshMs = isQuiet ? quietSentWithinMs : freshSentWithinMs;
      const maxMs = email.everTried ? sentWithinMs + (isSlow ? slowVerdictMsMax : 0) : freshMs;
      if (nowMs - email.takeableSinceMs > maxMs)
        fail(`${email.id} has not been sent, though the server would have taken it for ${maxMs} ms`);
    }
  }

  function stopAtFault(): void {
    if (!fault) return;
    const history = site.lines.slice(-60).map((line) => JSON.stringify(line));
    throw new Error([`SEED=${seed}: ${fault}`, ...history].join('\n'));
  }

  await timeline.run(troubleMs + calmMs, () => {
    checkDelays();
    stopAtFault();
  });
  const rows = new Map((await visitors.list({}, 1_000)).map((row) => [row.reference, row]));
  for (const { reference, contents, taken } of emails.values()) {
    const row = rows.get(reference ?? '');
    if (reference && !row) fail(`${reference} is lost`);
    if (row && row.tries > contents)
      fail(`${reference} counts ${row.tries} tries, and was handed over ${contents} times`);
    if (row?.state === 'sent' && taken.length === 0)
      fail(`${reference} is marked as sent, and the mail server did not accept it`);
  }
  stopAtFault();
}
