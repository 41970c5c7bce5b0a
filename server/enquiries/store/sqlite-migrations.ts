import type { DatabaseSync } from 'node:sqlite';
import type { Values } from '../../../views/index.ts';
import { StartError } from '../../start-error.ts';
import { createReference } from './reference.ts';
import { contentHash } from './rows.ts';
import {
  additive,
  breaking,
  canRunOn,
  compatibleFromName,
  type Migration,
  oldestCompatible,
} from './schema-version.ts';
import { bookmark, setBookmark } from './statements.ts';

type Step = string | ((database: DatabaseSync) => void);

// Each step runs once, in order, and never changes after its release.
export const migrations: Migration<Step>[] = [
  breaking(`CREATE TABLE enquiries (
    id INTEGER PRIMARY KEY,
    received_at TEXT NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    subject TEXT NOT NULL,
    message TEXT NOT NULL,
    form TEXT,
    page TEXT
  ) STRICT`),
  additive('ALTER TABLE enquiries ADD COLUMN captcha TEXT'),
  breaking(addOutboxColumns),
  additive('ALTER TABLE enquiries ADD COLUMN notice TEXT'),
  additive(`CREATE TABLE vitals_latest (
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
  ) STRICT, WITHOUT ROWID`),
  additive(`CREATE TABLE bookmarks (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX enquiries_leased ON enquiries (lease_token) WHERE lease_token IS NOT NULL`),
  // Days that were aggregated earlier and may still have their rows must not be counted twice: the release
  // before would do that.
  breaking(`CREATE TABLE vitals_counted (until TEXT NOT NULL) STRICT;
  INSERT INTO vitals_counted SELECT COALESCE(max(day), '') FROM vitals`),
  additive('ALTER TABLE enquiries ADD COLUMN recipients_left TEXT'),
  additive(`CREATE TABLE job_runs (
    job TEXT NOT NULL,
    period TEXT NOT NULL,
    PRIMARY KEY (job, period)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO job_runs SELECT 'digest', day FROM digests`),
  additive(`CREATE TABLE journal (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at TEXT NOT NULL,
    command TEXT NOT NULL,
    operator TEXT NOT NULL,
    enquiry_count INTEGER NOT NULL,
    reference_list TEXT NOT NULL,
    selection TEXT NOT NULL
  ) STRICT;
  CREATE INDEX journal_at ON journal (at)`),
  // A trigger, so that no way of erasing an enquiry can leave its notice.
  additive(`CREATE TABLE notices (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    reference TEXT,
    text TEXT,
    created_at TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'refused')),
    tries INTEGER NOT NULL DEFAULT 0,
    next_try_at TEXT NOT NULL,
    lease_until TEXT,
    lease_token TEXT,
    last_error TEXT,
    sent_at TEXT,
    UNIQUE (kind, reference)
  ) STRICT;
  CREATE INDEX notices_due ON notices (state, next_try_at);
  CREATE INDEX notices_leased ON notices (lease_token) WHERE lease_token IS NOT NULL;
  ALTER TABLE enquiries ADD COLUMN announced INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX enquiries_unannounced ON enquiries (received_at) WHERE announced = 0 AND state <> 'held';
  CREATE TRIGGER enquiries_erased AFTER DELETE ON enquiries BEGIN
    DELETE FROM notices WHERE kind = 'enquiry.received' AND reference = OLD.reference;
  END`),
  additive(`ALTER TABLE enquiries ADD COLUMN canary INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX enquiries_canary ON enquiries (state, next_try_at) WHERE canary = 1;
  CREATE TABLE canary_tokens (nonce TEXT PRIMARY KEY, issued_at TEXT NOT NULL) STRICT, WITHOUT ROWID`),
  additive(`ALTER TABLE enquiries ADD COLUMN answered_at TEXT;
  ALTER TABLE enquiries ADD COLUMN reminded_at TEXT;
  CREATE INDEX enquiries_received ON enquiries (received_at)`),
  // A trigger of its own: the one for notices stays as released.
  additive(`CREATE TABLE visitor_letters (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    reference TEXT NOT NULL,
    recipient TEXT NOT NULL,
    subject TEXT,
    body TEXT,
    created_at TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'refused')),
    tries INTEGER NOT NULL DEFAULT 0,
    next_try_at TEXT NOT NULL,
    lease_until TEXT,
    lease_token TEXT,
    last_error TEXT,
    sent_at TEXT
  ) STRICT;
  CREATE INDEX visitor_letters_due ON visitor_letters (state, next_try_at);
  CREATE INDEX visitor_letters_leased ON visitor_letters (lease_token) WHERE lease_token IS NOT NULL;
  CREATE TABLE receipts_counted (code TEXT NOT NULL, at TEXT NOT NULL) STRICT;
  CREATE INDEX receipts_counted_at ON receipts_counted (at);
  CREATE TRIGGER enquiry_letters_erased AFTER DELETE ON enquiries BEGIN
    DELETE FROM visitor_letters WHERE id IN ('receipt-' || OLD.reference, 'stored-data-' || OLD.reference);
  END`),
  additive("ALTER TABLE enquiries ADD COLUMN language TEXT NOT NULL DEFAULT 'en'"),
  additive(`CREATE TABLE data_requests (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at TEXT NOT NULL,
    day TEXT NOT NULL,
    action TEXT NOT NULL CHECK (action IN ('see', 'erase')),
    reference TEXT NOT NULL,
    email_hash TEXT NOT NULL,
    code TEXT,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'task', 'untold', 'counted')),
    recipient TEXT,
    due_at TEXT
  ) STRICT;
  CREATE INDEX data_requests_day ON data_requests (day);
  CREATE INDEX data_requests_state ON data_requests (state, id);
  ALTER TABLE enquiries ADD COLUMN erased_at TEXT;
  ALTER TABLE enquiries ADD COLUMN kept_until TEXT;
  CREATE INDEX enquiries_erased ON enquiries (state, received_at) WHERE erased_at IS NOT NULL;
  CREATE TRIGGER enquiries_erased_tasks AFTER DELETE ON enquiries BEGIN
    DELETE FROM data_requests WHERE state = 'task' AND action = 'see' AND reference = OLD.reference;
  END`),
];

/** The value of `PRAGMA user_version` after all steps. */
export const schemaVersion = migrations.length;

/**
 * Runs the missing steps. Returns the version of a store that a newer release wrote and on which this one can
 * run; otherwise `null`. IMMEDIATE lets one process migrate while others wait. It runs at every start, so a
 * read-only file is detected here.
 */
export function migrate(database: DatabaseSync, path: string): number | null {
  database.exec('BEGIN IMMEDIATE');
  const version = readVersion(database);
  if (version > schemaVersion) {
    database.exec('ROLLBACK');
    if (isCompatible(database)) return version;
    throw new StartError(
      `${path} was written by a newer version of this server: run that version, or set DATABASE_URL to another file.`,
    );
  }
  for (const { step } of migrations.slice(version)) {
    if (typeof step === 'string') database.exec(step);
    else step(database);
  }
  database
    .prepare(setBookmark)
    .all({ name: compatibleFromName, value: String(oldestCompatible(migrations)) });
  database.exec(`PRAGMA user_version = ${schemaVersion}; COMMIT`);
  return null;
}

/** Whether this release can run on the store, after the missing steps if there are any. */
export function isUsable(database: DatabaseSync): boolean {
  return readVersion(database) <= schemaVersion || isCompatible(database);
}

function readVersion(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version);
}

// A newer release has the table, unless the version is not one of ours.
function isCompatible(database: DatabaseSync): boolean {
  const hasTable = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'bookmarks'").get();
  return (
    hasTable !== undefined &&
    canRunOn(database.prepare(bookmark).get({ name: compatibleFromName })?.value, schemaVersion)
  );
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
