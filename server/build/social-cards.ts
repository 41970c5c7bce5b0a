import { type PageName, renderCard, site } from '../../views/index.ts';
import { readConfig } from '../config.ts';
import type { Drawing } from './svg-renderer.ts';
import { writeAsset } from './write-asset.ts';

/** Draws the social card of every page, and answers with their addresses by page. */
export async function buildCards(drawing: Drawing): Promise<Record<string, string>> {
  return Object.fromEntries(
    await Promise.all((Object.keys(site) as PageName[]).map((name) => write(drawing, name))),
  );
}

async function write(drawing: Drawing, name: PageName): Promise<[string, string]> {
  const png = await drawing.png(renderCard(house, name), 1200);
  return [name, await writeAsset(`cards/${site[name].path.slice(1) || 'home'}`, 'png', png)];
}

// A card shows nothing that is a setting, and nothing that the build makes.
const house = {
  settings: readConfig({}).settings,
  assets: { rules: [], script: '/', font: '/', figures: {}, cards: {} },
};
