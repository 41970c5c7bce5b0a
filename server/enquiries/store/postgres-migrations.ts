import { setTimeout as later } from 'node:timers/promises';
import { type Client, DatabaseError } from 'pg';
import { migrationLockMsMax, migrationMsMax, migrationPauseMs } from '../../limits.ts';
import { StartError } from '../../start-error.ts';
import {
  additive,
  breaking,
  canRunOn,
  compatibleFromName,
  type Migration,
  oldestCompatible,
} from './schema-version.ts';

// Each step runs once, in order, and never changes after its release.
export const migrations: Migration<string>[] = [
  breaking(`CREATE TABLE enquiries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    reference text NOT NULL UNIQUE,
    received_at timestamptz NOT NULL,
    key text,
    content_hash text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    form text,
    page text,
    captcha text,
    referrer text,
    utm jsonb NOT NULL DEFAULT '{}',
    took_ms bigint,
    suspicions jsonb NOT NULL DEFAULT '[]',
    possible_repeat_of text,
    state text NOT NULL CHECK (state IN ('waiting', 'held', 'sent', 'refused')),
    tries integer NOT NULL DEFAULT 0,
    next_try_at timestamptz NOT NULL,
    lease_until timestamptz,
    lease_token text,
    last_error text,
    sent_at timestamptz,
    UNIQUE (content_hash, key)
  );
  CREATE INDEX enquiries_due ON enquiries (state, next_try_at);
  CREATE TABLE digests (day text PRIMARY KEY)`),
  additive('ALTER TABLE enquiries ADD COLUMN notice text'),
  additive(`CREATE TABLE vitals_latest (
    id text PRIMARY KEY,
    day text NOT NULL,
    route text NOT NULL,
    build text NOT NULL,
    name text NOT NULL,
    bucket integer NOT NULL
  );
  CREATE INDEX vitals_latest_day ON vitals_latest (day);
  CREATE TABLE vitals (
    day text NOT NULL,
    route text NOT NULL,
    build text NOT NULL,
    name text NOT NULL,
    bucket integer NOT NULL,
    count bigint NOT NULL,
    PRIMARY KEY (day, route, build, name, bucket)
  );
  -- As rate-limiter-flexible has it. What a crash loses of it is forgiven.
  CREATE UNLOGGED TABLE allowances (key varchar(255) PRIMARY KEY, points integer NOT NULL, expire bigint)`),
  additive(`CREATE TABLE bookmarks (name text PRIMARY KEY, value text NOT NULL);
  CREATE INDEX enquiries_leased ON enquiries (lease_token) WHERE lease_token IS NOT NULL`),
  // Days that were aggregated earlier and may still have their rows must not be counted twice: the release
  // before would do that.
  breaking(`CREATE TABLE vitals_counted (until text NOT NULL);
  INSERT INTO vitals_counted SELECT COALESCE(max(day), '') FROM vitals`),
  additive('ALTER TABLE enquiries ADD COLUMN recipients_left jsonb'),
  additive(`CREATE TABLE job_runs (job text NOT NULL, period text NOT NULL, PRIMARY KEY (job, period));
  INSERT INTO job_runs SELECT 'digest', day FROM digests`),
  additive(`CREATE TABLE journal (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL,
    command text NOT NULL,
    operator text NOT NULL,
    enquiry_count bigint NOT NULL,
    reference_list jsonb NOT NULL,
    selection json NOT NULL
  );
  CREATE INDEX journal_at ON journal (at)`),
  // A trigger, so that no way of erasing an enquiry can leave its notice.
  additive(`CREATE TABLE notices (
    id text PRIMARY KEY,
    kind text NOT NULL,
    reference text,
    text text,
    created_at timestamptz NOT NULL,
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'refused')),
    tries integer NOT NULL DEFAULT 0,
    next_try_at timestamptz NOT NULL,
    lease_until timestamptz,
    lease_token text,
    last_error text,
    sent_at timestamptz,
    UNIQUE (kind, reference)
  );
  CREATE INDEX notices_due ON notices (state, next_try_at);
  CREATE INDEX notices_leased ON notices (lease_token) WHERE lease_token IS NOT NULL;
  ALTER TABLE enquiries ADD COLUMN announced integer NOT NULL DEFAULT 0;
  CREATE INDEX enquiries_unannounced ON enquiries (received_at) WHERE announced = 0 AND state <> 'held';
  CREATE FUNCTION forget_notice() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM notices WHERE kind = 'enquiry.received' AND reference = OLD.reference;
    RETURN NULL;
  END $$;
  CREATE TRIGGER enquiries_erased AFTER DELETE ON enquiries FOR EACH ROW EXECUTE FUNCTION forget_notice()`),
  additive(`ALTER TABLE enquiries ADD COLUMN canary integer NOT NULL DEFAULT 0;
  CREATE INDEX enquiries_canary ON enquiries (state, next_try_at) WHERE canary = 1;
  CREATE TABLE canary_tokens (nonce text PRIMARY KEY, issued_at timestamptz NOT NULL)`),
  additive(`ALTER TABLE enquiries ADD COLUMN answered_at timestamptz;
  ALTER TABLE enquiries ADD COLUMN reminded_at timestamptz;
  CREATE INDEX enquiries_received ON enquiries (received_at)`),
  // A trigger of its own: the one for notices stays as released.
  additive(`CREATE TABLE visitor_letters (
    id text PRIMARY KEY,
    kind text NOT NULL,
    reference text NOT NULL,
    recipient text NOT NULL,
    subject text,
    body text,
    created_at timestamptz NOT NULL,
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'refused')),
    tries integer NOT NULL DEFAULT 0,
    next_try_at timestamptz NOT NULL,
    lease_until timestamptz,
    lease_token text,
    last_error text,
    sent_at timestamptz
  );
  CREATE INDEX visitor_letters_due ON visitor_letters (state, next_try_at);
  CREATE INDEX visitor_letters_leased ON visitor_letters (lease_token) WHERE lease_token IS NOT NULL;
  CREATE TABLE receipts_counted (code text NOT NULL, at timestamptz NOT NULL);
  CREATE INDEX receipts_counted_at ON receipts_counted (at);
  CREATE FUNCTION forget_letters() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM visitor_letters WHERE id IN ('receipt-' || OLD.reference, 'stored-data-' || OLD.reference);
    RETURN NULL;
  END $$;
  CREATE TRIGGER enquiry_letters_erased AFTER DELETE ON enquiries FOR EACH ROW EXECUTE FUNCTION forget_letters()`),
  additive("ALTER TABLE enquiries ADD COLUMN language text NOT NULL DEFAULT 'en'"),
  additive(`CREATE TABLE data_requests (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL,
    day text NOT NULL,
    action text NOT NULL CHECK (action IN ('see', 'erase')),
    reference text NOT NULL,
    email_hash text NOT NULL,
    code text,
    state text NOT NULL CHECK (state IN ('waiting', 'task', 'untold', 'counted')),
    recipient text,
    due_at timestamptz
  );
  CREATE INDEX data_requests_day ON data_requests (day);
  CREATE INDEX data_requests_state ON data_requests (state, id);
  ALTER TABLE enquiries ADD COLUMN erased_at timestamptz;
  ALTER TABLE enquiries ADD COLUMN kept_until timestamptz;
  CREATE INDEX enquiries_erased ON enquiries (state, received_at) WHERE erased_at IS NOT NULL;
  CREATE FUNCTION forget_task() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM data_requests WHERE state = 'task' AND action = 'see' AND reference = OLD.reference;
    RETURN NULL;
  END $$;
  CREATE TRIGGER enquiries_erased_tasks AFTER DELETE ON enquiries FOR EACH ROW EXECUTE FUNCTION forget_task()`),
];

const schemaVersion = migrations.length;

/**
 * Brings the database up to date. Returns the version of a store that a newer release wrote and on which this one can run;
 * otherwise `null`. The client needs a `lock_timeout`: the site's statements queue behind a lock that is waited for.
 */
export async function migrate(client: Client): Promise<number | null> {
  const endMs = performance.now() + migrationMsMax;
  for (;;) {
    const version = await storedVersion(client);
    if (version > schemaVersion) return acceptNewer(client, version);
    // Usually there is nothing to write, so that commands and starts wait for no lock of others.
    if (version === schemaVersion && (await compatibleFrom(client)) === ownCompatibleFrom) return null;
    try {
      await addMissingSteps(client);
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      if (!isLocked(error) || performance.now() + migrationPauseMs + migrationLockMsMax > endMs) throw error;
      await later(migrationPauseMs);
    }
  }
}

/** Another connection has a lock for too long, or its locks and ours exclude each other. */
export function isLocked(error: unknown): boolean {
  return error instanceof DatabaseError && ['55P03', '40P01'].includes(error.code ?? '');
}

const ownCompatibleFrom = String(oldestCompatible(migrations));

// In one transaction. A second process that starts meanwhile waits for the first, and finds nothing missing. The locks of a
// process that is gone end with its wait, by `lock_timeout`, or with its turn, by `idle_in_transaction_session_timeout`.
async function addMissingSteps(client: Client): Promise<void> {
  await client.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('enquiries migration', 0))`);
  await client.query('CREATE TABLE IF NOT EXISTS enquiries_schema (version integer NOT NULL)');
  const version = await storedVersion(client);
  for (const [index, { step }] of migrations.entries()) {
    if (index < version) continue;
    await client.query(step);
    await client.query('INSERT INTO enquiries_schema VALUES ($1)', [index + 1]);
  }
  if (version <= schemaVersion)
    await client.query(
      'INSERT INTO bookmarks VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      [compatibleFromName, ownCompatibleFrom],
    );
  await client.query('COMMIT');
}

async function storedVersion(client: Client): Promise<number> {
  if (!(await exists(client, 'enquiries_schema'))) return 0;
  const { rows } = await client.query('SELECT max(version) AS version FROM enquiries_schema');
  return Number(rows[0]?.version ?? 0);
}

// A newer release has the bookmarks, unless the version is not one of ours.
async function acceptNewer(client: Client, version: number): Promise<number> {
  if ((await exists(client, 'bookmarks')) && canRunOn(await compatibleFrom(client), schemaVersion))
    return version;
  throw new StartError(
    'The database was written by a newer version of this server: run that version, or set DATABASE_URL to another.',
  );
}

async function compatibleFrom(client: Client): Promise<string | undefined> {
  const { rows } = await client.query('SELECT value FROM bookmarks WHERE name = $1', [compatibleFromName]);
  return rows[0]?.value;
}

async function exists(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query('SELECT to_regclass($1) AS name', [table]);
  return rows[0]?.name !== null;
}
