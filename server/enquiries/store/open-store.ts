import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { verifySqlite } from './sqlite-integrity.ts';
import type { Store } from './types.ts';

/** Throws when a store that is there is not whole; PostgreSQL looks after its own. */
export function verifyStore(url: string): void {
  if (url.startsWith('file:')) verifySqlite(url.slice('file:'.length));
}

/** `file:` and a path, relative to the working directory, or the `postgres:` address of a database. */
export async function openStore(url: string): Promise<Store> {
  return url.startsWith('file:') ? openSqlite(url.slice('file:'.length)) : openPostgres(url);
}
