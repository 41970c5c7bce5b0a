// Which backup a drill restores.

import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseBackupRecord } from '../../jobs/records.ts';
import { StartError } from '../../start-error.ts';
import { ageIntro } from '../backup/age.ts';
import { datedFiles, datedName, isDatedName } from '../backup/dated-files.ts';

/** `recorded` is the bookmark of the last backup, and used when there is no `source`. */
export function findBackup(source: string | null, recorded: string | null, now: Date): string {
  if (source === null) return lastBackup(recorded, now);
  const found = statSync(source, { throwIfNoEntry: false });
  if (!found) throw new StartError(`There is no file or folder ${source}: specify a backup or its folder.`);
  if (found.isDirectory()) return newestIn(source, now);
  // Opening a pipe waits until something writes to it.
  if (!found.isFile()) throw new StartError(`${source} is not a file: specify a backup, or - for a pipe.`);
  return source;
}

/** A backup that its owner has to decrypt first. */
export function refuseEncrypted(file: string, name: string): void {
  const start = Buffer.alloc(ageIntro.length);
  const opened = openSync(file, 'r');
  readSync(opened, start);
  closeSync(opened);
  if (start.toString() !== ageIntro) return;
  throw new StartError(
    `${name} is encrypted: decrypt it by pipe, age --decrypt --identity KEYFILE FILE | npm run -s restore-drill -- -`,
  );
}

function lastBackup(recorded: string | null, now: Date): string {
  const record = parseBackupRecord(recorded);
  if (record === null || record.file === '-')
    throw new StartError(
      'The store does not know where the last backup is: specify a backup or its folder, npm run restore-drill -- DIR',
    );
  const { file } = record;
  if (isDatedName(basename(file)) && existsSync(dirname(file))) return newestIn(dirname(file), now);
  if (!existsSync(file)) throw new StartError(`The last backup, ${file}, is gone: specify another one.`);
  return file;
}

// A later name was given by a clock that was ahead.
function newestIn(folder: string, now: Date): string {
  const names = datedFiles(folder);
  const newest = names.find((name) => name <= `${datedName(now)}.age`) ?? names[0];
  if (newest === undefined)
    throw new StartError(`There is no backup such as ${datedName(now)} in ${folder}: specify its file.`);
  const plain = newest.replace(/\.age$/, ''); // of the same minute
  return join(folder, names.includes(plain) ? plain : newest);
}
