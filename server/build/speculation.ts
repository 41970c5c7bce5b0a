import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { speculationRules } from '../../views/index.ts';
import { assetsFolder, assetsPath } from './folders.ts';

/** Writes the rules that a header of every page names, and answers with their address. */
export async function buildSpeculation(): Promise<string> {
  const rules = JSON.stringify(speculationRules);
  const hash = createHash('sha256').update(rules).digest('hex').slice(0, 8);
  await mkdir(assetsFolder, { recursive: true });
  await writeFile(`${assetsFolder}/speculation-${hash}.json`, rules);
  return `${assetsPath}/speculation-${hash}.json`;
}
