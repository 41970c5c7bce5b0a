import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { proveSqlite } from './sqlite-integrity.ts';
import type { Store } from './types.ts';

/** Throws when a store that is there is not whole; PostgreSQL looks after its own. */
export function proveStore(url: string): void {
  if (url.startsWith('file:')) proveSqlite(url.slice('file:'.length));
}

/** `file:` and a path, relative to the working directory, or the `postgres:` address of a database. */
export async function openStore(url: string): Promise<Store> {
  return url.startsWith('file:') ? openSqlite(url.slice('file:'.length)) : openPostgres(url);
}
