import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../../start-error.ts';
import { carryOver } from './carried-rows.ts';
import { type ErasedSince, eraseAgain } from './erased-since.ts';
import { insertLine, journalRow } from './journal.ts';
import { findFaults } from './sqlite-faults.ts';
import { companionSuffixes, syncFile } from './sqlite-files.ts';
import { isUsable, migrate } from './sqlite-migrations.ts';
import type { JournalLine } from './types.ts';
import { removeReceipts } from './visitor-letter-statements.ts';

/** The number of enquiries, of those that were erased again, and of visitors' requests that were taken over. */
export type Staged = { count: number; erasedAgain: number | null; openRequests: number | null };

/**
 * Copies a store to a place where it can be verified, noted in its journal, and then renamed. What was erased since is
 * erased again, and visitors' requests are those of the store that it replaces.
 */
export async function stageCopy(
  from: string,
  staged: string,
  line: Pick<JournalLine, 'at' | 'operator'>,
  erased: ErasedSince | null,
): Promise<Staged> {
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
    const noted: JournalLine = {
      ...{ ...line, command: 'restore', enquiryCount: count },
      ...{ references: [], selection: {} },
    };
    const taken = complete(staged, noted, erased);
    syncFile(staged);
    syncFile(dirname(staged));
    return { count, ...taken };
  } catch (error) {
    for (const end of ['', ...companionSuffixes]) rmSync(staged + end, { force: true });
    throw error;
  }
}

function countVerified(from: string, staged: string): number {
  const { damage, changes, isUsable, count } = read(from, staged);
  if (damage.length > 0) throw new StartError(`${from} is damaged (${damage[0]}): use another backup.`);
  if (!isUsable) {
    throw new StartError(
      `${from} was written by a newer version of this server: restore it with that version.`,
    );
  }
  if (changes.length > 0) {
    throw new StartError(
      `${from} was changed by another program (${changes.join(', ')}): use another backup, and find out who can write to the folder of this one.`,
    );
  }
  return count;
}

// In the copy, so that no store is restored without its line, or with what was erased.
function complete(staged: string, line: JournalLine, erased: ErasedSince | null): Omit<Staged, 'count'> {
  using database = new DatabaseSync(staged);
  database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
  migrate(database, staged);
  database.exec(removeReceipts); // they have been sent since, or would come late
  const openRequests = erased && carryOver(database, erased.carried);
  const erasedAgain = erased && eraseAgain(database, erased);
  database.prepare(insertLine).all(journalRow(line));
  return { erasedAgain, openRequests };
}

// After closing, the copy is a single file without companions.
function read(from: string, staged: string) {
  try {
    using database = new DatabaseSync(staged);
    const faults = findFaults(database);
    const count = Number(database.prepare('SELECT count(*) AS count FROM enquiries').get()?.count);
    database.exec('PRAGMA journal_mode = DELETE');
    return { ...faults, isUsable: isUsable(database), count };
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
