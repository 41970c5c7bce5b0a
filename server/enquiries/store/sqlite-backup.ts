import { closeSync, openSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { storeResponseMsMax } from '../../limits.ts';
import { findDamage } from './sqlite-faults.ts';
import { syncFile } from './sqlite-files.ts';
import { refuseLostLog } from './sqlite-lock.ts';

/** Copies a store at one moment while it is in use, and verifies the copy. Returns its number of enquiries. */
export async function backupSqlite(path: string, file: string): Promise<number> {
  const counted = await copyDatabase(path, file);
  verifyCopy(file, counted);
  return counted;
}

// The read transaction fixes the snapshot: the rows counted in it are the rows copied, even if the site stores
// more meanwhile. All pages are copied in one step: a write by the site between two steps would restart the
// copy.
async function copyDatabase(path: string, file: string): Promise<number> {
  refuseLostLog(path);
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
  if (findDamage(copy).length > 0) throw new Error('the copy is damaged.');
  const there = countEnquiries(copy);
  if (there !== counted) throw new Error(`the copy contains ${there} enquiries, the store ${counted}.`);
  copy.exec('PRAGMA journal_mode = DELETE'); // a single file, without -wal and -shm
  copy.close();
  syncFile(file);
}

function countEnquiries(database: DatabaseSync): number {
  return Number(database.prepare('SELECT count(*) AS count FROM enquiries').get()?.count);
}
