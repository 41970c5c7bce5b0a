// Entry point of `npm run restore -- FILE`: replaces the SQLite store with a copy and leaves the old store
// beside it.

import { loadConfig } from '../config.ts';
import { restoreSqlite } from '../enquiries/store/sqlite-restore.ts';
import { StartError } from '../start-error.ts';
import { exitCodes } from './command.ts';
import { operatorName } from './operator.ts';

try {
  process.exitCode = await restore(process.argv.slice(2));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof StartError ? message : `Restore failed: ${message}`);
  process.exitCode = exitCodes.unusable;
}

async function restore([file, ...more]: string[]): Promise<number> {
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    console.error('Specify the backup to restore: npm run restore -- backups/enquiries-2026-03-04.db');
    return file === '--help' ? exitCodes.done : exitCodes.usageError;
  }
  const { databaseUrl } = loadConfig();
  if (!databaseUrl.startsWith('file:')) {
    throw new StartError(
      'npm run restore restores SQLite stores only. For PostgreSQL, run pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE with a file made by pg_dump --format=custom.',
    );
  }
  const path = databaseUrl.slice('file:'.length);
  const { count, aside } = await restoreSqlite(
    file,
    path,
    new Date(),
    operatorName(process.env.SUDO_USER, process.getuid?.()),
  );
  console.log(`${path} now contains the ${count} enquiries of ${file}.`);
  console.log(
    'Emails that were waiting when the backup was made are sent after the next start. Enquiries erased since then are back: run forget again for them.',
  );
  if (aside) console.log(`The previous store is now ${aside}: delete it when you no longer need it.`);
  return exitCodes.done;
}
