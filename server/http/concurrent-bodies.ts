import type { Request, RequestHandler } from 'express';

/**
 * Bounds how many bodies are being received at once. One too many closes the connection of the one that has taken the
 * longest: a body held open on purpose, since those of visitors arrive within milliseconds.
 */
export function limitConcurrentBodies(countMax: number): RequestHandler {
  const pending = new Set<Request>();
  return (req, _res, next) => {
    if (!req.complete) {
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
