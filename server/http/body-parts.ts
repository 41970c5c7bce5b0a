// What Node's parser passes on of a body: a part for each chunk or packet, each a view of all that was read from the
// connection. Sent byte by byte, a body of 64 kB would be 65,000 objects of some hundred bytes, before anything reads it.

import type { IncomingMessage } from 'node:http';
import { bodyBlockBytes, bodyPartsCountMax } from '../limits.ts';

/**
 * Copies the parts of a body into blocks of `bodyBlockBytes`, so that it takes the memory of its bytes. Has to be called
 * before the first part: when the header has been read. Closes the connection of a body in too many parts, after
 * `reject`.
 */
export function mergeBodyParts(req: IncomingMessage, reject: () => void): void {
  const push: IncomingMessage['push'] = req.push;
  let block: Buffer | null = null;
  let filled = 0;
  let count = 0;
  const flush = (): boolean => {
    const full = block?.subarray(0, filled);
    block = null;
    filled = 0;
    return full === undefined || push.call(req, full);
  };
  // An own property, because Express replaces the prototype.
  req.push = (part: Buffer | null): boolean => {
    if (part === null) {
      flush();
      return push.call(req, null);
    }
    count += 1;
    if (count > bodyPartsCountMax) {
      if (count === bodyPartsCountMax + 1) {
        reject();
        req.destroy();
      }
      return false;
    }
    let hasRoom = true;
    for (let start = 0; start < part.length; ) {
      block ??= Buffer.allocUnsafeSlow(bodyBlockBytes);
      const copied = part.copy(block, filled, start);
      start += copied;
      filled += copied;
      if (filled === block.length) hasRoom = flush();
    }
    return hasRoom;
  };
}
