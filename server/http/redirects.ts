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
  const plain = withoutResidue(path);
  return targets.get(plain) ?? (pageRoutes.has(plain) ? plain : undefined);
}

/**
 * In lower case, decoded once, and without what a copied link may end in: slashes, punctuation, blanks (also those without
 * width), and campaign parameters without `?`. Control characters are part of no link.
 */
function withoutResidue(path: string): string {
  try {
    const [linked = ''] = decodeURIComponent(path).toLowerCase().split('&', 1);
    return /^\/(?:.*[^\p{P}\p{S}\p{Z}\p{Cf}])?/su.exec(linked)?.[0] ?? '';
  } catch {
    return ''; // percent signs that encode nothing
  }
}

const targets: ReadonlyMap<string, string> = new Map(Object.entries(redirects));

function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
}
