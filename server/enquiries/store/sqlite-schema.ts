// Compares the schema of a store with the one that the migrations create. SQLite's integrity check does not report an
// added trigger, and the site would execute it: an AFTER INSERT trigger can delete every acknowledged enquiry.

import { DatabaseSync } from 'node:sqlite';
import { migrations, schemaVersion } from './sqlite-migrations.ts';

type Schema = Map<string, string>;

/**
 * What is not as the release of the store's schema version has made it. A newer release may have added tables, indexes
 * and columns; what a trigger or view of one does cannot be known.
 */
export function schemaFaults(database: DatabaseSync): string[] {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  const isNewer = version > schemaVersion;
  const expected = schemaOf(version);
  const found = readSchema(database);
  const foreign = [...found.keys()].filter((name) => !expected.has(name) && !(isNewer && canBeAdded(name)));
  const missing = [...expected.keys()].filter((name) => !found.has(name));
  const changed = [...expected.keys()].filter(
    (name) => found.has(name) && found.get(name) !== expected.get(name) && !(isNewer && canBeAdded(name)),
  );
  return [
    ...foreign.map((name) => `${name} is not of this server`),
    ...changed.map((name) => `${name} was changed`),
    ...missing.map((name) => `${name} is missing`),
  ];
}

function schemaOf(version: number): Schema {
  using database = new DatabaseSync(':memory:');
  for (const { step } of migrations.slice(0, version)) {
    if (typeof step === 'string') database.exec(step);
    else step(database);
  }
  return readSchema(database);
}

// Statistics are written by ANALYZE, which an operator may run.
function readSchema(database: DatabaseSync): Schema {
  const rows = database
    .prepare(
      "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE NOT (type = 'table' AND name GLOB 'sqlite_stat[1-4]')",
    )
    .all();
  return new Map(
    rows.map(({ type, name, tbl_name, sql }) => [
      `${type} ${name}`,
      `${tbl_name} ${String(sql).replace(/\s+/g, ' ')}`,
    ]),
  );
}

function canBeAdded(name: string): boolean {
  return name.startsWith('table ') || name.startsWith('index ');
}
