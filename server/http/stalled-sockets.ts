// Node's time-outs look at requests; its time-out for sockets would start again with every answer.

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { slowCheckMsEach, unreadMsMax } from '../limits.ts';

/** Closes connections whose client has taken nothing of what waits for it for `unreadMsMax`. */
export function closeStalledSockets(server: Server): void {
  const open = new Set<Socket>();
  const stalled = new WeakMap<Socket, { takenBytes: number; sinceMs: number }>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const check = () => {
    const nowMs = performance.now();
    for (const socket of open) {
      const takenBytes = socket.bytesWritten - socket.writableLength;
      const before = stalled.get(socket);
      if (socket.writableLength === 0) stalled.delete(socket);
      else if (before?.takenBytes !== takenBytes) stalled.set(socket, { takenBytes, sinceMs: nowMs });
      else if (nowMs - before.sinceMs > unreadMsMax) socket.destroy();
    }
  };
  setInterval(check, slowCheckMsEach).unref();
}
