import type { RequestHandler } from 'express';
import { urlLengthMax } from './limits.ts';

/** Refuses an address that is longer than any that leads here. */
export const addressSize: RequestHandler = (req, res, next) => {
  if (req.url.length <= urlLengthMax) return next();
  res.status(414).set('Cache-Control', 'no-store').type('text').send('URI Too Long\n');
};

/**
 * Refuses a body by its declared size before any of it is read, and one without as soon as it is too large. It stands
 * right before the parsers: they would answer only after they have read such a body to its end.
 */
export function bodySize(bytesMax: number, refuse: RequestHandler): RequestHandler {
  return (req, res, next) => {
    if (Number(req.headers['content-length'] ?? 0) > bytesMax) return refuse(req, res, next);
    if ('transfer-encoding' in req.headers) {
      let bytes = 0;
      req.on('data', ({ length }) => {
        bytes += length;
        if (bytes > bytesMax && !res.headersSent) refuse(req, res, next);
      });
    }
    next();
  };
}
