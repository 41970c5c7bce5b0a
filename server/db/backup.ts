// Backups, which are SQLite files whatever the store is, and what the last one and the last restore drill noted in it for metrics and checks.

import { closeSync, openSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Bookmarks } from './bookmarks.ts';
import { countEnquiries, findDamage, openFile, syncFile } from './sqlite-files.ts';

/** `file` is the absolute path, or `-` for standard output. */
export type BackupRecord = { at: Date; bytes: number; file: string };

export type DrillRecord = {
  at: Date;
  ok: boolean;
  /** Why it failed. */
  error: string | null;
  tookMs: number;
  rows: number;
  /** The backup's file name, or `-` for standard input. */
  file: string;
  /** When the newest enquiry in the backup was received: the age of what can be restored. */
  newestAt: Date | null;
};

/** Copies a store at one moment while it is in use, and verifies the copy. Returns its number of enquiries. */
export async function backupSqlite(path: string, file: string): Promise<number> {
  using source = openFile(path);
  closeSync(openSync(file, 'wx', 0o600)); // it contains personal data from its first page on
  // In one step: a write by the site between two steps would restart the copy.
  await backup(source, file, { rate: 2 ** 31 - 1 });
  return verifyCopy(file);
}

/** Returns its number of enquiries. */
export function verifyCopy(file: string): number {
  using copy = new DatabaseSync(file);
  if (findDamage(copy).length > 0) throw new Error('the copy is damaged.');
  const count = countEnquiries(copy);
  copy.exec('PRAGMA journal_mode = DELETE'); // a single file, without -wal and -shm
  copy.close();
  syncFile(file);
  return count;
}

/** The last complete backup; `null` when there is none. */
export async function readBackupRecord(store: Pick<Bookmarks, 'bookmark'>): Promise<BackupRecord | null> {
  return parseRecord(await store.bookmark('backup'));
}

export async function readDrillRecord(store: Pick<Bookmarks, 'bookmark'>): Promise<DrillRecord | null> {
  return parseRecord(await store.bookmark('restore-drill'));
}

function parseRecord<Found extends BackupRecord | DrillRecord>(text: string | null): Found | null {
  const isDate = (name: string, value: unknown) => ['at', 'newestAt'].includes(name) && value !== null;
  return JSON.parse(text ?? 'null', (name, value) => (isDate(name, value) ? new Date(value) : value));
}
