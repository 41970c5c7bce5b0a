import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { storeBusyMsMax } from '../limits.ts';
import { StartError } from '../start-error.ts';
import type { Store } from './index.ts';

export function openSqlite(path: string): Store {
  const database = open(path);
  const insert = database.prepare(`
    INSERT INTO enquiries (received_at, name, email, phone, subject, message, form, page, captcha)
    VALUES (:receivedAt, :name, :email, :phone, :subject, :message, :form, :page, :captcha)
  `);
  return {
    async keep({ receivedAt, ...enquiry }) {
      insert.run({ ...enquiry, receivedAt: receivedAt.toISOString() });
    },
    async close() {
      database.close();
    },
  };
}

// Each step is run once, in order, and never changed after it has been released.
const migrations = [
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
];

function open(path: string): DatabaseSync {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const database = new DatabaseSync(path, { timeout: storeBusyMsMax });
    // FULL: a commit is on the disk before it is acknowledged, https://sqlite.org/pragma.html#pragma_synchronous
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    migrate(database, path);
    return database;
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `The enquiries cannot be kept in ${path} (${why}): set DATABASE_URL to a file that can be written.`,
      { cause },
    );
  }
}

// IMMEDIATE asks for the right to write at every start, so that a read-only file is found out now.
function migrate(database: DatabaseSync, path: string): void {
  database.exec('BEGIN IMMEDIATE');
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (version > migrations.length) {
    throw new StartError(
      `${path} was written by a newer version of this server: run that version, or set DATABASE_URL to another file.`,
    );
  }
  for (const step of migrations.slice(version)) database.exec(step);
  database.exec(`PRAGMA user_version = ${migrations.length}; COMMIT`);
}
