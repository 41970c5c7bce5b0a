// Logs one line per request: no IP addresses, no form data, no unknown URLs.

import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../observability/log.ts';
import { pageRoutes } from '../pages/page-routes.ts';

export type RequestLog = ReturnType<typeof requestLog>;

/** Writes the line when the response is sent, or when the client has gone away before. */
export function requestLog(log: Log) {
  return (req: IncomingMessage, res: ServerResponse, next = () => {}): void => {
    const startedMs = performance.now();
    const { method, url = '' } = req; // read now, because Express overwrites the URL
    onceEnded(res, (status) => {
      const ms = Math.round(performance.now() - startedMs);
      const id = ids.get(req) ?? nextId(); // no other line has it
      log.info({ id, method, route: routeLabel(pathOf(url)), status, ms }, 'request');
    });
    next();
  };
}

/** `aborted` when the client has gone away: `writableFinished` is true then, too. */
export function onceEnded(res: ServerResponse, callback: (status: number | 'aborted') => void): void {
  res.once('close', () => {
    const isSent = res.writableFinished && !res.req.socket.destroyed;
    callback(isSent ? res.statusCode : 'aborted');
  });
}

/** The id shared by all log lines of one request; unique across processes. */
export function requestId(req: IncomingMessage): string {
  return ids.getOrInsertComputed(req, nextId);
}

function nextId(): string {
  return `${processId}-${(count++).toString(36)}`;
}

const ids = new WeakMap<IncomingMessage, string>();
const processId = randomBytes(4).toString('hex');
let count = 1;

/** The path of a request target. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** What the log and the metrics call a path, from a small fixed set. */
export function routeLabel(path: string): string {
  if (knownPaths.has(path)) return path;
  return families.find((family) => path.startsWith(`${family}/`)) ?? 'other';
}

const families = ['/assets', '/enquiry']; // What follows is the name of a file, or the signature of a link.

/** Every path with a response, except files. */
export const knownPaths: ReadonlySet<string> = new Set([
  ...pageRoutes.keys(),
  '/send',
  '/my-enquiry',
  '/enquiry',
  '/vitals',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/site.webmanifest',
  '/.well-known/security.txt',
]);

/** Thousands of requests and connections a second may be rejected: those of one kind share a line. */
const rejectionLogMsEach = 1_000;

/** Logs what is rejected before it becomes a request. */
export function rejectionLog(log: Log) {
  const counts = new Map<string, { status: number | 'dropped'; reason: string; count: number }>();
  const write = () => {
    for (const counted of counts.values()) log.warn(counted, 'requests rejected');
    counts.clear();
  };
  return (status: number | 'dropped', reason: string): void => {
    if (counts.size === 0) setTimeout(write, rejectionLogMsEach).unref();
    counts.getOrInsertComputed(reason, () => ({ status, reason, count: 0 })).count += 1;
  };
}
