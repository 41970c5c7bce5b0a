import type { Request, RequestHandler, Response } from 'express';

/** Refuses what a page of another site made a browser send. */
export function requireSameOrigin(
  siteUrl: string,
  reject: (req: Request, res: Response) => void,
): RequestHandler {
  const siteHost = new URL(siteUrl).host;
  return (req, res, next) => {
    if (isSameOrigin(req, siteHost)) return next();
    reject(req, res);
  };
}

// Browsers say it in Sec-Fetch-Site, older ones in Origin; what says neither is no browser and has no victim.
function isSameOrigin(req: Request, siteHost: string): boolean {
  const site = req.get('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = req.get('Origin');
  if (origin === undefined) return true;
  const host = parseHost(origin);
  // The scheme is left aside: behind a proxy the request itself is plain http.
  return host !== undefined && (host === req.get('Host') || host === siteHost);
}

export function parseHost(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined;
}
