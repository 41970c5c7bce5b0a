// What programs ask for by name: search engines, agents and phones. All of it comes from the site table and the
// settings, and is made before the first request, as the pages are.

import type { RequestHandler } from 'express';
import { type House, llmsText, robotsText, sitemap, webManifest } from '../../views/index.ts';
import { bestEncoding, encodeQuickly } from '../http/encodings.ts';
import { tagOf } from '../http/etag.ts';
import { refuseMethod } from './page-handlers.ts';

export function crawlers({ settings }: House): RequestHandler {
  const texts = new Map([
    ['/robots.txt', ready('text/plain; charset=utf-8', robotsText(settings))],
    ['/sitemap.xml', ready('application/xml; charset=utf-8', sitemap(settings))],
    ['/llms.txt', ready('text/plain; charset=utf-8', llmsText(settings))],
    ['/site.webmanifest', ready('application/manifest+json; charset=utf-8', webManifest(settings))],
  ]);
  return (req, res, next) => {
    const text = texts.get(req.path);
    if (!text) return next();
    if (req.method !== 'GET' && req.method !== 'HEAD') return refuseMethod(res, 'GET, HEAD');
    const encoding = bestEncoding(req);
    res.set(text.headers).set('ETag', `"${text.tag}-${encoding}"`);
    if (encoding !== 'identity') res.set('Content-Encoding', encoding);
    res.send(text.bodies[encoding]);
  };
}

function ready(type: string, text: string) {
  const bytes = Buffer.from(text);
  return {
    tag: tagOf(bytes),
    bodies: encodeQuickly(bytes),
    headers: {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      Vary: 'Accept-Encoding',
    },
  };
}
