import type { Request, RequestHandler, Response } from 'express';

/** Rejects requests that a page of another site made a browser send (CSRF). */
export function requireSameOrigin(
  siteUrl: string,
  reject: (req: Request, res: Response) => void,
): RequestHandler {
  const siteHost = new URL(siteUrl).host;
  return (req, res, next) => (isSameOrigin(req, siteHost) ? next() : reject(req, res));
}

// Browsers send Sec-Fetch-Site, older ones Origin. A client that sends neither is not a browser, so there is
// no user to protect.
function isSameOrigin(req: Request, siteHost: string): boolean {
  const site = req.get('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = req.get('Origin');
  if (origin === undefined) return true;
  const host = URL.parse(origin)?.host;
  // The scheme is not compared: behind a proxy the request itself is plain HTTP.
  return host !== undefined && (host === req.get('Host') || host === siteHost);
}
