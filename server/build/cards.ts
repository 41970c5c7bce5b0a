import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { type PageName, renderCard, site } from '../../views/index.ts';
import { readConfig } from '../config.ts';
import type { Drawing } from './drawing.ts';
import { assetsFolder, assetsPath } from './folders.ts';

/** Draws the social card of every page, and answers with their addresses by page. */
export async function buildCards(drawing: Drawing): Promise<Record<string, string>> {
  await mkdir(`${assetsFolder}/cards`, { recursive: true });
  return Object.fromEntries(
    await Promise.all((Object.keys(site) as PageName[]).map((name) => write(drawing, name))),
  );
}

async function write(drawing: Drawing, name: PageName): Promise<[string, string]> {
  const png = await drawing.png(renderCard(house, name), 1200);
  const hash = createHash('sha256').update(png).digest('hex').slice(0, 8);
  const file = `cards/${site[name].path.slice(1) || 'home'}-${hash}.png`;
  await writeFile(`${assetsFolder}/${file}`, png);
  return [name, `${assetsPath}/${file}`];
}

// A card shows nothing that is a setting, and nothing that the build makes.
const house = {
  settings: readConfig({}).settings,
  assets: { rules: [], script: '/', font: '/', figures: {}, cards: {} },
};
