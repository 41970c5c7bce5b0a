// The subcommands `restore` and `restore-drill`.

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { createWriteStream, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sendHeartbeat } from '../canary/heartbeat.ts';
import { readBackupRecord } from '../db/backup.ts';
import type { LockedStore } from '../db/database.ts';
import { refuseFullDisk } from '../db/disk-space.ts';
import { restoreSqlite } from '../db/restore.ts';
import { sqlitePathOf } from '../db/sqlite-files.ts';
import { messageId } from '../messages/kinds.ts';
import { enquiriesText } from '../messages/templates/email-body.ts';
import { StartError } from '../start-error.ts';
import { openStore, type Store } from '../store.ts';
import { zoneName } from '../time/dates.ts';
import { datedFiles, datedName, isDatedName, noteResult, sqlitePath, temporaryFolder } from './backup.ts';
import { type Answer, exitCodes, type Io, messageOf, UsageError } from './command.ts';
import { copyToFile, fillStore, nameOf, refuseOtherVersion } from './copy.ts';
import { formatTime } from './format.ts';

export async function restore(
  io: Io,
  file: string,
  to: string | undefined,
  { withoutPrevious = false }: { withoutPrevious?: boolean },
): Promise<Answer> {
  const config = io.loadConfig();
  const path = sqlitePath(config);
  if (path && (to || withoutPrevious))
    throw new UsageError('TO is for a store in PostgreSQL: the SQLite store is replaced.');
  const at = io.now();
  const restored = path
    ? { store: resolve(path), ...(await restoreSqlite(file, path, at, io.operator)) }
    : await restorePostgres(io, file, to, withoutPrevious ? null : config.databaseUrl);
  const { store, count, erasedAgain, openRequests, aside } = restored;
  const backup = resolve(file);
  const lines = [
    `${store} now contains the ${enquiriesText(count)} of ${backup}.`,
    'Emails that were waiting when the backup was made are sent after the next start.',
    erasedAgain === null
      ? 'Enquiries erased since then are back, because there is no journal that names them: run forget again for each person, and erase for each reference in your emails “Delete your email of the enquiry”.'
      : `Erased since by visitors or by forget, and now erased again: ${erasedAgain}.`,
    openRequests === null
      ? 'Requests of visitors to see or erase an enquiry are those of the backup, because no previous store could be read: later ones are lost, and some may be done already. Run npm run enquiries -- requests after the next start.'
      : `Requests of visitors that are still open: ${openRequests}, as in the previous store.`,
    !path && `Now set DATABASE_URL=${store}, and start the site.`,
    aside && `The previous store is now ${aside}: delete it when you no longer need it.`,
  ];
  const enquiries = count - (erasedAgain ?? 0);
  const data = { store, backup, enquiries, erasedAgain, openRequests, previousStore: aside };
  return { text: lines.filter(Boolean).join('\n'), data };
}

/** The backup replaces a copy of the store, as with SQLite, and then fills an empty database. The store stays as it is. */
async function restorePostgres(io: Io, file: string, to: string | undefined, current: string | null) {
  if (!to || sqlitePathOf(to) !== null)
    throw new UsageError(
      'Specify also an empty database to restore to: createdb NAME makes one, postgres://…/NAME names it.',
    );
  if (current && nameOf(to) === nameOf(current))
    throw new UsageError('TO is the store itself: specify an empty database.');
  using temporary = temporaryFolder(io, tmpdir());
  refuseFullDisk(temporary.path, 3 * (statSync(file, { throwIfNoEntry: false })?.size ?? 0), '');
  const path = join(temporary.path, 'enquiries.db');
  await using previous = current === null ? null : await lockPrevious(current);
  if (previous) await copyToFile(previous, path);
  const restored = await restoreSqlite(file, path, io.now(), io.operator);
  await fillStore(io, `file:${path}`, to);
  return { ...restored, store: nameOf(to), aside: current && nameOf(current) };
}

/** One that cannot be opened may be lost; one that is in use is not. */
async function lockPrevious(url: string): Promise<LockedStore> {
  await refuseOtherVersion(url).catch((cause) => {
    const why = `${messageOf(cause)} The store until now says what was erased since the backup. If it is lost, add --without-previous.`;
    throw new StartError(why, { cause });
  });
  return (await import('../db/postgres-copy.ts')).lockPostgres(url);
}

export async function practise(io: Io, source: string | undefined): Promise<Answer> {
  const at = io.now();
  const config = io.loadConfig();
  const storePath = sqlitePath(config);
  const isInput = source === '-';
  const backup = isInput ? '-' : resolve(await findBackup(source, config.databaseUrl, at));
  using temporary = temporaryFolder(io, tmpdir());
  const file = isInput ? join(temporary.path, 'input.db') : backup;
  if (isInput) await pipeline(io.input, createWriteStream(file, { mode: 0o600 }));
  refuseFullDisk(temporary.path, 2 * statSync(file).size, storePath);
  const startedMs = performance.now();
  const { error, rows, newestAt } = await runDrill(file, temporary.path, at, io.operator).catch((reason) => ({
    error: messageOf(reason),
    rows: 0,
    newestAt: null,
  }));
  const drill = { ok: error === null, error, tookMs: Math.round(performance.now() - startedMs), rows };
  await noteResult(io, config, 'restore-drill', { at, ...drill, file: basename(backup), newestAt });
  const what = isInput ? 'The backup on standard input' : backup;
  const data = { file: backup, ...drill, newestReceivedAt: newestAt };
  if (error) return { data, notes: [`${what} cannot be restored. ${error}`], exitCode: exitCodes.no };
  await sendHeartbeat(config, 'drill', io.printError);
  const newest = newestAt ? `, the newest of ${formatTime(newestAt)} ${zoneName()}` : '';
  return {
    text: `${what} can be restored in ${drill.tookMs} ms. It has ${enquiriesText(rows)}${newest}.`,
    data,
  };
}

async function findBackup(source: string | undefined, databaseUrl: string, now: Date): Promise<string> {
  const path = source ?? (await lastBackup(databaseUrl));
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new StartError(`There is no file or folder ${path}: specify a backup or its folder.`);
  if (!found.isDirectory()) return path;
  const names = datedFiles(path);
  // A later name was given by a clock that was ahead.
  const newest = names.find((name) => name <= datedName(now)) ?? names[0];
  if (newest !== undefined) return join(path, newest);
  throw new StartError(`There is no backup such as ${datedName(now)} in ${path}: specify its file.`);
}

/** Of dated backups their folder. */
async function lastBackup(databaseUrl: string): Promise<string> {
  const store = await openStore(databaseUrl, { mayChange: false });
  const { file = '-' } = (await readBackupRecord(store).finally(() => store.close())) ?? {};
  if (file !== '-') return isDatedName(basename(file)) ? dirname(file) : file;
  throw new StartError('The store does not know where the last backup is: specify a backup or its folder.');
}

/** Restores a backup as `restore` does, to a folder of its own, and uses it with this release. */
async function runDrill(file: string, folder: string, now: Date, operator: string) {
  const path = join(folder, 'enquiries.db');
  await restoreSqlite(file, path, now, operator);
  const store = await openStore(`file:${path}`);
  try {
    const rows = await store.countOf({});
    const [newest] = await store.list({}, 1);
    await roundTrip(store);
    return { error: null, rows, newestAt: newest?.receivedAt ?? null };
  } finally {
    await store.close();
  }
}

/** Stores, finds and erases one enquiry, in a store that no site uses. Leaves the store as it was. */
async function roundTrip(store: Store): Promise<void> {
  const before = await store.counts();
  const email = `restore-drill-${randomUUID()}@example.invalid`;
  const { reference } = await store.insert({
    ...{ name: 'Restore drill', email, phone: '', subject: '', message: 'A restored store is tried out.' },
    ...{ receivedAt: new Date(0), key: null, form: null, page: null, captcha: null, spamSignals: [] },
    context: { referrer: null, utm: {}, tookMs: null, notice: null },
  });
  const message = await store.messages.find(messageId('enquiry', reference));
  assert(message?.state === 'waiting', 'a new enquiry has no e-mail that waits');
  assert((await store.find(reference))?.email === email, 'a new enquiry is not found');
  const { erased } = await store.forget(email);
  assert(erased.length === 1 && erased[0]?.reference === reference, 'an enquiry is not erased');
  assert.deepEqual(await store.counts(), before, 'the counts are not as before');
}
