// The subcommand `copy-store`: all of a store into an empty one, on the same or the other database. It is one transaction of
// the new store, which is empty until all is in it and compared: a run that was killed leaves nothing to clear away.

import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { LockedStore } from '../db/database.ts';
import { addLine } from '../db/journal.ts';
import { numberedTables, tables } from '../db/schema.ts';
import { lockSqlite } from '../db/sqlite.ts';
import { sqlitePathOf } from '../db/sqlite-files.ts';
import { StartError } from '../start-error.ts';
import { openStore } from '../store.ts';
import { type Answer, type Io, UsageError } from './command.ts';
import { columns } from './format.ts';

export async function copyStore(io: Io, source: string, target: string): Promise<Answer> {
  const counts = await fillStore(io, source, target);
  const next = `Now set DATABASE_URL=${nameOf(target)}, and start the site. When all is there, delete ${nameOf(source)}.`;
  const text = ['Copied and compared:', columns(Object.entries(counts)), next].join('\n');
  return { text, data: { to: nameOf(target), counts } };
}

/** Returns the number of rows of each table. */
export async function fillStore(
  { now, operator }: Io,
  source: string,
  target: string,
): Promise<Record<string, number>> {
  const [fromName, toName] = [nameOf(source), nameOf(target)];
  if (fromName === toName) throw new UsageError('FROM and TO are the same store.');
  await using from = await lockStore(source);
  await using to = await lockStore(target, true);
  if (await hasRows(to))
    throw new StartError(`${toName} is not empty: specify a new file, or a new database (createdb NAME).`);
  const counts = await copyTables(from, to);
  const { enquiries: enquiryCount = 0 } = counts;
  const line = { at: now(), operator, enquiryCount, references: [], selection: {} };
  const { sql, values } = addLine({ ...line, command: 'copy-store' });
  await to.run(sql, values);
  await to.commit();
  return counts;
}

/** As DATABASE_URL, without passwords. */
export function nameOf(url: string): string {
  const path = sqlitePathOf(url);
  if (path !== null) return `file:${resolve(path)}`;
  const named = new URL(url);
  if (named.password) named.password = 'PASSWORD';
  for (const name of ['password', 'sslpassword'])
    if (named.searchParams.has(name)) named.searchParams.set(name, 'PASSWORD');
  return named.href;
}

/** With `mayChange` a missing store is created. */
async function lockStore(url: string, mayChange = false): Promise<LockedStore> {
  await refuseOtherVersion(url, mayChange);
  const path = sqlitePathOf(url);
  if (path !== null) return lockSqlite(path);
  return (await import('../db/postgres-copy.ts')).lockPostgres(url);
}

/** A copy has the tables of this version. */
export async function refuseOtherVersion(url: string, mayChange = false): Promise<void> {
  const { newerSchema, close } = await openStore(url, { mayChange });
  await close();
  if (newerSchema !== null)
    throw new StartError(`${nameOf(url)} was written by a newer version of this server: use that version.`);
}

async function hasRows(store: LockedStore): Promise<boolean> {
  const parts = tables.map((table) => `SELECT 1 FROM ${table}`).join(' UNION ALL ');
  const sql = parts.replace('FROM bookmarks', "$& WHERE name NOT IN ('schema', 'compatible-from')");
  return (await store.run(`${sql} LIMIT 1`)).length > 0;
}

/** All of a store to a SQLite file that does not exist. */
export async function copyToFile(from: LockedStore, file: string): Promise<void> {
  await openStore(`file:${file}`).then((store) => store.close());
  await using to = lockSqlite(file);
  await copyTables(from, to);
  await to.commit();
}

async function copyTables(from: LockedStore, to: LockedStore): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  await to.run('DELETE FROM bookmarks');
  for (const table of tables) counts[table] = await copyTable(table, from, to);
  return counts;
}

/** Returns the number of rows. */
async function copyTable(table: string, from: LockedStore, to: LockedStore): Promise<number> {
  for await (const rows of from.rows(table)) if (rows.length > 0) await to.insert(table, rows);
  if (numberedTables.includes(table)) {
    const [{ last = null } = {}] = await from.run(from.lastNumber.read, { table });
    if (last !== null) await to.run(to.lastNumber.write, { table, last: Number(last) });
  }
  const [read, stored] = [await checksum(table, from), await checksum(table, to)];
  if (read.count === stored.count && read.sum === stored.sum) return read.count;
  throw new Error(`nothing is copied, because the rows of ${table} differ.`);
}

/** The sum of the hashes of all rows: the databases sort text differently. PostgreSQL reads a large number as text. */
async function checksum(table: string, store: LockedStore) {
  let [count, sum] = [0, 0n];
  for await (const rows of store.rows(table))
    for (const row of rows) {
      const cells = Object.entries(row).map(([name, value]) => [name, value === null ? null : `${value}`]);
      sum += createHash('sha256').update(JSON.stringify(cells)).digest().readBigUInt64BE();
      count += 1;
    }
  return { count, sum };
}
