import { expiryStepDaysMax } from '../../../server/privacy/erasure-store.ts';
// Simulates some hours of the site: enquiries arrive, the mail server fails in various ways, processes die or halt, the store
// cannot be written, clocks jump, operators release and retry. Everything follows from the seed, and a broken invariant ends
// the run.

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../server/config.ts';
import { openSqlite } from '../../../server/db/sqlite.ts';
import type { Email as Mailed } from '../../../server/messages/types.ts';
import { createLog } from '../../../server/observability/log.ts';
import { createStore, type Store } from '../../../server/store.ts';
import { dayMs } from '../../../server/time/dates.ts';
import { enquiry } from '../../support/isolated-store.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { createTimeline, type SiteProcess, startProcess, writable } from '../../support/simulation.ts';
import { checkDelays, checkRows } from './checks.ts';
import { createSimulatedQuota, insertOldEnquiries } from './initial-state.ts';
import { createMailServer, isWell, type SimulatedEmail, type Temper, tempers } from './mail-server.ts';

const minute = 60_000;
const hour = 60 * minute;
const troubleMs = 80 * minute;
const calmMs = 22 * minute;
const retentionDays = 730;

export async function simulate(seed: number): Promise<{ sent: number; kills: number; doubled: number }> {
  const random = seededRandom('mail simulation', seed);
  const oneOf = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;
  const between = (from: number, to: number) => from + random(to - from);
  const timeline = createTimeline();
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'simulation-'));
  const opened: Store[] = [];
  const emails = new Map<string, SimulatedEmail>();
  const history: string[] = [];
  const faults: string[] = [];
  let jumpedMs = 0;
  let lives = 0;
  let isReadOnly = false;
  /** When a process was last gone, or the store last read-only. */
  let troubledAtMs = Number.NEGATIVE_INFINITY;
  let killed = 0;
  const gone = new Set<number>();

  const startMs = Date.parse('2026-03-04T05:00:00.000Z');
  const erasableBeforeMs = startMs - (retentionDays - 2 * expiryStepDaysMax) * dayMs;
  const wallMs = () => startMs + timeline.nowMs() + jumpedMs;
  const note = (line: string) => void history.push(`${(timeline.nowMs() / 1000).toFixed(1)} s  ${line}`);
  const fail = (what: string) => {
    note(`FAULT: ${what}`);
    faults.push(what);
  };
  const open = () => {
    const store = createStore(openSqlite(`${folder}/enquiries.db`));
    opened.push(store);
    return store;
  };
  const log = createLog('info', { write: (line) => note(line.trim()) });
  const server = createMailServer({
    ...{ timeline, random, note, fail, find: emailOf, isGone: (life) => gone.has(life) },
    onContentRequested: () => void (random(60) === 0 && jump()),
  });
  const config = readConfig({
    ...{
      SITE_URL: 'https://www.agency.example',
      MAIL_TO: 'desk@agency.example',
      SMTP_URL: 'smtp://localhost',
    },
    ...{ RETENTION_DAYS: String(retentionDays), REMIND_AFTER: '30m' },
  });
  const hands = open(); // of visitors and of operators
  const { isLeft, mailQuota } = createSimulatedQuota(
    timeline.nowMs,
    random(4) === 0 ? between(5, 30) : 10_000,
  );
  const old = await insertOldEnquiries(hands, startMs, retentionDays);

  const processes = Array.from({ length: 1 + random(3) }, (_, number) => start(number));

  function start(number: number): { life: number; site: SiteProcess } {
    lives += 1;
    const life = lives;
    note(`process ${number} starts`);
    const diesAt = random(3) === 0 ? between(1, 3_000) : 0;
    const queryMs = random(3) === 0 ? 20 : 0;
    const site = startProcess({
      ...{ timeline, config, log, mailQuota, wallMs, random: () => random(1_000) / 1_000 },
      store: watched(writable(open(), () => !isReadOnly)),
      send: (mailed, onContentRequested) => server.send(mailed, life, onContentRequested),
      ...(queryMs > 0 && { storeMs: () => random(queryMs) }),
      jobs: ['expiry', 'reminder'],
      onWait: (waits) => void (waits === diesAt && kill(number)),
    });
    return { life, site };
  }

  // What was accepted but not marked as sent is not known to be sent.
  function stall(number: number): boolean {
    const process = processes[number];
    if (!process || gone.has(process.life)) return false;
    const { life, site } = process;
    site.halt();
    gone.add(life);
    troubledAtMs = timeline.nowMs();
    server.excuse(life);
    for (const email of emails.values())
      for (const taken of email.taken) if (taken.by === life && !email.isSent) taken.isExcused = true;
    return true;
  }

  function kill(number: number): void {
    if (!stall(number)) return;
    note(`process ${number} dies`);
    killed += 1;
    timeline.at(timeline.nowMs() + between(1_000, 90_000), () => {
      processes[number] = start(number);
    });
  }

  function halt(number: number): void {
    const process = processes[number];
    if (!process || !stall(number)) return;
    note(`process ${number} halts`);
    timeline.at(timeline.nowMs() + between(1_000, 5 * minute), () => {
      note(`process ${number} goes on`);
      troubledAtMs = timeline.nowMs();
      gone.delete(process.life);
      process.site.goOn();
    });
  }

  function lockStore(): void {
    note('the store is read-only');
    isReadOnly = true;
    timeline.at(timeline.nowMs() + between(1_000, 5 * minute), () => {
      note('the store can be written again');
      isReadOnly = false;
      troubledAtMs = timeline.nowMs();
    });
  }

  /** The store, wrapped so that the simulation sees each write. */
  function watched(store: Store): Store {
    return {
      ...store,
      messages: {
        ...store.messages,
        async mark(message, outcome) {
          const isMarked = await store.messages.mark(message, outcome);
          const email = emails.get(message.id);
          if (!isMarked || !email) return isMarked;
          if (outcome.state === 'sent') email.isSent = true;
          if (outcome.state === 'refused') email.isRefused = true;
          return isMarked;
        },
        // It counts as a try, whether or not it was handed over.
        async freeAbandoned(lease) {
          const freed = await store.messages.freeAbandoned(lease);
          for (const id of freed) emailOf({ messageId: `<${id}@>` }).contents += 1;
          return freed;
        },
      },
    };
  }

  function emailOf({ messageId }: Pick<Mailed, 'messageId'>): SimulatedEmail {
    const id = messageId.slice(1, messageId.indexOf('@'));
    return emails.get(id) ?? track(id, null, 'well', false);
  }

  function track(id: string, reference: string | null, temper: Temper, isHeld: boolean): SimulatedEmail {
    const email: SimulatedEmail = {
      ...{ id, reference, receivedAtMs: wallMs(), temper, isHeld, isRefused: false, isSent: false },
      ...{ contents: 0, everTried: false, taken: [], takeableSinceMs: null },
      isOnce: id.startsWith('receipt'),
    };
    emails.set(id, email);
    return email;
  }

  const isCalm = () => timeline.nowMs() >= troubleMs;

  async function enquire(): Promise<void> {
    const isHeld = random(8) === 0;
    const temper: Temper =
      random(5) === 0 ? oneOf(tempers.filter((name) => name.includes(' content'))) : 'well';
    const further = { receipt: random(2) === 0 };
    const [message, receivedAt] = [`number ${emails.size}`, new Date(wallMs())];
    const spamSignals = isHeld ? ['links'] : [];
    const { reference } = await timeline.working(() =>
      hands.insert(enquiry({ message, receivedAt, spamSignals }), further),
    );
    note(`enquiry ${reference}${isHeld ? ', held' : ''}, ${temper}`);
    const email = track(`enquiry-${reference}`, reference, temper, isHeld);
    oneOf(processes).site.wake();
    if (temper !== 'well' && random(2) === 0)
      timeline.at(timeline.nowMs() + random(troubleMs), () => {
        note(`${reference} is like any other now`);
        email.temper = 'well';
      });
  }

  async function release(): Promise<void> {
    const email = [...emails.values()].find(({ isHeld }) => isHeld);
    if (!email?.reference) return;
    note(`${email.reference} is released`);
    const { reference } = email;
    await timeline.working(() => hands.release(reference, new Date(wallMs())));
    email.isHeld = false;
  }

  async function retry(): Promise<void> {
    const candidates = [...emails.values()].filter(
      ({ reference, isHeld, isSent }) => reference && !isHeld && !isSent,
    );
    const email = candidates[random(candidates.length)];
    const reference = email?.reference;
    if (!email || !reference) return;
    note(`${reference} is retried`);
    if (!(await timeline.working(() => hands.messages.retry(`enquiry-${reference}`)))) return;
    email.isRefused = false;
    email.contents = 2; // one try is left, and one may be in flight, which is counted when that ends
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
    const upTo = (end: number, happens: () => unknown) => {
      for (let number = random(end); number > 0; number--)
        timeline.at(random(troubleMs), () => void happens());
    };
    upTo(6, release);
    upTo(6, retry);
    upTo(4, jump);
    upTo(3, () => kill(random(processes.length)));
    upTo(3, () => halt(random(processes.length)));
    if (random(2) === 0) timeline.at(random(troubleMs - 5 * minute), lockStore);
    timeline.at(0, changeMood);
    timeline.at(troubleMs, changeMood);
  }

  try {
    schedule();
    await timeline.run(troubleMs + calmMs, () => {
      // After a limit, too, there is a backlog, in which each hanging e-mail delays the next.
      if (isReadOnly || gone.size > killed || !isLeft()) troubledAtMs = timeline.nowMs();
      const isTaking = isWell(server.mood()) && isLeft() && !isReadOnly;
      const [nowMs, wellSinceMs] = [timeline.nowMs(), server.wellSinceMs()];
      checkDelays(emails, { nowMs, isTaking, wellSinceMs, troubledAtMs, fail });
      if (faults.length > 0) throw new Error('stop');
    });
    checkRows(emails, await hands.list({}, 1_000), { old, erasableBeforeMs, fail });
  } catch (error) {
    if (faults.length === 0) throw error;
  } finally {
    for (const { site } of processes) site.halt();
    await Promise.all(opened.map((store) => store.close()));
    rmSync(folder, { recursive: true, force: true });
  }
  if (faults.length > 0)
    throw new Error(`SEED=${seed}: ${faults[0]}\n${history.slice(-historyShown).join('\n')}`);
  const all = [...emails.values()];
  return {
    kills: killed,
    sent: all.filter(({ isSent }) => isSent).length,
    doubled: all.filter(({ taken }) => taken.length > 1).length,
  };
}

const historyShown = 60;
