import type { RequestHandler } from 'express';
import { moved } from '../../views/index.ts';
import { redirectSecondsMax } from '../limits.ts';
import { pageRoutes } from '../pages/page-routes.ts';

/** Sends every other spelling of an address of ours to the one true one, and moved pages to where they live. */
export const redirects: RequestHandler = (req, res, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') return next();
  const to = canonicalPath(req.path);
  if (to === undefined) return next();
  // Only addresses out of our own tables are ever sent; the query stays, for it may name a campaign.
  res.set('Cache-Control', `public, max-age=${redirectSecondsMax}`).redirect(301, to + queryOf(req.url));
};

function canonicalPath(path: string): string | undefined {
  if (pageRoutes.has(path)) return undefined;
  const plain = withoutTrailingSlashes(path.toLowerCase()) || '/';
  return targets.get(plain) ?? (pageRoutes.has(plain) ? plain : undefined);
}

// A loop: an expression such as /\/+$/ starts anew at each of two thousand slashes.
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

const targets: ReadonlyMap<string, string> = new Map(Object.entries(moved));

function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
}
