// Maps a URL to a route label for the log and the metrics, from a small fixed set.

import { pageRoutes } from '../pages/page-routes.ts';

export function routeLabel(path: string): string {
  if (knownPaths.has(path)) return path;
  return families.find((family) => path.startsWith(`${family}/`)) ?? 'other';
}

/** What follows is the name of a file, or the signature of a link. */
const families = ['/assets', '/answered'];

/** Every path with a response, except files. */
export const knownPaths: ReadonlySet<string> = new Set([
  ...pageRoutes.keys(),
  '/send',
  '/my-enquiry',
  '/answered',
  '/vitals',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/site.webmanifest',
  '/.well-known/security.txt',
]);
