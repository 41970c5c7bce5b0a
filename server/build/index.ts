// The build: writes to dist/ everything that can be made before the server starts. It runs under tsx.

import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versions } from 'node:process';
import type { Assets } from '../../views/index.ts';
import { buildClient } from './client.ts';
import { compress } from './compress.ts';
import { buildFigures } from './figures.ts';
import { buildIcons } from './icons.ts';
import { dist, publicFolder, root } from './paths.ts';
import { buildServer } from './server.ts';
import { buildCards } from './social-cards.ts';
import { buildStyles } from './styles.ts';
import { openSvgRenderer } from './svg-renderer.ts';

const nodeMin = 26;

// The Node runtime is an optional dependency. Where its installation failed, scripts run on the system's
// Node.
if (Number.parseInt(versions.node, 10) < nodeMin) {
  throw new Error(`Node ${versions.node} is too old: run npm ci again, or install Node ${nodeMin} or newer.`);
}

export async function build(): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  await mkdir(publicFolder, { recursive: true });
  await cp(join(root, 'public'), publicFolder, { recursive: true });
  const svgRenderer = await openSvgRenderer();
  const [{ script, islands }, { rules, properties, font }, figures, cards] = await Promise.all([
    buildClient(),
    buildStyles(),
    buildFigures(),
    buildCards(svgRenderer),
    buildIcons(svgRenderer),
    buildServer(),
  ]);
  await svgRenderer.close();
  await compress();
  const assets: Assets = { rules, properties, script, islands, font, figures, cards };
  await writeFile(join(dist, 'manifest.json'), JSON.stringify(assets));
}

if (import.meta.main) {
  const startedMs = performance.now();
  await build();
  console.log(`Built dist/ in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
}
