// Entry point of `npm run backup`: copies the SQLite store at one moment while the site is running.

import { loadConfig } from '../config.ts';
import { recordInSqlite } from '../enquiries/store/sqlite-record.ts';
import type { BackupRecord } from '../jobs/records.ts';
import { StartError } from '../start-error.ts';
import { type BackupArguments, backupHelp, parseBackupArguments } from './backup/arguments.ts';
import { type Backup, makeBackup, pruneBackups } from './backup/make-backup.ts';
import { exitCodes, UsageError } from './command.ts';
import { removeOnSignal, TemporaryFiles } from './temporary-files.ts';

const temporary = new TemporaryFiles();
removeOnSignal(temporary, process);
process.stdout.on('error', () => {}); // each write reports the error itself

try {
  process.exitCode = await backUp(process.argv.slice(2));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const isUsageError = error instanceof UsageError;
  console.error(isUsageError || error instanceof StartError ? message : `Backup failed: ${message}`);
  if (isUsageError) console.error('npm run backup -- --help prints the usage.');
  process.exitCode = isUsageError ? exitCodes.usageError : exitCodes.unusable;
}

async function backUp(argv: string[]): Promise<number> {
  const args = parseBackupArguments(argv);
  if (args === null) {
    console.log(backupHelp);
    return exitCodes.done;
  }
  if (args.target === '-' && process.stdout.isTTY)
    throw new UsageError('A backup is not for a terminal: redirect it to a file, or pipe it to a program.');
  const now = new Date();
  const storePath = sourcePath(loadConfig().databaseUrl);
  const backup = await makeBackup(args, { storePath, now, out: process.stdout, temporary });
  const isRecorded = record(storePath, { at: now, bytes: backup.bytes, file: backup.file });
  report(args, backup, pruneBackups(backup, args.keep, storePath), isRecorded);
  return exitCodes.done;
}

function sourcePath(url: string): string {
  if (!url.startsWith('file:')) {
    throw new StartError(
      'npm run backup copies SQLite stores only. For PostgreSQL, run pg_dump --format=custom --file=FILE "$DATABASE_URL", and pg_restore to restore it.',
    );
  }
  return url.slice('file:'.length);
}

// The backup is complete even if it cannot be recorded; the metrics then show an age that is too high.
function record(storePath: string, record: BackupRecord): boolean {
  try {
    recordInSqlite(storePath, 'backup', JSON.stringify(record));
    return true;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.error(`The backup is complete, but the store did not record it (${why}).`);
    return false;
  }
}

function report(
  { target, isJson, ageRecipient }: BackupArguments,
  { file, bytes, enquiries }: Backup,
  removed: string[],
  isRecorded: boolean,
): void {
  const print = target === '-' ? console.error : console.log;
  if (isJson) {
    const isEncrypted = ageRecipient !== null;
    print(JSON.stringify({ file, bytes, enquiries, isEncrypted, removed, isRecorded }, null, 2));
    return;
  }
  print(`${target === '-' ? 'The backup' : file} contains ${enquiries} enquiries and is valid.`);
  if (removed.length > 0) print(`Removed ${removed.join(', ')}.`);
}
