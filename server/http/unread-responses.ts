import type { ServerResponse } from 'node:http';

/**
 * Limits the bytes of responses that were made for one client and are not read yet. Beyond the limit the
 * connection with the oldest response is closed: a real visitor reads it within moments. Pages share their
 * bytes between clients and need no limit.
 */
export function limitUnreadResponses(bytesMax: number): (res: ServerResponse, bytes: number) => void {
  const unread = new Map<ServerResponse, number>();
  let total = 0;

  const release = (res: ServerResponse) => {
    total -= unread.get(res) ?? 0;
    unread.delete(res);
  };

  return (res, bytes) => {
    if (res.closed) return; // `close` was emitted already, so nothing would release it
    unread.set(res, bytes);
    total += bytes;
    res.once('close', () => release(res));
    for (const oldest of unread.keys()) {
      if (total <= bytesMax) return;
      release(oldest);
      oldest.req.socket.destroy();
    }
  };
}
