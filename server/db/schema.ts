// The schema, the same for both databases. A migration runs once, in order, and never changes after its release.

import { StartError } from '../start-error.ts';
import type { Row } from './database.ts';

const migrations = [
  `
      CREATE TABLE bookmarks (name TEXT PRIMARY KEY, value TEXT NOT NULL);
      CREATE TABLE enquiries (
        id $identity,
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
        language TEXT NOT NULL,
        captcha TEXT,
        referrer TEXT,
        utm TEXT NOT NULL,
        took_ms INTEGER,
        notice TEXT,
        spam_signals TEXT NOT NULL,
        possible_repeat_of TEXT,
        held INTEGER NOT NULL,
        canary INTEGER NOT NULL,
        answered_at TEXT,
        reminded_at TEXT,
        erased_at TEXT,
        kept_until TEXT,
        UNIQUE (content_hash, key)
      );
      CREATE INDEX enquiries_received ON enquiries (received_at);
      CREATE INDEX enquiries_email ON enquiries (lower(email));
      CREATE INDEX enquiries_unanswered ON enquiries (received_at)
        WHERE answered_at IS NULL AND held = 0 AND canary = 0 AND erased_at IS NULL;
      CREATE INDEX enquiries_held ON enquiries (id) WHERE held = 1;
      CREATE INDEX enquiries_canary ON enquiries (id) WHERE canary = 1;
      CREATE INDEX enquiries_erased ON enquiries (id) WHERE erased_at IS NOT NULL;
      CREATE TABLE messages (
        id TEXT PRIMARY KEY,
        channel TEXT NOT NULL CHECK (channel IN ('agency', 'visitor', 'webhook', 'canary')),
        kind TEXT NOT NULL,
        reference TEXT REFERENCES enquiries (reference) ON DELETE CASCADE,
        recipients TEXT,
        content TEXT,
        state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'refused')),
        claim TEXT,
        tries INTEGER NOT NULL,
        created_at TEXT NOT NULL,
        next_try_at TEXT NOT NULL,
        sent_at TEXT,
        error TEXT,
        remedy TEXT
      );
      CREATE INDEX messages_reference ON messages (reference);
      CREATE INDEX messages_waiting ON messages (channel, next_try_at) WHERE state = 'waiting';
      CREATE INDEX messages_claimed ON messages (claim) WHERE claim IS NOT NULL;
      CREATE INDEX messages_of_enquiries ON messages (state, created_at) WHERE kind = 'enquiry';
      CREATE INDEX messages_partly_sent ON messages (created_at) WHERE state = 'sent' AND recipients IS NOT NULL;
      CREATE INDEX messages_unsent ON messages (channel, state, created_at) WHERE state <> 'sent';
      CREATE TABLE data_requests (
        id $identity,
        at TEXT NOT NULL,
        action TEXT NOT NULL CHECK (action IN ('see', 'erase')),
        reference TEXT NOT NULL,
        email_hash TEXT NOT NULL,
        code TEXT,
        state TEXT NOT NULL CHECK (state IN ('waiting', 'task')),
        recipient TEXT
      );
      CREATE TABLE journal (
        id $identity,
        at TEXT NOT NULL,
        command TEXT NOT NULL,
        operator TEXT NOT NULL,
        enquiry_count INTEGER NOT NULL,
        reference_list TEXT NOT NULL,
        selection TEXT NOT NULL
      );
      CREATE INDEX journal_at ON journal (at);
      CREATE TABLE vitals (
        day TEXT NOT NULL,
        route TEXT NOT NULL,
        build TEXT NOT NULL,
        name TEXT NOT NULL,
        bucket INTEGER NOT NULL,
        count INTEGER NOT NULL,
        PRIMARY KEY (day, route, build, name, bucket)
      )`,
];

/** In an order in which a copy can be filled. */
export const tables = ['bookmarks', 'enquiries', 'messages', 'data_requests', 'journal', 'vitals'];

export const numberedTables = ['enquiries', 'data_requests', 'journal'];

/** Erases the row of an enquiry. */
export const removeRow = 'DELETE FROM enquiries WHERE reference = :reference RETURNING id';

/**
 * Keeps who sent it, when, under which notice, in which language, and when it was emailed. Not the hash: a short text
 * could be guessed from it.
 */
export const reduceRow = `
  UPDATE enquiries SET
    erased_at = :at, kept_until = :kept_until, key = NULL, content_hash = 'erased ' || reference,
    phone = '', subject = '', message = '', form = NULL, page = NULL, captcha = NULL, referrer = NULL, utm = '{}',
    took_ms = NULL, spam_signals = '[]', possible_repeat_of = NULL, held = 0, answered_at = NULL, reminded_at = NULL
  WHERE reference = :reference
  RETURNING id`;

export const schemaVersion = migrations.length;

/**
 * The oldest schema version whose release can run on a store with all these migrations: raise it with one that does more
 * than add tables, indexes, and columns that need not be filled.
 */
const compatibleFrom = 1;

/** What the functions below need of a store. A new one has no table `bookmarks`, and so no rows. */
export const readSchemaRows = "SELECT name, value FROM bookmarks WHERE name IN ('schema', 'compatible-from')";

/** Whether it is a store on which this release can run, after the missing migrations if there are any. */
export function isUsable(rows: Row[]): boolean {
  const from = noted(rows, 'compatible-from'); // never above the store's own version
  return from >= 1 && from <= schemaVersion;
}

/**
 * The steps are to be run in one transaction; `newerSchema` is as in `Database`. Without `mayChange` a store of an earlier
 * release is refused. `identity` is the SQL of a column that numbers rows.
 */
export function planMigration(rows: Row[], identity: string, mayChange: boolean) {
  const version = noted(rows, 'schema');
  if (version > 0 && !isUsable(rows))
    throw new StartError(
      'The store was written by a newer version of this server: run that version, or set DATABASE_URL to another.',
    );
  if (version >= schemaVersion) return { newerSchema: version > schemaVersion ? version : null, steps: [] };
  if (!mayChange)
    throw new StartError(
      'There is no store of this version yet: start the site first, or set DATABASE_URL to its store.',
    );
  const missing = migrations.slice(version).map((sql) => sql.replaceAll('$identity', identity));
  const note = `INSERT INTO bookmarks (name, value)
    VALUES ('schema', '${schemaVersion}'), ('compatible-from', '${compatibleFrom}')
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
  return { newerSchema: null, steps: [...missing, note] };
}

function noted(rows: Row[], name: string): number {
  return Number(rows.find((row) => row.name === name)?.value ?? 0);
}
