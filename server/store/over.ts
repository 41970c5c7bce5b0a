import { randomUUID } from 'node:crypto';
import { setTimeout as later } from 'node:timers/promises';
import {
  errorLengthMax,
  possibleRepeatMs,
  repeatMs,
  retryOverdueMs,
  scrubMsEach,
  scrubMsMax,
} from '../limits.ts';
import type { Engine, Row, SqlValues } from './engine.ts';
import {
  type BookmarkName,
  type Claimed,
  type Counts,
  type Enquiry,
  type Outcome,
  type Store,
  states,
} from './index.ts';
import { newReference } from './reference.ts';
import { toKept, toRow } from './rows.ts';
import * as sql from './statements.ts';
import { vitalsOver } from './vitals.ts';

/** The store over either database. */
export function storeOver(engine: Engine): Store {
  const { read, write } = engine;
  const claims = sql.claims(engine.skipLocked);
  const setBookmark = (name: BookmarkName, value: string) => write(sql.setBookmark, { name, value });
  const countsOf = (rows: Row[]) => {
    const counted = new Map(rows.map(({ state, count }) => [state, Number(count)]));
    return Object.fromEntries(states.map((state) => [state, counted.get(state) ?? 0])) as Counts;
  };
  // Whoever waits for the mail server reads the bookmark: somebody has put something right.
  const moved = async (statement: string, values: SqlValues) => {
    const [rows] = await Promise.all([write(statement, values), setBookmark('wake', randomUUID())]);
    return rows.length > 0;
  };
  return {
    keep: (enquiry) => keep(engine, enquiry),

    async claim(now, leaseMs, max) {
      if ((await read(sql.isAnyDue, { now: now.toISOString() })).length === 0) return [];
      const leaseToken = randomUUID();
      const values = {
        now: now.toISOString(),
        overdue_since: new Date(now.getTime() - retryOverdueMs).toISOString(),
        lease_until: new Date(now.getTime() + leaseMs).toISOString(),
        lease_token: leaseToken,
      };
      const claimed: Claimed[] = [];
      for (const statement of claims) {
        if (claimed.length >= max) break;
        const rows = await write(statement, { ...values, max: max - claimed.length });
        claimed.push(...rows.map((row) => ({ ...toKept(row), leaseToken })).sort(longestDueFirst));
      }
      return claimed;
    },

    async mark(reference, leaseToken, outcome) {
      const marked = await write(sql.mark, { reference, lease_token: leaseToken, ...change(outcome) });
      return marked.length > 0;
    },

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
      return row ? toKept(row) : null;
    },

    async renew(reference, leaseToken, until) {
      const values = { reference, lease_token: leaseToken, lease_until: until.toISOString() };
      return (await write(sql.renew, values)).length > 0;
    },

    async latestPartlySent() {
      const [row] = await read(sql.latestPartlySent);
      return row ? toKept(row) : null;
    },

    async leased() {
      const rows = await read(sql.leased);
      return rows.map((row) => ({
        reference: String(row.reference),
        leaseToken: String(row.lease_token),
        leaseUntil: new Date(row.lease_until as string | Date).toISOString(),
      }));
    },

    async hasten(after, now) {
      const values = { after: after.toISOString(), now: now.toISOString() };
      if ((await read(sql.isAnyLater, { after: values.after })).length === 0) return 0;
      return (await write(sql.hasten, values)).length;
    },

    async list({ state = null, form = null, since, until }, limit, before) {
      const rows = await read(sql.list, {
        state,
        form,
        since: since?.toISOString() ?? null,
        until: until?.toISOString() ?? null,
        before: before ?? null,
        limit,
      });
      return rows.map(toKept);
    },

    async find(reference) {
      const [row] = await read(sql.find, { reference });
      return row ? toKept(row) : null;
    },

    async findByCode(code) {
      return (await read(sql.findByCode, { code })).map(toKept);
    },

    async release(reference, now) {
      return moved(sql.release, { reference, now: now.toISOString() });
    },

    async retry(reference, now) {
      return moved(sql.retry, { reference, now: now.toISOString() });
    },

    async forget(address) {
      const email = address.trim().toLowerCase();
      const erased = (await write(sql.forget, { email })).map(toKept).sort((one, other) => one.id - other.id);
      // Where nothing is erased now, somebody may have asked again whether the words are gone by now.
      const isOffDisk = await isScrubbed(engine);
      const mentions = await read(sql.mentioning(engine.mentions), { email });
      return { erased, isOffDisk, mentionedIn: mentions.map(({ reference }) => String(reference)) };
    },

    scrub: () => engine.scrub(),

    async oldestReceivedAt() {
      const [row] = await read(sql.oldestReceivedAt);
      return row?.at ? new Date(row.at as string | Date) : null;
    },

    async expire({ since = new Date(0), before, isUnsentToo }) {
      const values = { since: since.toISOString(), before: before.toISOString() };
      return (await write(isUnsentToo ? sql.expireAll : sql.expireSent, values)).length;
    },

    async bookmark(name) {
      const [row] = await read(sql.bookmark, { name });
      return row ? String(row.value) : null;
    },

    async setBookmark(name, value) {
      await setBookmark(name, value);
    },

    async claimDigest(day) {
      await write(sql.forgetLaterDigests, { day });
      return (await write(sql.claimDigest, { day })).length > 0;
    },

    async returnDigest(day) {
      await write(sql.returnDigest, { day });
    },

    ...vitalsOver(engine),

    check: engine.faults,
    close: engine.close,
  };
}

// Most who read the store are done within seconds. What was erased is erased, whatever becomes of this.
async function isScrubbed({ scrub }: Engine): Promise<boolean> {
  for (const untilMs = performance.now() + scrubMsMax; ; ) {
    if (await scrub().catch(() => false)) return true;
    if (performance.now() >= untilMs) return false;
    await later(scrubMsEach);
  }
}

async function keep({ read, write }: Engine, enquiry: Enquiry): ReturnType<Store['keep']> {
  const since = (ms: number) => new Date(enquiry.receivedAt.getTime() - ms).toISOString();
  const same_since = since(repeatMs);
  const { key } = enquiry;
  for (;;) {
    const row = toRow(enquiry, newReference());
    const content_hash = row.content_hash as string;
    const values = { ...row, same_since, repeat_since: since(possibleRepeatMs) };
    const [kept] = await write(sql.keep, values, content_hash);
    if (kept) return { reference: String(kept.reference), repeated: false };
    const [already] = await read(sql.keptAlready, { content_hash, key, same_since });
    if (already) return { reference: String(already.reference), repeated: true };
    // Neither: the reference was taken, one chance in a trillion for each that is kept. Another one will do.
  }
}

function longestDueFirst(one: Claimed, other: Claimed): number {
  return one.nextTryAt.getTime() - other.nextTryAt.getTime() || one.id - other.id;
}

function change(outcome: Outcome): SqlValues {
  const error = outcome.error?.slice(0, errorLengthMax) || null;
  const left = 'recipientsLeft' in outcome ? outcome.recipientsLeft : undefined;
  const recipients_left = left ? JSON.stringify(left) : null;
  const none = { state: 'waiting', tried: 1, sent_at: null, next_try_at: null, error, recipients_left };
  if (outcome.state === 'sent') {
    const sent_at = outcome.at.toISOString();
    return { ...none, state: 'sent', sent_at, recipients_left: recipients_left ?? '[]' };
  }
  if (outcome.state === 'back') return { ...none, tried: 0 };
  if (outcome.state === 'refused') return { ...none, state: 'refused' };
  return { ...none, next_try_at: outcome.at.toISOString() };
}
