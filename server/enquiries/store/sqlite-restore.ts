// Replaces a SQLite store with a copy. If it is killed at any moment, either the old or the new store is in
// place, the marker stops other processes from opening a half-restored store, and the next run finishes the
// restore.

import {
  chownSync,
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { storeBusyMsMax } from '../../limits.ts';
import { StartError } from '../../start-error.ts';
import { readErased } from './erased-since.ts';
import { companionSuffixes, makeFolder, realPath, restoreMarker, syncFile } from './sqlite-files.ts';
import { lockExclusively } from './sqlite-lock.ts';
import { stageCopy } from './sqlite-staging.ts';

export type Restored = {
  /** The number of enquiries in the backup. */
  count: number;
  /** How many of them were erased again; `null` when nothing says what has been erased since. */
  erasedAgain: number | null;
  /** How many requests of visitors are open, as in the previous store; `null` when they are those of the backup. */
  openRequests: number | null;
  /** The path of the previous store; `null` when there was none. */
  aside: string | null;
};

export async function restoreSqlite(
  from: string,
  to: string,
  now: Date,
  operator: string,
): Promise<Restored> {
  const path = realPath(to);
  const backup = statSync(from, { throwIfNoEntry: false });
  if (!backup) throw new StartError(`There is no file ${from}: specify a backup made by npm run backup.`);
  // Opening a pipe waits until something writes to it.
  if (!backup.isFile())
    throw new StartError(`${from} is not a file: specify a backup made by npm run backup.`);
  if (realPath(from) === path) throw new StartError(`${from} is the store itself: specify a backup of it.`);
  makeFolder(path);
  const erased = readErased(path);
  const release = lockExclusively(path); // first: no process may start using the old store
  try {
    const staged = `${path}.restored`;
    const copied = await stageCopy(from, staged, { at: now, operator }, erased);
    copyOwner(staged, existsSync(path) ? path : dirname(path));
    return { ...copied, aside: await replace(path, staged, now) };
  } finally {
    release();
  }
}

async function replace(path: string, staged: string, now: Date): Promise<string | null> {
  const marker = restoreMarker(path);
  const isResumed = existsSync(marker);
  const hasOldStore = existsSync(path);
  let aside = '';
  let isReplaced = false;
  try {
    aside = writeMarker(marker, path, now);
    moveAside(path, aside, hasOldStore);
    moveIntoPlace(staged, path, hasOldStore);
    isReplaced = true;
    syncFile(dirname(path));
    // A process that opened the old file by its path is waiting for this lock, and gives up within this time.
    if (hasOldStore) await later(storeBusyMsMax + 500);
    rmSync(marker);
    syncFile(dirname(path));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    if (isReplaced) throw new StartError(unfinishedMessage(path, hasOldStore ? aside : null, why), { cause });
    if (isResumed || !undo(path, aside, marker))
      throw new StartError(interruptedMessage(path, why), { cause });
    throw new StartError(`Restore failed, the store is unchanged: ${why}`, { cause });
  }
  return hasOldStore ? aside : null;
}

// Link the old file under a second name, then rename the new one onto its path: the path always has a store.
// Without one, a site that starts at this moment would create an empty store.
function moveAside(path: string, aside: string, hasOldStore: boolean): void {
  if (hasOldStore && !existsSync(aside)) linkSync(path, aside);
  for (const end of companionSuffixes) if (existsSync(path + end)) renameSync(path + end, aside + end);
  syncFile(dirname(path));
}

function moveIntoPlace(staged: string, path: string, hasOldStore: boolean): void {
  if (hasOldStore) {
    renameSync(staged, path);
    return;
  }
  try {
    linkSync(staged, path); // fails when another process has created one meanwhile
  } catch (error) {
    if (existsSync(path)) throw error;
    renameSync(staged, path); // some file systems do not support hard links
    return;
  }
  rmSync(staged, { force: true });
}

function undo(path: string, aside: string, marker: string): boolean {
  try {
    if (aside) {
      for (const end of companionSuffixes) if (existsSync(aside + end)) renameSync(aside + end, path + end);
      if (existsSync(path)) rmSync(aside, { force: true });
    }
    for (const file of [marker, `${marker}.new`]) rmSync(file, { force: true });
    syncFile(dirname(path));
    return true;
  } catch {
    return false;
  }
}

function unfinishedMessage(path: string, aside: string | null, why: string): string {
  const old = aside ? `, and the previous store is now ${aside}` : '';
  return `${path} is now the restored backup${old}, but the last step of the restore failed (${why}): run the restore again, or the site may not start.`;
}

function interruptedMessage(path: string, why: string): string {
  return `The restore of ${path} was interrupted (${why}), and the site does not start until it is complete: fix the cause, and run npm run restore -- FILE again.`;
}

/**
 * Records where the old store goes, or continues a recorded restore. From here on no process opens the store.
 */
function writeMarker(marker: string, path: string, now: Date): string {
  const notedPath = existsSync(marker) ? readFileSync(marker, 'utf8') : '';
  const isHalfDone =
    notedPath !== '' && !(existsSync(notedPath) && existsSync(path) && !isSameFile(notedPath, path));
  const aside = isHalfDone ? notedPath : `${path}.before-${now.toISOString().replace(/[:.]/g, '')}`;
  writeFileSync(`${marker}.new`, aside);
  syncFile(`${marker}.new`);
  renameSync(`${marker}.new`, marker);
  syncFile(dirname(marker));
  return aside;
}

function isSameFile(one: string, other: string): boolean {
  return statSync(one).ino === statSync(other).ino;
}

// Root may restore a store that another user's process serves.
function copyOwner(file: string, like: string): void {
  const { uid, gid } = statSync(like);
  const own = statSync(file);
  if (own.uid !== uid || own.gid !== gid) {
    try {
      chownSync(file, uid, gid);
    } catch {
      // Only root can change the owner of a file.
    }
  }
}
