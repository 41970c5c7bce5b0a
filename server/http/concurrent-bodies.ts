import type { Request, RequestHandler } from 'express';

/**
 * Bounds how many bodies are being received at once. One too many closes the connection of the one that has taken the
 * longest: a body held open on purpose, since those of visitors arrive within milliseconds.
 */
export function bodiesAtOnce(countMax: number): RequestHandler {
  const arriving = new Set<Request>();
  return (req, _res, next) => {
    if (!req.complete) {
      arriving.add(req);
      req.once('close', () => arriving.delete(req));
    }
    if (arriving.size > countMax) {
      const [slowest] = arriving;
      if (slowest) arriving.delete(slowest);
      slowest?.socket.destroy();
    }
    next();
  };
}
