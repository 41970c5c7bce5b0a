// The files of a build, for pages that were opened before the next one. tests/process/release.test.ts makes releases.

import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepFormerAssets } from '../../server/build/former-assets.ts';
import { openSite } from '../support/site.ts';

test('a build in place keeps the files that it replaces for a day, however old they are', async () => {
  using dist = openDist({ 'page-1.js': 'one', 'page-1.js.br': 'br', 'cards/home-1.png': 'png' });
  dist.age('public/assets/page-1.js', 100);
  await keepFormerAssets(dist.path, dist.path);
  fs.rmSync(join(dist.path, 'public'), { recursive: true });
  await keepFormerAssets(dist.path, dist.path); // the build failed, and this is the next one
  expect(dist.former()).toEqual(['cards/home-1.png', 'page-1.js', 'page-1.js.br']);

  dist.age('former/assets/page-1.js', 23);
  dist.age('former/assets/page-1.js.br', 25);
  dist.age('former/assets/cards/home-1.png', -1_000); // written by a wrong clock
  await keepFormerAssets(dist.path, dist.path);
  expect(dist.former()).toEqual(['page-1.js']);
});

test('files of former builds are served compressed and cached permanently, also once they are deleted, never replace new ones, and stray or linked ones are not', async () => {
  const kept = { 'page-1.js': 'former', 'page-1.js.br': 'compressed', 'page-2.js': 'old', '.DS_Store': '' };
  using dist = openDist({ 'page-2.js': 'new' }, kept);
  using other = openDist({ 'secret.txt': 'secret' });
  fs.symlinkSync(`${other.path}/public/assets`, `${dist.path}/former/assets/linked`);
  const folders = { publicFolder: `${dist.path}/public`, formerFolder: `${dist.path}/former` };
  await using site = openSite({}, folders);
  for (const folder of Object.values(folders)) fs.rmSync(folder, { recursive: true });
  const former = await site.http.get('/assets/page-1.js').set('Accept-Encoding', 'identity').expect(200);
  expect(former.text).toBe('former');
  expect(former.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const { headers } = await site.http.head('/assets/page-1.js').set('Accept-Encoding', 'br').expect(200);
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-length': '10' });
  expect((await site.http.get('/assets/page-2.js').expect(200)).text).toBe('new');
  for (const path of ['/former/assets/page-1.js', '/assets/linked/secret.txt', '/assets/.DS_Store'])
    await site.http.get(path).expect(404);
});

function openDist(assets: Record<string, string>, former: Record<string, string> = {}) {
  const path = fs.mkdtempSync(join(tmpdir(), 'dist-'));
  for (const folder of ['public/assets/cards', 'former/assets'])
    fs.mkdirSync(join(path, folder), { recursive: true });
  for (const [name, text] of Object.entries(assets))
    fs.writeFileSync(join(path, 'public/assets', name), text);
  for (const [name, text] of Object.entries(former))
    fs.writeFileSync(join(path, 'former/assets', name), text);
  return {
    path,
    age(file: string, hours: number) {
      const seconds = Date.now() / 1000 - hours * 3_600;
      fs.utimesSync(join(path, file), seconds, seconds);
    },
    former: () => fs.globSync('**/*.*', { cwd: join(path, 'former/assets') }).sort(),
    [Symbol.dispose]: () => fs.rmSync(path, { recursive: true }),
  };
}
