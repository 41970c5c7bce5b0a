import type { Request, RequestHandler } from 'express';
import { rateLimit as expressRateLimit, type Store } from 'express-rate-limit';
import { limitPerWideNetwork, rateLimitWindowMs } from '../limits.ts';
import type { Log } from '../observability/log.ts';
import { clientKey, wideNetwork } from './client-key.ts';
import type { Counter, Counters } from './types.ts';

type RateLimitOptions = {
  counters: Counters;
  name: string;
  /** For one client. */
  limit: number;
  log: Log;
  reject: RequestHandler;
  isUnlimited?: (req: Request) => boolean;
};

/**
 * Limits the requests of one client within a window of ten minutes, and then those of its whole IPv6 /48. Requests beyond a
 * client's own limit do not count towards the limit of the /48.
 */
export function rateLimit({
  counters,
  name,
  limit,
  log,
  reject,
  isUnlimited = () => false,
}: RateLimitOptions): [RequestHandler, RequestHandler] {
  const ofClient = counters.counter(name, limit, rateLimitWindowMs);
  const ofNetwork = counters.counter(`${name}-48`, limitPerWideNetwork(limit), rateLimitWindowMs);
  const limiter = (
    counter: Counter,
    keyGenerator: (req: Request) => string,
    skip: (req: Request) => boolean,
  ) =>
    expressRateLimit({
      windowMs: rateLimitWindowMs,
      limit: counter.limit,
      store: counterStore(counter),
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      skip,
      keyGenerator,
      logger: {
        error: (error, text) => log.error(error, text),
        warn: (error, text) => log.warn(error, text),
      },
      handler: reject,
    });
  return [
    limiter(ofClient, clientKey(log), isUnlimited),
    limiter(
      ofNetwork,
      (req) => wideNetwork(req) ?? '',
      (req) => isUnlimited(req) || wideNetwork(req) === null,
    ),
  ];
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
