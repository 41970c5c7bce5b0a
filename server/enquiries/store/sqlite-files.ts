// The files of a SQLite store, which are full of people's words and addresses.

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

/** What SQLite writes beside a store: without them it is another store, or none. */
export const companionSuffixes = ['-wal', '-shm', '-journal'];

/** Stands beside a store from before the first step of a restore until after its last. */
export const restoreMarker = (path: string) => `${realPath(path)}.restore`;

/** SQLite names the companions after the file that a link leads to. */
export function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : resolve(path);
}

/** What is half replaced would be made a store of two halves by whoever opens it. */
export function refuseWhileRestoring(path: string): void {
  if (existsSync(restoreMarker(path)))
    throw new StartError(
      `The restore of ${path} is under way or was interrupted: let it finish, or run npm run restore -- FILE again.`,
    );
}

/** Nobody but its owner reads it, from its first moment on; SQLite gives its companions the same rights. */
export function makeFile(path: string): void {
  makeFolder(path);
  // A file that is there must not be opened here: to close it would let go of the locks that others in this process
  // hold on it, https://sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_
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
      `${path} is a link to a file that is not there: mount its disk, or remove the link.`,
    );
  makeFolders(dirname(resolve(path)));
}

// One by one: where none can be made, as in /proc, Node's recursive way tries for ever.
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(folder)) throw error; // another process was faster
  }
}

/** Of a store that was made when this was not seen to. Whoever does not own it has to leave it as it is. */
export function protectFiles(path: string): void {
  for (const file of ['', ...companionSuffixes].map((end) => path + end)) {
    try {
      const { mode } = statSync(file);
      if ((mode & 0o777) !== 0o600) chmodSync(file, 0o600);
    } catch {
      // It is not there, or somebody else's.
    }
  }
}

/** Of a folder: the names in it. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
