// The files of a build, for pages that were opened before the next one.

import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { copyFormerAssets, pruneFormerAssets, retireAssets } from '../../server/build/former-assets.ts';
import { formerBytesMax, formerFilesCountMax } from '../../server/limits.ts';
import { openSite } from '../support/site.ts';

const noon = new Date('2026-11-22T12:00:00Z');
const laterBy = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);

test('a build in place keeps the files of the build before for a day, with their compressed copies', async () => {
  using dist = openDist({ 'page-1.js': 'one', 'page-1.js.br': 'br', 'cards/home-1.png': 'png' });
  await retireAssets(dist.path, noon);
  dist.write('public/assets', { 'page-2.js': 'two' });
  await pruneFormerAssets(dist.path, noon);
  expect(dist.former()).toEqual(['cards/home-1.png', 'page-1.js', 'page-1.js.br']);

  await retireAssets(dist.path, laterBy(23));
  dist.write('public/assets', { 'page-3.js': 'three' });
  await pruneFormerAssets(dist.path, laterBy(23));
  expect(dist.former()).toEqual(['cards/home-1.png', 'page-1.js', 'page-1.js.br', 'page-2.js']);

  await pruneFormerAssets(dist.path, laterBy(24));
  expect(dist.former()).toEqual(['page-2.js']);
  await pruneFormerAssets(dist.path, laterBy(47));
  expect(dist.former()).toEqual([]);
});

test('a build that fails loses no files of the build before', async () => {
  using dist = openDist({ 'page-1.js': 'one' });
  await retireAssets(dist.path, noon);
  await retireAssets(dist.path, noon); // the next build, which found nothing in place
  dist.write('public/assets', { 'page-2.js': 'part of a build' });
  await retireAssets(dist.path, noon);
  dist.write('public/assets', { 'page-1.js': 'one' });
  await pruneFormerAssets(dist.path, noon);
  expect(dist.former()).toEqual(['page-2.js']);
  expect(existsSync(join(dist.path, 'public/assets/page-1.js'))).toBe(true);
});

test('a release gets copies of the previous release’s files and of those that it kept', async () => {
  using before = openDist({ 'page-2.js': 'two', 'same-1.js': 'same', 'same-1.js.gz': 'gz' });
  before.write(`former/${noon.getTime()}/assets`, { 'page-1.js': 'one' });
  using next = openDist({ 'page-3.js': 'three', 'same-1.js': 'same' });
  await copyFormerAssets(before.path, next.path, laterBy(1));
  expect(next.former()).toEqual(['page-1.js', 'page-2.js']);
  expect(before.former()).toEqual(['page-1.js']);
  await copyFormerAssets(before.path, next.path, laterBy(2)); // a release that was killed here is repeated
  expect(next.former()).toEqual(['page-1.js', 'page-2.js']);
});

test('a previous release without files, or the same release again, is no error', async () => {
  using empty = openDist({});
  using next = openDist({ 'page-1.js': 'one' });
  await copyFormerAssets(join(empty.path, 'missing'), next.path, noon);
  await copyFormerAssets(next.path, next.path, noon);
  expect(next.former()).toEqual([]);
  expect(existsSync(join(next.path, 'public/assets/page-1.js'))).toBe(true);
});

test('the newest files are kept when there are too many, or too large ones', async () => {
  using dist = openDist({});
  const many = Array.from(
    { length: formerFilesCountMax + 10 },
    (_, index) => [`old-${index}.js`, ''] as const,
  );
  dist.write(`former/${noon.getTime()}/assets`, Object.fromEntries(many));
  dist.write(`former/${laterBy(1).getTime()}/assets`, { 'new-1.js': '', 'new-2.js': '' });
  await pruneFormerAssets(dist.path, laterBy(2));
  expect(dist.former()).toHaveLength(formerFilesCountMax);
  expect(dist.former()).toEqual(expect.arrayContaining(['new-1.js', 'new-2.js']));

  dist.write(`former/${laterBy(2).getTime()}/assets`, { 'large-1.js': 'x'.repeat(formerBytesMax) });
  await pruneFormerAssets(dist.path, laterBy(3));
  expect(dist.former()).toEqual(expect.arrayContaining(['large-1.js']));
  dist.write(`former/${laterBy(3).getTime()}/assets`, { 'large-2.js': 'x'.repeat(formerBytesMax) });
  await pruneFormerAssets(dist.path, laterBy(4));
  expect(dist.former()).toEqual(['large-2.js']);
});

test('files dated far in the future are removed', async () => {
  using dist = openDist({});
  dist.write(`former/${laterBy(1000).getTime()}/assets`, { 'page-1.js': '' });
  dist.write('former/notes/assets', { 'page-2.js': '' });
  await pruneFormerAssets(dist.path, noon);
  expect(dist.former()).toEqual(['page-2.js']); // not written by a build
});

test('the command copies the files, and prints its usage without arguments', () => {
  using before = openDist({ 'page-1.js': 'one' });
  using next = openDist({ 'page-2.js': 'two' });
  const script = fileURLToPath(new URL('../../server/build/former-assets.ts', import.meta.url));
  execFileSync(process.execPath, [script, before.path, next.path]);
  expect(next.former()).toEqual(['page-1.js']);
  expect(() => execFileSync(process.execPath, [script], { stdio: 'pipe' })).toThrow('Name two dist folders');
});

test('files of former builds are served compressed and cached permanently, and never replace new ones', async () => {
  using dist = openDist({ 'page-2.js': 'new' });
  dist.write(`former/${noon.getTime()}/assets`, { 'page-1.js': 'older', 'page-2.js': 'old' });
  dist.write(`former/${laterBy(1).getTime()}/assets`, {
    'page-1.js': 'former',
    'page-1.js.br': 'compressed',
  });
  await using site = openSite(
    {},
    { publicFolder: `${dist.path}/public`, formerFolder: `${dist.path}/former` },
  );
  const former = await site.http.get('/assets/page-1.js').set('Accept-Encoding', 'identity').expect(200);
  expect(former.text).toBe('former');
  expect(former.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const { headers } = await site.http.head('/assets/page-1.js').set('Accept-Encoding', 'br').expect(200);
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-length': '10' });
  expect((await site.http.get('/assets/page-2.js').expect(200)).text).toBe('new');
  await site.http.get(`/former/${noon.getTime()}/assets/page-1.js`).expect(404);
});

function openDist(assets: Record<string, string>) {
  const path = mkdtempSync(join(tmpdir(), 'dist-'));
  const write = (folder: string, files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(path, folder, name)), { recursive: true });
      writeFileSync(join(path, folder, name), text);
    }
  };
  write('public/assets', assets);
  return {
    path,
    write,
    former: () =>
      globSync('former/*/assets/**/*.*', { cwd: path })
        .map((file) => file.split('/').slice(3).join('/'))
        .sort(),
    [Symbol.dispose]: () => rmSync(path, { recursive: true }),
  };
}
