// Backups of a store to a file, in a folder and on standard output: a file with a final name is always a complete backup.
// A restore drill restores one to a temporary folder, uses it there, and leaves nothing but its result.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { backupSqlite, readBackupRecord, readDrillRecord } from '../../server/db/backup.ts';
import { openStore } from '../../server/store.ts';
import { runCliWith, runInShell } from '../support/cli.ts';
import { runCliInProcess, runCliInProcessWith, runCliWithIo } from '../support/cli-in-process.ts';
import { steps } from '../support/cli-steps.ts';
import { enquiry, noon, openIsolatedStore, openLease, storeKinds } from '../support/isolated-store.ts';
import { damage, killer } from '../support/killer.ts';
import { sharedPostgres } from '../support/postgres.ts';
import { openWebhookReceiver, reply } from '../support/webhook-receiver.ts';

const root = fs.mkdtempSync(join(tmpdir(), 'backups-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

/** A store with some kilobytes, and a folder for its backups. */
async function openAgency(count = 1, kind: (typeof storeKinds)[number] = 'SQLite') {
  const folder = fs.mkdtempSync(join(root, 'agency-'));
  const isolated = await openIsolatedStore(kind);
  const { url, path, store } = isolated;
  const message = (at: number) => `${at} \\ "आशा"\n👋 ${'x'.repeat(4_000)}`;
  const insert = (_: unknown, at: number) => store.insert(enquiry({ message: message(at) }));
  await Promise.all(Array.from({ length: count }, insert));
  const namesIn = (...places: string[]) => places.flatMap((place) => fs.readdirSync(place)).sort();
  return {
    ...{ ...isolated, folder, says: steps((...args) => runCliInProcess(url, ...args)) },
    /** A backup in the folder at that time; returns the names of the backups that it removed. */
    async backUp(time: string, ...args: string[]): Promise<string[]> {
      const io = { loadConfig: () => readConfig({ DATABASE_URL: url }), now: () => new Date(time) };
      const { err, out } = await runCliWithIo(io, 'backup', '--json', folder, ...args);
      if (err) throw new Error(err);
      return JSON.parse(out).removed;
    },
    files: () => namesIn(folder),
    unverified: () => namesIn(folder, join(path, '..')).filter((name) => name.includes('unverified')),
  };
}

async function countIn(file: string): Promise<number> {
  const copy = await openStore(`file:${file}`);
  expect(await copy.check()).toEqual([]);
  const stored = await copy.list({}, 10_000);
  await copy.close();
  // None is missing between the first and the last.
  expect(stored.map(({ id }) => id)).toEqual(stored.map((_, at) => stored.length - at));
  return stored.length;
}

const name = (minute: string) => `enquiries-2026-11-22T02${minute}00Z.db`;
const at = (minute: string) => `2026-11-22T02:${minute}:00Z`;

test.each(storeKinds)('%s: a backup taken while enquiries arrive has all of one moment', async (kind) => {
  await using agency = await openAgency(1, kind);
  const { store, url, folder } = agency;
  let [count, before, isBusy] = [1, 0, true];
  const arrive = async () => {
    // One after the other, as PostgreSQL commits others in any order.
    while (isBusy) await store.insert(enquiry({ message: `number ${count++}` }));
  };
  const backUp = async () => {
    await expect.poll(() => count).toBeGreaterThan(20);
    before = (await store.counts()).waiting;
    return runCliWith({ DATABASE_URL: url }, 'backup', folder, '--keep', '2', '--json');
  };
  const [said] = await Promise.all([backUp().finally(() => (isBusy = false)), arrive()]);
  expect(said).toMatchObject({ code: 0, err: '' });
  const { file, enquiries, bytes, removed } = JSON.parse(said.out);
  const { size, mode } = fs.statSync(file);
  expect([bytes, mode & 0o777, removed]).toEqual([size, 0o600, []]);
  expect(enquiries).toBeGreaterThanOrEqual(before);
  expect(await countIn(file)).toBe(enquiries);
  const record = await readBackupRecord(store);
  expect(record).toEqual({ at: expect.any(Date), bytes, file });
  const time = record?.at.toISOString().slice(0, 19).replaceAll(':', '');
  expect(agency.files()).toEqual([`enquiries-${time}Z.db`]);
});

test('a backup of PostgreSQL is tested by a drill, and restored into an empty database', async () => {
  await using agency = await openAgency(1, 'PostgreSQL');
  const { says, store, url } = agency;
  const doctor = async () => (await runCliInProcess(url, 'doctor')).out;
  expect(await doctor()).toMatch(/^backup +TO DO/m);
  const { file } = JSON.parse(await says(`backup ${agency.folder} --json`, 0));
  await says('restore-drill', 0, / can be restored .+ has 1 enquiry/);
  expect(await readDrillRecord(store)).toMatchObject({ ok: true, rows: 1, file: agency.files()[0] });
  expect(await doctor()).toMatch(/^backup +ok.*^restore drill +ok/ms);
  const empty = await (await sharedPostgres()).newDatabase();
  const before = await store.list({}, 9);
  await says(`restore ${file}`, 2, 'createdb NAME');
  await says(`restore ${file} ${url}`, 2, 'the store itself');
  await says(`restore ${file} ${empty}`, 3, 'is in use: stop the site');
  const unread = await runCliInProcess(`${url}-absent`, 'restore', file, empty);
  expect(unread).toMatchObject({ code: 3, err: expect.stringContaining('add --without-previous') });
  await store.close();
  await says(`restore ${file} ${empty}`, 0, /^Now set DATABASE_URL=postgres\S+, and start the site\.$/m);
  const restored = await openStore(empty);
  expect(await restored.list({}, 9)).toEqual(before);
  await restored.close();
});

test('a backup that cannot be made is refused in one line, and leaves no file', async () => {
  await using agency = await openAgency();
  const { folder, says } = agency;
  await says('backup', 2, /missing required argument/);
  await says('backup --keep 0 .', 2, /'--keep <number>' argument '0' is invalid.+whole number/);
  await says('backup --keep 3 no-such-folder', 3, /^! There is no folder no-such-folder.+\n$/);
  await says('backup no-such-folder', 3, /^! There is no folder no-such-folder: .+ A file ends in \.db\.\n$/);
  await says('backup no-such-folder/x.db', 3, /^! There is no folder no-such-folder: create it.+\n$/);
  await says('backup /proc', 3, /^! (\/proc has 0 MB free|Backup failed: EN?\w+).*\n$/i);
  for (const [url, why] of [
    ['file:/tmp/no-such-folder/enquiries.db', /^There is no store .+\n$/],
    ['postgres://agency@127.0.0.1:1/agency', /^Cannot .+ECONNREFUSED.+\n$/],
  ] as const) {
    const said = await runCliInProcess(url, 'backup', folder);
    expect(said).toEqual({ code: 3, out: '', err: expect.stringMatching(why) });
  }
  await agency.store.close();
  damage(agency.path);
  await says(`backup ${folder}/damaged.db`, 3, /^! Backup failed: the copy is damaged\.\n$/);
  expect([...agency.files(), ...agency.unverified()]).toEqual([]);
});

test('backups of a folder are named by time, and only the oldest of them are removed, never the store', async () => {
  await using agency = await openAgency();
  const { folder, files, backUp } = agency;
  const others = ['.bak', '-wal'].map((end) => `${name('00')}${end}`);
  others.push(`x${name('00')}`, 'notes.txt', 'enquiries-2026-11-22.db');
  for (const other of [...others, name('03')]) fs.writeFileSync(join(folder, other), 'other');
  fs.symlinkSync('/etc/hosts', join(folder, name('02')));
  const folders = { [name('01')]: 99, 'enquiries-b.unverified': 23, 'enquiries-c.verified': 99 };
  for (const [entry, hours] of Object.entries({ ...folders, 'enquiries-a.unverified': 25 })) {
    const time = new Date(Date.parse(at('45')) - hours * 3_600_000);
    fs.mkdirSync(join(folder, entry));
    fs.utimesSync(join(folder, entry), time, time);
  }
  const kept = [...others, name('02'), ...Object.keys(folders)]; // a killed run's folder is removed after a day
  await backUp(at('45'), '--keep', '3');
  await backUp(at('46'), '--keep', '3');
  expect(files()).toEqual([...kept, name('03'), name('45'), name('46')].sort());
  expect(await backUp(at('47'), '--keep', '3')).toEqual([name('03')]);
  await backUp(at('48'), '--keep', '2');
  await backUp(at('49'));
  expect(files()).toEqual([...kept, name('47'), name('48'), name('49')].sort());
  // In the same second it is refused, and removes nothing.
  await expect(backUp(at('47'), '--keep', '1')).rejects.toThrow(/already exists/);
  expect(files()).toHaveLength(kept.length + 3);
  expect(await countIn(join(folder, name('49')))).toBe(1);

  const path = join(folder, name('10')); // a store with the name of a backup
  const own = await openStore(`file:${path}`);
  const url = `file:${relative('', path)}`;
  expect(await runCliInProcess(url, 'backup', folder, '--keep', '1')).toMatchObject({ code: 0 });
  expect(files()).toContain(name('10'));
  expect(files()).not.toContain(name('47'));
  await own.close();
});

test('the new backup is kept whatever its date, and backups dated in the future go first', async () => {
  await using agency = await openAgency();
  for (const time of ['2031-01-01T00:00:00Z', at('45'), at('46')]) await agency.backUp(time, '--keep', '2');
  expect(agency.files()).toEqual([name('45'), name('46')]);
  await agency.backUp('1999-01-01T00:00:00Z', '--keep', '2');
  expect(agency.files()).toEqual(['enquiries-1999-01-01T000000Z.db', name('46')]);
});

test('a verified copy goes to standard output, and messages to standard error', async () => {
  await using agency = await openAgency(20);
  const file = join(agency.folder, 'piped.db');
  const { code, err } = await runInShell(`"$@" backup - > '${file}'`, agency.url);
  expect({ code, err }).toEqual({ code: 0, err: 'The backup contains 20 enquiries and is valid.\n' });
  expect(await countIn(file)).toBe(20);
  expect(await readBackupRecord(agency.store)).toMatchObject({ file: '-', bytes: fs.statSync(file).size });
  expect(agency.unverified()).toEqual([]);
});

test('a backup that cannot be written whole fails, is not recorded, leaves no file and removes none', async () => {
  await using agency = await openAgency(100);
  const older = 'enquiries-2026-01-02T000000Z.db';
  fs.writeFileSync(join(agency.folder, older), 'an older backup');
  const cut = /^The backup was not written completely \(.*(EPIPE|ENOSPC).*\): .+\n$/;
  for (const [script, why] of [
    ['"$@" backup - | head -c 10 > /dev/null', cut], // a reader that closes the pipe early
    ['"$@" backup - > /dev/full', cut],
    [`ulimit -f 200; trap "" XFSZ; exec "$@" backup '${agency.folder}' --keep 1`, /^Backup failed: .+\n$/],
  ] as const) {
    const said = await runInShell(script, agency.url);
    expect([script, said]).toEqual([script, { code: 3, out: '', err: expect.stringMatching(why) }]);
  }
  expect(await readBackupRecord(agency.store)).toBeNull();
  expect([...agency.files(), ...agency.unverified()]).toEqual([older]);
});

test.skipIf(!fs.existsSync('/usr/bin/script'))('a backup is not written to a terminal', async () => {
  const command = `script -qec "'$1' '$2' backup -" /dev/null < /dev/null`;
  const out = expect.stringMatching(/^A backup is not for a terminal: /);
  expect(await runInShell(command, 'file:none.db')).toMatchObject({ code: 2, out });
});

test('a backup that is killed before any of its steps leaves only complete files, and the next cleans up', async () => {
  const [older, oldest] = ['enquiries-2026-01-02T000000Z.db', 'enquiries-2026-01-01T000000Z.db'];
  let step = 1;
  for (let code: number | null = null; code !== 0; step++) {
    await using agency = await openAgency(3);
    for (const file of [older, oldest]) fs.writeFileSync(join(agency.folder, file), 'an older backup');
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(killer(step))}`;
    const env = { DATABASE_URL: agency.url, NODE_OPTIONS };
    ({ code } = await runCliWith(env, 'backup', agency.folder, '--keep', '2'));
    const made = agency.files().filter((file) => /\.db$/.test(file) && !file.includes('-2026-01-0'));
    for (const file of made) expect(await countIn(join(agency.folder, file))).toBe(3);
    // None is removed before there is a new one.
    expect(agency.files()).toEqual(expect.arrayContaining(made.length === 0 ? [older, oldest] : [older]));
    await agency.backUp('2037-11-22T02:45:00Z'); // later than any leftover
    expect(agency.unverified()).toEqual([]);
  }
  expect(step).toBeGreaterThan(5);
});

test('a good backup and a good drill call the monitor, which they need not, failed ones do not', async () => {
  await using agency = await openAgency();
  await using monitor = await openWebhookReceiver();
  const HEARTBEAT_URL = `${new URL(monitor.url).origin}/KEY/{job}?from=site`;
  const says = steps((...args) => runCliInProcessWith({ DATABASE_URL: agency.url, HEARTBEAT_URL }, ...args));
  await says(`backup ${agency.folder}`, 0, /^[^!]+$/);
  await says(`restore-drill ${agency.folder}`, 0, /^[^!]+$/);
  await says(`backup ${agency.folder}/none/x.db`, 3);
  await says('restore-drill /etc/hosts', 1);
  expect(monitor.received.map(({ path }) => path)).toEqual(['/KEY/backup?from=site', '/KEY/drill?from=site']);
  monitor.reaction = reply(404);
  await says(`backup ${agency.folder}/one.db`, 0, '! HEARTBEAT_URL answers 404 for backup\n');
  await monitor[Symbol.asyncDispose]();
  await says(
    `backup ${agency.folder}/two.db`,
    0,
    '! HEARTBEAT_URL does not answer for backup: ECONNREFUSED\n',
  );
});

const program = fileURLToPath(new URL('../../dist/enquiries.js', import.meta.url));
/** A store with five enquiries, one of them held, and a backup of it in which an e-mail is in flight. */
async function openDrilled() {
  const isolated = await openIsolatedStore('SQLite');
  const { store, path, url } = isolated;
  for (let number = 0; number < 5; number++)
    await store.insert(enquiry({ message: `number ${number}`, spamSignals: number === 0 ? ['haste'] : [] }));
  await (await openLease(store)).claim();
  const backups = fs.mkdtempSync(join(root, 'backups-'));
  const at = (name: string) => join(backups, name);
  const copy = at('enquiries-2026-03-04T120000Z.db');
  await backupSqlite(path, copy);
  const io = { loadConfig: () => readConfig({ DATABASE_URL: url }), now: () => noon };
  return {
    ...{ ...isolated, copy, backups, at, says: steps((...args) => runCliWithIo(io, ...args)) },
    note: (file: string) => store.setBookmark('backup', JSON.stringify({ at: noon, bytes: 1, file })),
  };
}

test('a drill restores the newest backup, uses it, and changes only its record', async () => {
  await using agency = await openDrilled();
  const newest = agency.at('enquiries-2026-03-04T120001Z.db');
  await backupSqlite(agency.path, newest);
  await agency.note(newest);
  const bytes = () => [agency.copy, newest].map((file) => fs.readFileSync(file));
  const before = bytes();
  const sentence = / can be restored in \d+ ms\. It has 5 enquiries, the newest of 2026-03-04 17:30 IST\.\n$/;
  const says = steps((...args) => runCliInProcess(agency.url, ...args));
  await says('restore-drill', 0, newest, sentence);
  expect(await readDrillRecord(agency.store)).toEqual({
    ...{ at: expect.any(Date), ok: true, error: null, tookMs: expect.any(Number), rows: 5 },
    ...{ file: 'enquiries-2026-03-04T120001Z.db', newestAt: noon },
  });
  expect(await agency.store.counts()).toEqual({ waiting: 4, held: 1, sent: 0, refused: 0 });
  expect([await agency.store.journal(new Date(0), 10), bytes()]).toEqual([[], before]);
});

test('a backup that cannot be restored or used fails the drill with the reason, and a record', async () => {
  await using agency = await openDrilled();
  const whole = fs.readFileSync(agency.copy);
  // A store that looks whole, and takes no enquiry.
  const fill = (file: string) => {
    using database = new DatabaseSync(file);
    database.exec(
      `CREATE TRIGGER full BEFORE INSERT ON enquiries BEGIN SELECT RAISE(ABORT, 'no place'); END`,
    );
  };
  const spoil = (file: string) => fs.writeFileSync(file, Buffer.from(whole).fill(7, 8_192, 20_000));
  for (const [damage, why] of [
    [spoil, /is damaged|is not an enquiry/],
    [(file: string) => fs.truncateSync(file, 0), /is not an enquiry store/],
    [fill, /no place|trigger full is not of this server/],
  ] as const) {
    fs.writeFileSync(agency.copy, whole);
    damage(agency.copy);
    await agency.says(`restore-drill ${agency.backups}`, 1, why, / cannot be restored\. /);
    expect(await readDrillRecord(agency.store)).toMatchObject({
      ...{ ok: false, rows: 0, newestAt: null, error: expect.stringMatching(why) },
      file: 'enquiries-2026-03-04T120000Z.db',
    });
  }
});

test('the newest backup is found by its name, and one dated in the future is not the newest', async () => {
  await using agency = await openDrilled();
  const { at, copy, backups, says, note } = agency;
  await says('restore-drill a b', 2, /too many arguments/);
  await says('restore-drill', 3, /^! The store does not know where the last backup is: /);
  await says('restore-drill nowhere.db', 3, /^! There is no file or folder nowhere\.db: /);
  await says(`restore-drill ${root}`, 3, /^! There is no backup such as enquiries-2026-03/);
  expect(await readDrillRecord(agency.store)).toBeNull();
  for (const day of ['2026-03-01', '2031-01-01']) fs.writeFileSync(at(`enquiries-${day}T000000Z.db`), 'x');
  await says(`restore-drill ${backups}`, 0, copy);
  await note(at('enquiries-2026-03-01T000000Z.db'));
  await says('restore-drill', 0, copy);
  await note(at('zebra.db'));
  fs.copyFileSync(copy, at('zebra.db'));
  await says('restore-drill', 0, at('zebra.db'));
  await note('/nowhere/zebra.db');
  await says('restore-drill', 3, /There is no file or folder/);
  await note('-');
  await says('restore-drill', 3, /does not know/);
});

test('a backup is read from standard input; a signal removes the temporary folder, a later drill that of a killed one', async () => {
  await using agency = await openDrilled();
  const TMPDIR = fs.mkdtempSync(join(root, 'temporary-'));
  const temporary = (options = {}) => fs.readdirSync(TMPDIR, options).map((name) => join(TMPDIR, `${name}`));
  const start = async () => {
    const env = { PATH: process.env.PATH, DATABASE_URL: agency.url, TMPDIR };
    const child = spawn(process.execPath, [program, 'restore-drill', '-', '--json'], { env });
    child.stdin.on('error', () => {});
    child.stdin.write(fs.readFileSync(agency.copy)); // and not yet the end
    await expect.poll(() => temporary({ recursive: true })).toContainEqual(expect.stringMatching(/input/));
    return child;
  };
  const stopped = await start();
  stopped.kill('SIGTERM');
  expect([await once(stopped, 'exit'), temporary()]).toEqual([[143, null], []]);
  const killed = await start();
  const [left = ''] = temporary();
  expect(fs.statSync(left).mode & 0o777).toBe(0o700);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(temporary()).toEqual([left]);
  const longAgo = new Date(Date.now() - 25 * 3_600_000);
  fs.utimesSync(left, longAgo, longAgo);
  const later = await start();
  later.stdin.end();
  const said = JSON.parse((await later.stdout.setEncoding('utf8').toArray()).join(''));
  expect(said).toMatchObject({ file: '-', ok: true, rows: 5, newestReceivedAt: noon.toISOString() });
  expect(temporary()).toEqual([]);
});
