// A page that was opened before a release asks for the files of its own build later. They are kept beside the new ones
// in dist/former/TIME/assets/, where TIME is when they were replaced.
//
// node server/build/former-assets.ts FROM TO: copies these files from one dist/ to another.

import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { argv } from 'node:process';
import { formerAssetsMs, formerBytesMax, formerFilesCountMax } from '../limits.ts';

/** Before a build in place: moves the files that it would remove. */
export async function retireAssets(dist: string, now: Date): Promise<void> {
  const assets = join(dist, 'public/assets');
  if (existsSync(assets)) await rename(assets, await newFolder(dist, now));
}

/** After a build in another folder: copies the files of the build before, and those that it kept. */
export async function copyFormerAssets(from: string, to: string, now: Date): Promise<void> {
  const options = { recursive: true, preserveTimestamps: true };
  for (const time of await timesIn(from))
    await cp(join(from, 'former', time), join(to, 'former', time), options);
  const assets = join(from, 'public/assets');
  if (existsSync(assets)) await cp(assets, await newFolder(to, now), options);
  await pruneFormerAssets(to, now);
}

/** Removes what is too old, what the new build has itself, and what exceeds the limits: the oldest first. */
export async function pruneFormerAssets(dist: string, now: Date): Promise<void> {
  const kept = new Set<string>();
  let bytes = 0;
  let isFull = false;
  for (const time of (await timesIn(dist)).reverse()) {
    const folder = join(dist, 'former', time);
    let isEmpty = true;
    // A time far ahead was written by a wrong clock.
    const isRecent = Math.abs(now.getTime() - Number(time)) < formerAssetsMs;
    for (const name of isRecent ? await filesIn(folder) : []) {
      const isNew = existsSync(join(dist, 'public', name.replace(/\.(br|gz)$/, '')));
      const size = isNew || kept.has(name) ? 0 : (await stat(join(folder, name))).size;
      isFull ||= kept.size >= formerFilesCountMax || bytes + size > formerBytesMax;
      if (isFull || isNew || kept.has(name)) {
        await rm(join(folder, name));
        continue;
      }
      kept.add(name);
      bytes += size;
      isEmpty = false;
    }
    if (isEmpty) await rm(folder, { recursive: true });
  }
}

async function newFolder(dist: string, now: Date): Promise<string> {
  let time = now.getTime();
  while (existsSync(join(dist, 'former', String(time)))) time++;
  const folder = join(dist, 'former', String(time));
  await mkdir(folder, { recursive: true });
  return join(folder, 'assets');
}

/** The oldest first. */
async function timesIn(dist: string): Promise<string[]> {
  const names = await readdir(join(dist, 'former')).catch(() => []);
  return names.filter((name) => /^\d+$/.test(name)).sort((one, other) => Number(one) - Number(other));
}

/** In an order in which a file comes before its compressed copies. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort();
}

if (import.meta.main) {
  const [, , from, to] = argv;
  if (from === undefined || to === undefined) throw new Error('Name two dist folders: FROM and TO.');
  await copyFormerAssets(from, to, new Date());
}
