import type { Request, RequestHandler, Response } from 'express';
import { rateLimit as expressRateLimit, type Store } from 'express-rate-limit';
import { rateLimitWindowMs } from '../limits.ts';
import type { Log } from '../observability/log.ts';
import { clientKey } from './client-key.ts';
import type { Counter } from './types.ts';

/** Limits the requests of one client within a window of ten minutes. */
export function rateLimit(
  counter: Counter,
  log: Log,
  reject: (req: Request, res: Response) => void,
  isUnlimited: (req: Request) => boolean = () => false,
): RequestHandler {
  return expressRateLimit({
    windowMs: rateLimitWindowMs,
    limit: counter.limit,
    store: counterStore(counter),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    skip: isUnlimited,
    keyGenerator: clientKey(log),
    logger: { error: (error, text) => log.error(error, text), warn: (error, text) => log.warn(error, text) },
    handler: reject,
  });
}

function counterStore(counter: Counter): Store {
  return {
    localKeys: false,
    async increment(key) {
      const { count, msLeft } = await counter.consume(key);
      return { totalHits: count, resetTime: new Date(Date.now() + msLeft) };
    },
    // Counts are never decremented.
    decrement() {},
    resetKey() {},
  };
}
