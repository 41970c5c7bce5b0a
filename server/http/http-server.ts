// The HTTP server below Express: connections, and requests that are too large, too slow, too many or
// malformed.

import {
  createServer,
  type IncomingMessage,
  type RequestListener,
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
import { mergeBodyParts } from './body-parts.ts';
import { gracefulClose } from './graceful-close.ts';
import { headerFault } from './header-fault.ts';
import { createPipeline } from './pipeline.ts';
import type { RejectionLog } from './rejection-log.ts';
import { parseRequestTarget } from './request-target.ts';
import { closeStalledSockets } from './stalled-sockets.ts';

type Options = {
  /** The security headers of responses that are sent before Express runs. */
  headers: Record<string, string>;
  rejectionLog: RejectionLog;
};

/** `close` ends it once the requests in progress are answered. */
export function createHttpServer(app: RequestListener, { headers, rejectionLog }: Options) {
  const server = createServer({
    maxHeaderSize: headerBytesMax,
    headersTimeout: headersMsMax,
    requestTimeout: requestMsMax,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: slowCheckMsEach,
    optimizeEmptyRequests: true, // a GET has no body to wait for
    requireHostHeader: false, // checked below: Node's 400 would lack the security headers, and it allows two
  });
  server.maxHeadersCount = headerCountMax;
  server.maxConnections = connectionsMax;
  // A client may close its side of the connection after its request and still gets the response.
  Object.assign(server, { httpAllowHalfOpen: true });
  closeStalledSockets(server);
  const pipeline = createPipeline(server, handle, () => rejectionLog.rejected(503, 'PIPELINE_OVERFLOW'));
  const { isClosing, close } = gracefulClose(server, pipeline.latest);
  const rejectedSockets = new WeakSet<Duplex>();

  // Node removes its own listener before `connect` and `upgrade`, and an unhandled error event ends the
  // process.
  server.on('connection', (socket: Socket) => socket.on('error', ignore));
  server.on('drop', () => rejectionLog.dropped());
  for (const event of ['request', 'checkContinue', 'checkExpectation'])
    server.on(event, (req: IncomingMessage, res: ServerResponse) => {
      if (hasBody(req)) mergeBodyParts(req, () => rejectionLog.rejected(413, 'BODY_PARTS'));
      pipeline.accept(req, res);
    });
  server.on('connect', (req, stream: Duplex) => {
    stream.on('error', ignore); // a wrapper around the socket when the request has a body
    stream.resume(); // closing with unread data would reset the connection and lose the response
    pipeline.finish(req.socket, () => reject(stream, 405, 'CONNECT'));
  });
  server.on('clientError', onClientError);
  return { server, close };

  function handle(req: IncomingMessage, res: ServerResponse): void {
    // Node's parser loses pipelined requests that arrive with an upgrade request that has a body.
    if (isClosing() || 'upgrade' in req.headers) res.setHeader('Connection', 'close');
    const length = req.headers['content-length'];
    if (hasBody(req)) {
      res.once('finish', () => req.complete || destroyLater(req.socket, () => req.complete));
    }
    const path = parseRequestTarget(req.url ?? '');
    const fault = headerFault(req) ?? (path === undefined ? 'INVALID_TARGET' : undefined);
    if (fault !== undefined) {
      rejectionLog.rejected(400, fault);
      res.writeHead(400, { ...headers, 'Content-Length': 0, Connection: 'close' }).end();
      return;
    }
    // No 100 Continue for a body that is too large.
    if (expectsContinue(req) && Number(length ?? 0) <= sendBytesMax) res.writeContinue();
    req.url = path;
    app(req, res);
  }

  function onClientError(error: NodeJS.ErrnoException, socket: Socket): void {
    if (rejectedSockets.has(socket)) return; // repeated by each chunk of the same data
    if (!socket.writable) return void socket.destroy();
    const status = statuses[error.code ?? ''] ?? 400;
    const reason = error.code ?? 'UNKNOWN';
    const latest = pipeline.latest(socket);
    if (!latest || latest.req.complete) {
      rejectedSockets.add(socket);
      pipeline.finish(socket, () => reject(socket, status, reason));
      return;
    }
    // The parser error is in the body of the latest request, so the rejection is its response, unless it has one
    // already.
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

function hasBody({ headers }: IncomingMessage): boolean {
  return 'content-length' in headers || 'transfer-encoding' in headers;
}

function expectsContinue({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === '1.1' && headers.expect?.toLowerCase() === '100-continue';
}

function ignore(): void {}

// Delayed: a client whose connection is reset while it is sending does not read the response.
function destroyLater(stream: Duplex, isDone: () => boolean): void {
  setTimeout(() => isDone() || stream.destroy(), lingerMsMax).unref();
}
