import { existsSync, linkSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { storeBusyMsMax } from '../../limits.ts';
import { StartError } from '../../start-error.ts';
import { companionSuffixes } from './sqlite-files.ts';

const busy = 5;

/**
 * Locks a store against everybody, or throws when a process has it open, even one that has nothing to do: in WAL mode
 * each holds a shared lock on the file for as long as it lives, https://sqlite.org/walformat.html#locks. The file is
 * locked under a second name, for its log goes by the name: the store's own is neither read, nor written, nor deleted.
 * Until it is released nothing else in this process may open the file and close it, or the lock is gone.
 */
export function lockExclusively(path: string): () => void {
  if (!existsSync(path)) return () => {};
  const probe = `${path}.locked`;
  const remove = () => {
    for (const end of ['', ...companionSuffixes]) rmSync(probe + end, { force: true });
  };
  remove(); // what was left by one that was killed
  linkSync(path, probe);
  const database = new DatabaseSync(probe, { timeout: storeBusyMsMax });
  const release = () => {
    database.close();
    try {
      remove();
    } catch {
      // The next lock removes it: what was done under this one stands.
    }
  };
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    // One that is too damaged to be locked is too damaged to be used. Whoever has it open all the same keeps nothing
    // more in it once it is another file than at his start.
    if (!isBusy(error)) return release;
    release();
    throw new StartError(
      `${path} is in use: stop the site, and whatever else has it open, and run this again.`,
    );
  }
  return release;
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy;
}
