// The subcommand `copy-store`: all of a store into an empty one, on the same or the other database. It is one transaction of
// the new store, which is empty until all is in it and compared: a run that was killed leaves nothing to clear away.

import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { LockedStore, Row } from '../db/database.ts';
import { writeRemedy } from '../db/disk-space.ts';
import { addLine } from '../db/journal.ts';
import { numberedTables, tables } from '../db/schema.ts';
import { lockSqlite } from '../db/sqlite.ts';
import { StartError } from '../start-error.ts';
import { openStore } from '../store.ts';
import { type Answer, type Io, messageOf } from './command.ts';
import { columns } from './format.ts';

export async function copyStore(io: Io, source: string, target: string): Promise<Answer> {
  const name = nameOf(target);
  try {
    await openAndClose(source, false); // a mistyped source creates no target
    await using to = await lock(target, true);
    if (await hasRows(to))
      throw new StartError(`${name} is not empty: specify a new file, or a new database (createdb NAME).`);
    await using from = await lock(source, false);
    const counts = await copyTables(from, to);
    const { enquiries: enquiryCount = 0 } = counts;
    const line = { at: io.now(), operator: io.operator, enquiryCount, references: [], selection: {} };
    const { sql, values } = addLine({ ...line, command: 'copy-store' });
    await to.run(sql, values);
    await to.commit();
    const lines = [
      'Copied, and compared with what was read:',
      columns(Object.entries(counts)),
      `Now set DATABASE_URL=${name}, and start the site. Keep ${nameOf(source)} until you have seen that all is there, then delete it.`,
    ];
    return { text: lines.join('\n'), data: { to: name, counts } };
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const remedy = writeRemedy(cause) ?? 'remove the cause, and run this again';
    throw new StartError(`Nothing is copied to ${name} (${messageOf(cause)}): ${remedy}.`, { cause });
  }
}

/** As DATABASE_URL, without the password. */
function nameOf(url: string): string {
  if (url.startsWith('file:')) return `file:${resolve(pathOf(url))}`;
  const shown = new URL(url);
  if (shown.password) shown.password = 'PASSWORD';
  return shown.href;
}

const pathOf = (url: string) => url.slice('file:'.length);

async function openAndClose(url: string, mayChange: boolean): Promise<void> {
  const store = await openStore(url, { mayChange });
  await store.close();
  if (store.newerSchema !== null)
    throw new StartError(
      `${nameOf(url)} is a store of a newer version of this server: copy it with that one.`,
    );
}

async function lock(url: string, mayChange: boolean): Promise<LockedStore> {
  await openAndClose(url, mayChange);
  if (url.startsWith('file:')) return lockSqlite(pathOf(url));
  return (await import('../db/postgres.ts')).lockPostgres(url);
}

async function hasRows(store: LockedStore): Promise<boolean> {
  const parts = tables.map((table) => `SELECT 1 FROM ${table}`).join(' UNION ALL ');
  const sql = parts.replace('FROM bookmarks', "$& WHERE name NOT IN ('schema', 'compatible-from')");
  return (await store.run(`${sql} LIMIT 1`)).length > 0;
}

/** Returns the number of rows of each table. */
export async function copyTables(from: LockedStore, to: LockedStore): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  await to.run('DELETE FROM bookmarks');
  for (const table of tables) counts[table] = await copyTable(table, from, to);
  return counts;
}

/** Returns the number of rows. */
async function copyTable(table: string, from: LockedStore, to: LockedStore): Promise<number> {
  const [read, stored] = [createSum(), createSum()];
  for await (const rows of from.rows(table)) {
    if (rows.length > 0) await to.insert(table, rows);
    read.add(rows);
  }
  if (numberedTables.includes(table)) {
    const [{ last = null } = {}] = await from.run(from.lastNumber.read, { table });
    if (last !== null) await to.run(to.lastNumber.write, { table, last: Number(last) });
  }
  for await (const rows of to.rows(table)) stored.add(rows);
  if (read.text() !== stored.text()) throw new Error(`the rows of ${table} differ`);
  return read.count();
}

/** Of the hashes of all rows, because the databases sort text differently. PostgreSQL reads a large number as text. */
function createSum() {
  let [count, sum] = [0, 0n];
  return {
    add(rows: Row[]): void {
      count += rows.length;
      for (const row of rows) {
        const cells = Object.entries(row).map(([name, value]) => [name, value === null ? null : `${value}`]);
        sum += createHash('sha256').update(JSON.stringify(cells)).digest().readBigUInt64BE();
      }
    },
    count: () => count,
    text: () => `${count} ${sum}`,
  };
}
