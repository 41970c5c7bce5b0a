import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What is free on the disk of the store; `null` for PostgreSQL, which is monitored on its own host. */
export async function freeDiskBytes(databaseUrl: string): Promise<number | null> {
  if (!databaseUrl.startsWith('file:')) return null;
  const { bavail, bsize } = await statfs(dirname(databaseUrl.slice('file:'.length)));
  return bavail * bsize;
}
