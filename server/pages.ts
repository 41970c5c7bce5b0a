// Every page is rendered, compressed and tagged before the first request: a page that cannot be drawn is a failed start.

import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { FormName, House } from '../views/index.ts';
import { forms } from '../views/index.ts';
import { bestEncoding, type Encodings, encode } from './encodings.ts';
import { contentPolicy } from './headers.ts';
import { notIndexed } from './indexing.ts';
import { notFound, type Place, places } from './places.ts';

export type ReadyPage = {
  place: Place;
  tag: string;
  bodies: Encodings;
  headers: Record<string, string>;
  /** The forms that stand on it, in reading order. */
  forms: FormName[];
};

export type ReadyPages = { byPath: ReadonlyMap<string, ReadyPage>; notFound: ReadyPage };

export function renderPages(house: House): ReadyPages {
  const byPath = new Map([...places].map(([path, place]) => [path, ready(house, place)]));
  return { byPath, notFound: ready(house, notFound) };
}

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
  req: Request,
  res: Response,
  page: ReadyPage,
  status: number = page.place.status,
): void {
  const encoding = bestEncoding(req);
  res.status(status).set(page.headers).set('ETag', `"${page.tag}-${encoding}"`);
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res.send(page.bodies[encoding]);
}

export function refuseMethod(res: Response, allow: string): void {
  res.status(405).set('Allow', allow).type('text').send('Method Not Allowed\n');
}

function ready(house: House, place: Place): ReadyPage {
  const html = place.render(house);
  const bytes = Buffer.from(html);
  return {
    place,
    tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 27),
    bodies: encode(bytes),
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Security-Policy': contentPolicy(house, place.embeds),
      Vary: 'Accept-Encoding',
      ...(place.status !== 200 && notIndexed),
    },
    forms: [...html.matchAll(/ data-enquiry="(\w+)"/g)]
      .map(([, name]) => name as FormName)
      .filter((name) => name in forms),
  };
}
