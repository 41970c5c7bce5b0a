// HTTP pipelining: requests that a client sends without waiting for responses. By default Node parses
// everything that one read returns, 3,600 requests in 64 KiB, and holds every response in memory until the
// client reads it. Here a connection has one request in progress, and the bytes behind it stay unparsed until
// that one is answered.

import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { parsedBytesMax, pipelinedBytesMax, readBytesMax } from '../limits.ts';

type Connection = {
  /** The response in progress; `null` before the first request. */
  current: ServerResponse | null;
  /** A request whose header arrived in one chunk with the end of the previous body. */
  queued: ServerResponse[];
  /** Memory taken by unparsed bytes; it counts towards the total. */
  heldBytes: number;
  /** No more is read from this connection. */
  isClosed: boolean;
  /** `next` is scheduled. */
  isScheduled: boolean;
};

/** `overflow` is called for each connection that is closed because too many bytes are held. */
export function createPipeline(server: Server, handle: RequestListener, overflow: () => void) {
  const connections = new WeakMap<Socket, Connection>();
  let heldTotal = 0;

  server.on('connection', (socket: Socket) => {
    const connection: Connection = {
      current: null,
      queued: [],
      heldBytes: 0,
      isClosed: false,
      isScheduled: false,
    };
    connections.set(socket, connection);
    socket.once('close', () => release(connection));
    // Node's parser consumes the socket natively unless it has a `data` listener; ours makes Node leave the
    // reading to us.
    const [parse] = socket.listeners('data') as ((bytes: Buffer) => void)[];
    if (!parse) return;
    socket.removeListener('data', parse);
    socket.on('data', (bytes: Buffer) => {
      release(connection);
      parsePiecewise(socket, connection, bytes, parse);
    });
  });

  function parsePiecewise(
    socket: Socket,
    connection: Connection,
    bytes: Buffer,
    parse: (piece: Buffer) => void,
  ): void {
    for (let start = 0; start < bytes.length; ) {
      if (socket.destroyed || connection.isClosed) return;
      if (mustHold(socket, connection)) {
        hold(socket, connection, bytes.subarray(start));
        return;
      }
      const end = endOfPiece(bytes, start);
      parse(start === 0 && end === bytes.length ? bytes : bytes.subarray(start, end));
      start = end;
    }
  }

  function hold(socket: Socket, connection: Connection, rest: Buffer): void {
    // One more read may already be in progress.
    connection.heldBytes = rest.length + readBytesMax;
    heldTotal += connection.heldBytes;
    if (heldTotal > pipelinedBytesMax) {
      overflow();
      socket.destroy();
      return;
    }
    socket.pause();
    socket.unshift(rest);
    scheduleNext(socket, connection);
  }

  function release(connection: Connection): void {
    heldTotal -= connection.heldBytes;
    connection.heldBytes = 0;
  }

  const accept: RequestListener = (req, res) => {
    const connection = connections.get(req.socket);
    if (!connection) return void res.destroy();
    if (connection.queued.length > 0 || isUnanswered(connection.current)) {
      connection.queued.push(res);
      scheduleNext(req.socket, connection);
      return;
    }
    connection.current = res;
    handle(req, res);
  };

  function scheduleNext(socket: Socket, connection: Connection): void {
    if (connection.isScheduled) return;
    connection.isScheduled = true;
    // Deferred, so that requests of other connections run in between.
    const again = () => void setImmediate(next, socket, connection);
    if (isUnanswered(connection.current)) connection.current.once('close', again);
    else socket.once('drain', again);
  }

  function next(socket: Socket, connection: Connection): void {
    connection.isScheduled = false;
    if (socket.destroyed) return;
    const res = connection.queued.shift();
    if (res) {
      connection.current = res;
      handle(res.req, res);
    }
    if (connection.queued.length > 0) scheduleNext(socket, connection);
    else if (connection.heldBytes > 0) socket.resume();
  }

  const latest = (socket: Socket): ServerResponse | null => {
    const connection = connections.get(socket);
    return connection?.queued.at(-1) ?? connection?.current ?? null;
  };

  return {
    accept,
    /** Returns the response to the last request that was parsed. */
    latest,
    /** Removes the last request from the queue if it is still waiting. */
    withdrawLatest: (socket: Socket): void => void connections.get(socket)?.queued.pop(),
    /** Stops reading from a connection, and calls back once every parsed request is answered. */
    finish(socket: Socket, callback: () => void): void {
      const connection = connections.get(socket);
      if (connection) connection.isClosed = true;
      const last = latest(socket);
      if (isUnanswered(last)) last.once('close', callback);
      else callback();
    },
  };
}

// Blank lines after the end of a header belong to its piece: the parser skips them, and a call for each would take 40 ms of
// processor time per megabyte.
function endOfPiece(bytes: Buffer, start: number): number {
  const max = Math.min(bytes.length, start + parsedBytesMax);
  const blankLine = bytes.indexOf('\r\n\r\n', start);
  if (blankLine === -1 || blankLine + 4 > max) return max;
  let end = blankLine + 4;
  while (end < max && (bytes[end] === carriageReturn || bytes[end] === lineFeed)) end += 1;
  return end;
}

const carriageReturn = 0x0d;
const lineFeed = 0x0a;

// Node's parser fails an assertion when it gets data while it waits for the client to read a response.
function mustHold(socket: Socket, { current, queued }: Connection): boolean {
  if (socket.writableNeedDrain || queued.length > 0) return true;
  return isUnanswered(current) && current.req.complete;
}

function isUnanswered(res: ServerResponse | null): res is ServerResponse {
  return res !== null && !res.writableFinished && !res.closed;
}
