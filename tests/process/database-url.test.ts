import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { runCli } from '../support/cli.ts';
import { startServer } from '../support/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'database-url-'));
afterAll(() => rmSync(folder, { recursive: true }));

const unreadable =
  /^Cannot store enquiries in the database agency at 127\.0\.0\.1:9 \(ENOENT: .+none\.pem'\): .+\n$/;

test.each(['sslrootcert', 'sslcert', 'sslkey'])('an unreadable %s is reported in one line', async (name) => {
  const DATABASE_URL = `postgres://agency:not-a-secret@127.0.0.1:9/agency?sslmode=verify-full&${name}=${folder}/none.pem`;
  await using server = startServer({ DATABASE_URL });
  const { code, out, err } = await server.ended;
  expect({ code, out }).toEqual({ code: 1, out: '' });
  const cli = await runCli(DATABASE_URL, 'list');
  const vitals = await askVitals(DATABASE_URL);
  expect([cli.code, vitals.code]).toEqual([3, 3]); // the exit code for unusable settings or an unusable store
  for (const said of [err, cli.err, vitals.err]) {
    expect(said).toMatch(unreadable);
    expect(said).not.toContain('not-a-secret');
  }
});

test.each([
  ['--days', 'foo'],
  ['--days', '0'],
  ['--days', '-1'],
  ['--days', '1.5'],
  ['--days', '91'],
  ['--days', '99999999999'],
  ['--days', ''],
  ['--weeks', '2'],
  ['28', ''],
])('npm run vitals -- %s %s is refused as a usage error', async (...args) => {
  const { code, out, err } = await askVitals(`file:${folder}/enquiries.db`, ...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/Add --help to see the usage\.\n$/);
});

test('npm run vitals creates no store at a mistyped path', async () => {
  const { code, err } = await askVitals(`file:${folder}/none.db`, '--days', '7');
  expect(code).toBe(3);
  expect(err).toMatch(/^There is no store .+none\.db: .+\n$/);
});

function askVitals(DATABASE_URL: string, ...args: string[]) {
  const command = fileURLToPath(new URL('../../dist/enquiries.js', import.meta.url));
  const { promise, resolve } = Promise.withResolvers<{ code: number; out: string; err: string }>();
  execFile(
    process.execPath,
    [command, 'vitals', ...args],
    { cwd: folder, env: { DATABASE_URL } },
    (error, out, err) => resolve({ code: error ? Number(error.code ?? -1) : 0, out, err }),
  );
  return promise;
}
