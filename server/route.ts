// What an address counts as in the log and in the metrics: one of a few, whatever was asked for.

import { places } from './places.ts';

export function routeOf(path: string): string {
  if (places.has(path) || fixed.has(path)) return path;
  return path.startsWith('/assets/') ? '/assets' : 'other';
}

const fixed = new Set([
  '/send',
  '/vitals',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/site.webmanifest',
  '/.well-known/security.txt',
]);
