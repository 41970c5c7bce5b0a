import type { RequestHandler } from 'express';

/** Says that the process answers; what it depends on is not asked. */
export const health: RequestHandler = (req, res, next) => {
  if (req.path !== '/healthz' || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
  res.set('Cache-Control', 'no-store').type('text').send('ok\n');
};
