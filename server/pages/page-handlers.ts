// Every page is ready before the first request, with all its headers: answering is one look and one write.
// A page that cannot be drawn is a failed start.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { House } from '../../views/index.ts';
import { bestEncoding } from '../http/encodings.ts';
import { isKept } from '../http/etag.ts';
import { urlLengthMax } from '../limits.ts';
import { type Log, readyLine } from '../observability/log.ts';
import { notFound, type Place, places } from './page-routes.ts';
import { type Print, readPrints } from './prerender.ts';

export type ReadyPage = Print & { place: Place };

export type ReadyPages = { byPath: ReadonlyMap<string, ReadyPage>; notFound: ReadyPage };

export function renderPages(house: House): ReadyPages {
  const prints = readPrints(house);
  const ready = (place: Place): ReadyPage => {
    const print = prints.get(place);
    if (!print) throw new Error('A page was not drawn.');
    return { ...print, place };
  };
  return {
    byPath: new Map([...places].map(([path, place]) => [path, ready(place)])),
    notFound: ready(notFound),
  };
}

/** Answers where a page stands, and says whether it did. It needs nothing of Express. */
export function readyAnswer({ byPath }: ReadyPages, log: Log) {
  const lines = new Map([...byPath.keys()].map((path) => [path, linesOf(log, path)]));
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

function linesOf(log: Log, path: string) {
  const ready = new Map<string, () => void>();
  return (method: string, status: number): void => {
    const key = method + status;
    const line = ready.get(key) ?? readyLine(log, method, path, status);
    ready.set(key, line);
    line();
  };
}

/** The pages whose address came in another shape, such as a whole URL, and the refusal of other methods. */
export function pages({ byPath }: ReadyPages): RequestHandler {
  return (req, res, next) => {
    const page = byPath.get(req.path);
    if (!page) return next();
    if (req.method !== 'GET' && req.method !== 'HEAD') return refuseMethod(res, 'GET, HEAD');
    sendPage(req, res, page);
  };
}

export function unknownAddress({ notFound }: ReadyPages) {
  return (req: Request, res: Response) => sendPage(req, res, notFound);
}

export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  { place, copies }: ReadyPage,
  status: number = place.status,
  more: string[] = [],
): void {
  const copy = copies[bestEncoding(req)];
  if (status === 200 && isKept(req.headers['if-none-match'], copy.etag)) {
    res.writeHead(304, copy.headersKept).end();
    return;
  }
  res.writeHead(status, more.length > 0 ? [...copy.headers, ...more] : copy.headers);
  if (req.method === 'HEAD') res.end();
  else res.end(copy.body);
}

export function refuseMethod(res: Response, allow: string): void {
  res.status(405).set('Allow', allow).type('text').send('Method Not Allowed\n');
}
