// Processes that share a SQLite store, by simulated time, with a mail server whose verdicts the test gives. Time advances only
// from event to event, when all other work waits; a process can be killed or halted wherever it waits.

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../../server/config.ts';
import { openSqlite } from '../../server/db/sqlite.ts';
import { createJobs } from '../../server/jobs.ts';
import { openSender } from '../../server/messages/sender.ts';
import type { Email, Verdict } from '../../server/messages/types.ts';
import { createLog, type Log } from '../../server/observability/log.ts';
import type { Counter } from '../../server/rate-limit/counters.ts';
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
  storeMs?: () => number;
};

export async function openSimulatedSite() {
  // On a disk in memory: nothing here tests what a power failure leaves.
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'simulation-'));
  const timeline = createTimeline();
  const opened: Store[] = [];
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  const to = { SMTP_URL: 'smtp://localhost', MAIL_TO: 'desk@agency.example' };
  const config = readConfig({ SITE_URL: 'https://www.agency.example', ...to });
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
    lines,
    /** Subjects of the e-mails that the mail server got, in order. */
    handedOver,
    /** What the mail server says; `null`: nothing yet. */
    verdict: (_subject: string): Verdict | null => ({ state: 'sent' }),
    isReadOnly: false,
    answer: (subject: string, verdict: Verdict = { state: 'sent' }) => waiting.get(subject)?.(verdict),

    start({ around = (_name, call) => call(), connectMs = 0, storeMs }: ProcessOptions = {}) {
      return startProcess({
        ...{ timeline, config, log, storeMs },
        wallMs: () => startMs + timeline.nowMs() + jumpedMs,
        store: aroundMethods(
          writable(open(), () => !site.isReadOnly),
          around,
        ),
        async send({ subject }, onContentRequested) {
          await timeline.sleep(connectMs);
          try {
            await onContentRequested();
          } catch (error) {
            return { state: 'lost', error: String(error) };
          }
          handedOver.push(subject);
          slowestMs = Math.max(slowestMs, timeline.nowMs() - (storedAtMs.get(subject) ?? timeline.nowMs()));
          return site.verdict(subject) ?? new Promise((resolve) => waiting.set(subject, resolve));
        },
      });
    },

    async enquire(...subjects: string[]): Promise<void> {
      for (const subject of subjects) {
        storedAtMs.set(subject, timeline.nowMs());
        await visitors.insert(enquiry({ subject, message: subject, receivedAt: at() }));
        await site.pass(1);
      }
    },

    pass: (ms: number) => timeline.run(timeline.nowMs() + ms),

    jumpClock(ms: number) {
      jumpedMs += ms;
    },

    /** The longest time from storing an enquiry to handing its e-mail over. */
    slowestMs: () => slowestMs,

    rows: () => rowsOf(`${folder}/enquiries.db`),
    states: () => site.rows().map(({ state }) => state),

    async [Symbol.asyncDispose]() {
      await Promise.all(opened.map((store) => store.close()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return site;
}

/** A store whose writes fail while it is read-only. */
export function writable(store: Store, isWritable: () => boolean): Store {
  const reads =
    /(^|\.)(hasWork|find\w*|list|counts\w*|oldest\w+|bookmark|secret|un\w+|remindedAt|times|check)$/;
  return aroundMethods(store, (name, call) => {
    if (!reads.test(name) && !isWritable()) throw new Error('attempt to write a readonly database');
    return call();
  });
}

/** It waits for the process, which may be halted; a rejection means that the process gives the e-mail up. */
export type SendEmail = (email: Email, onContentRequested: () => Promise<void>) => Promise<Verdict>;

type SiteProcessDeps = {
  timeline: Timeline;
  config: Config;
  store: Store;
  send: SendEmail;
  mailQuota?: Counter;
  log: Log;
  /** What its wall clock shows. */
  wallMs: () => number;
  random?: () => number;
  /** How long a query takes to reach the store. */
  storeMs?: (() => number) | undefined;
  /** Names of the jobs that run. */
  jobs?: string[];
  /** Before and after each of its waits. */
  onWait?: (waits: number) => void;
};

export function startProcess(deps: SiteProcessDeps) {
  const { timeline, config, log, mailQuota, wallMs, random = () => 1, storeMs, onWait } = deps;
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

  const clock: Clock = {
    now: () => new Date(wallMs()),
    monotonicMs: () => timeline.nowMs() - bootMs,
    sleep: living(timeline.sleep),
  };
  const store = aroundMethods(
    deps.store,
    living(async (_name: string, query: () => Promise<unknown>) => {
      if (storeMs) await timeline.sleep(storeMs());
      return timeline.working(query);
    }),
  );
  const sender = openSender({
    ...{ config, store, log, clock, random, mailQuota },
    transport: {
      send: living((email, onContentRequested) =>
        deps.send(email, async () => {
          await pass();
          onContentRequested?.();
        }),
      ),
      askRecipients: () => Promise.reject(new Error('There is no canary here.')),
      close: () => {},
    },
  });
  const jobs = createJobs({
    ...{ config, store, log, clock, onMessage: sender.wake },
    settleRequests: async () => {},
  });
  sender.start();
  for (const { name, everyMs, run } of jobs.filter(({ name }) => deps.jobs?.includes(name)))
    repeat(() => run().catch((error) => log.error({ job: name, err: error }, 'job failed')), everyMs, clock);

  return {
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
}

export type SiteProcess = ReturnType<typeof startProcess>;

type Event = { atMs: number; order: number; run: () => void };

export function createTimeline() {
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

export type Timeline = ReturnType<typeof createTimeline>;
