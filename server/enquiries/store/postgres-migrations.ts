import type { Client } from 'pg';
import { StartError } from '../../start-error.ts';

// Each step runs once, in order, and never changes after its release.
const migrations = [
  `CREATE TABLE enquiries (
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
  CREATE TABLE digests (day text PRIMARY KEY)`,
  'ALTER TABLE enquiries ADD COLUMN notice text',
  `CREATE TABLE vitals_latest (
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
  CREATE UNLOGGED TABLE allowances (key varchar(255) PRIMARY KEY, points integer NOT NULL, expire bigint)`,
  `CREATE TABLE bookmarks (name text PRIMARY KEY, value text NOT NULL);
  CREATE INDEX enquiries_leased ON enquiries (lease_token) WHERE lease_token IS NOT NULL`,
  // Days that were aggregated earlier and may still have their rows must not be counted twice.
  `CREATE TABLE vitals_counted (until text NOT NULL);
  INSERT INTO vitals_counted SELECT COALESCE(max(day), '') FROM vitals`,
  'ALTER TABLE enquiries ADD COLUMN recipients_left jsonb',
  `CREATE TABLE job_runs (job text NOT NULL, period text NOT NULL, PRIMARY KEY (job, period));
  INSERT INTO job_runs SELECT 'digest', day FROM digests`,
  `ALTER TABLE enquiries ADD COLUMN answered_at timestamptz;
  ALTER TABLE enquiries ADD COLUMN reminded_at timestamptz;
  CREATE INDEX enquiries_received ON enquiries (received_at)`,
];

/** Runs all steps in one transaction; a second process that starts meanwhile waits for the first. */
export async function migrate(client: Client): Promise<void> {
  await client.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('enquiries migration', 0))`);
  await client.query('CREATE TABLE IF NOT EXISTS enquiries_schema (version integer NOT NULL)');
  const { rows } = await client.query('SELECT max(version) AS version FROM enquiries_schema');
  const version = Number(rows[0]?.version ?? 0);
  if (version > migrations.length) {
    throw new StartError(
      'The database was written by a newer version of this server: run that version, or set DATABASE_URL to another.',
    );
  }
  for (const [index, step] of migrations.entries()) {
    if (index < version) continue;
    await client.query(step);
    await client.query('INSERT INTO enquiries_schema VALUES ($1)', [index + 1]);
  }
  await client.query('COMMIT');
}
