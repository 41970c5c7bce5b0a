import { existsSync, linkSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { storeBusyMsMax } from '../../limits.ts';
import { StartError } from '../../start-error.ts';
import { companionSuffixes, realPath } from './sqlite-files.ts';

const busy = 5;

/**
 * Locks a store exclusively, or throws when another process has it open, even an idle one: in WAL mode each
 * connection holds a shared lock on the file for its lifetime, https://sqlite.org/walformat.html#locks. The
 * lock is taken through a second hard link, because SQLite finds the log by the file's name: the store's own
 * log is not read, written or deleted. Until release, nothing else in this process may open and close the
 * file, or the lock is lost.
 */
export function lockExclusively(path: string): () => void {
  if (!existsSync(path)) return () => {};
  const probe = `${path}.locked`;
  const remove = () => {
    for (const end of ['', ...companionSuffixes]) rmSync(probe + end, { force: true });
  };
  remove(); // left by a process that was killed
  linkSync(path, probe);
  const database = new DatabaseSync(probe, { timeout: storeBusyMsMax });
  const release = () => {
    database.close();
    try {
      remove();
    } catch {
      // The next lock removes it; the work done under this lock is complete.
    }
  };
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    // A store too damaged to be locked is too damaged to be used. A process that still has it open stops
    // writing when the file under its path changes.
    if (!isBusy(error)) return release;
    release();
    throw new StartError(
      `${path} is in use: stop the site (systemctl stop agency.socket agency) and every other program that has it open, then run this again.`,
    );
  }
  return release;
}

/**
 * SQLite finds the log (`-wal`) and its index (`-shm`) by their names. When one was removed, a process that has the store open
 * still uses the removed file; another would make a new one, and the two would overwrite each other's writes. Call it
 * before the store is opened for any purpose, because opening makes the missing file.
 */
export function refuseLostLog(path: string): void {
  const file = realPath(path);
  const isLost = () => existsSync(`${file}-wal`) !== existsSync(`${file}-shm`);
  if (!isLost()) return;
  try {
    lockExclusively(file)();
  } catch (error) {
    if (isLost()) throw error; // otherwise another process was just creating or removing them
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy;
}
