// Dated backups in a folder, on standard output and encrypted. A file with a final name is always a complete backup.

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
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
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { parseBackupArguments } from '../../server/cli/backup/arguments.ts';
import { makeBackup, pruneBackups } from '../../server/cli/backup/make-backup.ts';
import { UsageError } from '../../server/cli/command.ts';
import { TemporaryFiles } from '../../server/cli/temporary-files.ts';
import { openStore } from '../../server/enquiries/store/open-store.ts';
import { readBackupRecord } from '../../server/jobs/records.ts';
import { StartError } from '../../server/start-error.ts';
import { runBackup } from '../support/cli.ts';
import { enquiry } from '../support/isolated-store.ts';
import { killer } from '../support/killer.ts';
import { createOlderStore, versionOf } from '../support/older-store.ts';

const program = fileURLToPath(new URL('../../dist/backup.js', import.meta.url));
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
    unfinished: () => readdirSync(place, { recursive: true }).filter((name) => /unverified/.test(`${name}`)),
    async [Symbol.asyncDispose]() {
      await store.close();
    },
  };
}

async function backUp(storePath: string, now: Date, ...args: string[]) {
  const parsed = parseBackupArguments(args);
  if (!parsed) throw new Error('The help was asked for.');
  const temporary = new TemporaryFiles();
  const backup = await makeBackup(parsed, { storePath, now, out: new PassThrough(), temporary });
  return { ...backup, removed: pruneBackups(backup, parsed.keep, storePath) };
}

const name = (minute: string) => `enquiries-2026-11-22T02${minute}Z.db`;

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
  writeFileSync(join(agency.folder, `${name('03')}.age`), 'encrypted earlier');
  const kept = [...others, name('01'), name('02')];

  await agency.backUp('2026-11-22T02:45:59Z', '--keep', '3');
  await agency.backUp('2026-11-22T02:46:00Z', '--keep', '3');
  expect(agency.files()).toEqual([...kept, `${name('03')}.age`, name('45'), name('46')].sort());
  const { removed } = await agency.backUp('2026-11-22T02:47:00Z', '--keep', '3');
  expect(removed).toEqual([`${name('03')}.age`]);
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
  expect(agency.files()).toEqual(['enquiries-1999-01-01T0000Z.db', name('46')]);
  await agency.backUp('2026-11-22T02:47:00Z', '--keep', '1');
  expect(agency.files()).toEqual([name('47')]);
});

test('a second backup in the same minute is refused, and removes nothing', async () => {
  await using agency = await openAgency(1);
  await agency.backUp('2026-11-22T02:44:00Z');
  await agency.backUp('2026-11-22T02:45:00Z');
  const bytes = readFileSync(join(agency.folder, name('45')));
  await expect(agency.backUp('2026-11-22T02:45:30Z', '--keep', '1')).rejects.toThrow(/already exists/);
  expect(agency.files()).toEqual([name('44'), name('45')]);
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
    isEncrypted: false,
    removed: [],
    isRecorded: true,
  });
  const record = await readBackupRecord(agency.store);
  expect(record).toEqual({ at: expect.any(Date), bytes, file: said.file });
  expect(made).toBe(`enquiries-${record?.at.toISOString().slice(0, 16).replace(':', '')}Z.db`);
});

test('a record in an unknown format is ignored', async () => {
  await using agency = await openAgency(1);
  for (const value of ['', '{', '[]', '{"at":"yesterday","bytes":1,"file":"x"}', '{"bytes":-1}']) {
    await agency.store.setBookmark('backup', value);
    expect(await readBackupRecord(agency.store)).toBeNull();
  }
});

test.each([
  [['--keep', '0', '.'], UsageError, /^--keep must be a whole number/],
  [['--keep'], UsageError, /--keep/],
  [['--keep', '3', 'no-such-folder'], UsageError, /^--keep needs a folder, and no-such-folder is none/],
  [['no-such-folder/'], StartError, /^There is no folder no-such-folder\//],
  [['no-such-folder/x.db'], StartError, /^There is no folder .+no-such-folder/],
  [['--age-recipient', 'me', 'x.db.age'], UsageError, /must be a public key/],
  [['--age-recipient', '--output=x', 'x.db.age'], UsageError, /age-recipient/],
  [['--age-recipient', 'age1qqq', 'x.db'], UsageError, /ends in \.age/],
  [['--age-recipient', 'age1qqq', '-'], UsageError, /pipe it to age or gpg/],
  [['--frequently', 'x.db'], UsageError, /frequently/],
  [['a.db', 'b.db'], UsageError, /^Specify the file to write/],
  [['/proc'], StartError, /^(\/proc has 0 MB free|Cannot write in \/proc)/],
])('backup %j is refused in one line', async (args, kind, why) => {
  await using agency = await openAgency(1);
  const error = await agency.attempt(...args).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(kind);
  expect(error.message).toMatch(why);
  expect(error.message).not.toContain('\n');
  expect(agency.unfinished()).toEqual([]);
});

test('the help is printed, and a usage error has an exit code of its own', async () => {
  expect(await runBackup('file:x.db', '--help')).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/^npm run backup -- FILE[\s\S]+--keep[\s\S]+Exit codes:/),
  });
  expect(await runBackup('file:x.db', '--keep', '0', '.')).toMatchObject({ code: 2, out: '' });
});

test('a verified copy goes to standard output, and messages to standard error', async () => {
  await using agency = await openAgency();
  const file = join(agency.place, 'piped.db');
  const { code, err } = await shell(agency.url, `"$0" "$1" - > '${file}'`);
  expect({ code, err }).toEqual({ code: 0, err: 'The backup contains 20 enquiries and is valid.\n' });
  const copy = await openStore(`file:${file}`);
  expect(await copy.check()).toEqual([]);
  expect((await copy.counts()).waiting).toBe(20);
  await copy.close();
  expect(await readBackupRecord(agency.store)).toMatchObject({ file: '-', bytes: statSync(file).size });
  expect(agency.unfinished()).toEqual([]);
});

test.each([
  ['a reader that closes the pipe early', '| head -c 10 > /dev/null'],
  ['a full disk', '> /dev/full'],
])('%s makes the backup fail, and no backup is recorded', async (_what, end) => {
  await using agency = await openAgency(100);
  const { code, err } = await shell(agency.url, `"$0" "$1" - ${end}`);
  expect(code).toBe(3);
  expect(err).toMatch(/^The backup was not written completely \(.*(EPIPE|ENOSPC).*\): .+\n$/);
  expect(await readBackupRecord(agency.store)).toBeNull();
  expect(agency.unfinished()).toEqual([]);
});

test.skipIf(!existsSync('/usr/bin/script'))('a backup is not written to a terminal', async () => {
  await using agency = await openAgency(1);
  const command = `'${process.execPath}' '${program}' -`;
  const { code, out } = await shell(agency.url, `script -qec "${command}" /dev/null < /dev/null`);
  expect(code).toBe(2);
  expect(out).toMatch(/^A backup is not for a terminal: /);
});

test('when the disk is full no file is left, and older backups stay', async () => {
  await using agency = await openAgency(200);
  await agency.backUp('2026-11-22T02:45:00Z');
  const { code, out, err } = await shell(
    agency.url,
    `ulimit -f 200; trap "" XFSZ; exec "$0" "$1" '${agency.folder}' --keep 1`,
  );
  expect({ code, out }).toEqual({ code: 3, out: '' });
  expect(err).toMatch(/^Backup failed: .+\n$/);
  expect(agency.files()).toEqual([name('45')]);
});

test('a backup that is killed before any of its steps leaves only complete files, and the next run cleans up', async () => {
  await using agency = await openAgency(3);
  const [older, oldest] = ['enquiries-2026-01-02T0000Z.db', 'enquiries-2026-01-01T0000Z.db'];
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
    await agency.backUp('2026-11-22T02:45:00Z');
    expect(agency.unfinished()).toEqual([]);
  }
  expect(kills).toBeGreaterThan(3);
  expect(agency.unfinished()).toEqual([]);
}, 120_000);

test('unfinished files of another host or of a running process are kept for a day', async () => {
  await using agency = await openAgency(1);
  const host = hostname()
    .replace(/[^\w-]/g, '_')
    .slice(0, 64);
  const file = (end: string) => `${name('00')}.${end}.unverified`;
  const dead = file(`${host}.999999999`);
  const [living, elsewhere, foreign] = [
    file(`${host}.1`),
    file('elsewhere.7'),
    'notes.txt.elsewhere.7.unverified',
  ];
  for (const entry of [dead, living, elsewhere, foreign]) writeFileSync(join(agency.folder, entry), 'x');
  await agency.backUp('2026-11-22T02:45:00Z');
  expect(agency.files()).toEqual([elsewhere, foreign, living, name('45')].sort());
  const longAgo = new Date('2026-11-20T00:00:00Z');
  for (const entry of [living, elsewhere, foreign]) utimesSync(join(agency.folder, entry), longAgo, longAgo);
  await agency.backUp('2026-11-22T02:46:00Z');
  expect(agency.files()).toEqual([name('45'), name('46'), foreign]);
});

test('a signal removes the unfinished copy', async () => {
  await using agency = await openAgency(500);
  const child = spawn(process.execPath, [program, '-'], {
    env: { PATH: process.env.PATH, DATABASE_URL: agency.url },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'readable'); // nobody reads the rest, so it waits
  expect(agency.unfinished()).not.toEqual([]);
  child.kill('SIGTERM');
  child.stdout.destroy();
  const [code] = await once(child, 'exit');
  expect([143, 3]).toContain(code);
  expect(agency.unfinished()).toEqual([]);
});

/** A program named `age` that does what the script says; the format is that of age, the content is not encrypted. */
function installAge(place: string, script: string) {
  const programs = join(place, 'programs');
  const { PATH } = process.env;
  mkdirSync(programs);
  writeFileSync(join(programs, 'age'), `#!/bin/sh\n[ "$1" = --version ] && exit 0\n${script}\n`);
  chmodSync(join(programs, 'age'), 0o700);
  process.env.PATH = `${programs}:${PATH}`;
  return {
    [Symbol.dispose]() {
      process.env.PATH = PATH;
    },
  };
}

const recipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';

test('with a recipient the copy is encrypted by the program age, and counts towards `--keep`', async () => {
  await using agency = await openAgency();
  const script = `printf 'age-encryption.org/v1\\n'; printf '%s\\n' "$*"; head -c 4096 /dev/zero; cat`;
  using _age = installAge(agency.place, script);
  await agency.backUp('2026-11-22T02:44:00Z');
  await agency.backUp('2026-11-22T02:45:00Z');
  await agency.backUp('2026-11-22T02:46:00Z', '--keep', '2', '--age-recipient', recipient);
  expect(agency.files()).toEqual([name('45'), `${name('46')}.age`]);
  const made = join(agency.folder, `${name('46')}.age`);
  const text = readFileSync(made, 'latin1');
  expect(text).toContain(`age-encryption.org/v1\n--encrypt --recipient ${recipient}\n`);
  expect(text).toContain('SQLite format 3');
  expect(statSync(made).mode & 0o777).toBe(0o600);
  expect(agency.unfinished()).toEqual([]);
});

test.each([
  ['fails', 'echo "no such recipient" >&2; exit 1', 'age did not encrypt the backup (no such recipient).'],
  ['writes half a file', `printf 'age-encryption.org/v1\\n'; head -c 9000`, 'age wrote an incomplete file'],
  ['writes something else', 'cat', 'age wrote an incomplete file'],
])('when age %s there is no backup', async (_what, script, why) => {
  await using agency = await openAgency();
  using _age = installAge(agency.place, script);
  const attempt = agency.attempt(agency.folder, '--age-recipient', recipient);
  await expect(attempt).rejects.toThrow(why);
  expect(agency.files()).toEqual([]);
  expect(agency.unfinished()).toEqual([]);
});

test('without the program age the command says what to install', async () => {
  await using agency = await openAgency(1);
  const said = await runBackup(agency.url, agency.folder, '--age-recipient', recipient, { PATH: '/nowhere' });
  expect(said).toEqual({
    code: 3,
    out: '',
    err: expect.stringMatching(/^The program age is not installed: /),
  });
});

test('a backup before an update does not migrate the store', async () => {
  await using agency = await openAgency(1);
  const path = join(agency.place, 'older.db');
  await createOlderStore('SQLite', `file:${path}`, 8);
  expect(await runBackup(`file:${path}`, agency.folder)).toMatchObject({ code: 0, err: '' });
  expect(await versionOf('SQLite', `file:${path}`)).toBe(8);
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
  const store = join(agency.folder, 'enquiries-2026-11-20T0245Z.db');
  await using other = await openStore(`file:${store}`).then((opened) => ({
    ...opened,
    [Symbol.asyncDispose]: () => opened.close(),
  }));
  const { reference } = await other.insert(enquiry());
  await backUp(store, new Date('2026-11-21T02:45:00Z'), agency.folder, '--keep', '1');
  await backUp(store, new Date('2026-11-22T02:45:00Z'), agency.folder, '--keep', '1');
  expect(agency.files().filter((name) => name.endsWith('.db'))).toEqual([
    'enquiries-2026-11-20T0245Z.db',
    'enquiries-2026-11-22T0245Z.db',
  ]);
  expect(await other.find(reference)).not.toBeNull();
});
