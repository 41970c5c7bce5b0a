import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../../start-error.ts';
import { companionSuffixes, syncFile } from './sqlite-files.ts';
import { schemaVersion } from './sqlite-migrations.ts';

/** Copies a store to a place where it can be verified and then renamed. Returns its number of enquiries. */
export async function stageCopy(from: string, staged: string): Promise<number> {
  for (const end of ['', ...companionSuffixes]) rmSync(staged + end, { force: true });
  try {
    // A copy made while the site was running has its latest enquiries in the -wal file beside it.
    for (const end of ['', '-wal']) {
      if (!existsSync(from + end)) continue;
      await pipeline(
        createReadStream(from + end),
        createWriteStream(staged + end, { flags: 'wx', mode: 0o600 }),
      );
    }
    const count = countVerified(from, staged);
    syncFile(staged);
    syncFile(dirname(staged));
    return count;
  } catch (error) {
    for (const end of ['', ...companionSuffixes]) rmSync(staged + end, { force: true });
    throw error;
  }
}

function countVerified(from: string, staged: string): number {
  const { faults, version, count } = read(from, staged);
  if (faults !== 'ok') throw new StartError(`${from} is damaged (${faults}): use another backup.`);
  if (version > schemaVersion) {
    throw new StartError(
      `${from} was written by a newer version of this server: restore it with that version.`,
    );
  }
  return count;
}

// After closing, the copy is a single file without companions.
function read(from: string, staged: string) {
  try {
    using database = new DatabaseSync(staged);
    const faults = String(database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check).replace(
      /\s+/g,
      ' ',
    );
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
    const count = Number(database.prepare('SELECT count(*) AS count FROM enquiries').get()?.count);
    database.exec('PRAGMA journal_mode = DELETE');
    return { faults, version, count };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `${from} is not an enquiry store (${why}): specify a backup made by npm run backup.`,
      {
        cause,
      },
    );
  }
}
