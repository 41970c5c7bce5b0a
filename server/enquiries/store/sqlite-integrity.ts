import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { storeBusyMsMax } from '../../limits.ts';
import { StartError } from '../../start-error.ts';
import { findDamage } from './sqlite-faults.ts';
import { refuseWhileRestoring } from './sqlite-files.ts';
import { refuseLostLog } from './sqlite-lock.ts';

const corrupt = 11;
const notADatabase = 26;

/**
 * Throws when the store is damaged. It only reads: a damaged store and its log stay as they are for recovery.
 */
export function verifySqlite(path: string): void {
  refuseWhileRestoring(path);
  if (!existsSync(path) || statSync(path).size === 0) return; // it is about to be created
  refuseLostLog(path);
  const fault = firstFault(path);
  if (fault === null) return;
  throw new StartError(
    `The store ${path} is damaged (${fault}): restore a backup with npm run restore -- FILE, or set DATABASE_URL to another file.`,
  );
}

/** The first fault found; `null` when there is none. */
function firstFault(path: string): string | null {
  try {
    using database = new DatabaseSync(path, { readOnly: true, timeout: storeBusyMsMax });
    return findDamage(database)[0] ?? null;
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
    // Any other error is reported when the store is opened for writing.
    return code === corrupt || code === notADatabase ? (error as Error).message : null;
  }
}
