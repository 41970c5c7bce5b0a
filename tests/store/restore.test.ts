// A store is put back from a copy: only where nobody uses it, only from a copy that is whole, and across a kill at any
// step. What was laid over it by hand is found out at the start.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test, vi } from 'vitest';
import { openStore, proveStore } from '../../server/store/index.ts';
import { npmRun, restoreFrom, takeBackup } from '../builders/desk.ts';
import { startServer } from '../builders/process.ts';
import { enquiry } from '../builders/room.ts';
import { rowsOf } from '../builders/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'restore-'));
afterAll(() => rmSync(folder, { recursive: true }));
vi.setConfig({ testTimeout: 120_000 });

let made = 0;

/** A store with ten enquiries, its backup, and five more that are in its log when its process is killed. */
async function openPlace() {
  const place = placeAt(join(folder, String(++made)));
  const { path, url, copy } = place;
  await keep(path, 0, 10);
  expect((await takeBackup(url, copy)).code).toBe(0);
  const killed = spawn(process.execPath, ['-e', writer, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'close');
  expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
  return place;
}

function placeAt(place: string) {
  mkdirSync(place);
  const path = join(place, 'enquiries.db');
  const files = () => readdirSync(place).sort();
  return {
    path,
    url: `file:${path}`,
    copy: join(place, 'copy.db'),
    files,
    aside: () => files().filter((name) => name.startsWith('enquiries.db.before-')),
    at: (name: string) => join(place, name),
  };
}

async function keep(path: string, from: number, to: number): Promise<void> {
  const store = await openStore(`file:${path}`);
  for (let number = from; number < to; number++) await store.keep(enquiry({ message: `number ${number}` }));
  await store.close();
}

// What a killed site leaves: five enquiries that are in the log alone.
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

const messagesIn = (path: string) => rowsOf(path).map(({ message }) => message);
const numbers = (count: number) => Array.from({ length: count }, (_, number) => `number ${number}`);

test('a copy takes the place of a store, and the old one is kept with its log', async () => {
  const place = await openPlace();
  const before = ['', '-wal'].map((end) => readFileSync(place.path + end));
  const { code, out, err } = await npmRun(place.url, 'restore', place.copy);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const [aside = ''] = place.aside();
  expect(aside).toMatch(/^enquiries\.db\.before-\d{4}-\d\d-\d\dT\d{9}Z$/);
  expect(out).toContain(`${place.path} holds 10 enquiries now, those of ${place.copy}.\n`);
  expect(out).toContain(aside);
  expect(place.files()).toEqual(
    ['copy.db', 'enquiries.db', aside, `${aside}-shm`, `${aside}-wal`].sort(), // and nothing half done
  );
  expect(['', '-wal'].map((end) => readFileSync(place.at(aside + end)))).toEqual(before);
  expect(statSync(place.path).mode & 0o777).toBe(0o600);
  expect(messagesIn(place.path)).toEqual(numbers(10));

  await using server = startServer({ DATABASE_URL: place.url });
  await server.url();
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });

  // What was put aside is a store like any other.
  expect((await restoreFrom(place.url, place.at(aside))).code).toBe(0);
  expect(messagesIn(place.path)).toEqual(numbers(15));
});

test('a store is restored where there is none, and by its other name', async () => {
  const place = await openPlace();
  const url = `file:${place.at('new/deep/enquiries.db')}`;
  expect(await restoreFrom(url, place.copy)).toMatchObject({ code: 0, err: '' });
  expect(messagesIn(place.at('new/deep/enquiries.db'))).toEqual(numbers(10));
  expect(statSync(place.at('new')).mode & 0o777).toBe(0o700);
  symlinkSync(place.path, place.at('link.db'));
  expect((await restoreFrom(`file:${place.at('link.db')}`, place.copy)).code).toBe(0);
  expect(messagesIn(place.path)).toEqual(numbers(10));
  expect(place.aside()).toHaveLength(3);
});

test('while a process has the store, even an idle one, it is left as it is', async () => {
  const place = await openPlace();
  await using server = startServer({ DATABASE_URL: place.url });
  await server.url();
  await new Promise((resolve) => setTimeout(resolve, 1_000)); // nothing is asked of it
  const files = place.files();
  expect(await restoreFrom(place.url, place.copy)).toEqual({
    code: 3,
    out: '',
    err: `${place.path} is in use: stop the site, and whatever else has it open, and run this again.\n`,
  });
  expect(place.files()).toEqual(files);
  server.child.kill('SIGTERM');
  await server.ended;
  using reader = new DatabaseSync(place.path, { readOnly: true });
  expect(reader.prepare('SELECT count(*) AS count FROM enquiries').get()?.count).toBe(15);
  expect((await restoreFrom(place.url, place.copy)).code).toBe(3);
  reader.close();
  expect((await restoreFrom(place.url, place.copy)).code).toBe(0);
});

test.each<[string, (place: Awaited<ReturnType<typeof openPlace>>) => string, number, RegExp]>([
  ['nothing', () => '--help', 0, /^Say which copy: /],
  ['two files', ({ copy }) => `${copy} ${copy}`, 2, /^Say which copy: /],
  ['a file that is not there', ({ at }) => at('absent.db'), 3, /^There is no file .+absent\.db: /],
  ['itself', ({ path }) => path, 3, /is the store itself/],
  [
    'a text',
    ({ at }) => {
      writeFileSync(at('text.db'), 'a shopping list');
      return at('text.db');
    },
    3,
    /is no store of enquiries/,
  ],
  [
    'an empty file',
    ({ at }) => {
      writeFileSync(at('empty.db'), '');
      return at('empty.db');
    },
    3,
    /is no store of enquiries/,
  ],
  [
    'another database',
    ({ at }) => {
      using other = new DatabaseSync(at('other.db'));
      other.exec('CREATE TABLE songs (name)');
      return at('other.db');
    },
    3,
    /is no store of enquiries/,
  ],
  [
    'a damaged copy',
    ({ copy }) => {
      const bytes = readFileSync(copy);
      bytes.fill(7, 8_192, 20_000);
      writeFileSync(copy, bytes);
      return copy;
    },
    3,
    /(is damaged|is no store)/,
  ],
  [
    'a copy that was cut off',
    ({ copy }) => {
      writeFileSync(copy, readFileSync(copy).subarray(0, 16_384));
      return copy;
    },
    3,
    /(is damaged|is no store)/,
  ],
  [
    'what a newer version wrote',
    ({ copy }) => {
      using newer = new DatabaseSync(copy);
      newer.exec('PRAGMA user_version = 99');
      return copy;
    },
    3,
    /was written by a newer version/,
  ],
])('%s is not restored, and the store is left as it is', async (_what, prepare, code, why) => {
  const place = await openPlace();
  const args = prepare(place).split(' ');
  const files = place.files();
  const before = ['', '-wal'].map((end) => readFileSync(place.path + end));
  expect(await restoreFrom(place.url, ...args)).toEqual({ code, out: '', err: expect.stringMatching(why) });
  expect(place.files()).toEqual(files);
  expect(['', '-wal'].map((end) => readFileSync(place.path + end))).toEqual(before);
});

test('for PostgreSQL it says what to do instead', async () => {
  expect(await restoreFrom('postgres://agency@127.0.0.1/agency', 'x.dump')).toEqual({
    code: 3,
    out: '',
    err: expect.stringContaining('pg_restore'),
  });
});

// Kills the process right before its nth call that changes a file, as its death after the one before would.
const killer = (at: number) => `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  let left = ${at};
  for (const name of ['linkSync', 'renameSync', 'rmSync', 'writeFileSync', 'fsyncSync', 'createWriteStream']) {
    const real = fs[name];
    fs[name] = (...args) => {
      if (name !== 'rmSync' || fs.existsSync(args[0])) left -= 1;
      if (left === 0) { process.kill(process.pid, 'SIGKILL'); for (;;); }
      return real(...args);
    };
  }
  syncBuiltinESMExports();`;

test('killed before any of its steps, the store is the old or the new one, and the next run finishes', {
  timeout: 400_000,
}, async () => {
  const model = await openPlace();
  const seen: string[] = [];
  for (let at = 1; ; at++) {
    const place = placeAt(join(folder, `killed-${at}`));
    cpSync(join(model.path, '..'), join(place.path, '..'), { recursive: true });
    const hook = `--import=data:text/javascript,${encodeURIComponent(killer(at))}`;
    const { code } = await restoreFrom(place.url, place.copy, { NODE_OPTIONS: hook });
    if (code === 0) break;
    expect(code).toBe(-1);
    seen.push(await tryToStart(place));

    expect(await restoreFrom(place.url, place.copy)).toMatchObject({ code: 0, err: '' });
    expect(messagesIn(place.path)).toEqual(numbers(10));
    // The old store is whole under another name, with its log if it had one.
    const old = place.aside().filter((name) => !/-(wal|shm)$/.test(name));
    expect(old.map((name) => messagesIn(place.at(name)).length)).toContain(15);
    expect(place.files().filter((name) => /restore|locked/.test(name))).toEqual([]);
  }
  // First the old one, then nobody may start, and then it is done; there is nothing between.
  const order = ['15', 'refused', '10'];
  expect(seen).toEqual([...seen].sort((one, other) => order.indexOf(one) - order.indexOf(other)));
  expect([...new Set(seen)].slice(0, 2)).toEqual(['15', 'refused']);
  expect(seen.length).toBeGreaterThan(15);
});

const failing = (at: number) =>
  killer(at).replace(
    "process.kill(process.pid, 'SIGKILL'); for (;;);",
    "left = -1; throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });",
  );

test('when any of its steps fails, what is said of the store is true', { timeout: 400_000 }, async () => {
  const model = await openPlace();
  const said = new Set<string>();
  for (let at = 1; ; at++) {
    const place = placeAt(join(folder, `failed-${at}`));
    cpSync(join(model.path, '..'), join(place.path, '..'), { recursive: true });
    const hook = `--import=data:text/javascript,${encodeURIComponent(failing(at))}`;
    const { code, err } = await restoreFrom(place.url, place.copy, { NODE_OPTIONS: hook });
    if (code === 0) break;
    expect({ at, code }).toEqual({ at, code: 3 });
    if (/^Nothing is restored/.test(err)) {
      expect({ at, state: await tryToStart(place) }).toEqual({ at, state: '15' });
      said.add('nothing');
    } else {
      expect({ at, err }).toEqual({
        at,
        err: expect.stringMatching(/^\S+ is the copy now, .+ run it again, or /),
      });
      expect(messagesIn(place.path)).toEqual(numbers(10));
      expect(messagesIn(place.at(place.aside()[0] ?? ''))).toEqual(numbers(15));
      said.add('replaced');
    }
    expect(await restoreFrom(place.url, place.copy)).toMatchObject({ code: 0, err: '' });
  }
  expect([...said]).toEqual(['nothing', 'replaced']);
});

test('a link to a file that is not there is refused in one line, by the restore and by the site', async () => {
  const place = await openPlace();
  const link = place.at('link.db');
  symlinkSync(place.at('gone.db'), link);
  const files = place.files();
  const message = `${link} is a link to a file that is not there: mount its disk, or remove the link.\n`;
  expect(await restoreFrom(`file:${link}`, place.copy)).toEqual({ code: 3, out: '', err: message });
  await using server = startServer({ DATABASE_URL: `file:${link}` });
  expect(await server.ended).toMatchObject({ code: 1, err: message });
  expect(place.files()).toEqual(files);
});

/** As a site would: it has the whole of one of them, or it is told to wait, and so is everybody else. */
async function tryToStart({ url, path, at }: ReturnType<typeof placeAt>): Promise<string> {
  try {
    proveStore(url);
    await (await openStore(url)).close();
  } catch (error) {
    expect(String(error)).toMatch(/^StartError: The restore of .+ was interrupted: .+$/);
    expect((await takeBackup(url, at('b.db'))).err).toMatch(/^The restore of /);
    return 'refused';
  }
  const messages = messagesIn(path);
  expect([numbers(10), numbers(15)]).toContainEqual(messages);
  return String(messages.length);
}

test('a site whose store is damaged does not start, says in one line what to do, and changes nothing', async () => {
  const place = await openPlace();
  await keep(place.path, 15, 200);
  const bytes = readFileSync(place.path);
  bytes.fill(7, 40_960, 45_056);
  writeFileSync(place.path, bytes);
  await refusesToStart(place.url, place.path);
  expect(readFileSync(place.path).equals(bytes)).toBe(true);
  expect((await restoreFrom(place.url, place.copy)).code).toBe(0);
  writeFileSync(
    place.path,
    'not a database, but a letter to somebody, and longer than a header is'.repeat(99),
  );
  await refusesToStart(place.url, place.path);
  expect((await restoreFrom(place.url, place.copy)).code).toBe(0);
  expect(messagesIn(place.path)).toEqual(numbers(10));
});

/** Three moments of one store: its file at the first, its log of the second, and its file at the third. */
async function openMoments(change: (database: DatabaseSync, moment: number) => void) {
  const place = await openPlace();
  await keep(place.path, 15, 600);
  const database = new DatabaseSync(place.path);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA wal_checkpoint(TRUNCATE)');
  const copyOf = (name: string) => {
    // By another process: to close the file here would let go of SQLite's locks.
    execFileSync('cp', [place.path, place.at(name)]);
    return place.at(name);
  };
  const first = copyOf('first.db');
  change(database, 1);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  change(database, 2);
  execFileSync('cp', [`${place.path}-wal`, place.at('second-wal')]);
  change(database, 3);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const third = copyOf('third.db');
  database.close();
  return { place, first, third, log: place.at('second-wal') };
}

test.each(['first', 'third'] as const)(
  'a copy of the %s moment that was laid over the file beside the log of the second is found out',
  async (which) => {
    // Each moves rows about in the index by state; what is told apart is only which pages each has touched.
    const moments = await openMoments((database, moment) => {
      database.exec(
        `UPDATE enquiries SET state = CASE state WHEN 'sent' THEN 'waiting' ELSE 'sent' END
         WHERE id % ${moment + 2} = 0`,
      );
    });
    const { path, url } = moments.place;
    rmSync(`${path}-shm`, { force: true });
    copyFileSync(moments[which], path);
    copyFileSync(moments.log, `${path}-wal`);
    const log = readFileSync(`${path}-wal`);
    await refusesToStart(url, path);
    expect(readFileSync(path).equals(readFileSync(moments[which]))).toBe(true);
    expect(readFileSync(`${path}-wal`).equals(log)).toBe(true);
    expect((await restoreFrom(url, moments.place.copy)).code).toBe(0);
    expect(existsSync(`${path}-wal`)).toBe(false);
  },
);

test('a copy that differs from what the log belongs to in its indexes alone is found out as well', async () => {
  const moments = await openMoments((database, moment) => {
    if (moment === 1) database.exec(`UPDATE enquiries SET state = 'sent' WHERE id > 300`);
    if (moment === 2) database.exec(`UPDATE enquiries SET last_error = 'x' WHERE id IN (310, 400, 500)`);
  });
  const { path, url } = moments.place;
  rmSync(`${path}-shm`, { force: true });
  copyFileSync(moments.first, path);
  copyFileSync(moments.log, `${path}-wal`);
  using mixed = new DatabaseSync(path, { readOnly: true });
  expect(mixed.prepare('PRAGMA quick_check').all()).toEqual([{ quick_check: 'ok' }]); // it does not see it
  mixed.close();
  await refusesToStart(url, path);
});

async function refusesToStart(url: string, path: string): Promise<void> {
  await using server = startServer({ DATABASE_URL: url });
  const { code, out, err } = await server.ended;
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err.startsWith(`The store ${path} is damaged (`)).toBe(true);
  expect(err).toContain('npm run restore -- FILE');
  expect(err.trim().split('\n')).toHaveLength(1);
}
