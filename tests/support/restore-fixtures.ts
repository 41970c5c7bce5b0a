// Stores to restore, each in its own folder, with a backup and with a log that a killed site left.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openStore, type Store } from '../../server/store.ts';
import { runCliInProcess } from './cli-in-process.ts';
import { enquiry } from './isolated-store.ts';
import { rowsOf } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'restore-'));

let model: ReturnType<typeof createModel> | undefined;

/** For each file that creates stores to call at its end; the next in the same worker begins without them. */
export function removeStores(): void {
  model = undefined;
  rmSync(folder, { recursive: true, force: true });
}

/** A store with ten enquiries, its backup, and five more enquiries in its log, as a killed site leaves it. */
export async function openBackedUpStore() {
  model ??= createModel();
  const fixture = createStorePath();
  cpSync(dirname((await model).path), dirname(fixture.path), { recursive: true });
  return fixture;
}

async function createModel() {
  const [used, fixture] = [createStorePath(), createStorePath()];
  await insertEnquiries(used.path, 0, 10);
  await runCliInProcess(used.url, 'backup', fixture.copy);
  const store = await openStore(used.url);
  await insertInto(store, 10, 15);
  // By another process, because closing a file here would release the locks that SQLite has on it in this one.
  for (const end of ['', '-wal', '-shm']) execFileSync('cp', [used.path + end, fixture.path + end]);
  await store.close();
  if (statSync(`${fixture.path}-wal`).size === 0) throw new Error('The killed site left no log.');
  return fixture;
}

export function createStorePath() {
  mkdirSync(folder, { recursive: true });
  const fixture = mkdtempSync(join(folder, 'place-'));
  const path = join(fixture, 'enquiries.db');
  const files = () => readdirSync(fixture).sort();
  return {
    path,
    url: `file:${path}`,
    copy: join(fixture, 'copy.db'),
    files,
    aside: () => files().filter((name) => name.startsWith('enquiries.db.before-')),
    at: (name: string) => join(fixture, name),
  };
}

export async function insertEnquiries(path: string, from: number, to: number): Promise<void> {
  const store = await openStore(`file:${path}`);
  await insertInto(store, from, to);
  await store.close();
}

async function insertInto(store: Store, from: number, to: number): Promise<void> {
  const range = Array.from({ length: to - from }, (_, index) => from + index);
  await Promise.all(range.map((number) => store.insert(enquiry({ message: `number ${number}` }))));
}

export const messagesIn = (path: string) => rowsOf(path).map(({ message }) => message);
export const numbers = (count: number) => Array.from({ length: count }, (_, number) => `number ${number}`);
