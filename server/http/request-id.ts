import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What the lines about one request have in common; no other process uses the same. */
export function requestId(req: IncomingMessage): string {
  const known = ids.get(req);
  if (known !== undefined) return known;
  const id = nextId();
  ids.set(req, id);
  return id;
}

/** For a request of which there is only one line. */
export function nextId(): string {
  count += 1;
  return `${ofProcess}-${count.toString(36)}`;
}

const ids = new WeakMap<IncomingMessage, string>();
const ofProcess = randomBytes(4).toString('hex');
let count = 0;
