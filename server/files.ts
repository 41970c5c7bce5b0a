import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { publicFolder } from './assets.ts';

export function files(): RequestHandler {
  const serve = sirv(publicFolder, {
    extensions: [],
    etag: true,
    brotli: true, // written beside each file by the build
    gzip: true,
    maxAge: 0,
    setHeaders(res, path) {
      // Names under /assets carry a hash of what is in them.
      if (path.startsWith('/assets/')) res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    if (!isPart(req.headers.range) || req.headers['if-range'] !== undefined) delete req.headers.range;
    // A file that is gone since the start, as when the next build replaces it, breaks off its own answer and no other.
    res.once('pipe', (file) => file.once('error', (fault) => res.destroy(fault)));
    serve(req, res, next);
  };
}

/** A range that sirv reads as it is meant. Whoever asks for another gets the whole file, as the standard allows. */
function isPart(range: string | undefined): boolean {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  return start !== undefined && (!end || Number(start) <= Number(end));
}
