import type { RequestHandler } from 'express';
import { urlLengthMax } from './limits.ts';

/** Refuses an address that is longer than any that leads here. */
export const addressSize: RequestHandler = (req, res, next) => {
  if (req.url.length <= urlLengthMax) return next();
  res.status(414).set('Cache-Control', 'no-store').type('text').send('URI Too Long\n');
};

/** Refuses a body by its declared size, before any of it is read; one that lies is stopped by its parser. */
export function bodySize(bytesMax: number, refuse: RequestHandler): RequestHandler {
  return (req, res, next) => {
    const bytes = Number(req.headers['content-length'] ?? 0);
    return bytes <= bytesMax ? next() : refuse(req, res, next);
  };
}
