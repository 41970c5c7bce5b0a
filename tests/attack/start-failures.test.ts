import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { npmRunIn } from '../support/cli.ts';
import { startServer } from '../support/server-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test.each(['PORT', 'METRICS_PORT'])(
  '%s in use makes the start fail with exit code 1 at any point of the start',
  async (name) => {
    await using other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await using server = startServer({
      [name]: String(port),
      ...(name === 'PORT' && { METRICS_PORT: '0' }),
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_TO: 'desk@agency.example',
    });
    expect(await server.ended).toMatchObject({
      code: 1,
      signal: null,
      out: '',
      err: `Port ${port} is in use: stop the process that listens on it, or set ${name} to another port.\n`,
    });
  },
);

test.each<[string, Record<string, string>, RegExp]>([
  ['an IP address of another machine', { HOST: '192.0.2.1' }, /^Cannot listen on 192\.0\.2\.1:\d+/],
  ['a store that cannot be opened', { DATABASE_URL: 'file:/dev/null/x.db' }, /^Cannot store enquiries/],
  [
    'an unreachable database',
    { DATABASE_URL: 'postgres://agency@127.0.0.1:9/agency' },
    /^Cannot store enquiries/,
  ],
  ['invalid settings', { PORT: 'x' }, /^Invalid settings/],
])('%s makes the start fail with exit code 1 and one message', async (_what, env, message) => {
  await using server = startServer({ METRICS_PORT: '0', ...env });
  const { code, signal, out, err } = await server.ended;
  expect({ code, signal, out }).toEqual({ code: 1, signal: null, out: '' });
  expect(err).toMatch(message);
  expect(err).not.toMatch(/^ {4}at /m);
});

// A user namespace may mount; where it may not be made, there is nothing to test with.
test.skipIf(!mayMount()).each([
  ['is full', 'size=4k', ''],
  ['has no room for the index of the log', 'size=16k', ''],
  ['is read-only', 'ro', ''],
  [
    'becomes read-only with a store on it',
    'size=4m',
    'head -c 0 /dev/null > /mnt/x.db; mount -o remount,ro /mnt;',
  ],
])('a disk that %s makes the start fail with the remedy', async (_what, options, before) => {
  const script = `mount -t tmpfs -o ${options} tmpfs /mnt; ${before} exec "$@"`;
  const under = ['unshare', '--map-root-user', '--mount', 'sh', '-c', script, 'sh'];
  await using server = startServer({ DATABASE_URL: 'file:/mnt/x.db' }, '', under);
  const { code, err } = await server.ended;
  expect(code).toBe(1);
  expect(err).toMatch(
    /^Cannot store enquiries in \/mnt\/x\.db \(.+\): free space on its disk, mount it for writing, .+\n$/,
  );
});

function mayMount(): boolean {
  const script = 'mount -t tmpfs tmpfs /mnt';
  return spawnSync('unshare', ['--map-root-user', '--mount', 'sh', '-c', script]).status === 0;
}

test('a # that cuts a value in .env makes the start fail and names the setting', async () => {
  const [url, quoted] = ['smtps://name:pa#ss@127.0.0.1', '"smtps://name:pa%23ss#@127.0.0.1"'];
  await using server = startServer({}, `SITE_BRAND=Tea #1\nMAP_EMBED_URL=${quoted}\nSMTP_URL=${url}\n`);
  expect(await server.ended).toMatchObject({
    code: 1,
    err: 'Put the value of SMTP_URL in .env in quotes: its # begins a comment.\n',
  });
});

test('an unreadable .env makes the start fail with exit code 1 and one line', async () => {
  // Root can read any file, so the test makes a folder of that name, which cannot be read as a file.
  await using server = startServer({}, '', ['sh', '-c', 'rm .env && mkdir .env && exec "$@"', 'sh']);
  expect(await server.ended).toMatchObject({
    code: 1,
    out: '',
    err: "Cannot read .env: run this as the site's user, or make it a file of that user.\n",
  });
});

test('without a build npm run serve says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'unbuilt-'));
  cpSync(`${root}/package.json`, `${folder}/package.json`);
  expect(await npmRunIn(folder, 'serve')).toEqual({
    ...{ code: 1, out: '', err: 'There is no build to serve: run `npm run build` first.\n' },
  });
  rmSync(folder, { recursive: true });
});

test('an incomplete build makes the start fail with exit code 1 and one line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'unbuilt-'));
  try {
    cpSync(`${root}/dist`, `${folder}/dist`, { recursive: true });
    rmSync(`${folder}/dist/manifest.json`);
    cpSync(`${root}/package.json`, `${folder}/package.json`);
    symlinkSync(`${root}/node_modules`, `${folder}/node_modules`);
    await using server = startServer({}, '', ['sh', '-c', `exec "$1" ${folder}/dist/server.js`, 'sh']);
    expect(await server.ended).toMatchObject({
      code: 1,
      out: '',
      err: 'There is no build to serve: run `npm run build` first.\n',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(['2> /dev/full', '2>&-', '> /dev/full 2>&1'])(
  'a failed start exits with 1 when its message cannot be written: %s',
  async (redirection) => {
    await using server = startServer({ PORT: 'x' }, '', ['sh', '-c', `exec "$@" ${redirection}`, 'sh']);
    expect(await server.ended).toMatchObject({ code: 1, signal: null });
  },
);
