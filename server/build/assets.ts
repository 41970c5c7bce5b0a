// The folders of the build, and what is written to the public one.

import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const dist = `${root}dist`;
export const publicFolder = `${dist}/public`;
export const assetsFolder = `${publicFolder}/assets`;

/** URL path of the files in the assets folder. */
export const assetsPath = '/assets';

/** Writes a file under a name with its content hash, since browsers cache it permanently. Returns its URL. */
export async function writeAsset(name: string, ending: string, bytes: string | Buffer): Promise<string> {
  const hash = hashOf(bytes).slice(0, 6); // six digits of one name are enough, and they hardly compress
  const file = `${name}-${hash}.${ending}`;
  await mkdir(dirname(`${assetsFolder}/${file}`), { recursive: true });
  await writeFile(`${assetsFolder}/${file}`, bytes);
  return `${assetsPath}/${file}`;
}

export function hashOf(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8);
}

/** Writes a compressed copy of every public text file in each encoding that browsers accept. */
export async function compressPublicFiles(): Promise<void> {
  const texts = globSync(`${publicFolder}/**/*.{js,css,svg,txt,xml,json,webmanifest}`);
  await Promise.all(
    texts.map(async (file) => {
      const bytes = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
