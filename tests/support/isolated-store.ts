import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { Enquiry } from '../../server/enquiries/types.ts';
import type { Channel } from '../../server/messages/kinds.ts';
import type { Outcome } from '../../server/messages/types.ts';
import type { Store } from '../../server/store.ts';
import { openStore } from '../../server/store.ts';
import { asha } from './enquiry.ts';
import { openIsolatedDatabase } from './isolated-database.ts';

export const storeKinds = ['SQLite', 'PostgreSQL'] as const;

/** An empty store of either kind, and a function that opens it as another process does. */
export async function openIsolatedStore(
  kind: (typeof storeKinds)[number],
  postgres?: Parameters<typeof openIsolatedDatabase>[1],
) {
  const database = await openIsolatedDatabase(kind, postgres);
  const opened: Store[] = [];
  const open = async () => {
    const store = await openStore(database.url);
    opened.push(store);
    return store;
  };
  return {
    ...database,
    store: await open(),
    /** Opens the same store as another process does. */
    open,
    async [Symbol.asyncDispose]() {
      await Promise.all(opened.map((store) => store.close()));
      await database[Symbol.asyncDispose]();
    },
  };
}

/** A process that has the lease of the sender. */
export async function openLease(store: Store) {
  const token = randomUUID();
  await store.setBookmark('sender', `${token} 0 0`);
  const claim = (at = noon, channel: Channel = 'agency') => store.messages.claim(token, channel, at);
  return {
    token,
    claim,
    /** Claims what is next, and records the outcome; returns its id. */
    async settle(outcome: Outcome, at = noon, channel: Channel = 'agency'): Promise<string | null> {
      const claimed = await claim(at, channel);
      if (claimed) await store.messages.mark(claimed, outcome);
      return claimed?.id ?? null;
    },
  };
}

/** Removes an index of a store that no process has open, so that its pages are orphaned. */
export function damage(path: string): void {
  using database = new DatabaseSync(path);
  database.enableDefensive(false);
  database.exec(`PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE name = 'enquiries_received'`);
}

export const noon = new Date('2026-03-04T12:00:00.000Z');

export function after(minutes: number): Date {
  return new Date(noon.getTime() + minutes * 60_000);
}

/** An enquiry from Asha at noon, with the given changes. */
export function enquiry(otherwise: Partial<Enquiry> = {}): Enquiry {
  return {
    ...asha,
    receivedAt: noon,
    key: null,
    form: 'seo',
    page: '/seo-services',
    captcha: null,
    context: { referrer: null, utm: {}, tookMs: null, notice: null },
    spamSignals: [],
    ...otherwise,
  };
}
