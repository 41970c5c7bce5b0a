// A store is restored from a backup only while no process uses it, and only from an intact backup, whole, whatever interrupts
// it. It does not bring back what visitors and operators have erased since the backup, and leaves the visitors' requests, and
// the messages about them, as they were. A copy that was made by hand over the store's file is detected at the start.

import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { verifyStore } from '../../server/db/sqlite-files.ts';
import type { DataRequest, Settlement } from '../../server/privacy/data-request-store.ts';
import { openStore, type Store } from '../../server/store.ts';
import { npmRun, runCliWith } from '../support/cli.ts';
import { runCliInProcess } from '../support/cli-in-process.ts';
import { steps } from '../support/cli-steps.ts';
import { after, enquiry, noon, storeKinds } from '../support/isolated-store.ts';
import { killer } from '../support/killer.ts';
import { sharedPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';
import { rowsOf } from '../support/site.ts';

const folder = fs.mkdtempSync(join(tmpdir(), 'restore-'));

afterAll(() => fs.rmSync(folder, { recursive: true }));

/** A store with ten enquiries, its backup, and five more enquiries in its log, as a killed site leaves it. */
async function openBackedUpStore() {
  const [used, fixture] = [createStorePath(), createStorePath()];
  await (await openWith(used.url, 0, 10)).close();
  await runCliInProcess(used.url, 'backup', fixture.copy);
  const store = await openWith(used.url, 10, 15);
  // By another process, because closing a file here would release the locks that SQLite has on it in this one.
  for (const end of ['', '-wal', '-shm']) execFileSync('cp', [used.path + end, fixture.path + end]);
  await store.close();
  return fixture;
}

async function openWith(url: string, from: number, to: number): Promise<Store> {
  const store = await openStore(url);
  for (const message of numbers(to).slice(from)) await store.insert(enquiry({ message }));
  return store;
}

function createStorePath() {
  const fixture = fs.mkdtempSync(join(folder, 'place-'));
  const path = join(fixture, 'enquiries.db');
  const files = () => fs.readdirSync(fixture).sort();
  return {
    path,
    url: `file:${path}`,
    copy: join(fixture, 'copy.db'),
    files,
    aside: () => files().filter((name) => name.startsWith('enquiries.db.before-')),
    at: (name: string) => join(fixture, name),
  };
}

const messagesIn = (path: string) => rowsOf(path).map(({ message }) => message);
const numbers = (count: number) => Array.from({ length: count }, (_, number) => `number ${number}`);

const restore = (url: string, ...args: string[]) => runCliInProcess(url, 'restore', ...args);
const restored = { code: 0, err: '' };
const inUse =
  'is in use: stop the site (systemctl stop agency.socket agency) and every other program that has it open, then run this again.\n';

test.runIf(process.getuid?.() === 0)('a store that root restores stays that of the site’s user', async () => {
  const { path, url, copy } = await openBackedUpStore();
  fs.chownSync(path, 1234, 1234);
  expect(await restore(url, copy)).toMatchObject(restored);
  expect(fs.statSync(path)).toMatchObject({ uid: 1234, gid: 1234 });
});

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
  const songs = createStorePath().path;
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
  await (await openWith(url, 15, 200)).close();
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

test('a copy of another moment over the file, which differs from the store of the log in its indexes alone, is detected', async () => {
  const { path, url, copy, at } = await openBackedUpStore();
  await (await openWith(url, 15, 600)).close();
  const database = new DatabaseSync(path);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA wal_checkpoint(TRUNCATE)');
  // By another process, because closing the file here would release SQLite's locks.
  const keep = (end: string) => execFileSync('cp', [path + end, at(`kept${end}`)]);
  keep('');
  database.exec("UPDATE messages SET state = 'sent' WHERE rowid > 300; PRAGMA wal_checkpoint(TRUNCATE)");
  database.exec("UPDATE messages SET error = 'x' WHERE rowid IN (310, 400, 500)");
  keep('-wal');
  database.close();
  fs.rmSync(`${path}-shm`, { force: true });
  for (const end of ['', '-wal']) fs.copyFileSync(at(`kept${end}`), path + end);
  expect(() => verifyStore(url)).toThrow(/^The store \S+ is damaged \(.+\): .+ npm run restore -- FILE/);
  expect(fs.readFileSync(path).equals(fs.readFileSync(at('kept')))).toBe(true);
  expect(await restore(url, copy)).toMatchObject(restored);
  expect(fs.existsSync(`${path}-wal`)).toBe(false);
});

type Fixture = ReturnType<typeof createStorePath>;

/** Copies of one store, each of which a restore was killed or got an error on at another step, in order. */
async function interruptEach(isKilled: boolean, damage = (_path: string) => {}): Promise<Fixture[]> {
  const model = await openBackedUpStore();
  damage(model.path);
  const interrupted: Fixture[] = [];
  for (;;) {
    const fixture = createStorePath();
    fs.cpSync(dirname(model.path), dirname(fixture.path), { recursive: true });
    const imported = encodeURIComponent(killer(interrupted.length + 1, isKilled));
    const env = { DATABASE_URL: fixture.url, NODE_OPTIONS: `--import=data:text/javascript,${imported}` };
    const { code, err } = await runCliWith(env, 'restore', fixture.copy);
    if (code === 0) return interrupted;
    expect([code, err]).toEqual(isKilled ? [-1, ''] : [3, expect.stringMatching(/^Restore failed: EIO/)]);
    interrupted.push(fixture);
  }
}

/** The next run, on all at once, because each waits for processes that may have the old file open. */
async function finish(fixtures: Fixture[]): Promise<void> {
  const said = await Promise.all(fixtures.map(({ url, copy }) => runCliInProcess(url, 'restore', copy)));
  for (const one of said) expect(one).toMatchObject({ code: 0, err: '' });
  for (const { path, files } of fixtures) {
    expect(messagesIn(path)).toEqual(numbers(10));
    expect(files().filter((name) => /restored|locked/.test(name))).toEqual([]);
  }
}

test.each(['is killed before', 'gets an error at'])(
  'a restore that %s any of its steps leaves the old or the new store, whole, and the next finishes',
  async (what) => {
    const interrupted = await interruptEach(what.startsWith('is'));
    expect(interrupted.length).toBeGreaterThan(5);
    const states = [];
    for (const { url, path } of interrupted) {
      verifyStore(url);
      await (await openStore(url)).close(); // as a site does
      expect([numbers(10), numbers(15)]).toContainEqual(messagesIn(path));
      states.push(messagesIn(path).length);
    }
    // First the old one and then the new one.
    expect(states).toEqual(states.toSorted().reverse());
    expect(new Set(states)).toEqual(new Set([15, 10]));
    await finish(interrupted);
    for (const { aside, at } of interrupted) {
      // The old store is complete under another name, with its log if it had one.
      const old = aside().filter((name) => !/-(wal|shm)$/.test(name));
      expect(old.map((name) => messagesIn(at(name)).length)).toContain(15);
    }
  },
);

test('a store too damaged to be read is put aside as it is, with its log, also after a kill', async () => {
  const damaged = Buffer.from('x'.repeat(8_192));
  let log = damaged;
  const killed = await interruptEach(true, (path) => {
    log = fs.readFileSync(`${path}-wal`);
    fs.writeFileSync(path, damaged);
  });
  expect(killed.length).toBeGreaterThan(7);
  await finish(killed);
  for (const { aside, at } of killed) {
    const bytes = aside().map((name) => fs.readFileSync(at(name)));
    for (const kept of [damaged, log]) expect(bytes.some((one) => one.equals(kept))).toBe(true);
  }
});

const lease = 'a-lease'.padEnd(36, '-');
const erasure = { at: after(1), keptUntil: null, isNotified: true, isMailed: true };
const byHand = { task: { recipient: null } };

async function ask(store: Store, reference: string, action: DataRequest['action']): Promise<number> {
  await store.dataRequests.add({ at: noon, action, reference, emailHash: 'hash', code: null });
  return (await store.dataRequests.waiting(100)).at(-1)?.id ?? 0;
}

const line = (command: string, reference: string, operator = 'visitor') => ({
  ...{ at: after(1), command, operator, enquiryCount: 1, references: [reference], selection: {} },
});

async function settle(store: Store, reference: string, otherwise: Partial<Settlement>): Promise<void> {
  const command = otherwise.erasure ? 'erase' : 'see';
  await store.dataRequests.settle(await ask(store, reference, command), {
    ...{ reference, erasure: null, message: null, task: null, journal: line(command, reference) },
    ...otherwise,
  });
}

const confirmation = (reference: string, name: string) => ({
  ...{ id: `erased-${reference}`, kind: 'erased' as const, reference: null, at: noon },
  ...{ recipients: [`${name}@example.com`], content: { subject: 'Erased', body: 'Gone.' } },
});

const newDatabase = async () => (await sharedPostgres()).newDatabase();
const names = ['asha', 'bina', 'chitra', 'divya', 'esha', 'farah', 'gita'] as const;

/** A store and its backup, and what happened since. */
async function openChanged(kind: (typeof storeKinds)[number] = 'SQLite') {
  const fixture = createStorePath();
  if (kind === 'PostgreSQL') fixture.url = await newDatabase();
  const store = await openStore(fixture.url);
  await store.setBookmark('sender', lease);
  const insert = async (name: string, by = store) => {
    const one = enquiry({ name, email: `${name}@example.com`, message: `of ${name}` });
    return (await by.insert(one, { webhook: true, receipt: true })).reference;
  };
  const references = {} as Record<(typeof names)[number], string>;
  for (const name of names) references[name] = await insert(name);
  const { asha, bina, chitra, divya, esha, farah, gita } = references;
  await store.messages.add(confirmation('OLD0-ERAS', 'old'));
  await settle(store, divya, byHand);
  const partly = { ...erasure, keptUntil: after(9) };
  await settle(store, gita, { erasure: partly });
  await store.close();
  expect(await runCliInProcess(fixture.url, 'backup', fixture.copy)).toMatchObject({ code: 0, err: '' });

  const site = await openStore(fixture.url);
  const secret = await site.secret(); // the backup is older than it
  const claim = (channel: 'visitor' | 'agency') => site.messages.claim(lease, channel, noon);
  for (let claimed = await claim('visitor'); claimed; claimed = await claim('visitor'))
    await site.messages.mark(claimed, { state: 'sent', at: noon });
  await site.dataRequests.finish(divya); // done by a person
  await settle(site, divya, byHand); // and asked again
  await settle(site, asha, { erasure, task: { recipient: 'asha@example.com' } });
  await settle(site, bina, { erasure: partly, message: confirmation(bina, 'bina') });
  for (const [name, reference] of Object.entries({ chitra, gita })) {
    await site.addToJournal(line('forget', reference, 'agency'));
    await site.forget(`${name}@example.com`);
  }
  await site.addToJournal(line('forget', divya, 'agency')); // by a command that failed after it
  const done = { ...confirmation('DONE', 'done'), id: 'erased-copy-DONE', kind: 'erased-copy' } as const;
  await site.messages.add({ ...done, at: after(-1) });
  const first = await claim('agency');
  expect(first && (await site.messages.mark(first, { state: 'sent', at: noon }))).toBe(true);
  for (let count = 0; count < 3; count++) await claim('agency'); // divya, esha, farah
  await settle(site, farah, { erasure, message: confirmation(farah, 'farah') });
  const late = await insert('late', site);
  await settle(site, late, byHand);
  const summary = { ...confirmation(late, 'late'), kind: 'summary', reference: late } as const;
  await settle(site, late, { message: { ...summary, id: `summary-${late}` } });
  await ask(site, esha, 'erase');
  await site.close();
  return { ...fixture, ...references, secret };
}

const isOfEnquiry = /^enquiry(\.received)?-/;

async function contentsOf(url: string) {
  const store = await openStore(url);
  const { dataRequests, messages } = store;
  const found = {
    enquiries: (await store.list({}, 9)).map(({ name, message }) => `${name} ${message}`),
    tasks: (await dataRequests.tasks(10))
      .map((one) => `${one.action} ${one.reference} ${one.recipient}`)
      .sort(),
    waiting: (await dataRequests.waiting(10)).map(({ reference }) => reference),
    messages: (await messages.list({}, 50)).map(({ id }) => id).filter((id) => !isOfEnquiry.test(id)),
    lines: (await store.journal(new Date(0), 20)).map((one) => `${one.command} ${one.references[0]}`),
    secret: await store.secret(),
  };
  await store.close();
  return found;
}

test.each(storeKinds)(
  '%s: however often a backup is restored, what was erased or asked for since is as it was before',
  async (kind) => {
    const changed = await openChanged(kind);
    const { asha, bina, chitra, divya, esha, farah, copy, secret } = changed;
    let { url } = changed;
    for (let time = 1; time <= 2; time++) {
      const to = kind === 'SQLite' ? [] : [await newDatabase()];
      const said = await runCliInProcess(url, 'restore', copy, ...to, '--json');
      expect(said).toMatchObject({ code: 0, err: '' });
      expect(JSON.parse(said.out)).toMatchObject({ enquiries: 2, erasedAgain: 5, openRequests: 6 });
      url = to[0] ?? url;
      const { lines, ...found } = await contentsOf(url);
      expect({ ...found, messages: found.messages.sort() }).toEqual({
        enquiries: ['esha of esha', 'divya of divya'],
        tasks: [`see ${divya} null`, `erase ${asha} asha@example.com`].sort(),
        waiting: [esha],
        // No receipt is sent again.
        messages: [`erased-${bina}`, `erased-${farah}`, `erased-copy-${farah}`].sort(),
        secret, // by which requests are compared
      });
      const erased = [asha, bina, farah].map((reference) => `erase ${reference}`);
      const forgotten = [chitra, divya].map((reference) => `forget ${reference}`);
      expect(lines).toEqual(expect.arrayContaining([...erased, ...forgotten]));
      expect(lines.filter((one) => /^(erase|forget)/.test(one))).toHaveLength(7);
      expect(lines.find((one) => !one.startsWith('copy-store'))).toMatch(/^restore/);
    }
    const store = await openStore(url);
    expect(await store.expireKept(after(9), new Date(0))).toBe(1); // bina's, kept until then, and no more gita's
    await store.close();
  },
);

test('where the previous store cannot be read, the requests are those of the backup, and that is said', async () => {
  const { path, url, copy, divya } = await openChanged();
  for (const end of ['-wal', '-shm']) fs.rmSync(path + end, { force: true });
  fs.writeFileSync(path, 'x'.repeat(8_192));
  const says = steps((...args) => runCliInProcess(url, ...args));
  const requests = 'Requests of visitors to see or erase an enquiry are those of the backup';
  await says(`restore ${copy}`, 0, 'Enquiries erased since then are back', requests, 'enquiries -- requests');
  const found = { tasks: [`see ${divya} null`], messages: ['erased-OLD0-ERAS'] };
  expect(await contentsOf(url)).toMatchObject(found);
});
