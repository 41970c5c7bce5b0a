import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { assetsFolder, assetsPath } from './paths.ts';

/**
 * Writes a file under a name that contains its content hash, since browsers cache it permanently. Returns its
 * URL.
 */
export async function writeAsset(name: string, ending: string, bytes: string | Buffer): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const file = `${name}-${hash}.${ending}`;
  await mkdir(dirname(`${assetsFolder}/${file}`), { recursive: true });
  await writeFile(`${assetsFolder}/${file}`, bytes);
  return `${assetsPath}/${file}`;
}
