import type { DatabaseSync } from 'node:sqlite';
import type { Values } from '../../../views/index.ts';
import { StartError } from '../../start-error.ts';
import { createReference } from './reference.ts';
import { contentHash } from './rows.ts';

type Migration = string | ((database: DatabaseSync) => void);

// Each step runs once, in order, and never changes after its release.
const migrations: Migration[] = [
  `CREATE TABLE enquiries (
    id INTEGER PRIMARY KEY,
    received_at TEXT NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    subject TEXT NOT NULL,
    message TEXT NOT NULL,
    form TEXT,
    page TEXT
  ) STRICT`,
  'ALTER TABLE enquiries ADD COLUMN captcha TEXT',
  addOutboxColumns,
  'ALTER TABLE enquiries ADD COLUMN notice TEXT',
  `CREATE TABLE vitals_latest (
    id TEXT PRIMARY KEY,
    day TEXT NOT NULL,
    route TEXT NOT NULL,
    build TEXT NOT NULL,
    name TEXT NOT NULL,
    bucket INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX vitals_latest_day ON vitals_latest (day);
  CREATE TABLE vitals (
    day TEXT NOT NULL,
    route TEXT NOT NULL,
    build TEXT NOT NULL,
    name TEXT NOT NULL,
    bucket INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, route, build, name, bucket)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE bookmarks (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX enquiries_leased ON enquiries (lease_token) WHERE lease_token IS NOT NULL`,
  // Days that were aggregated earlier and may still have their rows must not be counted twice.
  `CREATE TABLE vitals_counted (until TEXT NOT NULL) STRICT;
  INSERT INTO vitals_counted SELECT COALESCE(max(day), '') FROM vitals`,
  'ALTER TABLE enquiries ADD COLUMN recipients_left TEXT',
  `CREATE TABLE job_runs (
    job TEXT NOT NULL,
    period TEXT NOT NULL,
    PRIMARY KEY (job, period)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO job_runs SELECT 'digest', day FROM digests`,
  `ALTER TABLE enquiries ADD COLUMN answered_at TEXT;
  ALTER TABLE enquiries ADD COLUMN reminded_at TEXT;
  CREATE INDEX enquiries_received ON enquiries (received_at)`,
];

/** The value of `PRAGMA user_version` after all steps. */
export const schemaVersion = migrations.length;

// IMMEDIATE lets one process migrate while others wait. It runs at every start, so a read-only file is
// detected here.
export function migrate(database: DatabaseSync, path: string): void {
  database.exec('BEGIN IMMEDIATE');
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (version > migrations.length) {
    throw new StartError(
      `${path} was written by a newer version of this server: run that version, or set DATABASE_URL to another file.`,
    );
  }
  for (const step of migrations.slice(version)) {
    if (typeof step === 'string') database.exec(step);
    else step(database);
  }
  database.exec(`PRAGMA user_version = ${migrations.length}; COMMIT`);
}

// Enquiries stored before the outbox existed have never been mailed: they become `waiting`.
function addOutboxColumns(database: DatabaseSync): void {
  database.exec(`
    ALTER TABLE enquiries RENAME TO enquiries_before;
    CREATE TABLE enquiries (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      reference TEXT NOT NULL UNIQUE,
      received_at TEXT NOT NULL,
      key TEXT,
      content_hash TEXT NOT NULL,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      phone TEXT NOT NULL,
      subject TEXT NOT NULL,
      message TEXT NOT NULL,
      form TEXT,
      page TEXT,
      captcha TEXT,
      referrer TEXT,
      utm TEXT NOT NULL DEFAULT '{}',
      took_ms INTEGER,
      suspicions TEXT NOT NULL DEFAULT '[]',
      possible_repeat_of TEXT,
      state TEXT NOT NULL CHECK (state IN ('waiting', 'held', 'sent', 'refused')),
      tries INTEGER NOT NULL DEFAULT 0,
      next_try_at TEXT NOT NULL,
      lease_until TEXT,
      lease_token TEXT,
      last_error TEXT,
      sent_at TEXT,
      UNIQUE (content_hash, key)
    ) STRICT;
    CREATE INDEX enquiries_due ON enquiries (state, next_try_at);
    CREATE TABLE digests (day TEXT PRIMARY KEY) STRICT;
  `);
  const insert = database.prepare(`
    INSERT INTO enquiries (id, reference, received_at, content_hash, name, email, phone, subject, message, form, page,
      captcha, state, next_try_at)
    SELECT id, :reference, received_at, :hash, name, email, phone, subject, message, form, page,
      captcha, 'waiting', received_at
    FROM enquiries_before WHERE id = :id`);
  for (const row of database.prepare('SELECT * FROM enquiries_before ORDER BY id').all()) {
    insert.run({
      id: Number(row.id),
      reference: createReference(),
      hash: contentHash(row as unknown as Values),
    });
  }
  database.exec('DROP TABLE enquiries_before');
}
