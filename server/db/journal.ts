// The journal: commands that show or change personal data, who used them, and on which enquiries.

import { journalReferencesCountMax } from '../limits.ts';
import { type Database, type Row, type Statement, toDate } from './database.ts';

/** It has no personal data of visitors. */
export type JournalLine = {
  at: Date;
  /** The subcommand; `see` and `erase` are also what visitors asked for. */
  command: string;
  /** The system user, such as `agency`, or `rohan as agency` with sudo; `visitor`, or `link in an e-mail`. */
  operator: string;
  enquiryCount: number;
  /** Empty when there are more than the journal lists. */
  references: string[];
  /** The filter of an export, such as `{ since: … }`. */
  selection: Record<string, unknown>;
};

export function createJournal({ read, write }: Database) {
  return {
    /** Resolves once the line would survive a power failure. */
    async addToJournal(line: JournalLine): Promise<void> {
      await write(addLine(line));
    },
    /** Newest first. */
    async journal(since: Date, limit: number): Promise<JournalLine[]> {
      const sql = 'SELECT * FROM journal WHERE at >= :since ORDER BY id DESC LIMIT :limit';
      return (await read(sql, { since: since.toISOString(), limit })).map(toLine);
    },
    /** Keeps lines up to `keptMs` older than the newest: a clock that is far ahead must not erase all of them. */
    async expireJournal(now: Date, keptMs: number): Promise<number> {
      const [row] = await read('SELECT max(at) AS at FROM journal');
      if (!row?.at) return 0;
      const until = Math.min(now.getTime(), toDate(row.at).getTime());
      const before = new Date(until - keptMs).toISOString();
      const sql = 'DELETE FROM journal WHERE at < :before RETURNING id';
      const [rows = []] = await write({ sql, values: { before } });
      return rows.length;
    },
  };
}

export function addLine({ at, references, selection, enquiryCount, ...line }: JournalLine): Statement {
  return {
    sql: `INSERT INTO journal (at, command, operator, enquiry_count, reference_list, selection)
      VALUES (:at, :command, :operator, :enquiry_count, :reference_list, :selection)
      RETURNING id`,
    values: {
      ...line,
      at: at.toISOString(),
      enquiry_count: enquiryCount,
      reference_list: JSON.stringify(references.length > journalReferencesCountMax ? [] : references),
      selection: JSON.stringify(selection),
    },
  };
}

function toLine(row: Row): JournalLine {
  return {
    at: toDate(row.at),
    command: String(row.command),
    operator: String(row.operator),
    enquiryCount: Number(row.enquiry_count),
    references: JSON.parse(String(row.reference_list)),
    selection: JSON.parse(String(row.selection)),
  };
}
