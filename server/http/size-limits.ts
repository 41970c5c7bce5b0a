import type { RequestHandler } from 'express';
import { urlLengthMax } from '../limits.ts';

/** Rejects a URL longer than any on this site. */
export const limitUrlLength: RequestHandler = (req, res, next) => {
  if (req.url.length <= urlLengthMax) return next();
  res.status(414).set('Cache-Control', 'no-store').type('text').send('URI Too Long\n');
};

/** Rejects a body by its Content-Length before any of it is read; `parseBody` limits bodies without one. */
export function limitContentLength(bytesMax: number, reject: RequestHandler): RequestHandler {
  return (req, res, next) => {
    if (Number(req.headers['content-length'] ?? 0) > bytesMax) return reject(req, res, next);
    next();
  };
}
