// Processes that share a SQLite store, by simulated time, with a mail server whose verdicts the test gives.

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../server/config.ts';
import { openSqlite } from '../../../server/db/sqlite.ts';
import type { Verdict } from '../../../server/messages/types.ts';
import { createLog } from '../../../server/observability/log.ts';
import { createStore, type Store } from '../../../server/store.ts';
import { enquiry } from '../isolated-store.ts';
import { rowsOf } from '../site.ts';
import { startProcess } from './site-process.ts';
import { createTimeline } from './timeline.ts';

const startMs = Date.parse('2026-03-04T12:00:00.000Z');

type ProcessOptions = {
  /** Replaces methods of the store. */
  around?: (store: Store) => Store;
  /** How long it takes until the mail server asks for the content. */
  connectMs?: number;
  storeMs?: () => number;
};

export async function openSimulatedSite(env: Record<string, string> = {}) {
  // On a disk in memory: nothing here tests what a power failure leaves.
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'simulation-'));
  const timeline = createTimeline();
  const opened: Store[] = [];
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  const config = readConfig({
    ...{
      SITE_URL: 'https://www.agency.example',
      SMTP_URL: 'smtp://localhost',
      MAIL_TO: 'desk@agency.example',
    },
    ...env,
  });
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

  const site = {
    timeline,
    lines,
    /** Subjects of the e-mails that the mail server got, in order. */
    handedOver,
    /** What the mail server says; `null`: nothing yet. */
    verdict: (_subject: string): Verdict | null => ({ state: 'sent' }),
    isReadOnly: false,
    answer: (subject: string, verdict: Verdict = { state: 'sent' }) => waiting.get(subject)?.(verdict),

    start({ around = (store: Store) => store, connectMs = 0, storeMs }: ProcessOptions = {}) {
      return startProcess({
        ...{
          timeline,
          config,
          log,
          wallMs: () => startMs + timeline.nowMs() + jumpedMs,
        },
        store: around(writable(open(), () => !site.isReadOnly)),
        storeMs,
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
        await site.store(subject);
        await site.pass(1);
      }
    },

    /** Without a moment passing. */
    async store(subject: string): Promise<void> {
      storedAtMs.set(subject, timeline.nowMs());
      const receivedAt = new Date(startMs + timeline.nowMs());
      await visitors.insert(enquiry({ subject, message: subject, receivedAt }));
    },

    async addVisitorEmail(subject: string): Promise<void> {
      await visitors.messages.add({
        ...{ id: `erased-${subject}`, kind: 'erased', reference: null, recipients: ['asha@example.com'] },
        content: { subject, body: 'Your enquiry is erased.' },
        at: new Date(startMs + timeline.nowMs()),
      });
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
export function writable<Methods extends object>(methods: Methods, isWritable: () => boolean): Methods {
  return new Proxy(methods, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (value && typeof value === 'object') return writable(value, isWritable);
      if (typeof value !== 'function' || reads.test(String(name))) return value;
      return async (...args: unknown[]) => {
        if (!isWritable()) throw new Error('attempt to write a readonly database');
        return value(...args);
      };
    },
  });
}

const reads = /^(hasWork|find\w*|list|counts\w*|oldest\w+|bookmark|secret|un\w+|remindedAt|times|check)$/;
