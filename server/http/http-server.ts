// The HTTP server below Express: connections, and requests that are too large, too slow, too many or malformed.

import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { setImmediate as arrived, setTimeout as later } from 'node:timers/promises';

// An `import` reads all exports, of which `WebSocket` loads the whole of undici: a tenth of a start.
const { createServer, STATUS_CODES }: typeof import('node:http') = createRequire(import.meta.url)(
  'node:http',
);

/** Longer than nginx's 60 s: a proxy that posts into a connection that is being closed fails a visitor. */
export const keepAliveMs = 65_000;

/** From the first byte of a request to its last. No visitor takes longer to send a form. */
export const requestMsMax = 30_000;

/** From the first byte of a request to the last of its answer, which a slow client may read slowly on purpose. */
export const exchangeMsMax = 60_000;

const linesPerRequestMax = 160; // a hundred headers, or a body in seventy chunks
const forwardedForMax = 20; // addresses: Express takes up to 60 microseconds for each
const crowdedPart = 0.9; // of the connections: from here on new ones take the place of those without a request

/** How long a rejected client may go on sending: one whose connection is reset while it sends does not read the answer. */
const lingerMsMax = 2_000;

/** At a stop, how long clients get to send the request that is on its way: a second try takes TCP one second. */
export const idleCloseMs = 1_000;

type Options = {
  connectionsMax: number;
  /** The security headers of responses that are sent before Express runs. */
  headers: Record<string, string>;
  /** Called with each request that is rejected here, and with each connection that is dropped. */
  onRejected: (status: number | 'dropped', reason: string) => void;
};

/** `res` is the response to the latest request: `null` before the first. `lines` is how many have come since. */
type Connection = { res: ServerResponse | null; lines: number; sinceMs: number };

/** `close` ends it once the requests in progress are answered. */
export function createHttpServer(
  listener: (req: IncomingMessage, res: ServerResponse) => void,
  { connectionsMax, headers, onRejected }: Options,
) {
  const connections = new Map<Socket, Connection>();
  let isClosing = false;
  const server = createServer({
    maxHeaderSize: 8 * 1024, // bytes: browsers send 1 to 2 kB, proxies add some hundred
    headersTimeout: 10_000, // ms: headers fit in a few packets, and a slower client sends them slowly on purpose
    requestTimeout: requestMsMax,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: 1_000, // ms: how soon a slow client is detected
    optimizeEmptyRequests: true, // a GET has no body to wait for
    requireHostHeader: false, // `requestFault` looks at it: Node's 400 would lack the security headers
    joinDuplicateHeaders: true, // so that a second Host is noticed
  });
  server.maxHeadersCount = 100; // browsers send some twenty
  server.maxConnections = connectionsMax;
  // A client may close its side of the connection after its request and still gets the response.
  Object.assign(server, { httpAllowHalfOpen: true });
  const sweep = setInterval(resetUnread, 5_000).unref();
  server.on('connection', onConnection);
  server.on('drop', () => onRejected('dropped', 'CONNECTION_LIMIT'));
  server.on('request', onRequest).on('checkExpectation', onRequest);
  server.on('clientError', onClientError);
  return { server, close };

  function onConnection(socket: Socket): void {
    if (connections.size >= connectionsMax * crowdedPart) makeRoom();
    const connection = { res: null, lines: 0, sinceMs: 0 };
    connections.set(socket, connection);
    socket.once('close', () => connections.delete(socket));
    socket.on('error', () => {}); // Node removes its own listener, and an unhandled error event ends the process
    socket.prependListener('data', (bytes: Buffer) => limitLines(socket, connection, bytes));
  }

  /** Resets the oldest connection without a request: a visitor's comes with one. */
  function makeRoom(): void {
    for (const [socket, { res }] of connections)
      if (!socket.destroyed && !isInWork(res)) return void socket.resetAndDestroy();
  }

  // `destroy` would leave what the client did not read in the system's buffers, for minutes.
  function resetUnread(): void {
    const beforeMs = performance.now() - exchangeMsMax;
    for (const [socket, { res, sinceMs }] of connections)
      if (isInWork(res) && sinceMs < beforeMs) socket.resetAndDestroy();
  }

  // Node makes requests of all that one read brings, some 2,600, and keeps them until the connection is closed: three
  // gigabytes by a thousand connections. A body in chunks of one byte takes it 130 ms.
  function limitLines(socket: Socket, connection: Connection, bytes: Buffer): void {
    for (let at = 0; at < bytes.length; at++) {
      if (bytes[at] !== lineFeed) continue;
      connection.lines += 1;
      if (connection.lines <= linesPerRequestMax) continue;
      onRejected('dropped', 'TOO_MANY_LINES');
      socket.resetAndDestroy();
      bytes.fill(0, at); // Node parses the rest all the same; this is no request
      return;
    }
  }

  function onRequest(req: IncomingMessage, res: ServerResponse): void {
    const { socket } = req;
    const connection = connections.get(socket);
    if (!connection || socket.destroyed) return;
    // No browser and no proxy pipelines.
    if (isInWork(connection.res)) {
      onRejected('dropped', 'PIPELINED');
      socket.resetAndDestroy();
      return;
    }
    connection.res = res;
    connection.lines = 0;
    connection.sinceMs = performance.now();
    if (isClosing || 'upgrade' in req.headers) res.setHeader('Connection', 'close');
    if ('content-length' in req.headers || 'transfer-encoding' in req.headers)
      res.once('finish', () => req.complete || resetLater(socket, () => req.complete));
    req.url = targetOf(req);
    const fault = requestFault(req);
    if (fault !== undefined) {
      onRejected(400, fault);
      res.writeHead(400, { ...headers, 'Content-Length': 0, Connection: 'close' }).end();
      return;
    }
    listener(req, res);
  }

  function onClientError(error: NodeJS.ErrnoException, socket: Socket): void {
    if (!socket.writable) return; // also the rest of a request that was rejected
    const res = connections.get(socket)?.res;
    // Behind a request that has its answer, or gets it.
    if (res && (res.req.complete ? isInWork(res) : res.headersSent)) {
      socket.pause();
      if (!res.headersSent) res.setHeader('Connection', 'close');
      if (isInWork(res)) res.once('close', () => socket.destroySoon());
      else socket.destroySoon();
      return;
    }
    const status = statuses[error.code ?? ''] ?? 400;
    onRejected(status, error.code ?? 'UNKNOWN');
    const fields = Object.entries({ ...headers, 'Content-Length': '0', Connection: 'close' });
    const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`);
    resetLater(socket);
  }

  /**
   * A request fails if its connection is closed while the client sends it. So connections get `waitMs` to send a request,
   * whose answer ends them, and new ones are accepted meanwhile.
   */
  async function close({ waitMs, msMax }: { waitMs: number; msMax: number }): Promise<void> {
    isClosing = true;
    for (const { res } of connections.values())
      if (isInWork(res) && !res.headersSent) res.setHeader('Connection', 'close');
    const cut = setTimeout(() => server.closeAllConnections(), msMax);
    if (connections.size > 0) await later(waitMs);
    const closed = once(server, 'close');
    // Node's `close` calls it, and it also cuts off answers, and requests that have arrived and are not read.
    server.closeIdleConnections = () => {};
    server.close();
    for (let round = 1; connections.size > 0; round++) {
      await arrived(); // requests that have been sent are read
      for (const [socket, { res }] of connections)
        if (res ? !isInWork(res) : round > 1 && socket.bytesRead === 0) socket.destroy();
      await Promise.race([closed, later(idleCloseMs, null, { ref: false })]);
    }
    await closed;
    clearTimeout(cut);
    clearInterval(sweep);
  }
}

const lineFeed = 0x0a;

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * Why a request is rejected although Node accepts it: a proxy may read it as another one
 * (https://www.rfc-editor.org/rfc/rfc9112#section-3.2 and #section-6.1).
 */
function requestFault({ headers, httpVersion, url = '' }: IncomingMessage): string | undefined {
  if (headers.host === undefined ? httpVersion !== '1.0' : headers.host.includes(',')) return 'INVALID_HOST';
  if (httpVersion === '1.0' && headers['transfer-encoding']) return 'INVALID_TRANSFER_ENCODING';
  const forwardedFor = String(headers['x-forwarded-for'] ?? '');
  if (forwardedFor.split(',', forwardedForMax + 1).length > forwardedForMax) return 'FORWARDED_FOR_OVERFLOW';
  // With a fragment, the pages and Express would differ about where the path ends.
  return url.startsWith('/') && !url.includes('#') ? undefined : 'INVALID_TARGET';
}

/** The path and query of a request target, which may be an absolute URL. */
function targetOf({ url = '' }: IncomingMessage): string {
  return url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]+(?=\/)/i, '');
}

function isInWork(res: ServerResponse | null): res is ServerResponse {
  return res !== null && !res.writableFinished && !res.closed;
}

function resetLater(socket: Socket, isKept = () => false): void {
  setTimeout(() => isKept() || socket.resetAndDestroy(), lingerMsMax).unref();
}
