// Entry point of `npm run restore-drill`: shows that a backup can be restored, without touching the store.

import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { loadConfig } from '../config.ts';
import { refuseFullDisk } from '../enquiries/store/disk-space.ts';
import { readFromSqlite, recordInSqlite } from '../enquiries/store/sqlite-record.ts';
import type { DrillRecord } from '../jobs/records.ts';
import { StartError } from '../start-error.ts';
import { removeLeftovers, unverifiedName } from './backup/leftovers.ts';
import { exitCodes, UsageError } from './command.ts';
import { drillHelp, parseDrillArguments } from './drill/arguments.ts';
import { drillText, rowsOf } from './drill/drill-text.ts';
import { findBackup, refuseEncrypted } from './drill/find-backup.ts';
import { receiveBackup } from './drill/receive-backup.ts';
import { runDrill } from './drill/run-drill.ts';
import { currentOperator } from './operator.ts';
import { removeOnSignal, TemporaryFiles } from './temporary-files.ts';

const temporary = new TemporaryFiles();
removeOnSignal(temporary, process);

try {
  process.exitCode = await runDrillCommand(process.argv.slice(2));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const isUsageError = error instanceof UsageError;
  console.error(isUsageError || error instanceof StartError ? message : `Restore drill failed: ${message}`);
  if (isUsageError) console.error('npm run restore-drill -- --help prints the usage.');
  process.exitCode = isUsageError ? exitCodes.usageError : exitCodes.unusable;
} finally {
  temporary.remove();
}

async function runDrillCommand(argv: string[]): Promise<number> {
  const args = parseDrillArguments(argv);
  if (args === null) {
    console.log(drillHelp);
    return exitCodes.done;
  }
  const now = new Date();
  const storePath = pathOf(loadConfig().databaseUrl);
  const isInput = args.source === '-';
  if (isInput && process.stdin.isTTY)
    throw new UsageError('With - a backup is read from standard input: redirect a file, or pipe it.');
  const found = isInput ? null : resolve(findBackup(args.source, readFromSqlite(storePath, 'backup'), now));
  const folder = createFolder(now);
  const file = found ?? join(folder, 'input.db');
  if (isInput) await receiveBackup(process.stdin, file);
  const name = found ?? 'The backup on standard input';
  refuseEncrypted(file, name);
  refuseFullDisk(folder, 2 * statSync(file).size, storePath);
  const operator = currentOperator();
  const drill = await runDrill(file, folder, { now, operator, monotonicMs: () => performance.now() });
  const rows = rowsOf(drill.counts);
  record(storePath, {
    ...{ at: now, ok: drill.ok, tookMs: drill.tookMs, rows },
    ...{ file: found === null ? '-' : basename(found), newestAt: drill.newestReceivedAt },
  });
  if (args.isJson) console.log(JSON.stringify({ file: found ?? '-', rows, ...drill }, null, 2));
  else (drill.ok ? console.log : console.error)(drillText(name, drill, now));
  return drill.ok ? exitCodes.done : exitCodes.no;
}

function pathOf(url: string): string {
  if (url.startsWith('file:')) return url.slice('file:'.length);
  throw new StartError(
    'npm run restore-drill restores SQLite backups only. For PostgreSQL, run pg_restore --dbname=URL FILE with the URL of an empty database, and npm run enquiries -- check with DATABASE_URL set to it.',
  );
}

function createFolder(now: Date): string {
  const prefix = 'restore-drill-';
  removeLeftovers(tmpdir(), (name) => name.startsWith(prefix), now);
  const folder = temporary.add(unverifiedName(join(tmpdir(), `${prefix}${randomUUID()}`)));
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}

function record(storePath: string, record: DrillRecord): void {
  try {
    if (!existsSync(storePath)) throw new Error(`there is no store at ${storePath}`);
    recordInSqlite(storePath, 'restore-drill', JSON.stringify(record));
  } catch (error) {
    console.error(`The result is not recorded (${error instanceof Error ? error.message : String(error)}).`);
  }
}
