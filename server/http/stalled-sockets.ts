// Detects clients that stop reading. Node's request time-outs do not cover that, and its socket time-out
// restarts with every response.

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { slowCheckMsEach, unreadMsMax } from '../limits.ts';

/** Closes connections whose client has read none of the pending bytes for `unreadMsMax`. */
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
