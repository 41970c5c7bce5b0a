import { writeFile } from 'node:fs/promises';
import type { Assets } from '../../views/index.ts';
import { loadConfig } from '../config.ts';
import { prerenderedFile, serializePages } from '../pages/prerender.ts';

/** Renders every page with the current settings, so that a start with the same settings need not. */
export async function buildPrerenderedPages(assets: Assets): Promise<void> {
  await writeFile(prerenderedFile, await serializePages({ settings: loadConfig().settings, assets }));
}
