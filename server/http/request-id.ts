import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The id shared by all log lines of one request; unique across processes. */
export function requestId(req: IncomingMessage): string {
  const known = requestIds.get(req);
  if (known !== undefined) return known;
  const id = newRequestId();
  requestIds.set(req, id);
  return id;
}

/** For a request with only one log line. */
export function newRequestId(): string {
  count += 1;
  return `${processPrefix}-${count.toString(36)}`;
}

const requestIds = new WeakMap<IncomingMessage, string>();
const processPrefix = randomBytes(4).toString('hex');
let count = 0;
