// The files of a SQLite store, which contain personal data: paths, permissions, whether a process uses them, and damage.

import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';

/** Files that SQLite writes beside a store. Without them it is a different or a broken store. */
export const companionSuffixes = ['-wal', '-shm', '-journal'];

/** How long opening waits for a store that another process has locked; a restore relies on it. */
export const openMsMax = 1_000;

/** SQLite names the companion files after the target of a symbolic link. */
export function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : resolve(path);
}

/** For the file at `path`. */
export function makeFolder(path: string): void {
  if (!existsSync(path) && lstatSync(path, { throwIfNoEntry: false }))
    throw new StartError(
      `${path} is a symbolic link to a file that does not exist: mount its disk, or remove the link.`,
    );
  mkdirSync(dirname(resolve(path)), { recursive: true, mode: 0o700 });
}

/** The path in a DATABASE_URL; `null` with PostgreSQL. */
export function sqlitePathOf(url: string): string | null {
  return url.startsWith('file:') ? url.slice('file:'.length) : null;
}

/** The files of a store are their owner's. */
export function refuseOtherUser(path: string): void {
  try {
    accessSync(path, constants.R_OK);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EACCES')
      throw new StartError(`Cannot read ${path}: run this as the site's user.`, { cause });
  }
}

/** For a store that was copied by hand. */
export function protectFiles(path: string): void {
  for (const file of allFiles(path)) {
    try {
      chmodSync(file, 0o600);
    } catch {} // there is none, or another user owns it
  }
}

export function removeFiles(path: string): void {
  for (const file of allFiles(path)) rmSync(file, { force: true });
}

function allFiles(path: string): string[] {
  return ['', ...companionSuffixes].map((end) => path + end);
}

/** For a folder, this syncs the names in it. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

/** When the log or its index was removed, opening makes a new one, and overwrites the writes of who still has the old. */
export function openFile(path: string, readOnly = false): DatabaseSync {
  const file = realPath(path);
  const isLost = () => existsSync(`${file}-wal`) !== existsSync(`${file}-shm`);
  // Otherwise another process was just creating or removing them.
  if (isLost() && isInUse(file) && isLost()) throw inUseError(file);
  return new DatabaseSync(path, { timeout: openMsMax, readOnly });
}

/**
 * Whether another process has the store open, even an idle one, which locks it: https://sqlite.org/walformat.html#locks. It
 * is tried through a second hard link, so that the store's own log is not read, written or deleted.
 */
export function isInUse(path: string): boolean {
  const probe = `${path}.locked`;
  removeFiles(probe); // left by a process that was killed
  linkSync(path, probe);
  try {
    using database = new DatabaseSync(probe, { timeout: openMsMax });
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return false;
  } catch (error) {
    return isBusy(error);
  } finally {
    removeFiles(probe);
  }
}

/** Makes a store a single file, and begins a transaction that only this process can use it in. */
export function lockFile(path: string): DatabaseSync {
  const database = openFile(path);
  try {
    database.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
    const mode = database.prepare('PRAGMA journal_mode').get()?.journal_mode;
    if (mode !== 'delete') throw inUseError(path); // by a process that opened it in between
    return database;
  } catch (error) {
    database.close();
    throw isBusy(error) ? inUseError(path) : error;
  }
}

export function inUseError(path: string): StartError {
  return new StartError(
    `${path} is in use: stop the site (systemctl stop agency.socket agency) and every other program that has it open, then run this again.`,
  );
}

export function isBusy(error: unknown): boolean {
  return sqliteCode(error) === 5;
}

// https://sqlite.org/rescode.html
function sqliteCode(error: unknown): number {
  return Number((error as { errcode?: number }).errcode) & 0xff;
}

/** Half a second. A larger store is checked by each backup and by the command `check`. */
const checkedBytesMax = 32 * 1024 * 1024;

/** Throws when a small store is damaged. It only reads: a damaged store and its log stay as they are for recovery. */
export function verifyStore(url: string): void {
  const path = sqlitePathOf(url);
  if (path === null) return; // PostgreSQL verifies its own files
  const bytes = statSync(path, { throwIfNoEntry: false })?.size;
  if (!bytes || bytes > checkedBytesMax) return; // without a file it is about to be created
  const [fault] = readDamage(path);
  if (fault === undefined) return;
  throw new StartError(
    `The store ${path} is damaged (${fault}): restore a backup with npm run restore -- FILE, or set DATABASE_URL to another file.`,
  );
}

/** The damage of a store, read only. */
export function readDamage(path: string): string[] {
  try {
    using database = openFile(path, true);
    return findDamage(database);
  } catch (error) {
    const isDamage = [11, 26].includes(sqliteCode(error)); // corrupt, not a database
    return isDamage ? [(error as Error).message] : []; // another error is reported when the store is opened
  }
}

/** At most ten sentences. */
export function findDamage(database: DatabaseSync): string[] {
  // `quick_check` does not compare a table with its indexes, and misses the damage of a file copied over a live store. The
  // full check takes 1.1 s for 100,000 enquiries.
  const rows = database.prepare('PRAGMA integrity_check(10)').all();
  const texts = rows.map((row) => String(row.integrity_check).replace(/\s+/g, ' '));
  return texts.filter((text) => text !== 'ok');
}

export function countEnquiries(database: DatabaseSync): number {
  return Number(database.prepare('SELECT count(*) AS count FROM enquiries').get()?.count);
}
