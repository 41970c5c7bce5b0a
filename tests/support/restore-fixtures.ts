// Stores to restore, each in its own folder, with a backup and with a log that a killed site left.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openStore } from '../../server/store.ts';
import { runBackup } from './cli.ts';
import { enquiry } from './isolated-store.ts';
import { rowsOf } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'restore-'));

let model: ReturnType<typeof createModel> | undefined;

/** For each file that creates stores to call at its end; the next in the same worker begins without them. */
export function removeStores(): void {
  model = undefined;
  rmSync(folder, { recursive: true, force: true });
}

/** A store with ten enquiries, its backup, and five more enquiries in its log when its process is killed. */
export async function openBackedUpStore() {
  model ??= createModel();
  const fixture = createStorePath();
  cpSync(dirname((await model).path), dirname(fixture.path), { recursive: true });
  return fixture;
}

async function createModel() {
  const fixture = createStorePath();
  const { path, url, copy } = fixture;
  await insertEnquiries(path, 0, 10);
  await runBackup(url, copy);
  const killed = spawn(process.execPath, ['-e', writer, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'close');
  if (statSync(`${path}-wal`).size === 0) throw new Error('The killed site left no log.');
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
  const range = Array.from({ length: to - from }, (_, index) => from + index);
  await Promise.all(range.map((number) => store.insert(enquiry({ message: `number ${number}` }))));
  await store.close();
}

// Leaves five enquiries in the log alone, as a killed site does.
const writer = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1]);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0');
  const columns = database.prepare('SELECT * FROM enquiries LIMIT 1').get();
  for (let number = 10; number < 15; number++) {
    const row = { ...columns, id: null, reference: 'REF' + number, content_hash: 'hash' + number, message: 'number ' + number };
    const names = Object.keys(row);
    database.prepare('INSERT INTO enquiries (' + names + ') VALUES (' + names.map((name) => ':' + name) + ')').run(row);
  }
  console.log('written');
  setInterval(() => {}, 1000);`;

export const messagesIn = (path: string) => rowsOf(path).map(({ message }) => message);
export const numbers = (count: number) => Array.from({ length: count }, (_, number) => `number ${number}`);
