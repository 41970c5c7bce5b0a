// The subcommand `backup`. A file with a final name is always complete and verified.

import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sendHeartbeat } from '../canary/heartbeat.ts';
import type { Config } from '../config.ts';
import { type BackupRecord, backupSqlite, type DrillRecord, verifyCopy } from '../db/backup.ts';
import { refuseFullDisk } from '../db/disk-space.ts';
import { realPath, refuseOtherUser, sqlitePathOf, syncFile } from '../db/sqlite-files.ts';
import { enquiriesText } from '../messages/templates/email-body.ts';
import { StartError } from '../start-error.ts';
import { openStore } from '../store.ts';
import { dayMs } from '../time/dates.ts';
import { type Answer, type Io, messageOf, UsageError } from './command.ts';
import { copyToFile, refuseOtherVersion } from './copy.ts';

export async function backUp(io: Io, target: string, { keep }: { keep?: number }): Promise<Answer> {
  const isOutput = target === '-';
  if (isOutput && io.out.isTTY)
    throw new UsageError('A backup is not for a terminal: redirect it to a file, or pipe it to a program.');
  const config = io.loadConfig();
  const storePath = sqlitePath(config);
  const store = storePath ? fs.statSync(storePath, { throwIfNoEntry: false }) : { size: 0 };
  if (!store) throw new StartError(`There is no store ${storePath}: set DATABASE_URL to the site's store.`);
  const at = io.now();
  const file = isOutput ? '-' : finalPath(target, keep, at);
  // Beside the store, which is private, or where it can be renamed.
  const besideStore = storePath ? dirname(realPath(storePath)) : tmpdir();
  const folder = isOutput ? besideStore : dirname(file);
  refuseFullDisk(folder, store.size, storePath);
  using temporary = temporaryFolder(io, folder);
  const copy = join(temporary.path, 'copy.db');
  const enquiries = await (storePath
    ? backupSqlite(storePath, copy)
    : backupPostgres(config.databaseUrl, copy));
  const { size: bytes } = fs.statSync(copy);
  if (isOutput) await writeOut(copy, io);
  else giveName(copy, file);
  await noteResult(io, config, 'backup', { at, bytes, file });
  await sendHeartbeat(config, 'backup', io.printError);
  const found = `${enquiriesText(enquiries)} and is valid.`;
  if (isOutput) return { notes: [`The backup contains ${found}`] };
  const removed = keep === undefined ? [] : removeOldest(file, keep, storePath);
  const text = `${file} contains ${found}${removed.length > 0 ? `\nRemoved ${removed.join(', ')}.` : ''}`;
  return { text, data: { file, bytes, enquiries, removed } };
}

/** Empty with PostgreSQL. */
export function sqlitePath({ databaseUrl }: Config): string {
  const path = sqlitePathOf(databaseUrl) ?? '';
  if (path) refuseOtherUser(path);
  return path;
}

/** Of one moment, while the site runs. pg_dump would have to be there, and no older than the database. */
async function backupPostgres(url: string, file: string): Promise<number> {
  await refuseOtherVersion(url);
  await using from = await (await import('../db/postgres-copy.ts')).snapshotPostgres(url);
  await copyToFile(from, file);
  return verifyCopy(file);
}

function finalPath(target: string, keep: number | undefined, now: Date): string {
  const isFolder = (path: string) => fs.statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const isFile = keep === undefined && target.endsWith('.db') && !isFolder(target);
  const folder = isFile ? dirname(target) : target;
  // It may be on a disk that is not mounted, so it is not created here.
  if (!isFolder(folder))
    throw new StartError(
      `There is no folder ${folder}: create it, or mount its disk.${isFile ? '' : ' A file ends in .db.'}`,
    );
  return isFile ? resolve(target) : resolve(target, datedName(now));
}

/** For a copy of the store. It is removed when the command ends, also by a signal; after SIGKILL, a day later. */
export function temporaryFolder({ onSignal, now }: Io, parent: string): Disposable & { path: string } {
  for (const name of fs.readdirSync(parent).filter((name) => /^enquiries-.+\.unverified$/.test(name)))
    try {
      const left = join(parent, name);
      if (now().getTime() - fs.statSync(left).mtimeMs > dayMs) fs.rmSync(left, { recursive: true });
    } catch {} // another user's, in a shared folder
  const path = join(parent, `enquiries-${randomUUID()}.unverified`);
  fs.mkdirSync(path, 0o700);
  const remove = () => fs.rmSync(path, { force: true, recursive: true });
  onSignal((exit) => {
    remove();
    exit();
  });
  return { path, [Symbol.dispose]: remove };
}

async function writeOut(file: string, { out }: Io): Promise<void> {
  // For the other commands a reader that has enough is no error; half a backup is one.
  out.removeAllListeners('error').on('error', () => {});
  try {
    await pipeline(fs.createReadStream(file), out, { end: false });
  } catch (cause) {
    const why = `The backup was not written completely (${messageOf(cause)})`;
    throw new StartError(`${why}: delete what the reader has of it, and run it again.`, { cause });
  }
}

// A link fails when there is such a file; a rename would replace it.
function giveName(copy: string, file: string): void {
  try {
    fs.linkSync(copy, file);
  } catch {
    if (fs.existsSync(file)) throw new StartError(`${file} already exists: specify another file.`);
    fs.renameSync(copy, file); // some file systems do not support hard links
  }
  syncFile(dirname(file));
}

/** In the store, for metrics and checks. A failure is only said: the backup or drill is done. */
export async function noteResult(
  io: Io,
  { databaseUrl }: Config,
  name: 'backup' | 'restore-drill',
  result: BackupRecord | DrillRecord,
): Promise<void> {
  try {
    const store = await openStore(databaseUrl, { mayChange: false });
    await store.setBookmark(name, JSON.stringify(result)).finally(() => store.close());
  } catch (error) {
    io.printError(`The result is not recorded in the store (${messageOf(error)}).`);
  }
}

/** Removes the oldest files until there are `keep`. The file just made stays. */
function removeOldest(made: string, keep: number, storePath: string): string[] {
  const [folder, own] = [dirname(made), basename(made)];
  // DATABASE_URL may name a file with a backup's name: the store itself.
  const isStore = (name: string) => realPath(join(folder, name)) === realPath(storePath);
  const others = datedFiles(folder).filter((name) => name !== own && !isStore(name));
  // A later name was given by a clock that was ahead, and would look new for years: it goes first.
  const newestFirst = [...others.filter((name) => name < own), ...others.filter((name) => name > own)];
  const removed = newestFirst.slice(keep - 1);
  for (const name of removed) fs.rmSync(join(folder, name));
  return removed;
}

/** In UTC, so that names sort by time: enquiries-2026-11-22T024500Z.db. */
export function datedName(now: Date): string {
  return `enquiries-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.db`;
}

export const isDatedName = (name: string) => /^enquiries-\d{4}-\d\d-\d\dT\d{6}Z\.db$/.test(name);

/** Newest first. */
export function datedFiles(folder: string): string[] {
  const files = fs.readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map(({ name }) => name).filter(isDatedName);
  return names.sort().reverse();
}
