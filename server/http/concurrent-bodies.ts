import type { Request, RequestHandler } from 'express';

/**
 * Limits how many bodies are received at once. Beyond the limit the connection with the oldest unfinished
 * body is closed: it is held open on purpose, since visitors' bodies arrive within milliseconds.
 */
export function limitConcurrentBodies(countMax: number): RequestHandler {
  const pending = new Set<Request>();
  return (req, _res, next) => {
    if (!req.complete && !req.destroyed) {
      pending.add(req);
      req.once('close', () => pending.delete(req));
    }
    if (pending.size > countMax) {
      const [slowest] = pending;
      if (slowest) pending.delete(slowest);
      slowest?.socket.destroy();
    }
    next();
  };
}
