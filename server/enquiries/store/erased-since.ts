// Reads from the journal of the store that a restore replaces which enquiries were erased since the backup. The restore
// must not bring them back. Visitors' requests are read in the same pass.

import { existsSync, linkSync, readFileSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type CarriedRows, readCarried } from './carried-rows.ts';
import type { Row } from './engine.ts';
import { reduce, remove, removeNotice } from './request-statements.ts';
import { companionSuffixes, restoreMarker } from './sqlite-files.ts';
import { removeLetters } from './visitor-letter-store.ts';

export type ErasedSince = {
  lines: Row[];
  kept: Map<string, Row>;
  present: Set<string>;
  carried: CarriedRows;
};

/** `null` when there is no previous store, or its journal cannot be read. Call it before the store is locked. */
export function readErased(path: string): ErasedSince | null {
  const { file, log } = previousFiles(path);
  if (!existsSync(file)) return null;
  // Through a second hard link, as in `lockExclusively`: SQLite finds and creates companion files by the file's name.
  const link = `${path}.journal`;
  const remove = () => {
    for (const end of ['', ...companionSuffixes]) rmSync(link + end, { force: true });
  };
  try {
    remove(); // left by a process that was killed
    linkSync(file, link);
    if (log) linkSync(log, `${link}-wal`);
    return readLines(link);
  } catch {
    return null; // damaged, or of a release without a journal
  } finally {
    remove();
  }
}

/** The files of the store, or of the store that an interrupted restore has renamed. */
function previousFiles(path: string): { file: string; log: string | undefined } {
  const marker = restoreMarker(path);
  const aside = existsSync(marker) ? readFileSync(marker, 'utf8') : '';
  const isMoved = aside !== '' && existsSync(aside);
  const file = isMoved ? aside : path;
  const isSame = !isMoved || (existsSync(path) && statSync(path).ino === statSync(aside).ino);
  const logs = [`${file}-wal`, ...(isSame ? [`${path}-wal`] : [])];
  return { file, log: logs.find((log) => existsSync(log)) };
}

function readLines(file: string): ErasedSince {
  using database = new DatabaseSync(file, { readOnly: true });
  const lines = database.prepare(`SELECT * FROM journal WHERE command IN ('erase', 'forget')`).all();
  const find = database.prepare('SELECT * FROM enquiries WHERE reference = ?');
  const found = referencesIn(lines).flatMap((reference) => find.all(reference));
  const kept = found.filter(({ erased_at }) => erased_at);
  const present = found.filter(({ erased_at }) => !erased_at); // the line of a command that failed afterwards
  return {
    lines,
    kept: new Map(kept.map((row) => [String(row.reference), row])),
    present: new Set(present.map(({ reference }) => String(reference))),
    carried: readCarried(database),
  };
}

/** Erases these enquiries from the copy that is to become the store, and adds the journal's lines. Returns how many. */
export function eraseAgain(database: DatabaseSync, { lines, kept, present }: ErasedSince): number {
  const isKnown = database.prepare(isSameLine);
  const addLine = database.prepare(copyLine);
  for (const { at, command, operator, enquiry_count, reference_list, selection } of lines) {
    const line = { at, command, operator, reference_list } as Record<string, string>;
    if (isKnown.all(line).length > 0) continue;
    addLine.run({ ...line, enquiry_count: Number(enquiry_count), selection: String(selection) });
  }
  const find = database.prepare(isWhole);
  const references = referencesIn(lines).filter(
    (reference) => !present.has(reference) && find.all(reference).length > 0,
  );
  for (const reference of references) erase(database, reference, kept.get(reference));
  return references.length;
}

const isSameLine = `
  SELECT 1 FROM journal
  WHERE at = :at AND command = :command AND operator = :operator AND reference_list = :reference_list`;

const copyLine = `
  INSERT INTO journal (at, command, operator, enquiry_count, reference_list, selection)
  VALUES (:at, :command, :operator, :enquiry_count, :reference_list, :selection)`;

const isWhole = 'SELECT 1 FROM enquiries WHERE reference = ? AND erased_at IS NULL';

function erase(database: DatabaseSync, reference: string, kept: Row | undefined): void {
  const letters = removeLetters(reference);
  database.prepare(letters.sql).all(letters.values ?? {});
  database.prepare(removeNotice).all({ reference });
  if (!kept) return void database.prepare(remove).all({ reference });
  const until = { at: String(kept.erased_at), kept_until: String(kept.kept_until) };
  database.prepare(reduce).all({ reference, ...until });
}

function referencesIn(lines: Row[]): string[] {
  return [...new Set(lines.flatMap(({ reference_list }) => JSON.parse(String(reference_list)) as string[]))];
}
