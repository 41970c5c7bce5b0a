// Responds with prerendered pages. Bytes and headers are ready before the first request, so a response is one
// lookup and one write. A page that cannot be rendered fails the start.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { SiteContext } from '../../views/index.ts';
import { bestEncoding } from '../http/encodings.ts';
import { etagMatches } from '../http/etag.ts';
import { urlLengthMax } from '../limits.ts';
import { type Log, prebuiltRequestLine } from '../observability/log.ts';
import { notFoundRoute, type PageRoute, pageRoutes } from './page-routes.ts';
import { type PrerenderedPage, prerenderPages } from './prerender.ts';

export type RoutedPage = PrerenderedPage & { route: PageRoute };

export type RoutedPages = { byPath: ReadonlyMap<string, RoutedPage>; notFound: RoutedPage };

export function routePages(siteContext: SiteContext): RoutedPages {
  const prerendered = prerenderPages(siteContext);
  const routed = (route: PageRoute): RoutedPage => {
    const page = prerendered.get(route);
    if (!page) throw new Error('A page was not rendered.');
    return { ...page, route };
  };
  return {
    byPath: new Map([...pageRoutes].map(([path, route]) => [path, routed(route)])),
    notFound: routed(notFoundRoute),
  };
}

/** Responds if the URL is a page, and returns whether it did. Needs nothing from Express. */
export function createPageResponder({ byPath }: RoutedPages, log: Log) {
  const lines = new Map([...byPath.keys()].map((path) => [path, createRequestLines(log, path)]));
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const { method = '', url = '' } = req;
    if ((method !== 'GET' && method !== 'HEAD') || url.length > urlLengthMax) return false;
    const end = url.indexOf('?');
    const path = end === -1 ? url : url.slice(0, end);
    const page = byPath.get(path);
    if (!page) return false;
    sendPage(req, res, page);
    lines.get(path)?.(method, res.statusCode);
    return true;
  };
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

/** Serves pages whose request target has another form, such as an absolute URL, and rejects other methods. */
export function pageHandler({ byPath }: RoutedPages): RequestHandler {
  return (req, res, next) => {
    const page = byPath.get(req.path);
    if (!page) return next();
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendMethodNotAllowed(res, 'GET, HEAD');
    sendPage(req, res, page);
  };
}

export function notFoundHandler({ notFound }: RoutedPages) {
  return (req: Request, res: Response) => sendPage(req, res, notFound);
}

export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  { route, variants }: RoutedPage,
  status: number = route.status,
  extraHeaders: string[] = [],
): void {
  const variant = variants[bestEncoding(req)];
  if (status === 200 && etagMatches(req.headers['if-none-match'], variant.etag)) {
    res.writeHead(304, variant.notModifiedHeaders).end();
    return;
  }
  res.writeHead(status, extraHeaders.length > 0 ? [...variant.headers, ...extraHeaders] : variant.headers);
  if (req.method === 'HEAD') res.end();
  else res.end(variant.body);
}

export function sendMethodNotAllowed(res: Response, allow: string): void {
  res.status(405).set('Allow', allow).type('text').send('Method Not Allowed\n');
}
