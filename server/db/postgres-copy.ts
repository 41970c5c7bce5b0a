// A PostgreSQL store in one transaction, for copies of all of it.

import { setTimeout as later } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { copiedRowsEach, type LockedStore, type Row } from './database.ts';
import * as postgres from './postgres.ts';
import { tables } from './schema.ts';

/** The store must exist. */
export function lockPostgres(url: string): Promise<LockedStore> {
  return openTransaction(url, async (client) => {
    await client.query(postgres.begin(postgres.migrationLockMsMax, postgres.maintenanceMsMax));
    await client.query(`LOCK TABLE ${tables}`);
    for (let tries = 1; (await client.query(sites)).rows.length > 0; tries++) {
      if (tries > 20)
        throw new StartError(
          `${postgres.nameOf(url)} is in use: stop the site (systemctl stop agency.socket agency), wait 15 s, then run this again.`,
        );
      await later(100); // one that has just ended
    }
  });
}

/** The store at one moment, to read only, while other processes use it. */
export function snapshotPostgres(url: string): Promise<LockedStore> {
  return openTransaction(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  });
}

async function openTransaction(
  url: string,
  start: (client: pg.Client) => Promise<void>,
): Promise<LockedStore> {
  const client = postgres.createClient(url);
  const close = () => client.end().catch(() => {});
  try {
    await client.connect();
    await start(client);
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0'); // the other store may be slow
  } catch (cause) {
    await close();
    throw postgres.startError(url, cause);
  }
  return {
    run: (sql, values) => postgres.run(client, sql, values),
    async *rows(table) {
      await client.query(`DECLARE copied CURSOR FOR SELECT * FROM ${table} ORDER BY 1`);
      for (let some: Row[] = [{}]; some.length > 0; yield some)
        some = (await client.query(`FETCH ${copiedRowsEach} FROM copied`)).rows;
      await client.query('CLOSE copied');
    },
    async insert(table, rows) {
      const columns = Object.keys(rows[0] ?? {});
      const sql = `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
        SELECT ${columns} FROM json_populate_recordset(CAST(NULL AS ${table}), :rows)`;
      await postgres.run(client, sql, { rows: JSON.stringify(rows) });
    },
    lastNumber: {
      read: `SELECT pg_sequence_last_value(CAST(pg_get_serial_sequence(:table, 'id') AS regclass)) AS last`,
      write: `SELECT setval(CAST(pg_get_serial_sequence(:table, 'id') AS regclass), :last)`,
    },
    commit: async () => void (await client.query('COMMIT')),
    [Symbol.asyncDispose]: close,
  };
}

// A site asks every five seconds what is to be sent. A pooler keeps the connections of one that has stopped.
const sites = `
  SELECT 1 FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = '${postgres.applicationName}' AND pid <> pg_backend_pid()
    AND coalesce(state_change > clock_timestamp() - interval '15 s', true)`;
