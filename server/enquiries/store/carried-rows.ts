// The rows that a restore copies from the store that it replaces: visitors' requests, the letters about them, and the counts
// of their limits. The backup's own rows are outdated: some requests have been done since, and later ones are missing.

import type { DatabaseSync } from 'node:sqlite';
import type { Row } from './engine.ts';

export type CarriedRows = Record<Table, Row[]>;

export function readCarried(database: DatabaseSync): CarriedRows {
  const exists = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?");
  // A store of an earlier release may lack the table.
  const rows = (table: Table) => (exists.get(table) ? database.prepare(selections[table]).all() : []);
  return Object.fromEntries(tables.map((table) => [table, rows(table)])) as CarriedRows;
}

/** Returns how many requests are open. */
export function carryOver(database: DatabaseSync, carried: CarriedRows): number {
  for (const table of tables) {
    database.exec(`DELETE FROM ${table}`);
    for (const row of carried[table]) insert(database, table, row);
  }
  database.exec(removeUnanswerable);
  return Number(database.prepare(openCount).get()?.count);
}

type Table = (typeof tables)[number];
const tables = ['data_requests', 'visitor_letters', 'receipts_counted'] as const;

const selections: Record<Table, string> = {
  data_requests: 'SELECT * FROM data_requests ORDER BY id',
  visitor_letters: "SELECT * FROM visitor_letters WHERE kind <> 'receipt' ORDER BY id",
  receipts_counted: 'SELECT * FROM receipts_counted',
};

/** A request to see an enquiry that arrived after the backup cannot be answered. */
const removeUnanswerable = `
  DELETE FROM data_requests
  WHERE state = 'task' AND action = 'see'
    AND reference NOT IN (SELECT reference FROM enquiries WHERE erased_at IS NULL)`;

const openCount = "SELECT count(*) AS count FROM data_requests WHERE state <> 'counted'";

// The other store may be of another release, with other columns.
function insert(database: DatabaseSync, table: Table, row: Row): void {
  const columns = database.prepare(`SELECT name FROM pragma_table_info('${table}')`).all();
  const names = columns.map(({ name }) => String(name)).filter((name) => name in row);
  const values = names.map((name) => row[name] as string | number | null);
  database
    .prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
    .run(...values);
}
