// What a restore takes over from the store that it replaces: visitors' requests, the letters about them, and the counts of
// their limits. Those of the backup are older, would be done twice, and lack what was asked for since.

import type { DatabaseSync } from 'node:sqlite';
import type { Row } from './engine.ts';

export type CarriedRows = Record<Table, Row[]>;

export function readCarried(database: DatabaseSync): CarriedRows {
  const exists = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?");
  // A store of an earlier release has none.
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

/** What came after the backup is not there to be shown. */
const removeUnanswerable = `
  DELETE FROM data_requests
  WHERE state = 'task' AND action = 'see'
    AND reference NOT IN (SELECT reference FROM enquiries WHERE erased_at IS NULL)`;

const openCount = "SELECT count(*) AS count FROM data_requests WHERE state <> 'counted'";

// The other store may be of another release, with columns more or less.
function insert(database: DatabaseSync, table: Table, row: Row): void {
  const columns = database.prepare(`SELECT name FROM pragma_table_info('${table}')`).all();
  const names = columns.map(({ name }) => String(name)).filter((name) => name in row);
  const values = names.map((name) => row[name] as string | number | null);
  database
    .prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
    .run(...values);
}
