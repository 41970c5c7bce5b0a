// Entry point of `npm run backup -- <file>`: copies the SQLite store at one moment while the site is running,
// and verifies that the copy is complete.

import { closeSync, existsSync, linkSync, openSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { loadConfig } from '../config.ts';
import {
  companionSuffixes,
  realPath,
  refuseWhileRestoring,
  syncFile,
} from '../enquiries/store/sqlite-files.ts';
import { storeResponseMsMax } from '../limits.ts';
import { StartError } from '../start-error.ts';
import { exitCodes } from './command.ts';

try {
  process.exitCode = await backUp(process.argv.slice(2));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof StartError ? message : `Backup failed: ${message}`);
  process.exitCode = exitCodes.unusable;
}

async function backUp([file, ...more]: string[]): Promise<number> {
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    console.error('Specify the file to write: npm run backup -- backups/enquiries-2026-03-04.db');
    return file === '--help' ? exitCodes.done : exitCodes.usageError;
  }
  const path = sourcePath(loadConfig().databaseUrl);
  if (existsSync(file)) throw new StartError(`${file} already exists: specify another file.`);
  if (companionSuffixes.some((end) => resolve(file) === realPath(path) + end))
    throw new StartError(`${file} is a file name that SQLite uses for the store: specify another file.`);
  // A temporary name until it is verified: any file with the requested name is a valid backup.
  const unverified = `${file}.${process.pid}.unverified`;
  try {
    const counted = await copyDatabase(path, unverified);
    verifyCopy(unverified, counted);
    link(unverified, file);
    syncFile(dirname(file));
    console.log(`${file} contains ${counted} enquiries and is valid.`);
    return exitCodes.done;
  } finally {
    for (const left of [unverified, `${unverified}-wal`, `${unverified}-shm`]) rmSync(left, { force: true });
  }
}

// Another backup may have created the file first.
function link(unverified: string, file: string): void {
  try {
    linkSync(unverified, file);
  } catch (error) {
    throw existsSync(file) ? new StartError(`${file} already exists: specify another file.`) : error;
  }
}

function sourcePath(url: string): string {
  if (!url.startsWith('file:')) {
    throw new StartError(
      'npm run backup copies SQLite stores only. For PostgreSQL, run pg_dump --format=custom --file=FILE "$DATABASE_URL", and pg_restore to restore it.',
    );
  }
  const path = url.slice('file:'.length);
  refuseWhileRestoring(path);
  if (!existsSync(path))
    throw new StartError(`No enquiry store at ${path}: set DATABASE_URL to the same value as for the site.`);
  return path;
}

// The read transaction fixes the snapshot: the rows counted in it are the rows copied, even if the site stores
// more meanwhile. All pages are copied in one step: a write by the site between two steps would restart the
// copy.
async function copyDatabase(path: string, file: string): Promise<number> {
  using source = new DatabaseSync(path, { timeout: storeResponseMsMax });
  source.exec('BEGIN');
  const counted = countEnquiries(source);
  rmSync(file, { force: true }); // left by a backup that was killed
  closeSync(openSync(file, 'wx', 0o600)); // it contains personal data from its first page on
  await backup(source, file, { rate: 2 ** 31 - 1 });
  return counted;
}

function verifyCopy(file: string, counted: number): void {
  using copy = new DatabaseSync(file);
  const faults = copy.prepare('PRAGMA integrity_check').all();
  if (faults.length !== 1 || faults[0]?.integrity_check !== 'ok') throw new Error('the copy is damaged.');
  const there = countEnquiries(copy);
  if (there !== counted) throw new Error(`the copy contains ${there} enquiries, the store ${counted}.`);
  copy.exec('PRAGMA journal_mode = DELETE'); // a single file, without -wal and -shm
  copy.close();
  syncFile(file);
}

function countEnquiries(database: DatabaseSync): number {
  return Number(database.prepare('SELECT count(*) AS count FROM enquiries').get()?.count);
}
