import pg from 'pg';
import {
  aggregatePostgresMs,
  migrationLockMsMax,
  migrationStepMsMax,
  storeConnectionsMax,
  storeResponseMsMax,
  vacuumMsMax,
} from '../../limits.ts';
import { StartError } from '../../start-error.ts';
import type { Engine, Row, SqlValues, Transaction } from './engine.ts';
import { isLocked, migrate } from './postgres-migrations.ts';
import { prepareSession } from './postgres-session.ts';
import { createSqlStore } from './sql-store.ts';
import type { Store } from './types.ts';
import { moveBatch } from './vitals-statements.ts';

/** Opens the PostgreSQL store, which several processes on several hosts may share. */
export async function openPostgres(url: string): Promise<Store> {
  const newerSchema = await prepareDatabase(url);
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'enquiries',
    onConnect: prepareSession,
    max: storeConnectionsMax,
    keepAlive: true,
    connectionTimeoutMillis: storeResponseMsMax,
    statement_timeout: storeResponseMsMax,
    query_timeout: storeResponseMsMax + 500, // for a database too unresponsive to report its own time-out
    idle_in_transaction_session_timeout: storeResponseMsMax,
  });
  // Queries on a lost connection reject by themselves, and an idle one loses nothing; the pool reconnects.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return createSqlStore({
    newerSchema,
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    lockRow: 'FOR UPDATE',
    mentions: 'position(:email IN lower(message))',
    read: (sql, values) => run(pool, sql, values),
    write: (sql, values, turn) =>
      turn === undefined ? run(pool, sql, values) : withAdvisoryLock(pool, turn, sql, values),
    transact: (work) => transact(pool, work),
    aggregate: async (batch) => (await run(pool, moveBatch, batch)).length,
    batchMs: aggregatePostgresMs,
    scrub: () => vacuum(url),
    faults: () => faults(pool),
    close: async () => {
      if (!pool.ending) await pool.end();
    },
  } satisfies Engine);
}

// Runs in its own transaction, so a row with the same content from another process is either visible or waits
// for this one.
function withAdvisoryLock(pool: pg.Pool, turn: string, sql: string, values?: SqlValues): Promise<Row[]> {
  const begin = `BEGIN; SELECT pg_advisory_xact_lock(${lockNumber(turn)})`;
  return inTransaction(pool, begin, (client) => run(client, sql, values));
}

function transact<Result>(pool: pg.Pool, work: () => Transaction<Result>): Promise<Result> {
  return inTransaction(pool, 'BEGIN', async (client) => {
    const steps = work();
    let step = steps.next();
    while (!step.done) step = steps.next(await run(client, step.value.sql, step.value.values));
    return step.value;
  });
}

async function inTransaction<Result>(
  pool: pg.Pool,
  begin: string,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // The locks are released before the caller continues if the database answers, and otherwise with the connection.
    if (error instanceof pg.DatabaseError) await client.query('ROLLBACK').catch(() => {});
    client.release(true);
    throw error;
  }
}

// The first 64 bits of the hash, as a PostgreSQL advisory lock number.
function lockNumber(hash: string): bigint {
  return Buffer.from(hash, 'base64url').readBigInt64BE();
}

async function run(database: pg.Pool | pg.PoolClient, sql: string, values: SqlValues = {}): Promise<Row[]> {
  const { text, names } = toPositional(sql);
  return (
    await database.query(
      text,
      names.map((name) => values[name]),
    )
  ).rows;
}

const parsedStatements = new Map<string, { text: string; names: string[] }>();

// PostgreSQL parameters are numbered, and each one's type is inferred from its first use.
function toPositional(sql: string): { text: string; names: string[] } {
  const parsed = parsedStatements.get(sql);
  if (parsed) return parsed;
  const names: string[] = [];
  const text = sql.replace(/:([a-z_]+)/g, (_, name) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  parsedStatements.set(sql, { text, names });
  return { text, names };
}

// With another encoding every enquiry in Hindi would be rejected.
async function refuseOtherEncodings(client: pg.Client): Promise<void> {
  const { rows } = await client.query('SHOW server_encoding');
  const encoding = String(rows[0]?.server_encoding);
  if (encoding === 'UTF8') return;
  throw new StartError(
    `${describeDatabase(client)} has the encoding ${encoding}, which cannot represent Hindi or emoji: set DATABASE_URL to a database created with ENCODING 'UTF8'.`,
  );
}

async function prepareDatabase(url: string): Promise<number | null> {
  const client = createClient(url);
  client.on('error', () => {});
  try {
    await client.connect();
    await prepareSession(client);
    await refuseOtherEncodings(client);
    return await migrate(client);
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const remedy = isLocked(cause)
      ? 'wait for the program that locks its tables, such as a backup or a session of psql, or end it'
      : 'start the database, or set DATABASE_URL to another one';
    throw new StartError(
      `Cannot store enquiries in ${describeDatabase(client)} (${reasonOf(cause)}): ${remedy}.`,
      { cause },
    );
  } finally {
    await client.end().catch(() => {});
  }
}

// Creating the client also reads the certificate files that the URL names.
function createClient(url: string): pg.Client {
  try {
    return new pg.Client({
      connectionString: url,
      application_name: 'enquiries',
      connectionTimeoutMillis: storeResponseMsMax,
      lock_timeout: migrationLockMsMax,
      statement_timeout: migrationStepMsMax,
      query_timeout: migrationStepMsMax + 500,
      idle_in_transaction_session_timeout: storeResponseMsMax,
    });
  } catch (cause) {
    throw new StartError(
      `Cannot use DATABASE_URL (${reasonOf(cause)}): set its sslrootcert, sslcert and sslkey to readable files, or remove them.`,
      { cause },
    );
  }
}

// Uses its own connection, because VACUUM may take longer than a visitor would wait. A row still visible to
// an older snapshot stays in the table without an error from VACUUM, so the number of dead rows is checked.
async function vacuum(url: string): Promise<boolean> {
  const timeouts = { statement_timeout: vacuumMsMax, query_timeout: vacuumMsMax + 500 };
  const client = new pg.Client({
    connectionString: url,
    application_name: 'enquiries',
    connectionTimeoutMillis: storeResponseMsMax,
    ...timeouts,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('VACUUM enquiries, visitor_letters, data_requests');
    const { rows } = await client.query(
      `SELECT sum(n_dead_tup) AS dead FROM pg_stat_user_tables
       WHERE relid IN ('enquiries'::regclass, 'visitor_letters'::regclass, 'data_requests'::regclass)`,
    );
    return Number(rows[0]?.dead) === 0;
  } catch {
    return false; // erased rows stay erased; the scrub is retried
  } finally {
    await client.end().catch(() => {});
  }
}

// Never includes the password.
function describeDatabase({ host, port, database }: pg.Client): string {
  return `the database ${database} at ${host}:${port}`;
}

// A host with several IP addresses fails with one error for each.
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ');
  return cause instanceof Error ? cause.message : String(cause);
}

const unsafeSettings: [setting: string, broken: string, why: string][] = [
  ['fsync', 'off', 'fsync is off: a power failure can corrupt the database.'],
  [
    'synchronous_commit',
    'off',
    'synchronous_commit is off: a power failure can lose acknowledged enquiries.',
  ],
  ['transaction_read_only', 'on', 'The database is read-only: no enquiry can be stored.'],
];

// PostgreSQL verifies its own pages. Possible faults are its configuration, or a row that cannot be read.
async function faults(pool: pg.Pool): Promise<string[]> {
  await pool.query('SELECT count(length(message)) FROM enquiries');
  const { rows } = await pool.query('SELECT name, setting FROM pg_settings WHERE name = ANY($1)', [
    unsafeSettings.map(([setting]) => setting),
  ]);
  return unsafeSettings
    .filter(([setting, broken]) => rows.some((row) => row.name === setting && row.setting === broken))
    .map(([, , sentence]) => sentence);
}
