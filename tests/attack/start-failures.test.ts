// A start that fails ends with exit code 1 and says in one line what to do.

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
const notBuilt = 'There is no build to serve: run `npm run build` first.\n';

test('a port of either setting that is in use makes the start fail at any point of the start', async () => {
  await using other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = String((other.address() as AddressInfo).port);
  for (const [name, env] of Object.entries({ PORT: { METRICS_PORT: '0' }, METRICS_PORT: {} })) {
    const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_TO: 'desk@agency.example' };
    await using server = startServer({ ...mail, ...env, [name]: port });
    const err = `Port ${port} is in use: stop the process that listens on it, or set ${name} to another port.\n`;
    expect(await server.ended).toEqual({ code: 1, signal: null, out: '', err });
  }
});

// A user namespace may mount; where it may not be made, there is nothing to test with.
const mounting = ['unshare', '--map-root-user', '--mount', 'sh', '-c'];
const mayMount = spawnSync('unshare', [...mounting.slice(1), 'mount -t tmpfs tmpfs /mnt']).status === 0;
const disk = (options: string, before = '') => [
  ...mounting,
  `mount -t tmpfs -o ${options} tmpfs /mnt; ${before} exec "$@"`,
  'sh',
];
const remounted = disk('size=4m', 'head -c 0 /dev/null > /mnt/x.db; mount -o remount,ro /mnt;');
const noDisk =
  /^Cannot store enquiries in \/mnt\/x\.db \(.+\): free space on its disk, mount it for writing, .+\n$/;
const onDisk = { DATABASE_URL: 'file:/mnt/x.db' };

type Failure = [what: string, err: RegExp, env?: Record<string, string>, under?: string[], dotEnv?: string];

const inShell = (script: string) => ['sh', '-c', script, 'sh'];
const unreadable =
  'postgres://agency:not-a-secret@127.0.0.1:9/agency?sslmode=verify-full&sslrootcert=/nowhere.pem';
const publicSite = { SITE_URL: 'https://www.agency.com', SITE_EMAIL: 'hello@agency.com' };
const cut =
  'SITE_BRAND=Tea #1\nMAP_EMBED_URL="smtps://name:pa%23ss#@127.0.0.1"\nSMTP_URL=smtps://name:pa#ss@127.0.0.1\n';
const isCut = /^Put the value of SMTP_URL in \.env in quotes: its # begins a comment\.\n$/;

test.each<Failure>([
  ['an IP address of another machine', /^Cannot listen on 192\.0\.2\.1:\d+/, { HOST: '192.0.2.1' }],
  ['a store that cannot be opened', /^Cannot store enquiries/, { DATABASE_URL: 'file:/dev/null/x.db' }],
  [
    'an unreachable database',
    / agency at 127\.0\.0\.1:9 /,
    { DATABASE_URL: 'postgres://agency@127.0.0.1:9/agency' },
  ],
  ['an unreadable certificate', / agency at 127.0.0.1:9 \(ENOENT: .+pem'\)/, { DATABASE_URL: unreadable }],
  ['a public site’s example values', /^https:.+ example values: set SITE_PHONE, SITE_ADD/, publicSite],
  [
    'the socket of another process',
    /start dist\/server\.js itself/,
    {},
    inShell('LISTEN_PID=1 LISTEN_FDS=1 exec "$@"'),
  ],
  [
    'a file as a socket',
    /^Descriptor 3 is not a TCP socket/,
    {},
    inShell('exec 3</dev/null; LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"'),
  ],
  ['a # that cuts a value in .env', isCut, {}, [], cut],
  // Root can read any file, but no folder as one.
  [
    'an unreadable .env',
    /^Cannot read \.env: run this as the site's user/,
    {},
    inShell('rm .env && mkdir .env && exec "$@"'),
  ],
  ...(mayMount
    ? ([
        ['a full disk', noDisk, onDisk, disk('size=4k')],
        ['a disk without room for the index of the log', noDisk, onDisk, disk('size=16k')],
        ['a read-only disk', noDisk, onDisk, disk('ro')],
        ['a disk that becomes read-only with a store on it', noDisk, onDisk, remounted],
      ] as Failure[])
    : []),
])('%s makes the start fail with one message', async (_what, message, env, under, dotEnv) => {
  await using server = startServer({ METRICS_PORT: '0', ...env }, dotEnv, under);
  const { err, ...ended } = await server.ended;
  expect(ended).toEqual({ code: 1, signal: null, out: '' });
  expect(err).toMatch(message);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(err).not.toContain('not-a-secret');
});

test('without a build, or with half of one, the start fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'unbuilt-'));
  cpSync(`${root}/package.json`, `${folder}/package.json`);
  expect(await npmRunIn(folder, 'serve')).toEqual({ code: 1, out: '', err: notBuilt });
  cpSync(`${root}/dist`, `${folder}/dist`, { recursive: true });
  rmSync(`${folder}/dist/manifest.json`);
  symlinkSync(`${root}/node_modules`, `${folder}/node_modules`);
  await using server = startServer({}, '', [], `${folder}/dist/server.js`);
  expect(await server.ended).toMatchObject({ code: 1, out: '', err: notBuilt });
  rmSync(folder, { recursive: true });
});

test('a failed start exits with 1 when its message cannot be written', async () => {
  for (const redirection of ['2> /dev/full', '2>&-', '> /dev/full 2>&1']) {
    await using server = startServer({ PORT: 'x' }, '', ['sh', '-c', `exec "$@" ${redirection}`, 'sh']);
    expect([redirection, await server.ended]).toMatchObject([redirection, { code: 1, signal: null }]);
  }
});
