// What server/deploy/Containerfile builds, followed in a folder without a container engine, and started as the image is.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as containerfile from '../support/containerfile.ts';
import { send } from '../support/post.ts';
import { startServer } from '../support/server-process.ts';

// The site builds and starts in any folder.
const folder = mkdtempSync(join(tmpdir(), 'साइट #1 50%20 '));
const data = `${mkdtempSync(join(tmpdir(), 'container-'))}/data`;
afterAll(() => {
  for (const made of [folder, dirname(data)]) rmSync(made, { recursive: true });
});

const { environmentOf, textOf, contextFiles } = containerfile;
const stages = containerfile.readStages('server/deploy/Containerfile');
const final = stages.at(-1) as containerfile.Stage;
const imageRoot = join(folder, final.name);
const workdir = join(imageRoot, textOf(final, 'WORKDIR'));
const volume = join(imageRoot, textOf(final, 'VOLUME'));
symlinkSync(volume, data);

// The store is in the folder that is used as the root.
const env = {
  ...environmentOf(final),
  DATABASE_URL: environmentOf(final).DATABASE_URL?.replace(textOf(final, 'VOLUME'), data) ?? '',
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
};

const args = { SOURCE_COMMIT: '0123456789ab', SOURCE_DATE: '2026-03-04' };
beforeAll(() => containerfile.buildStages(stages, folder, args), 120_000);

const filesOf = (from: string) => readdirSync(from, { recursive: true, encoding: 'utf8' }).sort();

/** In exec form: without a shell, which would not pass signals on. */
const command = (name: string): string[] => JSON.parse(textOf(final, name).replace(/^CMD /, ''));

function inImage([file = '', ...args]: string[], more: Record<string, string> = {}) {
  const said = spawnSync(file, args, { cwd: workdir, env: { ...env, ...more }, encoding: 'utf8' });
  return { code: said.status, stdout: said.stdout };
}

test('the image, made in the folder “साइट #1 50%20”, serves pages, stores an enquiry, reports its health and stops with 0', async () => {
  const before = filesOf(workdir);
  const quoted = command('CMD').map((part) => `'${part}'`);
  await using server = startServer(env, '', ['sh', '-c', `cd '${workdir}' && exec ${quoted.join(' ')}`]);
  const url = await server.url();
  const page = await (await fetch(url)).text();
  const [, script] = /(?:src|href)="(\/assets\/[^"]+\.(?:js|woff2))"/.exec(page) ?? [];
  expect((await fetch(`${url}${script}`)).status).toBe(200);
  const sent = await send(url);
  expect(await sent.json()).toMatchObject({ success: true });
  const version = inImage(['node', 'dist/enquiries.js', '--version']);
  expect(version.stdout).toMatch(/^0123456789ab of 2026-03-04, on Node 26\./);
  expect(textOf(final, 'LABEL')).toContain('.revision=$SOURCE_COMMIT');
  const { stdout } = inImage(['node', 'dist/enquiries.js', 'list']);
  expect(stdout).toContain(sent.headers.get('Enquiry-Reference'));
  expect(readdirSync(volume)).toContain('enquiries.db');

  const { port } = new URL(url);
  expect(inImage(command('HEALTHCHECK'), { PORT: port })).toMatchObject({ code: 0 });
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0, signal: null, err: '' });
  expect(inImage(command('HEALTHCHECK'), { PORT: port })).toMatchObject({ code: 1 });
  // Its root file system may be read-only: without the compiled code a start only takes longer.
  expect(filesOf(workdir).filter((file) => !file.startsWith('dist/compiled'))).toEqual(before);
});

test('the image has what is built, and no packages, sources, source maps or tests; the build sees no settings or stores', () => {
  expect(readdirSync(imageRoot).sort()).toEqual(['srv', 'var']);
  expect(readdirSync(workdir).sort()).toEqual(['dist', 'package.json']);
  expect(filesOf(join(workdir, 'dist')).filter((file) => /\.(map|tsx?)$|\.test\./.test(file))).toEqual([]);
  expect(statSync(volume).mode & 0o777).toBe(0o700);
  const hidden = ['.env', 'server/deploy/.env', 'data/enquiries.db', 'dist/server.js', 'README.md'];
  const more = ['node_modules/zod/package.json', 'tests/packages.test.ts', '.git/config'];
  const seen = ['package.json', 'server/index.ts'];
  expect(contextFiles([...hidden, ...more, ...seen])).toEqual(seen);
});
