// Closes the HTTP server without failing a request. A request fails if its connection is closed while the client sends
// it. So idle connections get time to send a request, which is answered with `Connection: close`. Meanwhile the server
// still accepts connections, so new clients do not wait for others to finish.

import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { closeCheckMsEach, idleCloseMs, unusedCloseMs } from '../limits.ts';

type Options = {
  /** How long the server still accepts connections, unless the open ones end earlier. */
  drainMsMax: number;
  /** Connections that take longer than this are cut off. */
  msMax: number;
};

/** `latest` returns the response to the last request of a connection. */
export function gracefulClose(server: Server, latest: (socket: Socket) => ServerResponse | null) {
  /** For each connection, the bytes transferred, and since when there have been no more. */
  const traffic = new Map<Socket, { bytes: number; sinceMs: number }>();
  let isClosing = false;
  server.on('connection', (socket: Socket) => {
    traffic.set(socket, { bytes: 0, sinceMs: performance.now() });
    socket.once('close', () => traffic.delete(socket));
  });

  /** Resolves once no request is in progress. */
  async function close({ drainMsMax, msMax }: Options): Promise<void> {
    isClosing = true;
    const startedMs = performance.now();
    const earlier = [...traffic.keys()];
    for (const socket of earlier) {
      traffic.set(socket, { bytes: bytesOf(socket), sinceMs: startedMs });
      announceClose(latest(socket));
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    const check = () => {
      const elapsedMs = performance.now() - startedMs;
      const isDrained = elapsedMs >= drainMsMax || earlier.every((socket) => !traffic.has(socket));
      // Not http.Server's own `close`: it also closes every connection without a request at once, new ones included.
      if (isDrained && server.listening) NetServer.prototype.close.call(server, () => resolve());
      closeQuiet(drainMsMax);
      if (elapsedMs >= msMax) server.closeAllConnections();
    };
    // `setImmediate` runs after the event loop's read phase, so requests that have arrived are seen.
    const checking = setInterval(() => setImmediate(check), closeCheckMsEach);
    check();
    await promise;
    clearInterval(checking);
  }

  function closeQuiet(msMax: number): void {
    const nowMs = performance.now();
    for (const [socket, before] of traffic) {
      const res = latest(socket);
      const isInWork = res !== null && !res.writableFinished && !res.closed;
      const bytes = bytesOf(socket);
      if (isInWork || bytes !== before.bytes) traffic.set(socket, { bytes, sinceMs: nowMs });
      else if (nowMs - before.sinceMs >= Math.min(msMax, res ? idleCloseMs : unusedCloseMs)) socket.destroy();
    }
  }

  return { isClosing: () => isClosing, close };
}

function bytesOf({ bytesRead, bytesWritten }: Socket): number {
  return bytesRead + bytesWritten;
}

function announceClose(res: ServerResponse | null): void {
  if (res && !res.headersSent) res.setHeader('Connection', 'close');
}
