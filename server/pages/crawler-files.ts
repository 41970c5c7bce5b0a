// Files that programs request by name: robots.txt, the sitemap, and files for agents and phones. All are made
// from the site table and the settings before the first request, as the pages are.

import type { RequestHandler } from 'express';
import { llmsText, robotsText, type SiteContext, sitemap, webManifest } from '../../views/index.ts';
import { bestEncoding, compressFast, type Encoding } from '../http/encodings.ts';
import { contentTag } from '../http/etag.ts';
import { sendMethodNotAllowed } from './page-handlers.ts';

export function crawlerFiles({ settings }: SiteContext): RequestHandler {
  const texts = new Map([
    ['/robots.txt', textFile('text/plain; charset=utf-8', robotsText(settings))],
    ['/sitemap.xml', textFile('application/xml; charset=utf-8', sitemap(settings))],
    ['/llms.txt', textFile('text/plain; charset=utf-8', llmsText(settings))],
    ['/site.webmanifest', textFile('application/manifest+json; charset=utf-8', webManifest(settings))],
  ]);
  return (req, res, next) => {
    const text = texts.get(req.path);
    if (!text) return next();
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendMethodNotAllowed(res, 'GET, HEAD');
    const encoding = bestEncoding(req);
    res.set(text.headers).set('ETag', `"${text.tag}-${encoding}"`);
    if (encoding !== 'identity') res.set('Content-Encoding', encoding);
    res.send(text.body(encoding));
  };
}

function textFile(type: string, text: string) {
  const bytes = Buffer.from(text);
  return {
    tag: contentTag(bytes),
    // Compressed again for each request: a millisecond, for files that only programs ask for.
    body: (encoding: Encoding) => compressFast(bytes, encoding),
    headers: {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      Vary: 'Accept-Encoding',
    },
  };
}
