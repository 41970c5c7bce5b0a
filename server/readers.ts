// Who asks and does not read: Node's time-outs look at requests, and its time-out for sockets would be wound up anew
// for every page.

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { slowCheckMsEach, unreadMsMax } from './limits.ts';

/** Hangs up on connections that have something waiting to leave and take none of it. */
export function dropIdleReaders(server: Server): void {
  const open = new Set<Socket>();
  const waiting = new WeakMap<Socket, { takenBytes: number; sinceMs: number }>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const check = () => {
    const nowMs = performance.now();
    for (const socket of open) {
      const takenBytes = socket.bytesWritten - socket.writableLength;
      const before = waiting.get(socket);
      if (socket.writableLength === 0) waiting.delete(socket);
      else if (before?.takenBytes !== takenBytes) waiting.set(socket, { takenBytes, sinceMs: nowMs });
      else if (nowMs - before.sinceMs > unreadMsMax) socket.destroy();
    }
  };
  setInterval(check, slowCheckMsEach).unref();
}
