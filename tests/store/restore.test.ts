// A store is restored from a backup only while no process uses it, and only from an intact backup (kills at each step:
// `restore-steps`). A copy that was made by hand over the store's file is detected at the start.

import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test, vi } from 'vitest';
import { npmRun, runRestore } from '../support/cli.ts';
import {
  insertEnquiries,
  messagesIn,
  numbers,
  openBackedUpStore,
  removeStores,
} from '../support/restore-fixtures.ts';
import { startServer } from '../support/server-process.ts';

afterAll(removeStores);
vi.setConfig({ testTimeout: 60_000 });

test('a backup replaces a store, and the old store is renamed, with what was in its log', async () => {
  const fixture = await openBackedUpStore();
  const { code, out, err } = await npmRun(fixture.url, 'restore', fixture.copy);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const [aside = ''] = fixture.aside();
  expect(aside).toMatch(/^enquiries\.db\.before-\d{4}-\d\d-\d\dT\d{9}Z$/);
  expect(out).toContain(`${fixture.path} now contains the 10 enquiries of ${fixture.copy}.\n`);
  expect(out).toContain(aside);
  expect(fixture.files()).toEqual(['copy.db', 'enquiries.db', aside]); // and no partial file
  expect(messagesIn(fixture.at(aside))).toEqual(numbers(15));
  expect(statSync(fixture.path).mode & 0o777).toBe(0o600);
  expect(messagesIn(fixture.path)).toEqual(numbers(10));

  await using server = startServer({ DATABASE_URL: fixture.url });
  await server.url();
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });

  // The old store that was put aside is a valid store.
  expect((await runRestore(fixture.url, fixture.at(aside))).code).toBe(0);
  expect(messagesIn(fixture.path)).toEqual(numbers(15));
});

test('a store is restored where there is none, and under its other URL', async () => {
  const fixture = await openBackedUpStore();
  const url = `file:${fixture.at('new/deep/enquiries.db')}`;
  expect(await runRestore(url, fixture.copy)).toMatchObject({ code: 0, err: '' });
  expect(messagesIn(fixture.at('new/deep/enquiries.db'))).toEqual(numbers(10));
  expect(statSync(fixture.at('new')).mode & 0o777).toBe(0o700);
  symlinkSync(fixture.path, fixture.at('link.db'));
  expect((await runRestore(`file:${fixture.at('link.db')}`, fixture.copy)).code).toBe(0);
  expect(messagesIn(fixture.path)).toEqual(numbers(10));
  expect(fixture.aside()).toHaveLength(1);
});

test('while a process has the store open, even an idle one, a restore leaves it unchanged', async () => {
  const fixture = await openBackedUpStore();
  await using server = startServer({ DATABASE_URL: fixture.url });
  await server.url();
  await new Promise((resolve) => setTimeout(resolve, 1_000)); // the process gets no request
  const files = fixture.files();
  expect(await runRestore(fixture.url, fixture.copy)).toEqual({
    code: 3,
    out: '',
    err: `${fixture.path} is in use: stop the site (systemctl stop agency.socket agency) and every other program that has it open, then run this again.\n`,
  });
  expect(fixture.files()).toEqual(files);
  server.child.kill('SIGTERM');
  await server.ended;
  using reader = new DatabaseSync(fixture.path, { readOnly: true });
  expect(reader.prepare('SELECT count(*) AS count FROM enquiries').get()?.count).toBe(15);
  expect((await runRestore(fixture.url, fixture.copy)).code).toBe(3);
  reader.close();
  expect((await runRestore(fixture.url, fixture.copy)).code).toBe(0);
});

type Fixture = Awaited<ReturnType<typeof openBackedUpStore>>;

test.each<[string, (fixture: Fixture) => string, number, RegExp]>([
  ['no file', () => '--json', 2, /missing required argument/],
  ['two files', ({ copy }) => `${copy} ${copy}`, 2, /too many arguments/],
  ['a missing file', ({ at }) => at('absent.db'), 3, /^There is no file .+absent\.db: /],
  [
    'a pipe',
    ({ at }) => {
      execFileSync('mkfifo', [at('pipe')]);
      return at('pipe');
    },
    3,
    /^There is no file .+pipe: /,
  ],
  ['the store itself', ({ path }) => path, 3, /is the store itself/],
  [
    'a text file',
    ({ at }) => {
      writeFileSync(at('text.db'), 'a shopping list');
      return at('text.db');
    },
    3,
    /is not an enquiry store/,
  ],
  [
    'an empty file',
    ({ at }) => {
      writeFileSync(at('empty.db'), '');
      return at('empty.db');
    },
    3,
    /is not an enquiry store/,
  ],
  [
    'another database',
    ({ at }) => {
      using other = new DatabaseSync(at('other.db'));
      other.exec('CREATE TABLE songs (name)');
      return at('other.db');
    },
    3,
    /is not an enquiry store/,
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
    /(is damaged|is not an enquiry store)/,
  ],
  [
    'a truncated copy',
    ({ copy }) => {
      writeFileSync(copy, readFileSync(copy).subarray(0, 16_384));
      return copy;
    },
    3,
    /(is damaged|is not an enquiry store)/,
  ],
  [
    'a store written by a newer version',
    ({ copy }) => {
      using newer = new DatabaseSync(copy);
      newer.exec(`UPDATE bookmarks SET value = '99' WHERE name IN ('schema', 'compatible-from')`);
      return copy;
    },
    3,
    /was written by a newer version/,
  ],
])('%s is not restored, and the store is left unchanged', async (_what, prepare, code, why) => {
  const fixture = await openBackedUpStore();
  const args = prepare(fixture).split(' ');
  const files = fixture.files();
  const before = ['', '-wal'].map((end) => readFileSync(fixture.path + end));
  expect(await runRestore(fixture.url, ...args)).toEqual({ code, out: '', err: expect.stringMatching(why) });
  expect(fixture.files()).toEqual(files);
  expect(['', '-wal'].map((end) => readFileSync(fixture.path + end))).toEqual(before);
});

test('the restore has a page of help, and prints JSON', async () => {
  const fixture = await openBackedUpStore();
  const help = await runRestore(fixture.url, '--help');
  expect(help).toMatchObject({ code: 0, err: '' });
  expect(help.out).toMatch(
    /^Usage: npm run enquiries -- restore [\s\S]+ {2}--json [\s\S]+Exit codes:\n {2}0 /,
  );
  expect(await runRestore(fixture.url, fixture.copy, '--jsn')).toMatchObject({ code: 2, out: '' });
  const { code, out, err } = await runRestore(fixture.url, fixture.copy, '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { previousStore, ...report } = JSON.parse(out);
  const none = { erasedAgain: 0, openRequests: 0 };
  expect(report).toEqual({ store: fixture.path, backup: fixture.copy, enquiries: 10, ...none });
  expect(fixture.aside().map(fixture.at)).toContain(previousStore);
});

test('for PostgreSQL the restore says what to do instead', async () => {
  expect(await runRestore('postgres://agency@127.0.0.1/agency', 'x.db')).toEqual({
    code: 3,
    out: '',
    err: expect.stringContaining('copy-store file:'),
  });
});

test('a link to a missing file is refused in one line, by the restore and by the site', async () => {
  const fixture = await openBackedUpStore();
  const link = fixture.at('link.db');
  symlinkSync(fixture.at('gone.db'), link);
  const files = fixture.files();
  const message = `${link} is a symbolic link to a file that does not exist: mount its disk, or remove the link.\n`;
  expect(await runRestore(`file:${link}`, fixture.copy)).toEqual({ code: 3, out: '', err: message });
  await using server = startServer({ DATABASE_URL: `file:${link}` });
  expect(await server.ended).toMatchObject({ code: 1, err: message });
  expect(fixture.files()).toEqual(files);
});

test('a site with a damaged store does not start, says in one line what to do, and changes nothing', async () => {
  const fixture = await openBackedUpStore();
  await insertEnquiries(fixture.path, 15, 200);
  const bytes = readFileSync(fixture.path);
  bytes.fill(7, 40_960, 45_056);
  writeFileSync(fixture.path, bytes);
  await refusesToStart(fixture.url, fixture.path);
  expect(readFileSync(fixture.path).equals(bytes)).toBe(true);
  expect((await runRestore(fixture.url, fixture.copy)).code).toBe(0);
  writeFileSync(
    fixture.path,
    'plain text, not a database, and longer than the header of a database'.repeat(99),
  );
  await refusesToStart(fixture.url, fixture.path);
  expect((await runRestore(fixture.url, fixture.copy)).code).toBe(0);
  expect(messagesIn(fixture.path)).toEqual(numbers(10));
});

/** Three moments of one store: its file at the first, its log at the second, and its file at the third. */
async function openMoments(change: (database: DatabaseSync, moment: number) => void) {
  const fixture = await openBackedUpStore();
  await insertEnquiries(fixture.path, 15, 600);
  const database = new DatabaseSync(fixture.path);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA wal_checkpoint(TRUNCATE)');
  const copyOf = (name: string) => {
    // By another process, because closing the file here would release SQLite's locks.
    execFileSync('cp', [fixture.path, fixture.at(name)]);
    return fixture.at(name);
  };
  const first = copyOf('first.db');
  change(database, 1);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  change(database, 2);
  execFileSync('cp', [`${fixture.path}-wal`, fixture.at('second-wal')]);
  change(database, 3);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const third = copyOf('third.db');
  database.close();
  return { fixture, first, third, log: fixture.at('second-wal') };
}

test.each(['first', 'third'] as const)(
  'a copy of the %s moment over the file, beside the log of the second, is detected',
  async (which) => {
    // Each moment takes rows out of an index, and changes a page that has rows of the next one.
    const moments = await openMoments((database, moment) => {
      database.exec(`UPDATE messages SET state = 'sent' WHERE rowid <= ${200 * moment}`);
    });
    const { path, url } = moments.fixture;
    rmSync(`${path}-shm`, { force: true });
    copyFileSync(moments[which], path);
    copyFileSync(moments.log, `${path}-wal`);
    const log = readFileSync(`${path}-wal`);
    await refusesToStart(url, path);
    expect(readFileSync(path).equals(readFileSync(moments[which]))).toBe(true);
    expect(readFileSync(`${path}-wal`).equals(log)).toBe(true);
    expect((await runRestore(url, moments.fixture.copy)).code).toBe(0);
    expect(existsSync(`${path}-wal`)).toBe(false);
  },
);

test('a copy that differs from the store of the log only in its indexes is detected too', async () => {
  const moments = await openMoments((database, moment) => {
    if (moment === 1) database.exec(`UPDATE messages SET state = 'sent' WHERE rowid > 300`);
    if (moment === 2) database.exec(`UPDATE messages SET error = 'x' WHERE rowid IN (310, 400, 500)`);
  });
  const { path, url } = moments.fixture;
  rmSync(`${path}-shm`, { force: true });
  copyFileSync(moments.first, path);
  copyFileSync(moments.log, `${path}-wal`);
  using mixed = new DatabaseSync(path, { readOnly: true });
  expect(mixed.prepare('PRAGMA quick_check').all()).toEqual([{ quick_check: 'ok' }]); // quick_check does not detect it
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
