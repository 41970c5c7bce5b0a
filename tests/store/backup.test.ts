// Backups of a store to a file, in a folder and on standard output. A file with a final name is always a complete backup.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { readBackupRecord, readDrillRecord } from '../../server/db/backup.ts';
import { openStore } from '../../server/store.ts';
import { runCliWith, runInShell } from '../support/cli.ts';
import { runCliInProcess, runCliWithIo } from '../support/cli-in-process.ts';
import { enquiry, openIsolatedStore, storeKinds } from '../support/isolated-store.ts';
import { killer } from '../support/killer.ts';
import { sharedPostgres } from '../support/postgres.ts';
import { openWebhookReceiver, reply } from '../support/webhook-receiver.ts';

const program = fileURLToPath(new URL('../../dist/enquiries.js', import.meta.url));
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
  return {
    ...{ ...isolated, folder },
    run: (...args: string[]) => runCliInProcess(url, ...args),
    /** A backup in the folder at that time. */
    async backUp(time: string, ...args: string[]) {
      const io = { loadConfig: () => readConfig({ DATABASE_URL: url }), now: () => new Date(time) };
      const { err, out } = await runCliWithIo(io, 'backup', '--json', folder, ...args);
      if (err) throw new Error(err);
      return JSON.parse(out);
    },
    files: () => fs.readdirSync(folder).sort(),
    unverified: () =>
      [folder, join(path, '..')].flatMap((place) =>
        fs.readdirSync(place).filter((name) => name.includes('unverified')),
      ),
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
  let [count, isBusy] = [1, true];
  const insert = () => store.insert(enquiry({ message: `number ${count++}` }));
  const arriving = (async () => {
    while (isBusy) await insert(); // one after the other, as PostgreSQL commits others in any order
  })();
  await expect.poll(() => count).toBeGreaterThan(20);
  const before = (await store.counts()).waiting;
  const said = await runCliWith({ DATABASE_URL: url }, 'backup', folder, '--keep', '2', '--json');
  isBusy = false;
  await arriving;
  expect(said).toMatchObject({ code: 0, err: '' });
  const { file, enquiries, bytes, removed } = JSON.parse(said.out);
  const { size, mode } = fs.statSync(file);
  expect([bytes, mode & 0o777, removed]).toEqual([size, 0o600, []]);
  expect(enquiries).toBeGreaterThanOrEqual(before);
  expect(await countIn(file)).toBe(enquiries);
  const copy = await openStore(`file:${file}`);
  const [newest] = await copy.list({}, 1);
  expect(newest).toEqual(await store.find(newest?.reference ?? ''));
  await copy.close();
  const record = await readBackupRecord(store);
  expect(record).toEqual({ at: expect.any(Date), bytes, file });
  const time = record?.at.toISOString().slice(0, 19).replaceAll(':', '');
  expect(agency.files()).toEqual([`enquiries-${time}Z.db`]);
});

test('a backup of PostgreSQL is tested by a drill, and restored into an empty database', async () => {
  await using agency = await openAgency(1, 'PostgreSQL');
  const findings = async () => {
    const { findings } = JSON.parse((await agency.run('doctor', '--json')).out);
    return Object.fromEntries(findings.map(({ check, state }: Record<string, string>) => [check, state]));
  };
  expect(await findings()).toMatchObject({ backup: 'fault', 'restore drill': 'warning' });
  expect((await agency.run('restore-drill')).code).toBe(3);
  const { file } = JSON.parse((await agency.run('backup', agency.folder, '--json')).out);
  const drill = await agency.run('restore-drill');
  expect(drill).toMatchObject({ code: 0, out: expect.stringMatching(/ can be restored .+ has 1 enquiries/) });
  expect(await readDrillRecord(agency.store)).toMatchObject({ ok: true, rows: 1, file: agency.files()[0] });
  expect(await findings()).toMatchObject({ backup: 'ok', 'restore drill': 'ok' });

  const empty = await (await sharedPostgres()).newDatabase();
  const before = await agency.store.list({}, 9);
  expect((await agency.run('restore', file)).err).toContain('createdb NAME');
  expect((await agency.run('restore', file, agency.url)).err).toContain('the store itself');
  expect((await agency.run('restore', file, empty)).err).toContain('is in use: stop the site');
  const unread = await runCliInProcess(`${agency.url}-absent`, 'restore', file, empty);
  expect(unread).toMatchObject({ code: 3, out: '', err: expect.stringContaining('add --without-previous') });
  await agency.store.close();
  const said = await agency.run('restore', file, empty);
  expect(said).toMatchObject({ code: 0, err: '' });
  expect(said.out).toMatch(/^Now set DATABASE_URL=postgres\S+, and start the site\.$/m);
  const restored = await openStore(empty);
  expect(await restored.list({}, 9)).toEqual(before);
  await restored.close();
});

test('a damaged store produces no backup and no file that looks like one', async () => {
  await using agency = await openAgency();
  await agency.store.close();
  using database = new DatabaseSync(agency.path);
  database.enableDefensive(false);
  database.exec(`PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE name = 'enquiries_received'`);
  const said = await agency.run('backup', join(agency.folder, 'damaged.db'));
  expect(said).toEqual({ code: 3, out: '', err: 'Backup failed: the copy is damaged.\n' });
  expect(agency.files()).toEqual([]);
});

test('a backup that cannot be made is refused in one line, and leaves no file', async () => {
  await using agency = await openAgency();
  const { url, folder } = agency;
  const cases: [args: string, code: number, why: RegExp, url?: string][] = [
    ['', 2, /missing required argument/],
    ['--keep 0 .', 2, /'--keep <number>' argument '0' is invalid.+whole number/],
    ['--keep 3 no-such-folder', 3, /^There is no folder no-such-folder/],
    ['no-such-folder', 3, /^There is no folder no-such-folder: .+ A file ends in \.db\.\n$/],
    ['no-such-folder/x.db', 3, /^There is no folder no-such-folder: create it/],
    ['/proc', 3, /^(\/proc has 0 MB free|Backup failed: EN?\w+)/i],
    [`${folder}/x.db`, 3, /^There is no store /, 'file:/tmp/no-such-folder/enquiries.db'],
    [folder, 3, /^Cannot .+ECONNREFUSED/, 'postgres://agency@127.0.0.1:1/agency'],
  ];
  for (const [args, code, why, DATABASE_URL = url] of cases) {
    const io = { loadConfig: () => readConfig({ DATABASE_URL }) };
    const said = await runCliWithIo(io, 'backup', ...args.split(' ').filter(Boolean));
    expect([args, said]).toEqual([args, { code, out: '', err: expect.stringMatching(why) }]);
    expect([args, said.err.trimEnd().split('\n').length]).toEqual([args, code === 2 ? 2 : 1]);
  }
  expect([...agency.files(), ...agency.unverified()]).toEqual([]);
});

test('backups of a folder are named by time, and only the oldest of them are removed, never the store', async () => {
  await using agency = await openAgency();
  const { folder, files } = agency;
  const others = [
    ...[`${name('00')}.bak`, `x${name('00')}`, `${name('00')}-wal`, 'notes.txt'],
    ...['enquiries-2026-11-22.db', 'enquiries-2026-11-22T0200.db'],
  ];
  for (const other of others) fs.writeFileSync(join(folder, other), 'other');
  fs.mkdirSync(join(folder, name('01')));
  fs.symlinkSync('/etc/hosts', join(folder, name('02')));
  fs.writeFileSync(join(folder, name('03')), 'an older backup');
  const kept = [...others, name('01'), name('02')];

  await agency.backUp(at('45'), '--keep', '3');
  await agency.backUp(at('46'), '--keep', '3');
  expect(files()).toEqual([...kept, name('03'), name('45'), name('46')].sort());
  expect((await agency.backUp(at('47'), '--keep', '3')).removed).toEqual([name('03')]);
  await agency.backUp(at('48'), '--keep', '2');
  await agency.backUp(at('49'));
  expect(files()).toEqual([...kept, name('47'), name('48'), name('49')].sort());
  // In the same second it is refused, and removes nothing.
  await expect(agency.backUp(at('47'), '--keep', '1')).rejects.toThrow(/already exists/);
  expect(files()).toHaveLength(kept.length + 3);
  expect(await countIn(join(folder, name('49')))).toBe(1);

  const path = join(folder, name('10')); // a store with the name of a backup
  const own = await openStore(`file:${path}`);
  expect(await runCliInProcess(`file:${path}`, 'backup', folder, '--keep', '1')).toMatchObject({ code: 0 });
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
  /** Whether there is such a step. */
  const killBefore = async (step: number) => {
    await using agency = await openAgency(3);
    for (const file of [older, oldest]) fs.writeFileSync(join(agency.folder, file), 'an older backup');
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(killer(step))}`;
    const env = { DATABASE_URL: agency.url, NODE_OPTIONS };
    const { code } = await runCliWith(env, 'backup', agency.folder, '--keep', '2');
    const made = agency.files().filter((file) => /\.db$/.test(file) && !file.includes('-2026-01-0'));
    for (const file of made) expect(await countIn(join(agency.folder, file))).toBe(3);
    // None is removed before there is a new one.
    expect(agency.files()).toEqual(expect.arrayContaining(made.length === 0 ? [older, oldest] : [older]));
    await agency.backUp('2037-11-22T02:45:00Z'); // later than any leftover
    expect(agency.unverified()).toEqual([]);
    return code !== 0;
  };
  let [kills, found] = [0, 3];
  for (; found === 3; kills += found) {
    const killed = await Promise.all([1, 2, 3].map((step) => killBefore(kills + step)));
    found = killed.filter(Boolean).length;
  }
  expect(kills).toBeGreaterThan(3);
});

test('what killed runs left is removed a day later, and nothing else', async () => {
  await using agency = await openAgency();
  for (const [entry, hours] of [
    ['enquiries-a.unverified', 25],
    ['enquiries-b.unverified', 23],
    ['enquiries-c.verified', 99],
  ] as const) {
    const time = new Date(Date.parse(at('45')) - hours * 3_600_000);
    fs.mkdirSync(join(agency.folder, entry));
    fs.writeFileSync(join(agency.folder, entry, 'copy.db'), 'x');
    fs.utimesSync(join(agency.folder, entry), time, time);
  }
  await agency.backUp(at('45'));
  expect(agency.files()).toEqual([name('45'), 'enquiries-b.unverified', 'enquiries-c.verified'].sort());
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
  expect([143, 3]).toContain((await once(child, 'exit'))[0]);
  expect(agency.unverified()).toEqual([]);
});

test('a good backup and a good drill call the monitor, which they need not, failed ones do not', async () => {
  await using agency = await openAgency();
  await using monitor = await openWebhookReceiver();
  const HEARTBEAT_URL = `${new URL(monitor.url).origin}/KEY/{job}?from=site`;
  const io = { loadConfig: () => readConfig({ DATABASE_URL: agency.url, HEARTBEAT_URL }) };
  const run = (...args: string[]) => runCliWithIo(io, ...args);
  expect(await run('backup', agency.folder)).toMatchObject({ code: 0, err: '' });
  expect(await run('restore-drill', agency.folder)).toMatchObject({ code: 0, err: '' });
  expect(monitor.received.map(({ path }) => path)).toEqual(['/KEY/backup?from=site', '/KEY/drill?from=site']);
  expect(await run('backup', `${agency.folder}/none/x.db`)).toMatchObject({ code: 3 });
  expect(await run('restore-drill', '/etc/hosts')).toMatchObject({ code: 1 });
  expect(monitor.received).toHaveLength(2);

  monitor.reaction = reply(404);
  const refused = await run('backup', `${agency.folder}/one.db`);
  expect(refused).toMatchObject({ code: 0, err: 'HEARTBEAT_URL answers 404\n' });
  await monitor[Symbol.asyncDispose]();
  const away = await run('backup', `${agency.folder}/two.db`);
  expect(away).toMatchObject({ code: 0, err: 'HEARTBEAT_URL does not answer: ECONNREFUSED\n' });
});
