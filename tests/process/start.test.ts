import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openStore } from '../../server/store.ts';
import { npmRunIn, runCliWith } from '../support/cli.ts';
import { asha } from '../support/enquiry.ts';
import { startServer } from '../support/server-process.ts';
import { rowsOf } from '../support/site.ts';

test('the built server serves the site, its script and its font', async () => {
  await using server = startServer();
  await expectSite(server);
});

test('the site builds and starts in a folder whose name has a space, #, % and Devanagari', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'साइट #1 50%20 '));
  for (const name of ['package.json', '.tsconfig.json', 'client', 'public', 'server', 'views'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  expect(await npmRunIn(folder, 'build')).toMatchObject({ code: 0, err: '' });
  await using server = startServer({}, '', [], join(folder, 'dist/server.js'));
  await expectSite(server);
  rmSync(folder, { recursive: true });
});

const root = fileURLToPath(new URL('../../', import.meta.url));

async function expectSite(server: ReturnType<typeof startServer>): Promise<void> {
  const url = await server.url();
  const page = await fetch(url);
  const html = await page.text();
  expect(page.status).toBe(200);
  const [, script = ''] = html.match(/import\("(\/assets\/[^"]+\.js)"/) ?? [];
  const [, font = ''] = html.match(/href="(\/assets\/[^"]+\.woff2)"/) ?? [];
  expect((await fetch(url + script)).headers.get('content-type')).toContain('javascript');
  expect((await fetch(url + font)).headers.get('content-type')).toBe('font/woff2');
}

test('the first line of the log, and the commands, say which commit was built', async () => {
  await using server = startServer();
  await server.url();
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const [first] = server.lines();
  expect(first).toMatchObject({ msg: 'starting', node: process.versions.node });
  expect(String(first?.commit).replace('-dirty', '')).toBe(commit.slice(0, 12));
  expect(first?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  const { out } = await runCliWith({}, '--version');
  expect(out).toBe(`${first?.commit} of ${first?.date}, on Node ${process.versions.node}\n`);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s stops the server cleanly', async (signal) => {
  await using server = startServer();
  await fetch(await server.url());
  server.child.kill(signal);
  expect(await server.ended).toMatchObject({ code: 0, signal: null, err: '' });
  expect(server.lines().at(-1)).toMatchObject({ msg: 'stopped' });
});

test('example values that visitors would see are logged once at the start', async () => {
  await using server = startServer({ SITE_PHONE: '+91 172 123 4567' });
  await server.url();
  server.child.kill('SIGTERM');
  await server.ended;
  const warnings = server.lines().filter(({ msg }) => String(msg).includes('example values'));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]?.msg).toContain('SITE_EMAIL');
  expect(warnings[0]?.msg).not.toContain('SITE_PHONE');
});

test('a public site does not start with the example telephone number', async () => {
  const env = { SITE_URL: 'https://www.agency.com', SITE_EMAIL: 'hello@agency.com' };
  await using server = startServer(env);
  expect(await server.ended).toMatchObject({
    code: 1,
    err: 'https://www.agency.com would show example values: set SITE_PHONE, SITE_ADDRESS.\n',
  });
});

test('settings can be in a file, and the environment overrides it', async () => {
  const file = 'SITE_EMAIL=file@example.com\nSITE_BRAND=From the file\nNOTE=x\n';
  await using server = startServer({ SITE_BRAND: 'From the environment' }, file);
  const html = await (await fetch(await server.url())).text();
  expect(html).toContain('<title>From the environment | ');
  expect(JSON.stringify(server.lines())).not.toContain('SITE_EMAIL');
});

test('a port in use is reported in one line', async () => {
  await using other = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => other.once('listening', listening));
  const { port } = other.address() as AddressInfo;
  await using server = startServer({ PORT: String(port) });
  expect(await server.ended).toMatchObject({
    code: 1,
    err: `Port ${port} is in use: stop the process that listens on it, or set PORT to another port.\n`,
  });
});

test('a data folder without write permission is reported in one line', async () => {
  await using server = startServer({ DATABASE_URL: 'file:/dev/null/enquiries.db' });
  const { code, err } = await server.ended;
  expect(code).toBe(1);
  expect(err).toMatch(/^Cannot store enquiries in \/dev\/null\/enquiries\.db \(.+\): set DATABASE_URL.+\n$/);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('a file that is no enquiry database is left unchanged and reported in one line', async () => {
  await using server = startServer({ DATABASE_URL: 'file:/etc/hosts' });
  const { code, err } = await server.ended;
  expect(code).toBe(1);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('an older version runs on a store of a newer one only if that has said so, and does not change it', async () => {
  await using none = startServer();
  const path = `${none.folder}/newer.db`;
  await (await openStore(`file:${path}`)).close();
  using database = new DatabaseSync(path);
  const set = database.prepare('UPDATE bookmarks SET value = ? WHERE name = ?');
  set.run('99', 'schema');
  set.run('99', 'compatible-from');
  await using server = startServer({ DATABASE_URL: `file:${path}` });
  const { code, err } = await server.ended;
  expect(code).toBe(1);
  expect(err).toMatch(/^The store was written by a newer version of this server: [^\n]+\n$/);

  set.run('1', 'compatible-from');
  await using rolledBack = startServer({ DATABASE_URL: `file:${path}` });
  await rolledBack.url();
  expect(rolledBack.lines()).toContainEqual(
    expect.objectContaining({
      ...{ level: 40, schema: 99 },
      msg: 'store was written by a newer version; running on it',
    }),
  );
});

test('invalid settings make the start fail, and all of them are listed', async () => {
  await using server = startServer({ PORT: 'five', SITE_URL: 'example', SEND_LIMIT: '0' });
  const { code, err, out } = await server.ended;
  expect({ code, out }).toEqual({ code: 1, out: '' });
  for (const name of ['PORT', 'SITE_URL', 'SEND_LIMIT']) expect(err).toContain(`Set ${name} to `);
});

test('servers that start at the same time on an empty store all serve requests and store enquiries', async () => {
  await using first = startServer();
  const shared = { DATABASE_URL: `file:${first.folder}/shared.db` };
  await using second = startServer(shared);
  await using third = startServer(shared);
  await using fourth = startServer(shared);
  const urls = await Promise.all([second, third, fourth].map((server) => server.url()));
  const answers = await Promise.all(
    urls.map((url) =>
      fetch(`${url}/send`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...asha, message: `By ${url}` }),
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(rowsOf(`${first.folder}/shared.db`)).toHaveLength(3);
});
