// Entry point of `npm run restore -- FILE`: replaces the SQLite store with a copy and leaves the old store
// beside it.

import { resolve } from 'node:path';
import { loadConfig } from '../config.ts';
import { restoreSqlite } from '../enquiries/store/sqlite-restore.ts';
import { StartError } from '../start-error.ts';
import { exitCodes, UsageError } from './command.ts';
import { parseJsonArguments } from './json-arguments.ts';
import { currentOperator } from './operator.ts';

const help = `npm run restore -- FILE [--json]

Replaces the store with a backup, while the site is stopped: systemctl stop agency.socket agency. The backup is
verified first. The store until then is renamed and kept beside it; nothing is erased. FILE is a copy made by
npm run backup; decrypt an encrypted one first.

  --json  prints JSON

Exit codes:
  0  the backup is now the store
  2  usage error
  3  the store is in use, or the backup, the settings or the disk is unusable; the message says what to do`;

try {
  process.exitCode = await restore(process.argv.slice(2));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const isUsageError = error instanceof UsageError;
  console.error(isUsageError || error instanceof StartError ? message : `Restore failed: ${message}`);
  if (isUsageError) console.error('npm run restore -- --help prints the usage.');
  process.exitCode = isUsageError ? exitCodes.usageError : exitCodes.unusable;
}

async function restore(args: string[]): Promise<number> {
  const { values, positionals } = parseJsonArguments(args);
  if (values.help) {
    console.log(help);
    return exitCodes.done;
  }
  const [file, ...more] = positionals;
  if (!file || more.length > 0)
    throw new UsageError(
      'Specify the backup to restore: npm run restore -- /var/lib/agency-backups/enquiries-2026-03-04.db',
    );
  const { databaseUrl } = loadConfig();
  if (!databaseUrl.startsWith('file:')) {
    throw new StartError(
      'npm run restore restores SQLite stores only. For PostgreSQL, run pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE with a file made by pg_dump --format=custom.',
    );
  }
  const path = databaseUrl.slice('file:'.length);
  const restored = await restoreSqlite(file, path, new Date(), currentOperator());
  const { count, erasedAgain, openRequests, aside } = restored;
  const [store, backup] = [resolve(path), resolve(file)];
  if (values.json) {
    console.log(
      JSON.stringify(
        {
          ...{ store, backup, enquiries: count - (erasedAgain ?? 0), erasedAgain, openRequests },
          previousStore: aside || null,
        },
        null,
        2,
      ),
    );
    return exitCodes.done;
  }
  console.log(`${store} now contains the ${count} enquiries of ${backup}.`);
  console.log('Emails that were waiting when the backup was made are sent after the next start.');
  console.log(erasedText(erasedAgain));
  const requests = requestsText(openRequests);
  if (requests) console.log(requests);
  if (aside) console.log(`The previous store is now ${aside}: delete it when you no longer need it.`);
  return exitCodes.done;
}

function erasedText(erasedAgain: number | null): string {
  if (erasedAgain === null)
    return 'Enquiries erased since then are back, because there is no journal that names them: run forget again for each person, and erase for each reference in your emails “Delete your email of the enquiry”.';
  if (erasedAgain === 0) return 'None of them had been erased by a visitor or by forget.';
  return `${erasedAgain} of them had been erased since by visitors or by forget, and ${erasedAgain === 1 ? 'is' : 'are'} erased again.`;
}

function requestsText(openRequests: number | null): string | null {
  if (openRequests === null)
    return 'Requests of visitors to see or erase an enquiry are those of the backup, because no previous store could be read: later ones are lost, and some may be done already. Run npm run enquiries -- requests after the next start.';
  return openRequests === 0
    ? null
    : `Requests of visitors that are still open: ${openRequests}, as in the previous store.`;
}
