// Responds with prerendered pages: one lookup and one write for each request.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { bestEncoding } from '../http/encodings.ts';
import { pathOf, type RequestLog } from '../http/request-log.ts';
import type { PrerenderedPage, PrerenderedPages } from './prerender.ts';

const urlLengthMax = 2_048; // campaigns add long query strings; no path on this site is longer than 60 characters

/**
 * Serves the pages. They carry all their headers, so nothing else has to run for them. It uses nothing of Express: the
 * process calls it before the app, whose first middleware it is as well.
 */
export function pageHandler({ byPath }: PrerenderedPages, logRequest: RequestLog) {
  return (req: IncomingMessage, res: ServerResponse, next: () => void) => {
    const { method = '', url = '' } = req;
    if ((method !== 'GET' && method !== 'HEAD') || url.length > urlLengthMax) return next();
    const path = pathOf(url);
    const page = byPath.get(path);
    if (!page) return next();
    logRequest(req, res);
    // Any other query changes nothing: it may name a campaign.
    const language =
      page.translations.size > 0 && new URLSearchParams(url.slice(path.length)).get('language');
    sendPage(req, res, page.translations.get(language || '') ?? page);
  };
}

/** Rejects what no page answers: a URL longer than any on this site, and methods other than GET and HEAD. */
export function pageFaultHandler({ byPath }: PrerenderedPages): RequestHandler {
  return (req, res, next) => {
    if (req.url.length > urlLengthMax) res.status(414).type('text').send('URI Too Long\n');
    else if (byPath.has(req.path)) sendMethodNotAllowed(res, 'GET, HEAD');
    else next();
  };
}

export function notFoundHandler({ notFound }: PrerenderedPages) {
  return (req: Request, res: Response) => sendPage(req, res, notFound);
}

function sendPage(req: IncomingMessage, res: ServerResponse, { route, variant }: PrerenderedPage): void {
  const { etag, headers, notModifiedHeaders, body } = variant(bestEncoding(req));
  // A browser may send several, and a proxy may have made them weak.
  const tags = req.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace('W/', '')) ?? [];
  if (route.status === 200 && (tags.includes(etag) || tags[0] === '*'))
    res.writeHead(304, notModifiedHeaders).end();
  else res.writeHead(route.status, headers).end(req.method === 'HEAD' ? undefined : body);
}

export function sendMethodNotAllowed(res: Response, allow: string): void {
  res.status(405).set('Allow', allow).type('text').send('Method Not Allowed\n');
}
