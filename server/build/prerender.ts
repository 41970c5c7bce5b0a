import { writeFile } from 'node:fs/promises';
import type { Assets } from '../../views/index.ts';
import { loadConfig } from '../config.ts';
import { prerenderedFile, serializePages } from '../pages/prerender.ts';

/** Makes every page ready for a start with the settings that are set now. */
export async function buildPrerenderedPages(assets: Assets): Promise<void> {
  await writeFile(prerenderedFile, await serializePages({ settings: loadConfig().settings, assets }));
}
