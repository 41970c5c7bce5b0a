// Simulates some hours of the site: enquiries arrive, the mail server fails in various ways, processes die, clocks
// jump, operators release and retry. Everything follows from the seed, and a broken invariant ends the run.

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../server/config.ts';
import { openSqlite } from '../../../server/enquiries/store/sqlite.ts';
import type { Store } from '../../../server/enquiries/store/types.ts';
import { expiryStepDaysMax } from '../../../server/limits.ts';
import { createLog } from '../../../server/observability/log.ts';
import { dayMs } from '../../../server/time/dates.ts';
import { enquiry } from '../../support/isolated-store.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { createMailQuota, insertOldEnquiries } from './initial-state.ts';
import {
  createMailServer,
  isWell,
  type SimulatedEnquiry,
  slowVerdictMsMax,
  type Temper,
  tempers,
} from './mail-server.ts';
import { startProcess } from './site-process.ts';
import { createTimeline } from './timeline.ts';

const minute = 60_000;
const hour = 60 * minute;
const troubleMs = 80 * minute;
const calmMs = 22 * minute;
const retentionDays = 730;

/** Every e-mail that the mail server accepts is sent within this time; one without an own failure, within the next. */
const sentWithinMs = 20 * minute;
const freshSentWithinMs = 8 * minute;
/** The same where only other e-mails can delay it: the server was well, and no process died recently. */
const quietSentWithinMs = 2.5 * minute;

export async function simulate(seed: number): Promise<{ sent: number; kills: number; doubled: number }> {
  const random = seededRandom('mail simulation', seed);
  const oneOf = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;
  const between = (from: number, to: number) => from + random(to - from);
  const timeline = createTimeline();
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'simulation-'));
  const opened: Store[] = [];
  const emails = new Map<string, SimulatedEnquiry>();
  const history: string[] = [];
  const faults: string[] = [];
  let jumpedMs = 0;
  let lives = 0;
  let diedAtMs = 0;
  const dead = new Set<number>();

  const startMs = Date.parse('2026-03-04T05:00:00.000Z');
  const wallMs = () => startMs + timeline.nowMs() + jumpedMs;
  const note = (line: string) => void history.push(`${(timeline.nowMs() / 1000).toFixed(1)} s  ${line}`);
  const fail = (what: string) => {
    note(`FAULT: ${what}`);
    faults.push(what);
  };
  const open = () => {
    const store = openSqlite(`${folder}/enquiries.db`);
    opened.push(store);
    return store;
  };
  const log = createLog('info', { write: (line) => note(line.trim()) });
  const server = createMailServer({
    timeline,
    random,
    find: (reference) => known(reference),
    isDead: (life) => dead.has(life),
    onContentRequested: () => void (random(60) === 0 && jump()),
    note,
    fail,
  });
  const { settings } = readConfig({ SITE_URL: 'https://www.agency.example' });
  const sender = { to: ['desk@agency.example'], from: 'site@agency.example', settings };
  const hands = open(); // of visitors and of operators
  const mailQuota = createMailQuota(timeline.nowMs, random(4) === 0 ? between(5, 30) : 10_000);
  const old = await insertOldEnquiries(hands, startMs, retentionDays);

  const processes = Array.from({ length: 1 + random(2) }, (_, number) => ({ number, site: start(number) }));

  function start(number: number) {
    lives += 1;
    const life = lives;
    note(`process ${number} starts`);
    return startProcess({
      ...{ timeline, random, wallMs, sender, log, mailQuota, retentionDays },
      store: watched(open()),
      mail: {
        send: (mailed, onContentRequested = () => {}) => server.send(mailed, life, onContentRequested),
        askRecipients: () => Promise.reject(new Error('This simulation has no canary.')),
        close: () => {},
      },
      diesAt: random(3) === 0 ? between(1, 1_500) : 0,
      died: () => restart(number, life),
    });
  }

  function restart(number: number, life: number): void {
    note(`process ${number} dies`);
    dead.add(life);
    diedAtMs = timeline.nowMs();
    // What was accepted but not marked as sent is not known to be sent.
    for (const email of emails.values())
      for (const taken of email.taken) if (taken.by === life && !email.isSent) taken.isExcused = true;
    timeline.at(timeline.nowMs() + between(1_000, 90_000), () => {
      const process = processes[number];
      if (process) process.site = start(number);
    });
  }

  /** The store, wrapped so that the simulation sees each write. */
  function watched(store: Store): Store {
    return {
      ...store,
      async mark(reference, leaseToken, outcome) {
        const isMarked = await store.mark(reference, leaseToken, outcome);
        const email = emails.get(reference);
        if (!isMarked || !email) return isMarked;
        if (outcome.state === 'sent') email.isSent = true;
        if (outcome.state === 'refused') email.isRefused = true;
        return isMarked;
      },
    };
  }

  function known(reference: string): SimulatedEnquiry {
    const email = emails.get(reference);
    if (!email) throw new Error(`There is no enquiry ${reference}.`);
    return email;
  }

  const isCalm = () => timeline.nowMs() >= troubleMs;

  async function enquire(): Promise<void> {
    const isHeld = random(8) === 0;
    const receivedAtMs = wallMs();
    const { reference } = await timeline.working(() =>
      hands.insert(
        enquiry({
          message: `number ${emails.size}`,
          receivedAt: new Date(receivedAtMs),
          spamSignals: isHeld ? ['links'] : [],
        }),
      ),
    );
    const temper: Temper =
      random(5) === 0 ? oneOf(tempers.filter((name) => name.includes(' content'))) : 'well';
    note(`enquiry ${reference}${isHeld ? ', held' : ''}, ${temper}`);
    const email: SimulatedEnquiry = {
      ...{ reference, receivedAtMs, temper, isHeld, isRefused: false, isSent: false },
      ...{ contents: 0, everTried: false, taken: [], takeableSinceMs: null },
    };
    emails.set(reference, email);
    oneOf(processes).site.wake();
    if (temper !== 'well' && random(2) === 0)
      timeline.at(timeline.nowMs() + random(troubleMs), () => {
        note(`${reference} is like any other now`);
        email.temper = 'well';
      });
  }

  async function release(): Promise<void> {
    const email = [...emails.values()].find(({ isHeld }) => isHeld);
    if (!email) return;
    note(`${email.reference} is released`);
    await timeline.working(() => hands.release(email.reference, new Date(wallMs())));
    email.isHeld = false;
  }

  async function retry(): Promise<void> {
    const candidates = [...emails.values()].filter(({ isHeld, isSent }) => !isHeld && !isSent);
    const email = candidates[random(candidates.length)];
    if (!email) return;
    note(`${email.reference} is retried`);
    if (!(await timeline.working(() => hands.retry(email.reference, new Date(wallMs()))))) return;
    email.isRefused = false;
    email.contents = 1; // it may be in flight, and is counted when that ends
  }

  function jump(): void {
    const ms =
      (random(2) === 0 ? 1 : -1) *
      oneOf([between(minute, 12 * hour), between(minute, 15 * minute), 3 * dayMs, 731 * dayMs]);
    jumpedMs += ms;
    note(`the clock jumps by ${Math.round(ms / minute)} min`);
    if (random(3) > 0)
      timeline.at(timeline.nowMs() + random(hour), () => {
        jumpedMs = 0;
        note('the clock is right again');
      });
  }

  function changeMood(): void {
    server.change(isCalm() || random(3) === 0 ? oneOf(['well', 'slow']) : oneOf(tempers));
    const lasts = oneOf([10_000, minute, 10 * minute, 40 * minute]);
    timeline.at(timeline.nowMs() + 1 + random(lasts), () => void (isCalm() || changeMood()));
  }

  // However late the last failure began, the calm phase starts with a server that is well.
  function schedule(): void {
    const count = between(3, 30);
    for (let number = 0; number < count; number++) timeline.at(random(troubleMs), () => void enquire());
    for (let number = random(6); number > 0; number--) timeline.at(random(troubleMs), () => void release());
    for (let number = random(6); number > 0; number--) timeline.at(random(troubleMs), () => void retry());
    for (let number = random(4); number > 0; number--) timeline.at(random(troubleMs), jump);
    for (let number = random(3); number > 0; number--)
      timeline.at(random(troubleMs), () => oneOf(processes).site.kill());
    timeline.at(0, changeMood);
    timeline.at(troubleMs, changeMood);
  }

  // A server that is slow with all e-mails accepts only a few at a time, so no deadline applies to it.
  const isTaken = (temper: Temper) => isWell(temper) || temper === 'slow after content';

  function look(): void {
    const nowMs = timeline.nowMs();
    const serverTakes = isWell(server.mood()) && mailQuota.isLeft();
    for (const email of emails.values()) {
      const { reference, temper, isHeld, isRefused, isSent } = email;
      if (!serverTakes || isHeld || isRefused || isSent || !isTaken(temper)) {
        email.takeableSinceMs = null;
        continue;
      }
      email.takeableSinceMs ??= nowMs;
      const waitedMs = nowMs - email.takeableSinceMs;
      const isQuiet =
        email.takeableSinceMs - server.wellSinceMs() > freshSentWithinMs && nowMs - diedAtMs > hour / 6;
      const freshMs = isQuiet ? quietSentWithinMs : freshSentWithinMs;
      const slowMs = temper === 'slow after content' ? slowVerdictMsMax : 0;
      const maxMs = email.everTried ? sentWithinMs + slowMs : freshMs;
      if (waitedMs > maxMs)
        fail(`${reference} has not been sent, though the server would have taken it for ${maxMs} ms`);
    }
    if (faults.length > 0) throw new Error('stop');
  }

  // A clock that was years behind made it look as old as others that are deleted within the week.
  function mayBeErased({ isSent, receivedAtMs }: SimulatedEnquiry): boolean {
    return isSent && receivedAtMs < startMs - (retentionDays - 2 * expiryStepDaysMax) * dayMs;
  }

  async function checkRows(): Promise<void> {
    const rows = await hands.list({}, 1_000);
    const references = new Set(rows.map(({ reference }) => reference));
    const mustBeThere = [...emails.values()].filter((email) => !mayBeErased(email));
    for (const reference of [...mustBeThere.map((email) => email.reference), ...old])
      if (!references.has(reference)) fail(`${reference} is lost`);
    for (const { reference, state, tries } of rows) {
      const email = emails.get(reference);
      if (!email) continue;
      if (tries > email.contents)
        fail(`${reference} counts ${tries} tries, and was handed over ${email.contents} times`);
      if (state === 'sent' && email.taken.length === 0)
        fail(`${reference} is marked as sent, and the mail server did not accept it`);
    }
  }

  try {
    schedule();
    await timeline.run(troubleMs + calmMs, look);
    await checkRows();
  } catch (error) {
    if (faults.length === 0) throw error;
  } finally {
    for (const { site } of processes) site.kill();
    await Promise.all(opened.map((store) => store.close()));
    rmSync(folder, { recursive: true, force: true });
  }
  if (faults.length > 0)
    throw new Error(`SEED=${seed}: ${faults[0]}\n${history.slice(-historyShown).join('\n')}`);
  const all = [...emails.values()];
  return {
    kills: dead.size,
    sent: all.filter(({ isSent }) => isSent).length,
    doubled: all.filter(({ taken }) => taken.length > 1).length,
  };
}

const historyShown = 60;
