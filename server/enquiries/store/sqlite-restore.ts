// Puts a copy in the place of a SQLite store. Whatever moment it is killed at, there is either the old store or the new
// one, the marker keeps everybody from opening what is half done, and the next run finishes it.

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
import { companionSuffixes, makeFolder, realPath, restoreMarker, syncFile } from './sqlite-files.ts';
import { lockExclusively } from './sqlite-lock.ts';
import { stageCopy } from './sqlite-staging.ts';

/** How many enquiries there are now, and where the store is that was there before; `null` where there was none. */
export type Restored = { count: number; aside: string | null };

export async function restoreSqlite(from: string, to: string, now: Date): Promise<Restored> {
  const path = realPath(to);
  if (!existsSync(from))
    throw new StartError(`There is no file ${from}: name a copy that npm run backup made.`);
  if (realPath(from) === path) throw new StartError(`${from} is the store itself: name a copy of it.`);
  makeFolder(path);
  const release = lockExclusively(path); // first: nobody may begin to use what is being replaced
  try {
    const staged = `${path}.restored`;
    const count = await stageCopy(from, staged);
    copyOwner(staged, existsSync(path) ? path : dirname(path));
    return { count, aside: await replace(path, staged, now) };
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
    // A process that opened the old file while it had its name waits for our lock, and gives up within this time.
    if (hasOldStore) await later(storeBusyMsMax + 500);
    rmSync(marker);
    syncFile(dirname(path));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    if (isReplaced) throw new StartError(unfinishedMessage(path, hasOldStore ? aside : null, why), { cause });
    if (isResumed || !undo(path, aside, marker))
      throw new StartError(interruptedMessage(path, why), { cause });
    throw new StartError(`Nothing is restored, and the store is as it was: ${why}`, { cause });
  }
  return hasOldStore ? aside : null;
}

// A second name for the old file, and then the new one under its first: the path is never without a store, for a site
// that starts at this moment would make an empty one.
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
    linkSync(staged, path); // fails where somebody has made one meanwhile
  } catch (error) {
    if (existsSync(path)) throw error;
    renameSync(staged, path); // not every file system knows second names
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
  const old = aside ? `, and what was there before is kept as ${aside}` : '';
  return `${path} is the copy now${old}, but the end of the restore failed (${why}): run it again, or the site may not start.`;
}

function interruptedMessage(path: string, why: string): string {
  return `The restore of ${path} is interrupted (${why}), and the site does not start until it is finished: mend that, and run npm run restore -- FILE again.`;
}

/** Notes where the old store goes, or goes on with what was noted before; nobody opens the store from here on. */
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

// The superuser restores what another user serves.
function copyOwner(file: string, like: string): void {
  const { uid, gid } = statSync(like);
  const own = statSync(file);
  if (own.uid !== uid || own.gid !== gid) {
    try {
      chownSync(file, uid, gid);
    } catch {
      // Only the superuser can give a file away.
    }
  }
}
