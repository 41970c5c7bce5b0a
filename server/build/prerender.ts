import { writeFile } from 'node:fs/promises';
import type { Assets } from '../../views/index.ts';
import { loadConfig } from '../config.ts';
import { printsFile, printsToKeep } from '../pages/prerender.ts';

/** Makes every page ready for a start with the settings that are set now. */
export async function buildPrints(assets: Assets): Promise<void> {
  await writeFile(printsFile, await printsToKeep({ settings: loadConfig().settings, assets }));
}
