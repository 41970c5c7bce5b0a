import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Express } from 'express';
import { openSite } from './site.ts';

/**
 * The app with a store of its own in a temporary folder, which is removed when the process ends. It needs no build: its
 * pages have no styles, and their script, font and images answer 404. `env` has settings of server/SETTINGS.md.
 */
export function createTestApp(env: Record<string, string> = {}): Express {
  const site = openSite(env, { assets: unbuiltAssets, publicFolder: sources });
  process.once('exit', () => rmSync(site.folder, { recursive: true, force: true }));
  return site.app;
}

const sources = fileURLToPath(new URL('../../public', import.meta.url));

const unbuiltAssets = {
  build: '00000000',
  rules: [],
  script: '/assets/page.js',
  islands: {
    enquiry: '/assets/enquiry.js',
    calculator: '/assets/calculator.js',
    carousel: '/assets/carousel.js',
    'service-search': '/assets/service-search.js',
    'copy-list': '/assets/copy-list.js',
  },
  font: '/assets/font.woff2',
  deferredSheet: '/assets/deferred.css',
  drawings: {},
  posters: {},
  cards: {},
};
