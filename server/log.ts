// One line a request; never who asked, never what was written in a form, never an address that is not ours.

import type { RequestHandler } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { plainly } from './failure.ts';
import { nextId, requestId } from './request-id.ts';
import { routeOf } from './route.ts';

export type Log = Logger;

export function createLog(level: Config['logLevel'], destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: plainly },
  };
  return destination ? pino(options, destination) : pino(options);
}

export function requestLog(log: Log): RequestHandler {
  return (req, res, next) => {
    const startedMs = performance.now();
    res.once('close', () => {
      const ms = Math.round(performance.now() - startedMs);
      logAnswer(
        log,
        req.method,
        req.path,
        res.writableFinished ? res.statusCode : 'aborted',
        ms,
        requestId(req),
      );
    });
    next();
  };
}

/** Without its time an answer was ready before it was asked for. */
export function logAnswer(
  log: Log,
  method: string,
  path: string,
  status: number | 'aborted',
  ms = 0,
  id = nextId(),
): void {
  log.info({ id, method, route: routeOf(path), status, ms }, 'request');
}
