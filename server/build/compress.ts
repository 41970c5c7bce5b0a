import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { publicFolder } from './paths.ts';

/**
 * Writes a compressed copy of every public text file in each encoding that browsers accept. Fonts are already
 * compressed.
 */
export async function compress(): Promise<void> {
  const names = await readdir(publicFolder, { recursive: true });
  await Promise.all(
    names.filter((name) => /\.(js|css|svg|txt|xml|json|webmanifest)$/.test(name)).map(compressFile),
  );
}

async function compressFile(name: string): Promise<void> {
  const file = `${publicFolder}/${name}`;
  const bytes = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
