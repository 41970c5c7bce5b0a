// What an address counts as in the log and in the metrics: one of a few, whatever was asked for.

import { pageRoutes } from '../pages/page-routes.ts';

export function routeLabel(path: string): string {
  if (knownPaths.has(path)) return path;
  return path.startsWith('/assets/') ? '/assets' : 'other';
}

/** Every address that answers, but for the files. */
export const knownPaths: ReadonlySet<string> = new Set([
  ...pageRoutes.keys(),
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
