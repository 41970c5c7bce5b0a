// The build: writes to dist/ everything that can be made before the server starts. It runs under tsx.

import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versions } from 'node:process';
import type { Assets } from '../../views/index.ts';
import { buildClient } from './client.ts';
import { compress } from './compress.ts';
import { buildFigures } from './figures.ts';
import { pruneFormerAssets, retireAssets } from './former-assets.ts';
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
  await emptyDist();
  await mkdir(publicFolder, { recursive: true });
  await cp(join(root, 'public'), publicFolder, { recursive: true });
  const svgRenderer = await openSvgRenderer();
  const styles = buildStyles();
  const [{ script, islands }, { font, deferredSheet, ...rules }, figures, cards] = await Promise.all([
    styles.then(({ deferredSheet }) => buildClient(deferredSheet)),
    styles,
    buildFigures(),
    buildCards(svgRenderer),
    buildIcons(svgRenderer),
    buildServer(),
  ]);
  await svgRenderer.close();
  await compress();
  await pruneFormerAssets(dist, new Date());
  const assets: Assets = { ...rules, script, islands, font, deferredSheet, figures, cards };
  await writeFile(join(dist, 'manifest.json'), JSON.stringify(assets));
}

/** Only moves the files that open pages may ask for, so that a build that fails loses none. */
async function emptyDist(): Promise<void> {
  await retireAssets(dist, new Date());
  for (const name of await readdir(dist).catch(() => []))
    if (name !== 'former') await rm(join(dist, name), { recursive: true, force: true });
}

if (import.meta.main) {
  const startedMs = performance.now();
  await build();
  console.log(`Built dist/ in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
}
