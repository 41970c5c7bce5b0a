import type { RequestHandler } from 'express';
import { redirects } from '../../views/index.ts';
import { redirectSecondsMax } from '../limits.ts';
import { sendMethodNotAllowed } from '../pages/page-handlers.ts';
import { pageRoutes } from '../pages/page-routes.ts';

/** Redirects other spellings of a path to its canonical URL, and moved pages to their new URL. */
export const redirectHandler: RequestHandler = (req, res, next) => {
  const to = canonicalPath(req.path);
  if (to === undefined) return next();
  if (req.method !== 'GET' && req.method !== 'HEAD') return sendMethodNotAllowed(res, 'GET, HEAD');
  // Redirect targets come only from our own tables. The query is kept, since it may contain campaign
  // parameters.
  res.set('Cache-Control', `public, max-age=${redirectSecondsMax}`).redirect(301, to + queryOf(req.url));
};

function canonicalPath(path: string): string | undefined {
  if (pageRoutes.has(path)) return undefined;
  const plain = withoutTrailingSlashes(path.toLowerCase()) || '/';
  return targets.get(plain) ?? (pageRoutes.has(plain) ? plain : undefined);
}

// A loop, because an expression such as /\/+$/ is quadratic on two thousand slashes.
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

const targets: ReadonlyMap<string, string> = new Map(Object.entries(redirects));

function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
}
