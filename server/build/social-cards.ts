import { type PageName, renderCard, site } from '../../views/index.ts';
import { readConfig } from '../config.ts';
import type { SvgRenderer } from './svg-renderer.ts';
import { writeAsset } from './write-asset.ts';

/** Renders the social card of every page. Returns the card URLs by page. */
export async function buildCards(svgRenderer: SvgRenderer): Promise<Record<string, string>> {
  return Object.fromEntries(
    await Promise.all((Object.keys(site) as PageName[]).map((name) => writeCard(svgRenderer, name))),
  );
}

async function writeCard(svgRenderer: SvgRenderer, name: PageName): Promise<[string, string]> {
  const png = await svgRenderer.png(renderCard(siteContext, name), 1200);
  return [name, await writeAsset(`cards/${site[name].path.slice(1) || 'home'}`, 'png', png)];
}

// A card shows no settings and no build output, so defaults and placeholders are enough.
const siteContext = {
  settings: readConfig({}).settings,
  assets: {
    rules: [],
    properties: {},
    classes: {},
    script: '/',
    islands: { enquiry: '/', calculator: '/', carousel: '/', 'service-search': '/', 'copy-list': '/' },
    font: '/',
    deferredSheet: '/assets/deferred.css',
    figures: {},
    cards: {},
  },
};
