import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { migrations as postgresMigrations } from '../../server/enquiries/store/postgres-migrations.ts';
import { migrations as sqliteMigrations } from '../../server/enquiries/store/sqlite-migrations.ts';
import type { storeKinds } from './isolated-store.ts';

type Kind = (typeof storeKinds)[number];

/** An empty store as an older release left it, after so many of its migrations. */
export async function createOlderStore(kind: Kind, url: string, version: number): Promise<void> {
  if (kind === 'SQLite') {
    using database = new DatabaseSync(url.slice('file:'.length));
    database.exec('PRAGMA journal_mode = WAL');
    for (const { step } of sqliteMigrations.slice(0, version))
      if (typeof step === 'string') database.exec(step);
      else step(database);
    database.exec(`PRAGMA user_version = ${version}`);
    return;
  }
  await inPostgres(url, async (client) => {
    await client.query('CREATE TABLE enquiries_schema (version integer NOT NULL)');
    for (const { step } of postgresMigrations.slice(0, version)) await client.query(step);
    await client.query('INSERT INTO enquiries_schema SELECT generate_series(1, $1::integer)', [version]);
  });
}

/** Makes a store newer by one version, as a newer release does with that step. */
export async function makeNewer(kind: Kind, url: string, step: string, compatibleFrom: string | null) {
  const own = await versionOf(kind, url);
  const note = compatibleFrom
    ? `UPDATE bookmarks SET value = '${compatibleFrom}' WHERE name = 'compatible-from'`
    : `DELETE FROM bookmarks WHERE name = 'compatible-from'`;
  if (kind === 'SQLite') {
    using database = new DatabaseSync(url.slice('file:'.length));
    database.exec(`${step}; ${note}; PRAGMA user_version = ${own + 1}`);
  } else {
    await inPostgres(url, async (client) => {
      await client.query(`${step}; ${note}; INSERT INTO enquiries_schema VALUES (${own + 1})`);
    });
  }
  return own + 1;
}

export async function versionOf(kind: Kind, url: string): Promise<number> {
  if (kind === 'SQLite') {
    using database = new DatabaseSync(url.slice('file:'.length), { readOnly: true });
    return Number(database.prepare('PRAGMA user_version').get()?.user_version);
  }
  return inPostgres(url, async (client) => {
    const { rows } = await client.query('SELECT max(version) AS version FROM enquiries_schema');
    return Number(rows[0]?.version);
  });
}

async function inPostgres<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
