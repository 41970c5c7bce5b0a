// Responds with text files that are made before the first request, as the pages are.

import type { RequestHandler } from 'express';
import { bestEncoding, compressFast, type Encoding } from '../http/encodings.ts';
import { contentTag } from '../http/etag.ts';
import { sendMethodNotAllowed } from './page-handlers.ts';

export type TextFile = { type: string; text: string; headers?: Record<string, string> };

export function textFiles(files: [path: string, file: TextFile][]): RequestHandler {
  const prepared = new Map(files.map(([path, file]) => [path, prepare(file)]));
  return (req, res, next) => {
    const file = prepared.get(req.path);
    if (!file) return next();
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendMethodNotAllowed(res, 'GET, HEAD');
    const encoding = bestEncoding(req);
    res.set(file.headers).set('ETag', `"${file.tag}-${encoding}"`);
    if (encoding !== 'identity') res.set('Content-Encoding', encoding);
    res.send(file.body(encoding));
  };
}

function prepare({ type, text, headers }: TextFile) {
  const bytes = Buffer.from(text);
  // Compressed when it is first asked for: every request would cost a millisecond of the event loop otherwise.
  const bodies = new Map<Encoding, Buffer>();
  return {
    tag: contentTag(bytes),
    body(encoding: Encoding): Buffer {
      const body = bodies.get(encoding) ?? compressFast(bytes, encoding);
      bodies.set(encoding, body);
      return body;
    },
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      Vary: 'Accept-Encoding',
      ...headers,
    },
  };
}
