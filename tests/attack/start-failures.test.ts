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
const onDisk = (options: string, before = ''): Start => ({
  env: { DATABASE_URL: 'file:/mnt/x.db' },
  under: [...mounting, `mount -t tmpfs -o ${options} tmpfs /mnt; ${before} exec "$@"`, 'sh'],
});
const noDisk =
  /^Cannot store enquiries in \/mnt\/x\.db \(.+\): free space on its disk, mount it for writing, .+\n$/;

type Start = { env?: Record<string, string>; under?: string[]; dotEnv?: string };

const inShell = (script: string): Start => ({ under: ['sh', '-c', script, 'sh'] });
const unreadable =
  'postgres://agency:not-a-secret@127.0.0.1:9/agency?sslmode=verify-full&sslrootcert=/nowhere.pem';
const publicSite = { SITE_URL: 'https://www.agency.com', SITE_EMAIL: 'hello@agency.com' };
const cut =
  'SITE_BRAND=Tea #1\r\nMAP_EMBED_URL="smtps://name:pa%23ss#@127.0.0.1"\nSMTP_URL=smtps://name:pa#ss@127.0.0.1\nSITE_ADDRESS="Sector 17\nLEGAL_NAME=\'Asha\'s Web\'\n';

test.each<[what: string, err: RegExp, start: Start]>([
  ['an address of another machine', /^Cannot listen on 192\.0\.2\.1:\d+/, { env: { HOST: '192.0.2.1' } }],
  ['an unusable store', /^Cannot store enquiries/, { env: { DATABASE_URL: 'file:/dev/null/x.db' } }],
  ['an unreadable certificate', / at 127.0.0.1:9 \(ENOENT: .+pem'\)/, { env: { DATABASE_URL: unreadable } }],
  ['example values', /^https:.+ example values: set SITE_PHONE, SITE_ADD/, { env: publicSite }],
  ['another socket', /start dist\/server\.js itself/, inShell('LISTEN_PID=1 LISTEN_FDS=1 exec "$@"')],
  [
    'a file as a socket',
    /^Descriptor 3 is not a TCP socket/,
    inShell('exec 3</dev/null; LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"'),
  ],
  [
    'a cut value',
    /^Put the value of SITE_BRAND, SMTP_URL, SITE_ADDRESS, LEGAL_NAME in \.env on one line, in quotes /,
    { dotEnv: cut },
  ],
  ['a byte order mark', /^Save \.env as UTF-8, without/, { dotEnv: '\ufeffSITE_BRAND=Tea' }],
  // Root can read any file, but no folder as one.
  ['an unreadable .env', /^Cannot read \.env: run this as/, inShell('rm .env && mkdir .env && exec "$@"')],
  ...(mayMount
    ? ([
        ['a full disk', noDisk, onDisk('size=4k')],
        ['a disk without room for the index of the log', noDisk, onDisk('size=16k')],
        [
          'a disk that becomes read-only with a store on it',
          noDisk,
          onDisk('size=4m', 'head -c 0 /dev/null > /mnt/x.db; mount -o remount,ro /mnt;'),
        ],
      ] as [string, RegExp, Start][])
    : []),
])('%s makes the start fail with one message', async (_what, message, { env, under, dotEnv }) => {
  await using server = startServer({ METRICS_PORT: '0', ...env }, dotEnv, under);
  const { err, ...ended } = await server.ended;
  expect(ended).toEqual({ code: 1, signal: null, out: '' });
  expect(err).toMatch(message);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(err).not.toContain('not-a-secret');
});

test('without a build, or with half of one, the start fails', async () => {
  const notBuilt = 'There is no build to serve: run `npm run build` first.\n';
  const folder = mkdtempSync(join(tmpdir(), 'unbuilt-'));
  cpSync(`${root}/package.json`, `${folder}/package.json`);
  expect(await npmRunIn(folder, 'serve')).toEqual({ code: 1, out: '', err: notBuilt });
  cpSync(`${root}/dist`, `${folder}/dist`, { recursive: true, filter: (path) => !path.endsWith('compiled') });
  rmSync(`${folder}/dist/manifest.json`);
  symlinkSync(`${root}/node_modules`, `${folder}/node_modules`);
  await using server = startServer({}, '', [], `${folder}/dist/server.js`);
  expect(await server.ended).toMatchObject({ code: 1, out: '', err: notBuilt });
  rmSync(folder, { recursive: true });
});
