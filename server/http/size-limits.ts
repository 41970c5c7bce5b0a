import type { RequestHandler } from 'express';
import { urlLengthMax } from '../limits.ts';

/** Refuses an address that is longer than any that leads here. */
export const limitUrlLength: RequestHandler = (req, res, next) => {
  if (req.url.length <= urlLengthMax) return next();
  res.status(414).set('Cache-Control', 'no-store').type('text').send('URI Too Long\n');
};

/** Refuses a body by its declared size before any of it is read; `parseBody` bounds what declares none. */
export function limitContentLength(bytesMax: number, reject: RequestHandler): RequestHandler {
  return (req, res, next) => {
    if (Number(req.headers['content-length'] ?? 0) > bytesMax) return reject(req, res, next);
    next();
  };
}
