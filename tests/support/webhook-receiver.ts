import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Socket } from 'node:net';
import { listen } from './listen.ts';

export type WebhookReceiver = Awaited<ReturnType<typeof openWebhookReceiver>>;

/** What the receiver does with a request that it has read; `count` is how many it had before. */
export type Reaction = (res: ServerResponse, count: number, req: IncomingMessage) => void;

export const reply =
  (status: number, body = '', headers: Record<string, string> = {}): Reaction =>
  (res) =>
    void res.writeHead(status, headers).end(body);

/** A real HTTP server that keeps what it is sent; with a key and a certificate it has TLS. */
export async function openWebhookReceiver(
  reaction: Reaction = reply(200, 'ok'),
  tls?: { key: string; cert: string },
) {
  const received: { path: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const sockets: Socket[] = [];
  const receiver = { reaction };
  const listener = async (req: IncomingMessage, res: ServerResponse) => {
    const chunks = await req.toArray().catch(() => null);
    if (chunks === null) return; // the client has gone
    received.push({ path: req.url ?? '', headers: req.headers, body: Buffer.concat(chunks).toString() });
    sockets.push(req.socket);
    receiver.reaction(res, received.length - 1, req);
  };
  const server = tls ? createTlsServer(tls, listener) : createServer(listener);
  server.on('clientError', () => {}); // clients that hang up, as some tests intend
  const port = await listen(server);
  return Object.assign(receiver, {
    received,
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}/hooks/T0KEN-in-path`,
    /** The webhook ids, in order. */
    ids: () => received.map(({ headers }) => headers['webhook-id']),
    /** Whether a connection is open on which it was sent something. */
    isOpen: () => sockets.some(({ destroyed }) => !destroyed),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
