// Paths, permissions and syncing of the SQLite store's files, which contain personal data.

import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartError } from '../../start-error.ts';

/** Files that SQLite writes beside a store. Without them it is a different or a broken store. */
export const companionSuffixes = ['-wal', '-shm', '-journal'];

/** Exists beside a store from before the first step of a restore until after the last. */
export const restoreMarker = (path: string) => `${realPath(path)}.restore`;

/** SQLite names the companion files after the target of a symbolic link. */
export function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : resolve(path);
}

/** Opening a half-restored store could mix the files of two stores. */
export function refuseWhileRestoring(path: string): void {
  if (existsSync(restoreMarker(path)))
    throw new StartError(
      `The restore of ${path} is in progress or was interrupted: wait for it to finish, or run npm run restore -- FILE again.`,
    );
}

/** Creates the file readable by its owner only; SQLite gives its companion files the same permissions. */
export function makeFile(path: string): void {
  makeFolder(path);
  // Never open an existing file here: closing it would release the locks that this process holds on it,
  // https://sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_
  if (existsSync(path)) return;
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if (!existsSync(path)) throw error;
  }
}

export function makeFolder(path: string): void {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  if (isLink && !existsSync(path))
    throw new StartError(
      `${path} is a symbolic link to a file that does not exist: mount its disk, or remove the link.`,
    );
  makeFolders(dirname(resolve(path)));
}

// One level at a time: where no folder can be created, as in /proc, Node's recursive mkdir never returns.
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(folder)) throw error; // another process created it first
  }
}

/**
 * Fixes the permissions of stores from earlier versions. Only the owner can change them, so errors are
 * ignored.
 */
export function protectFiles(path: string): void {
  for (const file of ['', ...companionSuffixes].map((end) => path + end)) {
    try {
      const { mode } = statSync(file);
      if ((mode & 0o777) !== 0o600) chmodSync(file, 0o600);
    } catch {
      // The file is missing, or another user owns it.
    }
  }
}

/** For a folder, this syncs the names in it. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
