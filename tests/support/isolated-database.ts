import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as later } from 'node:timers/promises';
import pg from 'pg';
import type { StoredEnquiry } from '../../server/enquiries/types.ts';
import { openStore } from '../../server/store.ts';
import type { storeKinds } from './isolated-store.ts';
import { sharedPostgres, type startPostgres } from './postgres.ts';
import type { Row } from './site.ts';

/** A database that only the servers under test open, so that the files they leave are not changed. */
export async function openIsolatedDatabase(
  kind: (typeof storeKinds)[number],
  postgres?: Pick<Awaited<ReturnType<typeof startPostgres>>, 'newDatabase'>,
  disk = tmpdir(),
) {
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

export async function queryPostgres(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
