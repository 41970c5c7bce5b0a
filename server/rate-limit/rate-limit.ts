import type { Request, RequestHandler, Response } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import { rateLimitWindowMs } from '../limits.ts';
import type { Log } from '../observability/log.ts';
import { visitorOf } from './client-key.ts';
import type { Counter } from './types.ts';

/** So many requests an address may make within the allowance's ten minutes. */
export function allowance(
  counter: Counter,
  log: Log,
  refuse: (req: Request, res: Response) => void,
): RequestHandler {
  return rateLimit({
    windowMs: rateLimitWindowMs,
    limit: counter.limit,
    store: storeOver(counter),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: visitorOf(log),
    logger: { error: (error, text) => log.error(error, text), warn: (error, text) => log.warn(error, text) },
    handler: refuse,
  });
}

function storeOver(counter: Counter): Store {
  return {
    localKeys: false,
    async increment(key) {
      const { count, msLeft } = await counter.add(key);
      return { totalHits: count, resetTime: new Date(Date.now() + msLeft) };
    },
    // Nobody here is given anything back.
    decrement() {},
    resetKey() {},
  };
}
