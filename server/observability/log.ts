// Logs one line per request: no IP addresses, no form data, no unknown URLs.

import type { RequestHandler } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { newRequestId, requestId } from '../http/request-id.ts';
import { serializeError } from './redaction.ts';
import { routeLabel } from './route-label.ts';

export type Log = Logger;

export function createLog(level: Config['logLevel'], destination: DestinationStream): Log {
  return pino({ level, base: null, timestamp, serializers: { err: serializeError } }, destination);
}

export function requestLog(log: Log): RequestHandler {
  return (req, res, next) => {
    const startedMs = performance.now();
    res.once('close', () => {
      const { method, path } = req;
      const ms = Math.round(performance.now() - startedMs);
      const status = res.writableFinished ? res.statusCode : 'aborted';
      log.info({ id: requestId(req), method, route: routeLabel(path), status, ms }, 'request');
    });
    next();
  };
}

/** A mostly prebuilt log line for a response that is itself prebuilt. */
export function prebuiltRequestLine(log: Log, method: string, path: string, status: number): () => void {
  const ready = log.child({ method, route: routeLabel(path), status, ms: 0 });
  return () => ready.info({ id: newRequestId() }, 'request');
}

let cachedMs = 0;
let cachedTimestamp = '';

// Many lines share a millisecond, and formatting it takes longer than writing the rest of the line.
function timestamp(): string {
  const nowMs = Date.now();
  if (nowMs !== cachedMs) {
    cachedMs = nowMs;
    cachedTimestamp = `,"time":"${new Date(nowMs).toISOString()}"`;
  }
  return cachedTimestamp;
}
