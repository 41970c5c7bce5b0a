// Makes one backup. A file with a final name is always complete and verified: until then it has another name.

import { existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { refuseFullDisk } from '../../enquiries/store/disk-space.ts';
import { backupSqlite } from '../../enquiries/store/sqlite-backup.ts';
import {
  companionSuffixes,
  realPath,
  refuseWhileRestoring,
  syncFile,
} from '../../enquiries/store/sqlite-files.ts';
import { StartError } from '../../start-error.ts';
import { UsageError } from '../command.ts';
import type { TemporaryFiles } from '../temporary-files.ts';
import { encryptWithAge, refuseWithoutAge } from './age.ts';
import type { BackupArguments } from './arguments.ts';
import { datedName, isDatedName, removeOldest } from './dated-files.ts';
import { removeLeftovers, unverifiedName } from './leftovers.ts';
import { writeCopy } from './write-copy.ts';

export type Backup = {
  /** The absolute path, or `-` for standard output. */
  file: string;
  bytes: number;
  enquiries: number;
};

export type BackupDeps = { storePath: string; now: Date; out: Writable; temporary: TemporaryFiles };

export async function makeBackup(args: BackupArguments, deps: BackupDeps): Promise<Backup> {
  const { storePath, temporary } = deps;
  refuseWhileRestoring(storePath);
  if (!existsSync(storePath))
    throw new StartError(
      `No enquiry store at ${storePath}: set DATABASE_URL to the same value as for the site.`,
    );
  try {
    return args.target === '-' ? await toOutput(deps) : await toFile(finalPath(args, deps), args, deps);
  } finally {
    temporary.remove();
  }
}

/** Removes what `--keep` does not keep. Only after the new backup is complete. */
export function pruneBackups({ file }: Backup, keep: number | null, storePath: string): string[] {
  try {
    return keep === null ? [] : removeOldest(file, keep, storePath);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`${file} is complete, but an older backup was not removed (${why}).`);
  }
}

function finalPath({ target, keep, ageRecipient }: BackupArguments, { now }: BackupDeps): string {
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory())
    return resolve(target, datedName(now) + (ageRecipient ? '.age' : ''));
  // It may be on a disk that is not mounted, so it is not created here.
  if (target.endsWith('/'))
    throw new StartError(`There is no folder ${target}: create it, or mount its disk.`);
  if (keep !== null)
    throw new UsageError(`--keep needs a folder, and ${target} is none: create it, or mount its disk.`);
  if (ageRecipient && !target.endsWith('.age'))
    throw new UsageError('The name of an encrypted backup ends in .age.');
  return resolve(target);
}

async function toFile(file: string, { ageRecipient }: BackupArguments, deps: BackupDeps): Promise<Backup> {
  const { storePath, temporary, now } = deps;
  const folder = dirname(file);
  if (!existsSync(folder))
    throw new StartError(`There is no folder ${folder}: create it, or mount its disk.`);
  if (existsSync(file)) throw existsError(file);
  if (companionSuffixes.some((end) => file === realPath(storePath) + end))
    throw new StartError(`${file} is a file name that SQLite uses for the store: specify another file.`);
  if (ageRecipient) refuseWithoutAge();
  const unverified = unverifiedName(file);
  try {
    removeLeftovers(folder, (name) => name === basename(file) || isDatedName(name), now);
    refuseFullDisk(folder, sizeOf(storePath), storePath);
    temporary.add(unverified);
    let enquiries: number;
    if (ageRecipient) {
      const plain = await copyPrivately(deps);
      enquiries = plain.enquiries;
      rmSync(unverified, { force: true });
      await encryptWithAge(plain.file, unverified, ageRecipient);
    } else enquiries = await backupSqlite(storePath, unverified);
    giveName(unverified, file);
    syncFile(folder);
    return { file, bytes: statSync(file).size, enquiries };
  } catch (error) {
    throw explained(error, folder);
  }
}

async function toOutput(deps: BackupDeps): Promise<Backup> {
  const { file, enquiries } = await copyPrivately(deps);
  return { file: '-', bytes: await writeCopy(file, deps.out), enquiries };
}

// Beside the store, which is private, and not in the folder of the backups, which may be on another host.
async function copyPrivately({ storePath, temporary, now }: BackupDeps) {
  const path = realPath(storePath);
  removeLeftovers(dirname(path), (name) => name === basename(path), now);
  refuseFullDisk(dirname(path), sizeOf(path), path);
  const file = temporary.add(unverifiedName(path));
  return { file, enquiries: await backupSqlite(path, file) };
}

function sizeOf(storePath: string): number {
  const sizes = ['', '-wal'].map((end) => statSync(storePath + end, { throwIfNoEntry: false })?.size ?? 0);
  return sizes.reduce((sum, size) => sum + size);
}

// A link fails when another backup has created the file meanwhile; a rename would replace it.
function giveName(unverified: string, file: string): void {
  try {
    linkSync(unverified, file);
  } catch (error) {
    if (existsSync(file)) throw existsError(file);
    if (!hasCode(error, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS')) throw error;
    renameSync(unverified, file); // some file systems do not support hard links
  }
}

function existsError(file: string): StartError {
  return new StartError(`${file} already exists: specify another file.`);
}

function explained(error: unknown, folder: string): unknown {
  if (hasCode(error, 'EACCES', 'EROFS', 'EPERM'))
    return new StartError(`Cannot write in ${folder} (${(error as Error).message}): use another folder.`);
  return error;
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
