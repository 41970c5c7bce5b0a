import type { ServerResponse } from 'node:http';

/**
 * Bounds the bytes of answers that were made for one client each and that nobody has taken yet. Beyond it the connection
 * of the oldest is closed: a visitor takes his within moments. Pages are the same bytes for all and need no bound.
 */
export function limitUnreadResponses(bytesMax: number): (res: ServerResponse, bytes: number) => void {
  const unread = new Map<ServerResponse, number>();
  let total = 0;

  const release = (res: ServerResponse) => {
    total -= unread.get(res) ?? 0;
    unread.delete(res);
  };

  return (res, bytes) => {
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
