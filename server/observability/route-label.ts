// Maps a URL to a route label for the log and the metrics, from a small fixed set.

import { pageRoutes } from '../pages/page-routes.ts';

export function routeLabel(path: string): string {
  if (knownPaths.has(path)) return path;
  return path.startsWith('/assets/') ? '/assets' : 'other';
}

/** Every path with a response, except files. */
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
