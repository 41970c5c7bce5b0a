import type { ErrorRequestHandler } from 'express';
import { type House, renderNotice } from '../views/index.ts';
import { notIndexed } from './indexing.ts';
import type { Log } from './log.ts';

/** What nobody foresaw: it is logged whole, and the visitor gets a page that says what to do. */
export function failures(house: House, log: Log): ErrorRequestHandler {
  const page = Buffer.from(renderNotice(house, 'failed', '/500'));
  return (error, _req, res, next) => {
    log.error(error, 'a request failed');
    if (res.headersSent) return next(error);
    res
      .status(500)
      .set({ 'Cache-Control': 'no-store', ...notIndexed })
      .type('html')
      .send(page);
  };
}
