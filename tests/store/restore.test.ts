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
import { afterAll, expect, test } from 'vitest';
import { verifyStore } from '../../server/db/sqlite-files.ts';
import { npmRun } from '../support/cli.ts';
import { runCliInProcess } from '../support/cli-in-process.ts';
import {
  createStorePath,
  insertEnquiries,
  messagesIn,
  numbers,
  openBackedUpStore,
  removeStores,
} from '../support/restore-fixtures.ts';
import { startServer } from '../support/server-process.ts';

afterAll(removeStores);

const restore = (url: string, ...args: string[]) => runCliInProcess(url, 'restore', ...args);
const restored = { code: 0, err: '' };

test('a backup replaces a store, and the old store is renamed, with what was in its log', async () => {
  const fixture = await openBackedUpStore();
  const { path, url, copy } = fixture;
  const { out, ...said } = await npmRun(url, 'restore', copy);
  expect(said).toEqual(restored);
  const [aside = ''] = fixture.aside();
  expect(aside).toMatch(/^enquiries\.db\.before-\d{4}-\d\d-\d\dT\d{9}Z$/);
  expect(out).toContain(`${path} now contains the 10 enquiries of ${copy}.\n`);
  expect(out).toContain(aside);
  expect(fixture.files()).toEqual(['copy.db', 'enquiries.db', aside]); // and no partial file
  expect(messagesIn(fixture.at(aside))).toEqual(numbers(15));
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(messagesIn(path)).toEqual(numbers(10));

  await using server = startServer({ DATABASE_URL: url });
  await server.url();
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });

  // The old store that was put aside is a valid store.
  const again = await restore(url, fixture.at(aside), '--json');
  expect(again).toMatchObject(restored);
  expect(JSON.parse(again.out)).toEqual({
    ...{ store: path, backup: fixture.at(aside), enquiries: 15, erasedAgain: 0, openRequests: 0 },
    previousStore: fixture.at(fixture.aside().at(-1) ?? ''),
  });
  expect(messagesIn(path)).toEqual(numbers(15));
});

test('a store is restored where there is none, and under its other URL', async () => {
  const fixture = await openBackedUpStore();
  const [fresh, link] = [fixture.at('new/deep/enquiries.db'), fixture.at('link.db')];
  expect(await restore(`file:${fresh}`, fixture.copy)).toMatchObject(restored);
  expect(messagesIn(fresh)).toEqual(numbers(10));
  expect(statSync(fixture.at('new')).mode & 0o777).toBe(0o700);
  symlinkSync(fixture.path, link);
  expect(await restore(`file:${link}`, fixture.copy)).toMatchObject(restored);
  expect(messagesIn(fixture.path)).toEqual(numbers(10));
  expect(fixture.aside()).toHaveLength(1);
});

test('while a process has the store open, even an idle one, a restore leaves it unchanged', async () => {
  const { path, url, copy, files } = await openBackedUpStore();
  await using server = startServer({ DATABASE_URL: url });
  await server.url();
  const before = files();
  const err = `${path} is in use: stop the site (systemctl stop agency.socket agency) and every other program that has it open, then run this again.\n`;
  expect(await restore(url, copy)).toEqual({ code: 3, out: '', err });
  expect(files()).toEqual(before);
  server.child.kill('SIGTERM');
  await server.ended;
  using reader = new DatabaseSync(path, { readOnly: true });
  expect(reader.prepare('SELECT count(*) AS count FROM enquiries').get()?.count).toBe(15);
  expect(await restore(url, copy)).toMatchObject({ err });
  reader.close();
  expect(await restore(url, copy)).toMatchObject(restored);
});

type Fixture = Awaited<ReturnType<typeof openBackedUpStore>>;

/** A file that is made of the backup. */
const written = (change: (copy: Buffer) => Buffer) => (fixture: Fixture) => {
  writeFileSync(fixture.at('other.db'), change(readFileSync(fixture.copy)));
  return fixture.at('other.db');
};
const noBackup = /(is damaged|is not an enquiry store)/;

test('what is no intact backup is not restored, and the store is left unchanged', async () => {
  const songs = createStorePath().path;
  new DatabaseSync(songs).exec('CREATE TABLE songs (name)');
  const fixture = await openBackedUpStore();
  execFileSync('mkfifo', [fixture.at('pipe')]);
  const contents = () => ['', '-wal'].map((end) => readFileSync(fixture.path + end));
  const before = contents();
  const cases: [what: string, args: (fixture: Fixture) => string, code: number, why: RegExp][] = [
    ['no file', () => '--json', 2, /missing required argument/],
    ['two files', ({ copy }) => `${copy} file:${copy}`, 2, /^TO is for a store in PostgreSQL/],
    ['a missing file', ({ at }) => at('absent.db'), 3, /^There is no file .+absent\.db: /],
    ['a pipe', ({ at }) => at('pipe'), 3, /^There is no file .+pipe: /],
    ['the store itself', ({ path }) => path, 3, /is the store itself/],
    ['a text file', written(() => Buffer.from('a shopping list')), 3, noBackup],
    ['an empty file', written((copy) => copy.subarray(0, 0)), 3, noBackup],
    ['another database', written(() => readFileSync(songs)), 3, noBackup],
    ['a truncated copy', written((copy) => copy.subarray(0, 16_384)), 3, noBackup],
    ['a damaged copy', written((copy) => copy.fill(7, 8_192, 20_000)), 3, noBackup],
  ];
  for (const [what, argsFor, code, why] of cases) {
    const args = argsFor(fixture).split(' ');
    const files = fixture.files();
    const said = await restore(fixture.url, ...args);
    expect([what, said]).toEqual([what, { code, out: '', err: expect.stringMatching(why) }]);
    expect([what, fixture.files(), contents()]).toEqual([what, files, before]);
  }
});

test('a link to a missing file is refused in one line, by the restore and by the site', async () => {
  const fixture = await openBackedUpStore();
  const link = fixture.at('link.db');
  symlinkSync(fixture.at('gone.db'), link);
  const files = fixture.files();
  const err = `${link} is a symbolic link to a file that does not exist: mount its disk, or remove the link.\n`;
  expect(await restore(`file:${link}`, fixture.copy)).toEqual({ code: 3, out: '', err });
  await using server = startServer({ DATABASE_URL: `file:${link}` });
  expect(await server.ended).toMatchObject({ code: 1, err });
  expect(fixture.files()).toEqual(files);
});

test('a site with a damaged store does not start, says in one line what to do, and changes nothing', async () => {
  const { path, url, copy } = await openBackedUpStore();
  await insertEnquiries(path, 15, 200);
  for (const bytes of [
    readFileSync(path).fill(7, 40_960, 45_056),
    Buffer.from('plain text, and longer than the header of a database'.repeat(99)),
  ]) {
    writeFileSync(path, bytes);
    await using server = startServer({ DATABASE_URL: url });
    const { code, out, err } = await server.ended;
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^The store \S+ is damaged \(.+\): .+ npm run restore -- FILE.+\n$/);
    expect(readFileSync(path).equals(bytes)).toBe(true);
    expect(await restore(url, copy)).toMatchObject(restored);
    expect(messagesIn(path)).toEqual(numbers(10));
  }
});

test.each([
  // Each moment takes rows out of an index, and changes a page that has rows of the next one.
  ['in its rows', ['first', 'third'], [1, 2, 3].map((at) => `state = 'sent' WHERE rowid <= ${200 * at}`)],
  // A quick check of SQLite does not detect this.
  [
    'in its indexes alone',
    ['first'],
    [`state = 'sent' WHERE rowid > 300`, `error = 'x' WHERE rowid IN (310, 400, 500)`],
  ],
])(
  'a copy of another moment over the file, which differs from the store of the log %s, is detected',
  async (_how, mixed, changes) => {
    const { path, url, copy, at } = await openBackedUpStore();
    await insertEnquiries(path, 15, 600);
    const database = new DatabaseSync(path);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA wal_checkpoint(TRUNCATE)');
    // By another process, because closing the file here would release SQLite's locks.
    const keep = (end: string, name: string) => execFileSync('cp', [path + end, at(name)]);
    keep('', 'first');
    for (const [index, change] of changes.entries()) {
      database.exec(`UPDATE messages SET ${change}`);
      if (index === 1) keep('-wal', 'second-wal');
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    }
    keep('', 'third');
    database.close();
    for (const which of mixed) {
      rmSync(`${path}-shm`, { force: true });
      copyFileSync(at(which), path);
      copyFileSync(at('second-wal'), `${path}-wal`);
      const isDamaged = /^The store \S+ is damaged \(.+\): .+ npm run restore -- FILE/;
      expect(() => verifyStore(url)).toThrow(isDamaged);
      for (const [end, name] of Object.entries({ '': which, '-wal': 'second-wal' }))
        expect(readFileSync(path + end).equals(readFileSync(at(name)))).toBe(true);
      expect(await restore(url, copy)).toMatchObject(restored);
      expect(existsSync(`${path}-wal`)).toBe(false);
    }
  },
);
