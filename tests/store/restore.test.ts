// A store is restored from a backup only while no process uses it, and only from an intact backup (kills at each step:
// `restore-steps`). A copy that was made by hand over the store's file is detected at the start.

import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { verifyStore } from '../../server/db/sqlite-files.ts';
import { npmRun } from '../support/cli.ts';
import { runCliInProcess } from '../support/cli-in-process.ts';
import { steps } from '../support/cli-steps.ts';
import * as fixtures from '../support/restore-fixtures.ts';
import { startServer } from '../support/server-process.ts';

const { messagesIn, numbers, openBackedUpStore } = fixtures;
afterAll(fixtures.removeStores);

const restore = (url: string, ...args: string[]) => runCliInProcess(url, 'restore', ...args);
const restored = { code: 0, err: '' };
const inUse =
  'is in use: stop the site (systemctl stop agency.socket agency) and every other program that has it open, then run this again.\n';

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
  expect([messagesIn(path), messagesIn(fixture.at(aside))]).toEqual([numbers(10), numbers(15)]);
  expect(fs.statSync(path).mode & 0o777).toBe(0o600);

  // While a process has the store open, even an idle one, it is left unchanged.
  await using server = startServer({ DATABASE_URL: url });
  await server.url();
  const before = fixture.files();
  const refused = { code: 3, out: '', err: `${path} ${inUse}` };
  expect([await restore(url, copy), fixture.files()]).toEqual([refused, before]);
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });
  const reader = new DatabaseSync(path, { readOnly: true });
  expect(reader.prepare('SELECT count(*) AS count FROM enquiries').get()?.count).toBe(10);
  expect(await restore(url, copy)).toEqual(refused);
  reader.close();

  // The old store that was put aside is a valid store.
  const again = await restore(url, fixture.at(aside), '--json');
  expect(again).toMatchObject(restored);
  expect(JSON.parse(again.out)).toEqual({
    ...{ store: path, backup: fixture.at(aside), enquiries: 15, erasedAgain: 0, openRequests: 0 },
    previousStore: fixture.at(fixture.aside().at(-1) ?? ''),
  });
  expect(messagesIn(path)).toEqual(numbers(15));
});

test('a store is restored where there is none, and under its other URL; a link to a missing file is refused', async () => {
  const fixture = await openBackedUpStore();
  const [fresh, link] = [fixture.at('new/deep/enquiries.db'), fixture.at('link.db')];
  expect(await restore(`file:${fresh}`, fixture.copy)).toMatchObject(restored);
  expect([messagesIn(fresh), fs.statSync(fixture.at('new')).mode & 0o777]).toEqual([numbers(10), 0o700]);
  fs.symlinkSync(fixture.path, link);
  expect(await restore(`file:${link}`, fixture.copy)).toMatchObject(restored);
  expect([messagesIn(fixture.path), fixture.aside().length]).toEqual([numbers(10), 1]);

  fs.rmSync(fixture.path);
  const files = fixture.files();
  const err = `${link} is a symbolic link to a file that does not exist: mount its disk, or remove the link.\n`;
  expect(await restore(`file:${link}`, fixture.copy)).toEqual({ code: 3, out: '', err });
  await using server = startServer({ DATABASE_URL: `file:${link}` });
  expect(await server.ended).toMatchObject({ code: 1, err });
  expect(fixture.files()).toEqual(files);
});

test('what is no intact backup is not restored, and the store is left unchanged', async () => {
  const songs = fixtures.createStorePath().path;
  new DatabaseSync(songs).exec('CREATE TABLE songs (name)');
  const { path, url, copy, at, files } = await openBackedUpStore();
  execFileSync('mkfifo', [at('pipe')]);
  const contents = () => [...files(), ...['', '-wal'].map((end) => fs.readFileSync(path + end, 'latin1'))];
  const whole = fs.readFileSync(copy);
  for (const [name, bytes] of Object.entries({
    ...{ text: 'a shopping list', empty: '', songs: fs.readFileSync(songs) },
    ...{ cut: whole.subarray(0, 16_384), damaged: Buffer.from(whole).fill(7, 8_192, 20_000) },
  }))
    fs.writeFileSync(at(name), bytes);
  const before = contents();
  const says = steps((...args) => restore(url, ...args));
  await says('--json', 2, /missing required argument/);
  await says(`${copy} file:${copy}`, 2, /^! TO is for a store in PostgreSQL/);
  for (const name of ['absent.db', 'pipe']) await says(at(name), 3, `! There is no file ${at(name)}: `);
  await says(path, 3, 'is the store itself');
  for (const name of ['text', 'empty', 'songs', 'cut', 'damaged'])
    await says(at(name), 3, /(is damaged|is not an enquiry store)/);
  expect(contents()).toEqual(before);
});

test('a site with a damaged store does not start, says in one line what to do, and changes nothing', async () => {
  const { path, url, copy } = await openBackedUpStore();
  await fixtures.insertEnquiries(path, 15, 200);
  for (const bytes of [
    fs.readFileSync(path).fill(7, 40_960, 45_056),
    Buffer.from('plain text, and longer than the header of a database'.repeat(99)),
  ]) {
    fs.writeFileSync(path, bytes);
    await using server = startServer({ DATABASE_URL: url });
    const err = expect.stringMatching(/^The store \S+ is damaged \(.+\): .+ npm run restore -- FILE.+\n$/);
    expect(await server.ended).toMatchObject({ code: 1, out: '', err });
    expect(fs.readFileSync(path).equals(bytes)).toBe(true);
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
    await fixtures.insertEnquiries(path, 15, 600);
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
      fs.rmSync(`${path}-shm`, { force: true });
      for (const [end, name] of Object.entries({ '': which, '-wal': 'second-wal' }))
        fs.copyFileSync(at(name), path + end);
      expect(() => verifyStore(url)).toThrow(/^The store \S+ is damaged \(.+\): .+ npm run restore -- FILE/);
      expect(fs.readFileSync(path).equals(fs.readFileSync(at(which)))).toBe(true);
      expect(await restore(url, copy)).toMatchObject(restored);
      expect(fs.existsSync(`${path}-wal`)).toBe(false);
    }
  },
);
