// Processes that share a SQLite store, by simulated time, with a mail server whose verdicts the test gives. Time advances only
// from event to event, when all other work waits; a process can be killed or halted wherever it waits.

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../server/config.ts';
import { openSqlite } from '../../server/db/sqlite.ts';
import { createJobs } from '../../server/jobs.ts';
import { openSender } from '../../server/messages/sender.ts';
import type { Email, Verdict } from '../../server/messages/types.ts';
import { createLog } from '../../server/observability/log.ts';
import { createStore, type Store } from '../../server/store.ts';
import { type Clock, repeat } from '../../server/time/clock.ts';
import { aroundMethods } from './fake-store.ts';
import { enquiry } from './isolated-store.ts';
import { rowsOf } from './site.ts';

const startMs = Date.parse('2026-03-04T12:00:00.000Z');

type ProcessOptions = {
  /** Called for each call of the store, as `aroundMethods` says. */
  around?: Parameters<typeof aroundMethods>[1];
  /** How long it takes until the mail server asks for the content. */
  connectMs?: number;
  /** How long a query takes to reach the store. */
  storeMs?: () => number;
  /** In place of the mail server whose verdicts the test gives. */
  send?: (email: Email, onContentRequested: () => Promise<void>) => Promise<Verdict>;
  random?: () => number;
  /** Names of the jobs that run. */
  jobs?: string[];
  /** Before and after each of its waits. */
  onWait?: (waits: number) => void;
};

const reads =
  /(^|\.)(hasWork|find\w*|list|counts\w*|oldest\w+|bookmark|secret|un\w+|remindedAt|times|check)$/;

export async function openSimulatedSite(env: Record<string, string> = {}) {
  // On a disk in memory: nothing here tests what a power failure leaves.
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'simulation-'));
  const timeline = createTimeline();
  const opened: Store[] = [];
  const started: { halt(): void }[] = [];
  const lines: Record<string, unknown>[] = [];
  const note = (what: object) => void lines.push({ s: timeline.nowMs() / 1_000, ...what });
  const log = createLog('info', { write: (line) => note(JSON.parse(line)) });
  const to = { SMTP_URL: 'smtp://localhost', MAIL_TO: 'desk@agency.example' };
  const config = readConfig({ SITE_URL: 'https://www.agency.example', ...to, ...env });
  const open = () => {
    const store = createStore(openSqlite(`${folder}/enquiries.db`));
    opened.push(store);
    return store;
  };
  const visitors = open();
  const waiting = new Map<string, (verdict: Verdict) => void>();
  const handedOver: string[] = [];
  const storedAtMs = new Map<string, number>();
  let slowestMs = 0;
  let jumpedMs = 0;
  const at = () => new Date(startMs + timeline.nowMs());

  const site = {
    timeline,
    lines,
    note,
    /** The store as visitors and operators use it, at once and at any time. */
    visitors,
    /** Subjects of the e-mails that the mail server got, in order. */
    handedOver,
    /** What the mail server says; `null`: nothing yet. */
    verdict: (_subject: string): Verdict | null => ({ state: 'sent' }),
    isReadOnly: false,
    answer: (subject: string, verdict: Verdict = { state: 'sent' }) => waiting.get(subject)?.(verdict),

    start({ around = (_name, call) => call(), connectMs = 0, onWait, ...options }: ProcessOptions = {}) {
      const { random = () => 1, jobs = [], storeMs } = options;
      const bootMs = timeline.nowMs();
      let halted: PromiseWithResolvers<void> | null = null;
      let waits = 0;

      async function pass(): Promise<void> {
        waits += 1;
        onWait?.(waits);
        while (halted) await halted.promise;
      }

      // A dead process gets no result, a halted one gets it when it goes on.
      const living =
        <Args extends unknown[], Result>(wait: (...args: Args) => Promise<Result>) =>
        async (...args: Args): Promise<Result> => {
          await pass();
          try {
            return await wait(...args);
          } finally {
            await pass();
          }
        };

      async function send({ subject }: Email, onContentRequested: () => Promise<void>): Promise<Verdict> {
        await timeline.sleep(connectMs);
        try {
          await onContentRequested();
        } catch (error) {
          return { state: 'lost', error: String(error) };
        }
        handedOver.push(subject);
        slowestMs = Math.max(slowestMs, timeline.nowMs() - (storedAtMs.get(subject) ?? timeline.nowMs()));
        return site.verdict(subject) ?? new Promise((resolve) => waiting.set(subject, resolve));
      }

      const now = () => new Date(site.wallMs());
      const monotonicMs = () => timeline.nowMs() - bootMs;
      const clock: Clock = { now, monotonicMs, sleep: living(timeline.sleep) };
      const query = living(async (name: string, call: () => Promise<unknown>, args: unknown[]) => {
        if (storeMs) await timeline.sleep(storeMs());
        const write = () => Promise.reject(new Error('attempt to write a readonly database'));
        return timeline.working(async () =>
          around(name, () => (site.isReadOnly && !reads.test(name) ? write() : call()), args),
        );
      });
      const store = aroundMethods(open(), query);
      const sender = openSender({
        ...{ config, store, log, clock, random },
        transport: {
          send: living((email, onContentRequested) =>
            (options.send ?? send)(email, async () => {
              await pass();
              onContentRequested?.();
            }),
          ),
          askRecipients: () => Promise.reject(new Error('There is no canary here.')),
          close: () => {},
        },
      });
      const deps = { config, store, log, clock, onMessage: sender.wake, settleRequests: async () => {} };
      sender.start();
      for (const { name, everyMs, run } of createJobs(deps).filter(({ name }) => jobs.includes(name)))
        repeat(() => run().catch((err) => log.error({ job: name, err }, 'job failed')), everyMs, clock);

      const process = {
        wake: () => void (halted ?? sender.wake()),
        stop: () => sender.stop(),
        /** It just stops, for ever unless it goes on. */
        halt() {
          halted ??= Promise.withResolvers();
        },
        goOn() {
          halted?.resolve();
          halted = null;
        },
      };
      started.push(process);
      return process;
    },

    async enquire(...subjects: string[]): Promise<void> {
      for (const subject of subjects) {
        storedAtMs.set(subject, timeline.nowMs());
        await visitors.insert(enquiry({ subject, message: subject, receivedAt: at() }));
        await site.pass(1);
      }
    },

    pass: (ms: number) => timeline.run(timeline.nowMs() + ms),

    /** What the clocks of all processes show. */
    wallMs: () => startMs + timeline.nowMs() + jumpedMs,
    jumpClock(ms: number) {
      jumpedMs += ms;
    },

    /** The longest time from storing an enquiry to handing its e-mail over. */
    slowestMs: () => slowestMs,

    rows: () => rowsOf(`${folder}/enquiries.db`),
    states: () => site.rows().map(({ state }) => state),

    async [Symbol.asyncDispose]() {
      for (const process of started) process.halt();
      await Promise.all(opened.map((store) => store.close()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return site;
}

type Event = { atMs: number; order: number; run: () => void };

function createTimeline() {
  const events: Event[] = [];
  let nowMs = 0;
  let order = 0;
  let busy = 0;

  function at(atMs: number, run: () => void): void {
    const event = { atMs: Math.max(atMs, nowMs), order: order++, run };
    const place = events.findLastIndex((other) => other.atMs <= event.atMs) + 1;
    events.splice(place, 0, event);
  }

  return {
    nowMs: () => nowMs,
    at,
    sleep: (ms: number, signal?: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (signal?.aborted) return resolve();
        signal?.addEventListener('abort', () => resolve(), { once: true });
        at(nowMs + ms, resolve);
      }),

    /** For work that takes real time, such as the store's; simulated time does not advance meanwhile. */
    async working<Result>(work: () => Promise<Result>): Promise<Result> {
      busy += 1;
      try {
        return await work();
      } finally {
        busy -= 1;
      }
    },

    /** Runs all events until then; `look` checks the world after each event. */
    async run(untilMs: number, look = () => {}): Promise<void> {
      await quiet();
      for (;;) {
        const next = events[0];
        if (!next || next.atMs > untilMs) break;
        events.shift();
        nowMs = next.atMs;
        next.run();
        await quiet();
        look();
      }
      nowMs = untilMs;
    },
  };

  // Resolves when all work that needs no time is done.
  async function quiet(): Promise<void> {
    do await new Promise((resolve) => setImmediate(resolve));
    while (busy > 0);
  }
}
