// Limits requests by IP address.

import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { rateLimit as expressRateLimit, ipKeyGenerator } from 'express-rate-limit';
import { rateLimitWindowMs } from '../limits.ts';
import { type Log, logLimit } from '../observability/log.ts';
import { createCounter } from './counters.ts';

/** Clients of one IPv6 /48: a provider assigns one on request, and it has 256 of the /56 that count as one client. */
const clientsPerWideNetwork = 10;

type RateLimitOptions = {
  /** For one client. */
  limit: number;
  log: Log;
  reject: RequestHandler;
  isUnlimited?: (req: Request) => boolean;
};

/**
 * Limits the requests of one client within a window of ten minutes, and then those of its whole IPv6 /48. Requests beyond a
 * client's own limit do not count towards the limit of the /48. Logs once where the proxy is not configured.
 */
export function rateLimit(options: RateLimitOptions): [RequestHandler, RequestHandler] {
  const { log, reject, isUnlimited = () => false } = options;
  const limiter = (limit: number, keyOf: (req: Request) => string | null) => {
    const counter = createCounter(limit, rateLimitWindowMs);
    return expressRateLimit({
      windowMs: rateLimitWindowMs,
      limit,
      store: {
        localKeys: false,
        increment(key) {
          const { count, msLeft } = counter.consume(key);
          return { totalHits: count, resetTime: new Date(Date.now() + msLeft) };
        },
        decrement() {}, // only for options that are not used
        resetKey() {},
      },
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      skip: (req) => isUnlimited(req) || keyOf(req) === null,
      keyGenerator: (req) => keyOf(req) ?? '',
      logger: log,
      handler: reject,
    });
  };
  const once = logLimit(Number.POSITIVE_INFINITY); // anyone can send such a header
  const ofClient = (req: Request) => {
    const isUnexpected = 'x-forwarded-for' in req.headers && req.app.get('trust proxy') === false;
    if (isUnexpected) once(() => log.warn(unexpectedHeader));
    else if (isIP(withoutPort(req.ip)) === 0) once(() => log.warn(invalidAddress));
    return clientNetwork(req);
  };
  return [limiter(options.limit, ofClient), limiter(options.limit * clientsPerWideNetwork, wideNetwork)];
}

const unexpectedHeader =
  'X-Forwarded-For received, but TRUST_PROXY is not set; all clients behind a proxy share one rate limit';
const invalidAddress =
  'X-Forwarded-For has no valid IP address; such requests share the rate limit of the proxy';

/** An IPv6 address counts as its /56, the size that one household or one rented machine gets. */
export function clientNetwork(req: Request): string {
  return ipKeyGenerator(addressOf(req));
}

/** The /48 of an IPv6 address; `null` for IPv4, whose addresses are not assigned in blocks of that size. */
export function wideNetwork(req: Request): string | null {
  const network = ipKeyGenerator(addressOf(req), 48);
  return network.includes('/') ? network : null;
}

// Arbitrary values would each get a rate limit of their own, so the socket's IP address is used instead.
function addressOf({ ip, socket }: Request): string {
  const address = withoutPort(ip);
  return isIP(address) !== 0 ? address : (socket.remoteAddress ?? '');
}

// Azure gateways and IIS append the port to the IP address: a new value for each connection.
function withoutPort(address = ''): string {
  return /^(?:\[(.+)\]|([\d.]+)):\d+$/.exec(address)?.slice(1).find(Boolean) ?? address;
}
