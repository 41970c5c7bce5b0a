import pg from 'pg';
import { storeResponseMsMax } from '../limits.ts';
import { StartError } from '../start-error.ts';
import type { Database, Row, SqlValues, Statement } from './database.ts';
import { planMigration, readSchemaRows } from './schema.ts';

/**
 * Opens the PostgreSQL store, which several processes on several hosts may share. A pooler in between may give each
 * transaction another connection, and refuses most start-up parameters: settings are made in the transaction.
 */
export async function openPostgres(url: string, mayChange: boolean): Promise<Database> {
  const newerSchema = await prepareDatabase(url, mayChange);
  const pool = openPool(url);
  return {
    newerSchema,
    read: (sql, values) => run(pool, sql, values),
    write: (...statements) => inTransaction(pool, statements),
    lock: (name) => [{ sql: 'SELECT pg_advisory_xact_lock(hashtextextended(:name, 0))', values: { name } }],
    scrub: () => vacuum(url),
    faults: () => faults(pool),
    close: async () => {
      if (!pool.ending) await pool.end();
    },
  };
}

export const applicationName = 'enquiries';

function openPool(url: string): pg.Pool {
  // PostgreSQL allows a hundred connections by default, for all processes together.
  const pool = new pg.Pool({ ...options(url, storeResponseMsMax), max: 10 });
  // Queries on a lost connection reject by themselves, and an idle one loses nothing; the pool reconnects.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

// Waiting for an advisory lock, and reading what was committed meanwhile, needs "read committed". With synchronous_commit
// off, the database could lose rows that were already acknowledged.
export const begin = (lockMsMax: number, stepMsMax = storeResponseMsMax) => `
  BEGIN ISOLATION LEVEL READ COMMITTED;
  SET LOCAL synchronous_commit = on;
  SET LOCAL lock_timeout = ${lockMsMax};
  SET LOCAL statement_timeout = ${stepMsMax};
  SET LOCAL idle_in_transaction_session_timeout = ${storeResponseMsMax}`;

async function inTransaction(pool: pg.Pool, statements: Statement[]): Promise<Row[][]> {
  const client = await pool.connect();
  try {
    await client.query(begin(storeResponseMsMax));
    const results: Row[][] = [];
    for (const { sql, values, isRequired } of statements) {
      const rows = await run(client, sql, values);
      results.push(rows);
      if (!isRequired || rows.length > 0) continue;
      await client.query('ROLLBACK');
      client.release();
      return [];
    }
    await client.query('COMMIT');
    client.release();
    return results;
  } catch (error) {
    // The locks are released before the caller continues if the database answers, and otherwise with the connection.
    if (error instanceof pg.DatabaseError) await client.query('ROLLBACK').catch(() => {});
    client.release(true);
    throw error;
  }
}

// PostgreSQL parameters are numbered, and each one's type is inferred from its first use.
export async function run(
  database: pg.Pool | pg.ClientBase,
  sql: string,
  values: SqlValues = {},
): Promise<Row[]> {
  const names: string[] = [];
  const text = sql.replace(/(?<!:):([a-z_]+)/g, (_, name) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  const parameters = names.map((name) => values[name]);
  return (await database.query(text, parameters)).rows;
}

/** A step over a hundred thousand enquiries takes some seconds on a slow disk, and so does VACUUM. */
export const maintenanceMsMax = 60_000;

export function createClient(url: string): pg.Client {
  return new pg.Client(options(url, maintenanceMsMax)).on('error', () => {});
}

function options(connectionString: string, queryMsMax: number): pg.ClientConfig {
  return {
    connectionString,
    application_name: applicationName,
    keepAlive: true,
    connectionTimeoutMillis: storeResponseMsMax,
    query_timeout: queryMsMax + 500, // for a database too unresponsive to report its own time-out
  };
}

async function prepareDatabase(url: string, mayChange: boolean): Promise<number | null> {
  const name = nameOf(url);
  let client: pg.Client | undefined;
  try {
    client = createClient(url); // also reads the certificate files that the URL names
    await client.connect();
    const { rows } = await client.query('SHOW server_encoding');
    const encoding = rows[0]?.server_encoding;
    if (encoding !== 'UTF8')
      throw new StartError(
        `${name} has the encoding ${encoding}, which cannot represent Hindi or emoji: set DATABASE_URL to a database created with ENCODING 'UTF8'.`,
      );
    return await migratePostgres(client, mayChange);
  } catch (cause) {
    throw startError(url, cause);
  } finally {
    await client?.end().catch(() => {});
  }
}

/** Never with the password. */
export function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `the database ${pathname.slice(1)} at ${host}`;
}

export function startError(url: string, cause: unknown): StartError {
  if (cause instanceof StartError) return cause;
  const { message, code } = cause as NodeJS.ErrnoException; // no message where a host has several IP addresses
  const remedy = remedies[code ?? ''] ?? 'start the database, or set DATABASE_URL to another one';
  return new StartError(`Cannot store enquiries in ${nameOf(url)} (${message || code}): ${remedy}.`, {
    cause,
  });
}

const locked = 'wait for the program that locks its tables, such as a backup or a session of psql, or end it';
const login = 'set DATABASE_URL to a user and a password that it accepts';
const unresolved = 'set DATABASE_URL to a host name that can be resolved';

/** By the code of Node, or of https://www.postgresql.org/docs/current/errcodes-appendix.html */
const remedies: Record<string, string> = {
  '55P03': locked, // for too long
  '40P01': locked, // its locks and ours exclude each other
  '28P01': login,
  '28000': login,
  '3D000': 'create that database, or set DATABASE_URL to one that exists',
  ENOTFOUND: unresolved,
  EAI_AGAIN: unresolved,
};

/** Less than a visitor waits, because enquiries queue behind a release that waits for a lock. */
export const migrationLockMsMax = 2_000;

async function migratePostgres(client: pg.Client, mayChange: boolean): Promise<number | null> {
  await client.query(begin(migrationLockMsMax, maintenanceMsMax));
  // A second process that starts meanwhile waits for the first, and finds nothing missing.
  if (mayChange)
    await client.query("SELECT pg_advisory_xact_lock(hashtextextended('enquiries migration', 0))");
  const { rows } = await client.query("SELECT to_regclass('bookmarks') AS name");
  const noted = rows[0]?.name === null ? [] : (await client.query(readSchemaRows)).rows;
  const identity = 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY';
  const { newerSchema, steps } = planMigration(noted, identity, mayChange);
  for (const step of steps) await client.query(step);
  await client.query('COMMIT');
  return newerSchema;
}

const vacuumed = ['enquiries', 'messages', 'data_requests'];

// On its own connection. A row still visible to an older snapshot stays in the table without an error from VACUUM, so the
// number of dead rows is checked.
async function vacuum(url: string): Promise<boolean> {
  const client = createClient(url);
  try {
    await client.connect();
    await client.query(`VACUUM ${vacuumed.join(', ')}`);
    const dead = 'SELECT sum(n_dead_tup) AS dead FROM pg_stat_user_tables WHERE relname = ANY($1)';
    const { rows } = await client.query(dead, [vacuumed]);
    return Number(rows[0]?.dead) === 0;
  } finally {
    await client.end().catch(() => {});
  }
}

// PostgreSQL verifies its own pages. Possible faults are its configuration, or a row that cannot be read.
async function faults(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query(`
    SELECT current_setting('fsync') AS fsync, current_setting('transaction_read_only') AS read_only,
      (SELECT count(length(message)) FROM enquiries) AS readable`);
  const found = [];
  if (rows[0]?.fsync === 'off') found.push('fsync is off: a power failure can corrupt the database.');
  if (rows[0]?.read_only === 'on') found.push('The database is read-only: no enquiry can be stored.');
  return found;
}
