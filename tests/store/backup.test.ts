// Backups to a file, in a folder and on standard output. A file with a final name is always a complete backup.

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { readBackupRecord } from '../../server/db/backup.ts';
import { openStore } from '../../server/store.ts';
import { npmRun, runBackup } from '../support/cli.ts';
import { runCliWithIo } from '../support/cli-in-process.ts';
import { enquiry } from '../support/isolated-store.ts';
import { killer } from '../support/killer.ts';

const program = fileURLToPath(new URL('../../dist/enquiries.js', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'dated-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A store with some hundred kilobytes, and a folder for its backups. */
async function openAgency(count = 20) {
  const place = mkdtempSync(join(root, 'agency-'));
  const storePath = join(place, 'store/enquiries.db');
  const folder = join(place, 'backups');
  mkdirSync(folder);
  const url = `file:${storePath}`;
  const store = await openStore(url);
  await Promise.all(
    Array.from({ length: count }, (_, at) =>
      store.insert(enquiry({ message: `${at} ${'x'.repeat(4_000)}` })),
    ),
  );
  return {
    ...{ place, folder, storePath, url, store },
    /** A backup at that time, in this process. */
    backUp: (time: string, ...args: string[]) => backUp(storePath, new Date(time), folder, ...args),
    attempt: (...args: string[]) => backUp(storePath, new Date(), ...args),
    files: () => readdirSync(folder).sort(),
    unverified: () => readdirSync(place, { recursive: true }).filter((name) => /unverified/.test(`${name}`)),
    async [Symbol.asyncDispose]() {
      await store.close();
    },
  };
}

/** Rejects with what the command says when it fails. */
async function backUp(storePath: string, now: Date, ...args: string[]) {
  const loadConfig = () => readConfig({ DATABASE_URL: `file:${storePath}` });
  const { code, out, err } = await runCliWithIo({ loadConfig, now: () => now }, 'backup', '--json', ...args);
  if (code !== 0) throw Object.assign(new Error(err), { code });
  return JSON.parse(out);
}

const name = (minute: string) => `enquiries-2026-11-22T02${minute}00Z.db`;

test('a backup taken while enquiries arrive is consistent and opens as a store', async () => {
  await using agency = await openAgency(0);
  let count = 0;
  let busy = true;
  const arriving = (async () => {
    while (busy) {
      await Promise.all(
        Array.from({ length: 20 }, () => agency.store.insert(enquiry({ message: `number ${count++}` }))),
      );
    }
  })();
  const file = join(agency.folder, 'running.db');
  const before = (await agency.store.counts()).waiting;
  const { code, out, err } = await npmRun(agency.url, 'backup', file);
  busy = false;
  await arriving;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const said = Number(/ contains (\d+) enquiries and is valid\.\n$/.exec(out)?.[1]);
  expect(said).toBeGreaterThanOrEqual(before);
  expect(said).toBeLessThanOrEqual(count);
  expect(agency.files()).toEqual(['running.db']);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const copy = await openStore(`file:${file}`);
  expect(await copy.check()).toEqual([]);
  expect((await copy.counts()).waiting).toBe(said);
  const stored = await copy.list({}, said + 1);
  // Enquiries that arrived at one moment are stored together, and none is missing between the first and the last.
  expect(stored.map(({ id }) => id)).toEqual(Array.from({ length: said }, (_, place) => said - place));
  expect(said % 20).toBe(0);
  await copy.close();
});

test('of two concurrent backups to one path one succeeds, and the other gets an error', async () => {
  await using agency = await openAgency(1);
  const file = join(agency.folder, 'both.db');
  const said = await Promise.all([runBackup(agency.url, file), runBackup(agency.url, file)]);
  expect(said.map(({ code }) => code).sort()).toEqual([0, 3]);
  expect(said.find(({ code }) => code === 3)?.err).toBe(`${file} already exists: specify another file.\n`);
  expect(agency.files()).toEqual(['both.db']);
});

test('a damaged store produces no backup and no file that looks like one', async () => {
  await using agency = await openAgency(1);
  await agency.store.close();
  using database = new DatabaseSync(agency.storePath);
  database.enableDefensive(false);
  database.exec(`PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE name = 'enquiries_received'`);
  const file = join(agency.folder, 'damaged.db');
  const { code, err } = await runBackup(agency.url, file);
  expect({ code, err }).toEqual({ code: 3, err: 'Backup failed: the copy is damaged.\n' });
  expect(agency.files()).toEqual([]);
});

test.each([
  ['a missing store', 'file:/tmp/no-such-folder/enquiries.db', ['x.db'], 3, /^There is no store /],
  ['a store without a target file', 'file:x.db', [], 2, /missing required argument/],
])('a backup of %s is refused with the reason', async (_what, url, args, code, why) => {
  expect(await runBackup(url, ...args)).toEqual({ code, out: '', err: expect.stringMatching(why) });
  expect(existsSync('x.db')).toBe(false);
});

test('backups of a folder are named by time, and only the oldest of them are removed', async () => {
  await using agency = await openAgency();
  const others = [
    `${name('00')}.bak`,
    `x${name('00')}`,
    'enquiries-2026-11-22.db',
    'enquiries-2026-11-22T0200.db',
    `${name('00')}-wal`,
    'notes.txt',
  ];
  for (const other of others) writeFileSync(join(agency.folder, other), 'other');
  mkdirSync(join(agency.folder, name('01')));
  symlinkSync('/etc/hosts', join(agency.folder, name('02')));
  writeFileSync(join(agency.folder, name('03')), 'an older backup');
  const kept = [...others, name('01'), name('02')];

  await agency.backUp('2026-11-22T02:45:00Z', '--keep', '3');
  await agency.backUp('2026-11-22T02:46:00Z', '--keep', '3');
  expect(agency.files()).toEqual([...kept, name('03'), name('45'), name('46')].sort());
  const { removed } = await agency.backUp('2026-11-22T02:47:00Z', '--keep', '3');
  expect(removed).toEqual([name('03')]);
  await agency.backUp('2026-11-22T02:48:00Z', '--keep', '2');
  expect(agency.files()).toEqual([...kept, name('47'), name('48')].sort());
  await agency.backUp('2026-11-22T02:49:00Z');
  expect(agency.files()).toHaveLength(kept.length + 3);

  const file = join(agency.folder, name('49'));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const copy = await openStore(`file:${file}`);
  expect((await copy.counts()).waiting).toBe(20);
  await copy.close();
});

test('the new backup is kept whatever its date, and backups dated in the future are removed first', async () => {
  await using agency = await openAgency(1);
  await agency.backUp('2031-01-01T00:00:00Z', '--keep', '2');
  await agency.backUp('2026-11-22T02:45:00Z', '--keep', '2');
  await agency.backUp('2026-11-22T02:46:00Z', '--keep', '2');
  expect(agency.files()).toEqual([name('45'), name('46')]);
  await agency.backUp('1999-01-01T00:00:00Z', '--keep', '2');
  expect(agency.files()).toEqual(['enquiries-1999-01-01T000000Z.db', name('46')]);
  await agency.backUp('2026-11-22T02:47:00Z', '--keep', '1');
  expect(agency.files()).toEqual([name('47')]);
});

test('a second backup in the same minute has its own name; in the same second it is refused, and removes nothing', async () => {
  await using agency = await openAgency(1);
  await agency.backUp('2026-11-22T02:45:00Z');
  await agency.backUp('2026-11-22T02:45:30Z');
  const bytes = readFileSync(join(agency.folder, name('45')));
  await expect(agency.backUp('2026-11-22T02:45:00Z', '--keep', '1')).rejects.toThrow(/already exists/);
  expect(agency.files()).toEqual([name('45'), 'enquiries-2026-11-22T024530Z.db']);
  expect(readFileSync(join(agency.folder, name('45')))).toEqual(bytes);
});

test('the command records the backup in the store, and prints JSON for scripts', async () => {
  await using agency = await openAgency();
  expect(await readBackupRecord(agency.store)).toBeNull();
  const { code, out, err } = await runBackup(agency.url, agency.folder, '--keep', '2', '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const said = JSON.parse(out);
  const [made = ''] = agency.files();
  const bytes = statSync(join(agency.folder, made)).size;
  expect(said).toEqual({
    file: join(agency.folder, made),
    bytes,
    enquiries: 20,
    removed: [],
  });
  const record = await readBackupRecord(agency.store);
  expect(record).toEqual({ at: expect.any(Date), bytes, file: said.file });
  expect(made).toBe(`enquiries-${record?.at.toISOString().slice(0, 19).replaceAll(':', '')}Z.db`);
});

test.each([
  [['--keep', '0', '.'], 2, /'--keep <number>' argument '0' is invalid.+whole number/],
  [['--keep'], 2, /--keep/],
  [['--keep', '3', 'no-such-folder'], 3, /^There is no folder no-such-folder/],
  [['no-such-folder/'], 3, /^There is no folder no-such-folder\//],
  [['no-such-folder'], 3, /^There is no folder no-such-folder: .+ A file ends in \.db\.\n$/],
  [['no-such-folder/x.db'], 3, /^There is no folder no-such-folder: create it/],
  [['--frequently', 'x.db'], 2, /frequently/],
  [['a.db', 'b.db'], 2, /too many arguments/],
  [['/proc'], 3, /^(\/proc has 0 MB free|backup failed: EN?\w+)/],
])('backup %j is refused in one line', async (args, code, why) => {
  await using agency = await openAgency(1);
  const error = await agency.attempt(...args).catch((thrown) => thrown);
  expect(error).toMatchObject({ code, message: expect.stringMatching(why) });
  expect(error.message.trimEnd().split('\n')).toHaveLength(code === 2 ? 2 : 1);
  expect(agency.unverified()).toEqual([]);
});

test('a verified copy goes to standard output, and messages to standard error', async () => {
  await using agency = await openAgency();
  const file = join(agency.place, 'piped.db');
  const { code, err } = await shell(agency.url, `"$0" "$1" backup - > '${file}'`);
  expect({ code, err }).toEqual({ code: 0, err: 'The backup contains 20 enquiries and is valid.\n' });
  const copy = await openStore(`file:${file}`);
  expect(await copy.check()).toEqual([]);
  expect((await copy.counts()).waiting).toBe(20);
  await copy.close();
  expect(await readBackupRecord(agency.store)).toMatchObject({ file: '-', bytes: statSync(file).size });
  expect(agency.unverified()).toEqual([]);
});

test.each([
  ['a reader that closes the pipe early', '| head -c 10 > /dev/null'],
  ['a full disk', '> /dev/full'],
])('%s makes the backup fail, and no backup is recorded', async (_what, end) => {
  await using agency = await openAgency(100);
  const { code, err } = await shell(agency.url, `"$0" "$1" backup - ${end}`);
  expect(code).toBe(3);
  expect(err).toMatch(/^The backup was not written completely \(.*(EPIPE|ENOSPC).*\): .+\n$/);
  expect(await readBackupRecord(agency.store)).toBeNull();
  expect(agency.unverified()).toEqual([]);
});

test.skipIf(!existsSync('/usr/bin/script'))('a backup is not written to a terminal', async () => {
  await using agency = await openAgency(1);
  const command = `'${process.execPath}' '${program}' backup -`;
  const { code, out } = await shell(agency.url, `script -qec "${command}" /dev/null < /dev/null`);
  expect(code).toBe(2);
  expect(out).toMatch(/^A backup is not for a terminal: /);
});

test('when the disk is full no file is left, and older backups stay', async () => {
  await using agency = await openAgency(200);
  await agency.backUp('2026-11-22T02:45:00Z');
  const { code, out, err } = await shell(
    agency.url,
    `ulimit -f 200; trap "" XFSZ; exec "$0" "$1" backup '${agency.folder}' --keep 1`,
  );
  expect({ code, out }).toEqual({ code: 3, out: '' });
  expect(err).toMatch(/^Backup failed: .+\n$/);
  expect(agency.files()).toEqual([name('45')]);
});

test('a backup that is killed before any of its steps leaves only complete files, and the next run cleans up', async () => {
  await using agency = await openAgency(3);
  const [older, oldest] = ['enquiries-2026-01-02T000000Z.db', 'enquiries-2026-01-01T000000Z.db'];
  let kills = 0;
  for (let at = 1; ; at++) {
    for (const file of agency.files()) rmSync(join(agency.folder, file));
    for (const file of [older, oldest]) writeFileSync(join(agency.folder, file), 'an older backup');
    const hook = `--import=data:text/javascript,${encodeURIComponent(killer(at))}`;
    const { code } = await runBackup(agency.url, agency.folder, '--keep', '2', { NODE_OPTIONS: hook });
    if (code === 0) break;
    kills += 1;
    const made = agency.files().filter((file) => file.endsWith('.db') && !file.includes('-2026-01-0'));
    for (const file of made) {
      const copy = await openStore(`file:${join(agency.folder, file)}`);
      expect((await copy.counts()).waiting).toBe(3);
      await copy.close();
      rmSync(join(agency.folder, file));
    }
    // None is removed before there is a new one.
    expect(agency.files()).toContain(older);
    if (made.length === 0) expect(agency.files()).toContain(oldest);
    await agency.backUp('2027-11-22T02:45:00Z'); // later than any leftover
    expect(agency.unverified()).toEqual([]);
  }
  expect(kills).toBeGreaterThan(3);
  expect(agency.unverified()).toEqual([]);
}, 120_000);

test('what killed runs left is removed a day later, and nothing else', async () => {
  await using agency = await openAgency(1);
  const [left, running, foreign] = [
    'enquiries-a.unverified',
    'enquiries-b.unverified',
    'enquiries-c.verified',
  ];
  for (const entry of [left, running, foreign]) mkdirSync(join(agency.folder, entry));
  writeFileSync(join(agency.folder, left, 'copy.db'), 'x');
  const hoursAgo = (hours: number) => new Date(Date.parse('2026-11-22T02:45:00Z') - hours * 3_600_000);
  utimesSync(join(agency.folder, left), hoursAgo(25), hoursAgo(25));
  utimesSync(join(agency.folder, running), hoursAgo(23), hoursAgo(23));
  utimesSync(join(agency.folder, foreign), hoursAgo(99), hoursAgo(99));
  await agency.backUp('2026-11-22T02:45:00Z');
  expect(agency.files()).toEqual([name('45'), running, foreign].sort());
});

test('a signal removes the unfinished copy', async () => {
  await using agency = await openAgency(500);
  const child = spawn(process.execPath, [program, 'backup', '-'], {
    env: { PATH: process.env.PATH, DATABASE_URL: agency.url },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'readable'); // nobody reads the rest, so it waits
  expect(agency.unverified()).not.toEqual([]);
  child.kill('SIGTERM');
  child.stdout.destroy();
  const [code] = await once(child, 'exit');
  expect([143, 3]).toContain(code);
  expect(agency.unverified()).toEqual([]);
});

function shell(url: string, script: string): Promise<{ code: number; out: string; err: string }> {
  const { promise, resolve } = Promise.withResolvers<{ code: number; out: string; err: string }>();
  const env = { PATH: process.env.PATH, DATABASE_URL: url };
  execFile(
    'bash',
    ['--norc', '-o', 'pipefail', '-c', script, process.execPath, program],
    { env },
    (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    },
  );
  return promise;
}

test('a store with the name of a backup is not removed from its folder', async () => {
  await using agency = await openAgency(1);
  const store = join(agency.folder, 'enquiries-2026-11-20T024500Z.db');
  await using other = await openStore(`file:${store}`).then((opened) => ({
    ...opened,
    [Symbol.asyncDispose]: () => opened.close(),
  }));
  const { reference } = await other.insert(enquiry());
  await backUp(store, new Date('2026-11-21T02:45:00Z'), agency.folder, '--keep', '1');
  await backUp(store, new Date('2026-11-22T02:45:00Z'), agency.folder, '--keep', '1');
  expect(agency.files().filter((name) => name.endsWith('.db'))).toEqual([
    'enquiries-2026-11-20T024500Z.db',
    'enquiries-2026-11-22T024500Z.db',
  ]);
  expect(await other.find(reference)).not.toBeNull();
});
