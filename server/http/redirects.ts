import type { RequestHandler } from 'express';
import { redirects } from '../../views/index.ts';
import { sendMethodNotAllowed } from '../pages/page-handlers.ts';
import { pageRoutes } from '../pages/page-routes.ts';
import { pathOf } from './request-log.ts';

const redirectSecondsMax = 60 * 60; // A wrong redirect can be corrected within the hour.

/** Redirects other spellings of a path to its canonical URL, and moved pages to their new URL: only to our own pages. */
export const redirectHandler: RequestHandler = (req, res, next) => {
  if (pageRoutes.has(req.path)) return next();
  const path = withoutResidue(req.path);
  const to = targets.get(path) ?? (pageRoutes.has(path) ? path : undefined);
  if (to === undefined) return next();
  if (req.method !== 'GET' && req.method !== 'HEAD') return sendMethodNotAllowed(res, 'GET, HEAD');
  const query = req.url.slice(pathOf(req.url).length); // may name a campaign
  res.set('Cache-Control', `public, max-age=${redirectSecondsMax}`).redirect(301, to + query);
};

const targets: ReadonlyMap<string, string> = new Map(Object.entries(redirects));

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
