// The build: writes to dist/ everything that can be made before the server starts. It runs under tsx. With `--serve`, as in
// `npm run dev`, it then runs the server from its sources.

import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { argv, versions } from 'node:process';
import { renderAsync } from '@resvg/resvg-js';
import { type Assets, type PageName, renderCard, site } from '../../views/index.ts';
import { readConfig } from '../config.ts';
import { compressPublicFiles, dist, hashOf, publicFolder, root, writeAsset } from './assets.ts';
import { buildClient, buildServer } from './bundles.ts';
import { buildDrawings } from './drawings.ts';
import { keepFormerAssets } from './former-assets.ts';
import { buildStyles } from './styles.ts';
import { readCommit } from './version.ts';

// The Node runtime is an optional dependency. Where its installation failed, scripts run on the system's Node.
if (Number.parseInt(versions.node, 10) < 26)
  throw new Error(`Node ${versions.node} is too old: run npm ci again, or install Node 26 or newer.`);

export async function build(): Promise<void> {
  await keepFormerAssets(dist, dist);
  for (const name of await readdir(dist).catch(() => []))
    if (name !== 'former') await rm(`${dist}/${name}`, { recursive: true, force: true });
  await mkdir(publicFolder, { recursive: true });
  await cp(`${root}public`, publicFolder, { recursive: true });
  const styles = buildStyles();
  const drawings = await buildDrawings();
  const [ofStyles, ofClient, cards] = await Promise.all([
    styles,
    styles.then(({ deferredSheet }) => buildClient(deferredSheet)),
    buildCards(drawings),
    buildServer(),
  ]);
  await compressPublicFiles();
  const made = { ...ofStyles, ...ofClient, ...drawings, cards };
  const assets: Assets = { build: hashOf(JSON.stringify(made)), ...made };
  await writeFile(`${dist}/version.json`, JSON.stringify(readCommit()));
  await writeFile(`${dist}/manifest.json`, JSON.stringify(assets));
}

/** Draws the social card of every page. Returns their URLs by page. */
function buildCards(drawings: Pick<Assets, 'drawings' | 'posters'>): Promise<Record<string, string>> {
  const siteContext = contextWith(drawings);
  return byName(Object.keys(site) as PageName[], async (page) => {
    const card = await renderAsync(renderCard(siteContext, page), {
      font: {
        // One weight in a format that this renderer reads. Without the file it draws no text, and reports no error.
        fontFiles: [`${root}views/styles/fonts/bricolage-700.ttf`],
        loadSystemFonts: false,
        defaultFontFamily: 'Bricolage Grotesque',
      },
      fitTo: { mode: 'width', value: 1200 },
    });
    return writeAsset(`cards/${site[page].path.slice(1) || 'home'}`, 'png', card.asPng());
  });
}

async function byName<Name extends string>(names: readonly Name[], write: (name: Name) => Promise<string>) {
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await write(name)])));
}

// A card shows no settings and no build output, so defaults and placeholders are enough.
const contextWith = (drawings: Pick<Assets, 'drawings' | 'posters'>) => ({
  settings: readConfig({}).settings,
  assets: {
    ...{ build: '', script: '/', font: '/', deferredSheet: '/', rules: [], cards: {}, ...drawings },
    islands: {} as Assets['islands'],
  },
});

if (import.meta.main) {
  const startedMs = performance.now();
  await build();
  console.log(`Built dist/ in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
  if (argv.includes('--serve')) await import('../index.ts');
}
