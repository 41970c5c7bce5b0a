// The journal: commands, their users and the enquiries concerned. SQL and rows for both databases.

import { journalReferencesCountMax } from '../../limits.ts';
import type { Engine, Row, SqlValues } from './engine.ts';
import { parseJson } from './rows.ts';
import type { JournalCommand, JournalLine, Store } from './types.ts';

export function createJournal({
  read,
  write,
}: Engine): Pick<Store, 'addToJournal' | 'journal' | 'expireJournal'> {
  return {
    async addToJournal(line) {
      await write(insertLine, journalRow(line));
    },

    async journal(since, limit) {
      return (await read(latestLines, { since: since.toISOString(), limit })).map(toLine);
    },

    // Relative to the newest line: a clock that is far ahead must not erase all of them.
    async expireJournal(now, keptMs) {
      const [row] = await read(newestLine);
      if (!row?.at) return 0;
      const until = Math.min(now.getTime(), new Date(row.at as string | Date).getTime());
      return (await write(expireLines, { before: new Date(until - keptMs).toISOString() })).length;
    },
  };
}

export const insertLine = `
  INSERT INTO journal (at, command, operator, enquiry_count, reference_list, selection)
  VALUES (:at, :command, :operator, :enquiry_count, :reference_list, :selection)
  RETURNING id`;

const latestLines = 'SELECT * FROM journal WHERE at >= :since ORDER BY id DESC LIMIT :limit';

const newestLine = 'SELECT max(at) AS at FROM journal';

const expireLines = 'DELETE FROM journal WHERE at < :before RETURNING id';

export function journalRow({ at, references, selection, enquiryCount, ...line }: JournalLine): SqlValues {
  return {
    ...line,
    at: at.toISOString(),
    enquiry_count: enquiryCount,
    reference_list: JSON.stringify(references.length > journalReferencesCountMax ? [] : references),
    selection: JSON.stringify(selection),
  };
}

function toLine(row: Row): JournalLine {
  return {
    at: new Date(row.at as string | Date),
    command: row.command as JournalCommand,
    operator: String(row.operator),
    enquiryCount: Number(row.enquiry_count),
    references: parseJson(row.reference_list),
    selection: parseJson(row.selection),
  };
}
