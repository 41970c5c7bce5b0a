import { openSqlite } from './sqlite.ts';
import { verifySqlite } from './sqlite-integrity.ts';
import type { Store } from './types.ts';

/** Throws when an existing SQLite store is damaged; PostgreSQL verifies its own files. */
export function verifyStore(url: string): void {
  if (url.startsWith('file:')) verifySqlite(url.slice('file:'.length));
}

/** The URL is `file:` and a path relative to the working directory, or a `postgres:` URL. */
export async function openStore(url: string): Promise<Store> {
  if (url.startsWith('file:')) return openSqlite(url.slice('file:'.length));
  const { openPostgres } = await import('./postgres.ts'); // loads the driver only where it is used
  return openPostgres(url);
}
