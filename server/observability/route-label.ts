// What an address counts as in the log and in the metrics: one of a few, whatever was asked for.

import { places } from '../pages/page-routes.ts';

export function routeOf(path: string): string {
  if (routes.has(path)) return path;
  return path.startsWith('/assets/') ? '/assets' : 'other';
}

/** Every address that answers, but for the files. */
export const routes: ReadonlySet<string> = new Set([
  ...places.keys(),
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
