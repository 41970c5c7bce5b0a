// A page that was opened before a release asks for the files of its own build later: they stay in dist/former/ for a day.
//
// node server/build/former-assets.ts FROM TO: keeps the files of one dist/ in another.

import { existsSync } from 'node:fs';
import { cp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { argv } from 'node:process';

const keptMs = 24 * 60 * 60 * 1000;

/** The time of a file in `former` is when it was replaced. */
export async function keepFormerAssets(from: string, to: string): Promise<void> {
  const former = join(to, 'former');
  if (from !== to && existsSync(join(from, 'former')))
    await cp(join(from, 'former'), former, { recursive: true, preserveTimestamps: true });
  if (existsSync(join(from, 'public/assets')))
    await cp(join(from, 'public/assets'), join(former, 'assets'), { recursive: true });
  for (const name of await readdir(former, { recursive: true }).catch(() => [])) {
    const file = await stat(join(former, name));
    // A time far ahead was written by a wrong clock.
    if (file.isFile() && Math.abs(Date.now() - file.mtimeMs) > keptMs) await rm(join(former, name));
  }
}

if (import.meta.main) {
  const [, , from, to] = argv;
  if (from === undefined || to === undefined) throw new Error('Name two dist folders: FROM and TO.');
  await keepFormerAssets(from, to);
}
