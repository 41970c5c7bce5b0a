// Responds with prerendered pages: one lookup and one write for each request.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { bestEncoding } from '../http/encodings.ts';
import { etagMatches } from '../http/etag.ts';
import { urlLengthMax } from '../limits.ts';
import { type Log, prebuiltRequestLine } from '../observability/log.ts';
import type { PrerenderedPage, PrerenderedPages } from './prerender.ts';

/**
 * Serves the pages. They carry all their headers, so nothing else has to run for them. It uses nothing of Express: the
 * process calls it before the app, whose first middleware it is as well.
 */
export function pageHandler({ byPath }: PrerenderedPages, log: Log) {
  const lines = new Map([...byPath.keys()].map((path) => [path, createRequestLines(log, path)]));
  return (req: IncomingMessage, res: ServerResponse, next: () => void) => {
    const { method = '', url = '' } = req;
    if ((method !== 'GET' && method !== 'HEAD') || url.length > urlLengthMax) return next();
    const end = url.indexOf('?');
    const path = end === -1 ? url : url.slice(0, end);
    const page = byPath.get(path);
    if (!page) return next();
    sendPage(req, res, end === -1 ? page : inLanguage(page, url.slice(end)));
    lines.get(path)?.(method, res.statusCode);
  };
}

// Any other query changes nothing: it may name a campaign.
function inLanguage(page: PrerenderedPage, query: string): PrerenderedPage {
  if (page.translations.size === 0) return page;
  return page.translations.get(new URLSearchParams(query).get('language') ?? '') ?? page;
}

function createRequestLines(log: Log, path: string) {
  const lineByKey = new Map<string, () => void>();
  return (method: string, status: number): void => {
    const key = method + status;
    const line = lineByKey.get(key) ?? prebuiltRequestLine(log, method, path, status);
    lineByKey.set(key, line);
    line();
  };
}

/** Rejects other methods than GET and HEAD at the URL of a page. */
export function pageMethodHandler({ byPath }: PrerenderedPages): RequestHandler {
  return (req, res, next) => {
    if (byPath.has(req.path)) sendMethodNotAllowed(res, 'GET, HEAD');
    else next();
  };
}

export function notFoundHandler({ notFound }: PrerenderedPages) {
  return (req: Request, res: Response) => sendPage(req, res, notFound);
}

export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  { route, variant: variantIn }: PrerenderedPage,
  status: number = route.status,
  extraHeaders: string[] = [],
): void {
  const variant = variantIn(bestEncoding(req));
  if (status === 200 && etagMatches(req.headers['if-none-match'], variant.etag)) {
    res.writeHead(304, variant.notModifiedHeaders).end();
    return;
  }
  res.writeHead(status, extraHeaders.length > 0 ? [...variant.headers, ...extraHeaders] : variant.headers);
  if (req.method === 'HEAD') res.end();
  else res.end(variant.body);
}

export function sendMethodNotAllowed(res: Response, allow: string): void {
  res
    .status(405)
    .set({ Allow: allow, 'Cache-Control': 'no-store' })
    .type('text')
    .send('Method Not Allowed\n');
}
