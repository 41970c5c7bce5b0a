// Replaces a SQLite store with a copy, by one rename: whenever it is killed, the old or the new store is in place, and
// complete.

import { chmodSync, chownSync, copyFileSync, existsSync, linkSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as later } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import type { Row, SqlValues } from './database.ts';
import { addLine } from './journal.ts';
import { isUsable, reduceRow, removeRow } from './schema.ts';
import { migrateSqlite, schemaRows } from './sqlite.ts';
import * as files from './sqlite-files.ts';

/**
 * `count` is the number of enquiries in the backup, `erasedAgain` how many of them have been erased since, `openRequests` how
 * many requests of visitors are open, as in the previous store: both are `null` when that cannot be read. `aside` is its new
 * path; `null` when there was none.
 */
export async function restoreSqlite(from: string, to: string, at: Date, operator: string) {
  const path = files.realPath(to);
  // Opening a pipe waits until something writes to it.
  if (!statSync(from, { throwIfNoEntry: false })?.isFile())
    throw new StartError(`There is no file ${from}: specify a backup made by npm run backup.`);
  if (files.realPath(from) === path)
    throw new StartError(`${from} is the store itself: specify a backup of it.`);
  files.makeFolder(path);
  const staged = `${path}.restored`;
  files.removeFiles(staged); // left by a process that was killed
  try {
    const count = stageCopy(from, staged);
    using previous = lockPrevious(path); // no process may use the old store from here on
    using copy = new DatabaseSync(staged);
    copy.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON');
    migrateSqlite(copy, true);
    run(copy, "DELETE FROM messages WHERE kind = 'receipt'"); // they have been sent since, or would come late
    const isReadable = previous !== null && isUsable(schemaRows(previous));
    const erasedAgain = isReadable ? eraseAgain(copy, previous) : null;
    const openRequests = isReadable ? carryRequests(copy, previous) : null;
    const line = { at, operator, enquiryCount: count, references: [], selection: {} };
    const { sql, values } = addLine({ ...line, command: 'restore' });
    run(copy, sql, values);
    copy.close();
    const { uid, gid } = statSync(existsSync(path) ? path : dirname(path));
    if (process.getuid?.() === 0) chownSync(staged, uid, gid); // the site runs as another user
    files.syncFile(staged);
    const aside = await replace(path, staged, at, previous !== null);
    return { count, erasedAgain, openRequests, aside };
  } finally {
    files.removeFiles(staged);
  }
}

/** Copies and verifies a backup. Returns its number of enquiries. */
function stageCopy(from: string, staged: string): number {
  // A copy made while the site was running has its latest enquiries in the -wal file beside it.
  for (const end of ['', '-wal'].filter((suffix) => existsSync(from + suffix))) {
    copyFileSync(from + end, staged + end);
    chmodSync(staged + end, 0o600);
  }
  try {
    using copy = new DatabaseSync(staged);
    const [damage] = files.findDamage(copy);
    if (damage !== undefined) throw new Error(damage);
    const count = files.countEnquiries(copy);
    copy.exec('PRAGMA journal_mode = DELETE'); // a single file without companions
    if (isUsable(schemaRows(copy))) return count;
  } catch (cause) {
    const what = `${from} is damaged, or is not an enquiry store (${(cause as Error).message})`;
    throw new StartError(`${what}: specify a backup made by npm run backup.`, { cause });
  }
  throw new StartError(
    `${from} was written by a newer version of this server: restore it with that version.`,
  );
}

/** Makes the store a single file, and locks it. `null` when there is none, or a damaged one, which stays as it is. */
function lockPrevious(path: string): DatabaseSync | null {
  if (!existsSync(path)) return null;
  if (files.readDamage(path).length > 0) {
    if (files.isInUse(path)) throw files.inUseError(path);
    return null;
  }
  return files.lockFile(path);
}

// The lines of the journal that say what was erased are kept.
function eraseAgain(copy: DatabaseSync, previous: DatabaseSync): number {
  const lines = run(previous, "SELECT * FROM journal WHERE command IN ('erase', 'forget') ORDER BY id");
  const key = ({ at, command, reference_list }: Row) => JSON.stringify([at, command, reference_list]);
  const known = new Set(run(copy, 'SELECT * FROM journal').map(key));
  for (const line of lines.filter((one) => !known.has(key(one)))) insert(copy, 'journal', line);
  const references = lines.flatMap((line) => JSON.parse(String(line.reference_list)) as string[]);
  const erased = [...new Set(references)].filter((reference) => {
    const [row] = run(previous, byReference, { reference });
    const [own] = run(copy, byReference, { reference });
    // The line of a command that failed afterwards names an enquiry that is still whole.
    if (row?.erased_at === null || !own) return false;
    if (row && own.erased_at !== null) return false; // the same part is kept in both
    run(copy, 'DELETE FROM messages WHERE reference = :reference', { reference });
    if (row) run(copy, reduceRow, { reference, at: `${row.erased_at}`, kept_until: `${row.kept_until}` });
    else run(copy, removeRow, { reference });
    return true;
  });
  return erased.length;
}

const byReference = 'SELECT * FROM enquiries WHERE reference = :reference';

// Visitors' requests, and the messages about them, are those of today: the backup's have been done since.
function carryRequests(copy: DatabaseSync, previous: DatabaseSync): number {
  run(copy, `DELETE FROM messages WHERE ${aboutRequests}`);
  const messages = run(previous, `SELECT * FROM messages WHERE ${aboutRequests} AND state <> 'sent'`);
  const sendable = messages.filter(({ reference }) => reference === null || isWhole(copy, reference));
  for (const message of sendable) insert(copy, 'messages', message);
  run(copy, 'DELETE FROM data_requests');
  // A task to show an enquiry that arrived after the backup cannot be done.
  const open = run(previous, 'SELECT * FROM data_requests ORDER BY id').filter(
    ({ state, action, reference }) => state !== 'task' || action !== 'see' || isWhole(copy, reference),
  );
  for (const request of open) insert(copy, 'data_requests', request);
  // With it the addresses in the requests are hashed, and a backup may be older.
  for (const secret of run(previous, "SELECT * FROM bookmarks WHERE name = 'secret'"))
    insert(copy, 'bookmarks', secret);
  return open.length + sendable.length;
}

const aboutRequests = `kind IN ('summary', 'stored-data', 'erased', 'erased-copy', 'enquiry.erased')`;

function isWhole(copy: DatabaseSync, reference: unknown): boolean {
  const whole = 'SELECT 1 AS found FROM enquiries WHERE reference = :reference AND erased_at IS NULL';
  return run(copy, whole, { reference: String(reference) }).length > 0;
}

// The previous store may be of another release, with other columns. The copy numbers its rows itself.
function insert(copy: DatabaseSync, table: string, row: Row): void {
  const sql = "SELECT name FROM pragma_table_info(:table) WHERE type <> 'INTEGER' OR pk = 0";
  const names = run(copy, sql, { table }).map(({ name }) => String(name));
  const shared = names.filter((name) => name in row);
  const values = Object.fromEntries(shared.map((name) => [name, row[name]])) as SqlValues;
  const parameters = shared.map((name) => `:${name}`);
  run(copy, `INSERT OR REPLACE INTO ${table} (${shared}) VALUES (${parameters})`, values);
}

function run(database: DatabaseSync, sql: string, values: SqlValues = {}): Row[] {
  return database.prepare(sql).all(values);
}

// The old file gets a second name, and the new one is renamed onto its path: the path always has a store. Without one, a
// site that starts at this moment would create an empty store.
async function replace(path: string, staged: string, now: Date, isLocked: boolean): Promise<string | null> {
  const aside = `${path}.before-${now.toISOString().replace(/[:.]/g, '')}`;
  if (!existsSync(path)) {
    linkSync(staged, path); // fails when another process has created one meanwhile
    files.syncFile(dirname(path));
    return null;
  }
  linkSync(path, aside);
  const companions = files.companionSuffixes.filter((end) => existsSync(path + end));
  if (!isLocked) for (const end of companions) renameSync(path + end, aside + end);
  renameSync(staged, path);
  files.syncFile(dirname(path));
  // A process that opened the old file by its path is waiting for this lock, and gives up within this time.
  if (isLocked) await later(files.openMsMax + 500);
  return aside;
}
