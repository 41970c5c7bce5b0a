import type { ClientBase } from 'pg';

/**
 * Sets what the statements rely on, because the server, the database and the role may have other defaults. Each connection
 * needs it. These are not parameters of the connection, because poolers refuse most of those.
 */
export async function prepareSession(client: ClientBase): Promise<void> {
  await client.query(settings);
}

// Waiting for an advisory lock, and reading what was committed meanwhile, needs "read committed". The driver parses dates
// in ISO format only. With synchronous_commit off, the database could lose rows that were already acknowledged.
const settings = `
  SET default_transaction_isolation = 'read committed';
  SET datestyle = 'ISO';
  SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`;
