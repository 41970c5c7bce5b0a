import type { Request, RequestHandler, Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import { allowanceMs } from './limits.ts';
import type { Log } from './log.ts';

/** So many requests an address may make within the allowance's ten minutes; it counts in memory, from the start. */
export function allowance(
  limit: number,
  log: Log,
  refuse: (req: Request, res: Response) => void,
): RequestHandler {
  return rateLimit({
    windowMs: allowanceMs,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // It warns once when a proxy is in front that TRUST_PROXY does not name.
    logger: { error: (error, text) => log.error(error, text), warn: (error, text) => log.warn(error, text) },
    handler: refuse,
  });
}
