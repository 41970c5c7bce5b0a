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
    // No file here is worth resuming, and sirv fails on a range that ends before it starts.
    delete req.headers.range;
    serve(req, res, next);
  };
}
