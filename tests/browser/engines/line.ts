// A proxy between a browser and the site that can break the connection at any moment of a post.

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as later } from 'node:timers/promises';

/**
 * The fault of a post: cut before the site has it, during its response, or right after; or answered by a gateway, a
 * login page or a firewall instead of the site.
 */
export type Fault = 'cut before' | 'cut during' | 'cut after' | 'gateway' | 'login page' | 'blocked';

export type Line = Awaited<ReturnType<typeof openLine>>;

/** Its own origin, so that it has no browser storage of another test. */
export async function openLine(siteUrl: string) {
  const site = new URL(siteUrl);
  const posts: string[] = [];
  const line = {
    /** Applies to each post from now on. */
    fault: null as Fault | null,
    /** What a path has to start with to wait until this is unset. */
    held: null as string | null,
  };
  const server = createServer(async (req, res) => {
    const isPost = req.method === 'POST' && req.url === '/send';
    const body = await buffer(req).catch(() => null);
    if (body === null) return;
    while (line.held !== null && req.url?.startsWith(line.held)) await later(20);
    if (isPost) posts.push(body.toString());
    const fault = isPost ? line.fault : null;
    const html = { 'Content-Type': 'text/html' };
    if (fault === 'cut before') req.socket.destroy();
    else if (fault === 'gateway') res.writeHead(503).end('Service Unavailable');
    else if (fault === 'login page') res.writeHead(200, html).end('<h1>Log in to Hotel Wi-Fi</h1>');
    else if (fault === 'blocked') res.writeHead(403).end('<h1>Access denied</h1>');
    else pass(req, res, body, fault);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;

  function pass(req: IncomingMessage, res: ServerResponse, body: Buffer, fault: Fault | null): void {
    const { method, url: path, headers } = req;
    const onward = request(
      { host: site.hostname, port: site.port, method, path, headers },
      async (answer) => {
        const bytes = await buffer(answer);
        if (fault === 'cut during') {
          // The Content-Length is more than is sent.
          res.writeHead(answer.statusCode ?? 500, { ...answer.headers, 'content-length': bytes.length });
          res.write(bytes.subarray(0, bytes.length / 2), () => res.destroy());
          return;
        }
        res.writeHead(answer.statusCode ?? 500, answer.headers);
        res.end(bytes, () => fault === 'cut after' && res.socket?.destroy());
      },
    );
    onward.on('error', () => res.destroy());
    onward.end(body);
  }

  return Object.assign(line, {
    url: `http://127.0.0.1:${port}`,
    /** The bodies of all posts of the form. */
    posts,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
