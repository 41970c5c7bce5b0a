import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as later } from 'node:timers/promises';
import pg from 'pg';
import type { Enquiry, StoredEnquiry } from '../../server/enquiries/types.ts';
import type { Channel } from '../../server/messages/kinds.ts';
import type { Outcome } from '../../server/messages/types.ts';
import { openStore, type Store } from '../../server/store.ts';
import { asha } from './enquiry.ts';
import { sharedPostgres, type startPostgres } from './postgres.ts';
import type { Row } from './site.ts';

export const storeKinds = ['SQLite', 'PostgreSQL'] as const;

type Kind = (typeof storeKinds)[number];

type NewDatabase = Pick<Awaited<ReturnType<typeof startPostgres>>, 'newDatabase'>;

/** A database that only the servers under test open, so that the files they leave are not changed. */
export async function openIsolatedDatabase(kind: Kind, postgres?: NewDatabase, disk = tmpdir()) {
  const folder = mkdtempSync(join(disk, 'vault-'));
  const path = `${folder}/enquiries.db`;
  const url = kind === 'SQLite' ? `file:${path}` : await (postgres ?? (await sharedPostgres())).newDatabase();

  // Queries a copy, because opening the files that a killed process left would repair them, which is for the next
  // process to do.
  async function query(sql: string): Promise<Row[]> {
    if (kind === 'PostgreSQL') return queryPostgres(url, sql);
    const copy = mkdtempSync(join(tmpdir(), 'copy-'));
    try {
      for (const file of [path, `${path}-wal`].filter(existsSync))
        cpSync(file, join(copy, file.slice(folder.length)));
      using database = new DatabaseSync(`${copy}/enquiries.db`);
      return database.prepare(sql).all();
    } finally {
      rmSync(copy, { recursive: true });
    }
  }

  return {
    url,
    path,
    query,
    /** Changes the database as another program does. */
    async execute(sql: string): Promise<void> {
      if (kind === 'PostgreSQL') return void (await queryPostgres(url, sql));
      using database = new DatabaseSync(path);
      database.exec(sql);
    },
    /** Resolves when no work of a killed process is still running. */
    async idle(): Promise<void> {
      if (kind === 'SQLite') return;
      const others = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
      while ((await queryPostgres(url, others)).length > 0) await later(20);
    },
    /** All enquiries in order of arrival, and whether the database is intact. */
    async read(): Promise<{ enquiries: StoredEnquiry[]; faults: string[] }> {
      const store = await openStore(url);
      const [stored, faults] = await Promise.all([store.list({}, 1_000_000), store.check()]);
      await store.close();
      return { enquiries: stored.reverse(), faults };
    },
    async [Symbol.asyncDispose]() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function queryPostgres(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** An empty store of either kind, and a function that opens it as another process does. */
export async function openIsolatedStore(kind: Kind, postgres?: NewDatabase) {
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

export const noon = new Date('2026-03-04T12:00:00.000Z');

export const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

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
