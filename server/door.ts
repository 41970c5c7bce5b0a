// The socket's side: how large, how slow and how many, before a request is a request.

import {
  createServer,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import {
  connectionsMax,
  headerBytesMax,
  headerCountMax,
  headersMsMax,
  keepAliveMs,
  lingerMsMax,
  requestMsMax,
  sendBytesMax,
  slowCheckMsEach,
} from './limits.ts';
import { dropIdleReaders } from './readers.ts';

/** `headers` are worn by what is refused before the site is asked. */
export function openDoor(site: RequestListener, headers: Record<string, string>): Server {
  const server = createServer({
    maxHeaderSize: headerBytesMax,
    headersTimeout: headersMsMax,
    requestTimeout: requestMsMax,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: slowCheckMsEach,
    requireHostHeader: false, // Node would refuse without our headers, and nothing here goes by the name
  });
  server.maxHeadersCount = headerCountMax;
  server.maxConnections = connectionsMax;
  dropIdleReaders(server);
  const answering = new WeakMap<Socket, ServerResponse>();

  const serve: RequestListener = (req, res) => {
    answering.set(req.socket, res);
    if (!server.listening) res.setHeader('Connection', 'close');
    const hasBody = 'content-length' in req.headers || 'transfer-encoding' in req.headers;
    if (hasBody) res.once('finish', () => req.complete || cutOff(req.socket, () => req.complete));
    site(req, res);
  };

  server.on('request', serve);
  server.on('checkContinue', (req, res) => {
    // Whoever asks before sending is spared sending in vain.
    if (Number(req.headers['content-length'] ?? 0) <= sendBytesMax) res.writeContinue();
    serve(req, res);
  });
  server.on('checkExpectation', serve);
  server.on('connect', (_req, socket: Socket) => refuse(socket, 405));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // In the middle of an answer there is no place for another one.
    const answer = answering.get(socket);
    if (!socket.writable || (answer?.headersSent && !answer.writableEnded)) return void socket.destroy();
    refuse(socket, statuses[error.code ?? ''] ?? 400);
  });
  return server;

  function refuse(socket: Socket, status: number): void {
    const worn = Object.entries({ ...headers, 'Content-Length': '0', Connection: 'close' });
    const lines = worn.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`);
    cutOff(socket, () => socket.destroyed);
  }
}

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

// Not at once: a sender who is cut off while he sends never reads his answer.
function cutOff(socket: Socket, isDone: () => boolean): void {
  setTimeout(() => isDone() || socket.destroy(), lingerMsMax).unref();
}

/** Resolves once nothing is under way; what takes longer than it may is cut off. */
export async function closeDoor(server: Server, msMax: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Connections that were busy a moment ago are kept open by Node for the next request.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const overdue = setTimeout(() => server.closeAllConnections(), msMax);
  server.close(() => resolve());
  await promise;
  clearInterval(idle);
  clearTimeout(overdue);
}
