import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What the lines about one request have in common; no other process uses the same. */
export function requestId(req: IncomingMessage): string {
  const known = requestIds.get(req);
  if (known !== undefined) return known;
  const id = newRequestId();
  requestIds.set(req, id);
  return id;
}

/** For a request of which there is only one line. */
export function newRequestId(): string {
  count += 1;
  return `${processPrefix}-${count.toString(36)}`;
}

const requestIds = new WeakMap<IncomingMessage, string>();
const processPrefix = randomBytes(4).toString('hex');
let count = 0;
