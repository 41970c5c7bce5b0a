import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../server/store.ts';
import { type CliResult, runCli } from '../support/cli.ts';
import { runCliInProcess } from '../support/cli-in-process.ts';
import { enquiry } from '../support/isolated-store.ts';

const cli = fileURLToPath(new URL('../../dist/enquiries.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'desk-'));
const path = join(folder, 'enquiries.db');
const url = `file:${path}`;
const store = await openStore(url);
for (let number = 0; number < 600; number++)
  await store.insert(enquiry({ message: `Number ${number}: ${'x'.repeat(500)}`, spamSignals: ['links'] }));
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** One line that says what to do; a stack trace is for developers. */
function isOneLine(text: string): boolean {
  return text.trimEnd().split('\n').length <= 2 && !/^ {4}at |TypeError|node:/m.test(text);
}

test.each([
  ['constructor'],
  ['__proto__'],
  ['toString'],
  ['hasOwnProperty'],
  ['list', '--until', '2026-02-31'],
  ['list', '--since', '2026-13-01'],
  ['list', '--since', '2026-00-10'],
  ['list', '--until', '2025-02-29'],
  ['list', '--since', '__proto__'],
  ['list', '--limit', '99999999'],
  ['list', '--limit', '9'.repeat(400)],
  ['list', '--limit', '-1'],
  ['list', '--limit', '1e3'],
  ['list', '--limit', '1.5'],
  ['list', '--state', 'constructor'],
  ['list', '--service', '__proto__'],
  ['check', '--hours', '99999999'],
  ['export', '--state', 'constructor'],
  ['export', 'x.constructor'],
  ['export', path],
  ['show', '__proto__'],
  ['release', 'constructor'],
])('enquiries %s %s %s is refused in one line', async (...args) => {
  const { code, out, err } = await runCliInProcess(url, ...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).not.toBe('');
  expect(isOneLine(err)).toBe(true);
});

test.each([
  ['a usage error', ['list', '--until', '2026-02-31'], 2],
  ['an unknown reference', ['show', '0000-0000'], 1],
])('the process ends with the exit code of %s', async (_what, args, code) => {
  const said = await runCli(url, ...args);
  expect(said).toMatchObject({ code, out: '' });
  expect(isOneLine(said.err)).toBe(true);
});

test('a leap day is a valid date', async () => {
  expect((await runCliInProcess(url, 'list', '--since', '2024-02-29', '--limit', '1')).code).toBe(0);
});

test('a mistyped path creates no database and changes no file', async () => {
  const empty = join(folder, 'empty.db');
  const other = join(folder, 'other.db');
  writeFileSync(empty, '');
  new DatabaseSync(other).exec('CREATE TABLE notes (text)');
  const before = readdirSync(folder).sort();
  const sizes = [empty, other].map((file) => statSync(file).size);
  for (const file of [join(folder, 'typo.db'), join(folder, 'missing/enquiries.db'), empty, other]) {
    const asked = await Promise.all([
      runCliInProcess(`file:${file}`, 'list'),
      runCliInProcess(`file:${file}`, 'check'),
      runCliInProcess(`file:${file}`, 'vitals'),
    ]);
    for (const { code, out, err } of asked) {
      expect({ file, code, out }).toEqual({ file, code: 3, out: '' });
      expect(err).toMatch(/^There is no store .+: (start the site|set DATABASE_URL).+\n$/);
    }
  }
  expect(readdirSync(folder).sort()).toEqual(before);
  expect([empty, other].map((file) => statSync(file).size)).toEqual(sizes);
});

test.each([
  ['a folder', folder],
  ['a file that is not a database', '/etc/hosts'],
])('a path to %s is reported in one line', async (_what, file) => {
  const { code, err } = await runCli(`file:${file}`, 'list');
  expect(code).toBe(3);
  expect(isOneLine(err)).toBe(true);
});

// Root ignores file permissions unless that capability is dropped.
const asOther =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : ['env'];

test.skipIf(spawnSync(asOther[0] ?? '', [...asOther.slice(1), 'true']).status !== 0)(
  'another user than the site’s is told so, whatever he may not read',
  async () => {
    const place = join(folder, 'private');
    const file = join(place, 'enquiries.db');
    await (await openStore(`file:${file}`)).close();
    writeFileSync(join(folder, '.env'), '');
    for (const closed of [place, file, join(folder, '.env')]) {
      chmodSync(closed, 0);
      for (const args of [
        ['list'],
        ['check'],
        ['backup', folder],
        ['restore', path],
        ['restore-drill', folder],
      ]) {
        const [command = '', ...rest] = [...asOther, process.execPath, cli, ...args];
        const { code, out, err } = await run(command, rest, { DATABASE_URL: `file:${file}` }, folder);
        expect([args, { code, out, err }]).toEqual([
          args,
          {
            code: 3,
            out: '',
            err: expect.stringMatching(/^Cannot read (\.env|\/.+\.db): run this as the site's user/),
          },
        ]);
      }
      chmodSync(closed, 0o700);
    }
  },
);

test('an export that cannot be written is reported in one line and leaves no partial file', async () => {
  for (const name of [`${'x'.repeat(300)}.csv`, 'missing/march.csv', 'enquiries.db/march.csv']) {
    const { code, out, err } = await runCliInProcess(url, 'export', join(folder, name));
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toMatch(/^(Cannot write \S+ \((ENAMETOOLONG|ENOTDIR)|There is no folder \S+\/missing: )/);
    expect(isOneLine(err)).toBe(true);
  }

  // The export doubles each quote, so it is larger than its store.
  mkdirSync(join(folder, 'small'));
  const quoting = join(folder, 'small/quoting.db');
  const quotes = await openStore(`file:${quoting}`);
  for (let number = 0; number < 100; number++)
    await quotes.insert(enquiry({ message: `${number}${'"'.repeat(4_900)}` }));
  await quotes.close();
  const file = join(folder, 'small/march.csv');
  const script = 'ulimit -f 1600; trap "" XFSZ; exec "$@"'; // 800 kB
  const args = ['-c', script, 'sh', process.execPath, cli, 'export', file];
  const limited = await run('sh', args, { DATABASE_URL: `file:${quoting}` });
  expect(limited).toMatchObject({ code: 3, err: expect.stringMatching(/^Cannot write \S+ \(EFBIG/) });
  expect(isOneLine(limited.err)).toBe(true);
  expect(existsSync(file)).toBe(false);
});

test.each([
  ['> /dev/full', 3],
  ['>&-', 0],
  ['> /dev/full 2>&1', 3],
  ['2>&-', 0],
])('with output %s the command exits with %i and no stack trace', async (redirection, code) => {
  for (const command of ['list --limit 600', 'export', 'list --limit 600 --json']) {
    const script = `exec "$1" "$2" ${command} ${redirection}`;
    const said = await run('sh', ['-c', script, 'sh', process.execPath, cli]);
    expect([command, said.code]).toEqual([command, code]);
    expect(isOneLine(said.err)).toBe(true);
  }
});

test('a reader that closes the pipe early causes no error', async () => {
  const child = spawn(process.execPath, [cli, 'export'], { env: { DATABASE_URL: url } });
  child.stdout.once('data', () => child.stdout.destroy());
  let err = '';
  child.stderr.on('data', (data) => (err += data));
  const [code] = await once(child, 'close');
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test('all held enquiries are released in order of arrival, however many there are', async () => {
  const held = (await store.list({ state: 'held' }, 1_000)).map(({ reference }) => reference).reverse();
  expect(held).toHaveLength(600);
  const { code, out } = await runCliInProcess(url, 'release', '--all');
  expect(code).toBe(0);
  expect(out.trimEnd().split('\n')).toEqual(held.map((reference) => `${reference} is released.`));
});

test.each(['> /dev/full', '>&-', '| true'])(
  'all of them are released even if the output is not read: %s',
  async (redirection) => {
    for (let number = 0; number < 30; number++)
      await store.insert(enquiry({ message: `${redirection} ${number}`, spamSignals: ['links'] }));
    await run('sh', ['-c', `"$1" "$2" release --all ${redirection}`, 'sh', process.execPath, cli]);
    expect((await store.counts()).held).toBe(0);
  },
);

function run(
  file: string,
  args: string[],
  env: Record<string, string> = { DATABASE_URL: url },
  cwd?: string,
): Promise<CliResult> {
  const { promise, resolve } = Promise.withResolvers<CliResult>();
  execFile(file, args, { cwd, env: { PATH: process.env.PATH, ...env } }, (error, out, err) => {
    resolve({ code: error ? Number(error.code) : 0, out, err });
  });
  return promise;
}
