import { randomUUID } from 'node:crypto';
import { setTimeout as later } from 'node:timers/promises';
import { errorLengthMax, possibleRepeatMs, repeatMs, scrubMsEach, scrubMsMax } from '../limits.ts';
import type { Engine, SqlValues } from './engine.ts';
import { type Enquiry, type Outcome, type State, type Store, states } from './index.ts';
import { newReference } from './reference.ts';
import { toKept, toRow } from './rows.ts';
import * as sql from './statements.ts';
import { vitalsOver } from './vitals.ts';

/** The store over either database. */
export function storeOver(engine: Engine): Store {
  const { read, write } = engine;
  return {
    keep: (enquiry) => keep(engine, enquiry),

    async claim(now, leaseMs, max) {
      const leaseToken = randomUUID();
      const rows = await write(sql.claim(engine.skipLocked), {
        now: now.toISOString(),
        max,
        lease_until: new Date(now.getTime() + leaseMs).toISOString(),
        lease_token: leaseToken,
      });
      return rows.map((row) => ({ ...toKept(row), leaseToken })).sort((one, other) => one.id - other.id);
    },

    async mark(reference, leaseToken, outcome) {
      const marked = await write(sql.mark, { reference, lease_token: leaseToken, ...change(outcome) });
      return marked.length > 0;
    },

    async counts() {
      const counted = new Map((await read(sql.counts)).map(({ state, count }) => [state, Number(count)]));
      return Object.fromEntries(states.map((state) => [state, counted.get(state) ?? 0])) as Record<
        State,
        number
      >;
    },

    async oldestUnsent() {
      const [row] = await read(sql.oldestUnsent);
      return row ? toKept(row) : null;
    },

    async nextDueAt() {
      const [row] = await read(sql.nextDueAt);
      return row?.at ? new Date(row.at as string | Date) : null;
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

    async release(reference, now) {
      return (await write(sql.release, { reference, now: now.toISOString() })).length > 0;
    },

    async retry(reference, now) {
      return (await write(sql.retry, { reference, now: now.toISOString() })).length > 0;
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

    async expire(before) {
      const expired = await write(sql.expire, { before: before.toISOString() });
      return expired.length;
    },

    async claimDigest(day) {
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

function change(outcome: Outcome): SqlValues {
  const none = { state: 'waiting', tried: 1, sent_at: null, next_try_at: null, error: null };
  if (outcome.state === 'sent') return { ...none, state: 'sent', sent_at: outcome.at.toISOString() };
  if (outcome.state === 'back') return { ...none, tried: 0 };
  const error = outcome.error.slice(0, errorLengthMax);
  if (outcome.state === 'refused') return { ...none, state: 'refused', error };
  return { ...none, next_try_at: outcome.at.toISOString(), error };
}
