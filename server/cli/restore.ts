// Entry point of `npm run restore -- FILE`: replaces the SQLite store with a copy and leaves the old store
// beside it.

import { loadConfig } from '../config.ts';
import { restoreSqlite } from '../enquiries/store/sqlite-restore.ts';
import { StartError } from '../start-error.ts';
import { exitCodes } from './command.ts';

try {
  process.exitCode = await restore(process.argv.slice(2));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof StartError ? message : `Nothing is restored: ${message}`);
  process.exitCode = exitCodes.unusable;
}

async function restore([file, ...more]: string[]): Promise<number> {
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    console.error('Say which copy: npm run restore -- backups/enquiries-2026-03-04.db');
    return file === '--help' ? exitCodes.done : exitCodes.usageError;
  }
  const { databaseUrl } = loadConfig();
  if (!databaseUrl.startsWith('file:')) {
    throw new StartError(
      'This restores SQLite stores. PostgreSQL brings its own: pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE, for what pg_dump --format=custom made.',
    );
  }
  const path = databaseUrl.slice('file:'.length);
  const { count, aside } = await restoreSqlite(file, path, new Date());
  console.log(`${path} holds ${count} enquiries now, those of ${file}.`);
  console.log(
    'Letters that waited when it was made leave at the next start, and who was erased since is back: forget them again.',
  );
  if (aside) console.log(`What was there before is kept as ${aside}: erase it once nobody misses anything.`);
  return exitCodes.done;
}
