// One line a request; never who asked, never what was written in a form.

import type { RequestHandler } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { pathLengthMax } from './limits.ts';

export type Log = Logger;

export function createLog(level: Config['logLevel'], destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return destination ? pino(options, destination) : pino(options);
}

export function requestLog(log: Log): RequestHandler {
  return (req, res, next) => {
    const startedMs = performance.now();
    res.once('close', () => {
      const { method, path } = req;
      const ms = Math.round(performance.now() - startedMs);
      const status = res.writableFinished ? res.statusCode : 'aborted';
      log.info({ method, path: path.slice(0, pathLengthMax), status, ms }, 'request');
    });
    next();
  };
}
