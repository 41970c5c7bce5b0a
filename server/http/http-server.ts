// What is below Express: connections, and requests that are too large, too slow, too many or no requests at all.

import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
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
} from '../limits.ts';
import { createPipeline } from './pipeline.ts';
import type { RejectionLog } from './rejection-log.ts';
import { parseRequestTarget } from './request-target.ts';
import { closeStalledSockets } from './stalled-sockets.ts';

type Options = {
  /** The security headers of every answer that is given before Express is asked. */
  headers: Record<string, string>;
  rejectionLog: RejectionLog;
};

export function createHttpServer(app: RequestListener, { headers, rejectionLog }: Options): Server {
  const server = createServer({
    maxHeaderSize: headerBytesMax,
    headersTimeout: headersMsMax,
    requestTimeout: requestMsMax,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: slowCheckMsEach,
    optimizeEmptyRequests: true, // a GET has no body whose end anybody waits for
    requireHostHeader: false, // Node would refuse without our headers, and nothing here goes by the name
  });
  server.maxHeadersCount = headerCountMax;
  server.maxConnections = connectionsMax;
  // A client may close its side once it has asked: it is answered all the same.
  Object.assign(server, { httpAllowHalfOpen: true });
  closeStalledSockets(server);
  const pipeline = createPipeline(server, handle, () => rejectionLog.rejected(503, 'PIPELINE_OVERFLOW'));
  const rejectedSockets = new WeakSet<Duplex>();

  // Node takes its own listener off before `connect` and `upgrade`, and an error that nobody listens for ends the process.
  server.on('connection', (socket: Socket) => socket.on('error', ignore));
  server.on('drop', () => rejectionLog.dropped());
  server.on('request', pipeline.accept);
  server.on('checkContinue', pipeline.accept);
  server.on('checkExpectation', pipeline.accept);
  server.on('connect', (req, stream: Duplex) => {
    stream.on('error', ignore); // a wrapper around the socket, where the request has a body
    stream.resume(); // what is left unread would cut the answer off
    pipeline.finish(req.socket, () => reject(stream, 405, 'CONNECT'));
  });
  server.on('clientError', onClientError);
  return server;

  function handle(req: IncomingMessage, res: ServerResponse): void {
    // Node's parser drops what came together with a request to upgrade that has a body.
    if (!server.listening || 'upgrade' in req.headers) res.setHeader('Connection', 'close');
    const length = req.headers['content-length'];
    if (length !== undefined || 'transfer-encoding' in req.headers) {
      res.once('finish', () => req.complete || destroyLater(req.socket, () => req.complete));
    }
    // A client that asks before it sends a body that is too large is not told to send it.
    if (expectsContinue(req) && Number(length ?? 0) <= sendBytesMax) res.writeContinue();
    const path = parseRequestTarget(req.url ?? '');
    if (path === undefined) {
      rejectionLog.rejected(400, 'INVALID_TARGET');
      res.writeHead(400, { ...headers, 'Content-Length': 0, Connection: 'close' }).end();
      return;
    }
    req.url = path;
    app(req, res);
  }

  function onClientError(error: NodeJS.ErrnoException, socket: Socket): void {
    if (rejectedSockets.has(socket)) return; // each further piece of the same garbage is an error again
    if (!socket.writable) return void socket.destroy();
    const status = statuses[error.code ?? ''] ?? 400;
    const reason = error.code ?? 'UNKNOWN';
    const latest = pipeline.latest(socket);
    if (!latest || latest.req.complete) {
      rejectedSockets.add(socket);
      pipeline.finish(socket, () => reject(socket, status, reason));
      return;
    }
    // The body of the latest request is what is wrong, so this is its answer, unless it has one.
    if (latest.writableEnded) return void socket.destroySoon();
    if (latest.headersSent) return void socket.destroy();
    rejectedSockets.add(socket);
    pipeline.withdrawLatest(socket);
    const before = pipeline.latest(socket);
    if (before === latest) reject(socket, status, reason);
    else pipeline.finish(socket, () => reject(socket, status, reason));
  }

  function reject(stream: Duplex, status: number, reason: string): void {
    rejectionLog.rejected(status, reason);
    const fields = Object.entries({ ...headers, 'Content-Length': '0', Connection: 'close' });
    const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`);
    destroyLater(stream, () => stream.destroyed);
  }
}

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

function expectsContinue({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === '1.1' && headers.expect?.toLowerCase() === '100-continue';
}

function ignore(): void {}

// Not at once: a client that is cut off while it sends does not read its answer.
function destroyLater(stream: Duplex, isDone: () => boolean): void {
  setTimeout(() => isDone() || stream.destroy(), lingerMsMax).unref();
}

/** Resolves once nothing is under way; what takes longer than `msMax` is cut off. */
export async function closeHttpServer(server: Server, msMax: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Node keeps connections that were busy a moment ago open for the next request.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const overdue = setTimeout(() => server.closeAllConnections(), msMax);
  server.close(() => resolve());
  await promise;
  clearInterval(idle);
  clearTimeout(overdue);
}
