import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as later } from 'node:timers/promises';
import { possibleRepeatMs, repeatMs, scrubMsEach, scrubMsMax, secretBytes } from '../../limits.ts';
import { createCanaryStore } from './canary-store.ts';
import type { Engine, Row, SqlValues } from './engine.ts';
import { createJournal } from './journal.ts';
import { createNoticeStore } from './notice-store.ts';
import { createReference } from './reference.ts';
import { removeTasksOf } from './request-statements.ts';
import { createDataRequestStore } from './request-store.ts';
import { toEnquiryTimes, toRow, toStoredEnquiry } from './rows.ts';
import * as sql from './statements.ts';
import {
  type BookmarkName,
  type Counts,
  type Enquiry,
  type Filter,
  type Store,
  type StoredEnquiry,
  states,
} from './types.ts';
import { createVisitorLetterStore } from './visitor-letter-store.ts';
import { createVitalsStore } from './vitals-store.ts';
import { createWorkQueue, type WorkQueueTable } from './work-queue.ts';

/** Implements the store on either database. */
export function createSqlStore(engine: Engine): Store {
  const { read, write } = engine;
  const notices = createNoticeStore(engine, () => setBookmark('wake', randomUUID()));
  const setBookmark = (name: BookmarkName, value: string) => write(sql.setBookmark, { name, value });
  const countsOf = (rows: Row[]) => {
    const counted = new Map(rows.map(({ state, count }) => [state, Number(count)]));
    return Object.fromEntries(states.map((state) => [state, counted.get(state) ?? 0])) as Counts;
  };
  // An outbox that waits for the mail server reads this bookmark: an operator may have fixed something.
  const updateAndWake = async (statement: string, values: SqlValues) => {
    const [rows] = await Promise.all([write(statement, values), setBookmark('wake', randomUUID())]);
    return rows.length > 0;
  };
  return {
    insert: (enquiry) => insert(engine, enquiry),

    ...createWorkQueue(engine, enquiryQueue),

    async probe() {
      await write(sql.probe);
    },

    async counts() {
      return countsOf(await read(sql.counts));
    },

    async countsBefore(before) {
      return countsOf(await read(sql.countsBefore, { before: before.toISOString() }));
    },

    async oldestUnsent() {
      const [row] = await read(sql.oldestUnsent);
      return row ? toStoredEnquiry(row) : null;
    },

    async latestPartlySent() {
      const [row] = await read(sql.latestPartlySent);
      return row ? toStoredEnquiry(row) : null;
    },

    async list(filter, limit, before) {
      const rows = await read(sql.list, { ...filterValues(filter, before), limit });
      return rows.map(toStoredEnquiry);
    },

    async countOf(filter, before) {
      const [row] = await read(sql.countOf, filterValues(filter, before));
      return Number(row?.count);
    },

    async find(reference) {
      const [row] = await read(sql.find, { reference });
      return row ? toStoredEnquiry(row) : null;
    },

    async findByCode(code) {
      return (await read(sql.findByCode, { code })).map(toStoredEnquiry);
    },

    async release(reference, now) {
      return updateAndWake(sql.release, { reference, now: now.toISOString() });
    },

    async retry(reference, now) {
      return updateAndWake(sql.retry, { reference, now: now.toISOString() });
    },

    async referencesFrom(emailAddress) {
      const rows = await read(sql.referencesFrom, { email: emailAddress.trim().toLowerCase() });
      return rows.map(({ reference }) => String(reference));
    },

    async answer(reference, at) {
      const [row] = await write(sql.answer, { reference, at: at.toISOString() });
      return row ? new Date(row.answered_at as string | Date) : null;
    },

    async unanswered(since, limit) {
      return (await read(sql.unanswered, { since: since.toISOString(), limit })).map(toStoredEnquiry);
    },

    async unreminded(since, limit) {
      return (await read(sql.unreminded, { since: since.toISOString(), limit })).map(toStoredEnquiry);
    },

    async remind(reference, at) {
      await write(sql.remind, { reference, at: at.toISOString() });
    },

    async times({ since, until }, limit, after) {
      const rows = await read(sql.times, {
        since: since.toISOString(),
        until: until.toISOString(),
        after_at: (after?.receivedAt ?? since).toISOString(),
        after: after?.id ?? 0,
        limit,
      });
      return rows.map(toEnquiryTimes);
    },

    async forget(emailAddress) {
      const email = emailAddress.trim().toLowerCase();
      const erased = (await write(sql.forget, { email }))
        .map(toStoredEnquiry)
        .sort((one, other) => one.id - other.id);
      await write(removeTasksOf, { email });
      // Also when this call erased nothing: the operator may be checking whether text erased earlier is off
      // the disk.
      const isOffDisk = await isScrubbed(engine);
      const mentions = await read(sql.findMentions(engine.mentions), { email });
      return { erased, isOffDisk, mentionedIn: mentions.map(({ reference }) => String(reference)) };
    },

    scrub: () => engine.scrub(),

    async oldestReceivedAt() {
      const [row] = await read(sql.oldestReceivedAt);
      return row?.at ? new Date(row.at as string | Date) : null;
    },

    async expire({ since = new Date(0), before, isUnsentToo }) {
      const values = { since: since.toISOString(), before: before.toISOString() };
      const erased = await write(isUnsentToo ? sql.expireAll : sql.expireSent, values);
      await notices.expire(before);
      return erased.length;
    },

    async bookmark(name) {
      const [row] = await read(sql.bookmark, { name });
      return row ? String(row.value) : null;
    },

    async setBookmark(name, value) {
      await setBookmark(name, value);
    },

    async replaceBookmark(name, from, to) {
      const replaced =
        from === null
          ? await write(sql.addBookmark, { name, value: to })
          : await write(sql.replaceBookmark, { name, from, value: to });
      return replaced.length > 0;
    },

    async secret() {
      const name = 'secret';
      await write(sql.addBookmark, { name, value: randomBytes(secretBytes).toString('base64url') });
      const [row] = await read(sql.bookmark, { name });
      return String(row?.value);
    },

    async claimRun(job, period, latest) {
      await write(sql.forgetLaterRuns, { job, latest });
      return (await write(sql.claimRun, { job, period })).length > 0;
    },

    async returnRun(job, period) {
      await write(sql.returnRun, { job, period });
    },

    async expireKept(now, before) {
      const values = { now: now.toISOString(), before: before.toISOString() };
      return (await write(sql.expireKept, values)).length;
    },

    dataRequests: createDataRequestStore(engine),
    addNotice: notices.add,
    notices,
    visitorLetters: createVisitorLetterStore(engine),

    ...createJournal(engine),
    ...createVitalsStore(engine),
    ...createCanaryStore(engine),

    newerSchema: engine.newerSchema,
    check: engine.faults,
    close: engine.close,
  };
}

function filterValues({ state, form, since, until, erasedToo, robots }: Filter, before?: number): SqlValues {
  return {
    erased_too: erasedToo ? 1 : 0,
    robots: robots === undefined ? null : Number(robots),
    state: state ?? null,
    form: form ?? null,
    since: since?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
    before: before ?? null,
  };
}

// Most readers finish within seconds. The rows stay erased even when this fails.
async function isScrubbed({ scrub }: Engine): Promise<boolean> {
  for (const untilMs = performance.now() + scrubMsMax; ; ) {
    if (await scrub().catch(() => false)) return true;
    if (performance.now() >= untilMs) return false;
    await later(scrubMsEach);
  }
}

async function insert({ read, write }: Engine, enquiry: Enquiry): ReturnType<Store['insert']> {
  const since = (ms: number) => new Date(enquiry.receivedAt.getTime() - ms).toISOString();
  const same_since = since(repeatMs);
  const { key } = enquiry;
  for (;;) {
    const row = toRow(enquiry, createReference());
    const content_hash = row.content_hash as string;
    const values = { ...row, same_since, repeat_since: since(possibleRepeatMs) };
    const [inserted] = await write(sql.insert, values, content_hash);
    if (inserted) return { reference: String(inserted.reference), repeated: false };
    const [existing] = await read(sql.findSameSubmission, { content_hash, key, same_since });
    if (existing) return { reference: String(existing.reference), repeated: true };
    // Neither: the reference is taken, with a chance of one in a trillion per stored enquiry. Retry with a
    // new one.
  }
}

const enquiryQueue: WorkQueueTable<StoredEnquiry> = {
  name: 'enquiries',
  key: 'reference',
  condition: sql.isReal,
  markedColumns: ['recipients_left'],
  toItem: toStoredEnquiry,
  marked(outcome) {
    const left = 'recipientsLeft' in outcome ? outcome.recipientsLeft : undefined;
    if (left) return { recipients_left: JSON.stringify(left) };
    return { recipients_left: outcome.state === 'sent' ? '[]' : null };
  },
};
