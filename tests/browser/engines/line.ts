// A proxy between a browser and the site that can break the connection at any moment of a post.

import { createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as later } from 'node:timers/promises';
import { listen } from '../../support/listen.ts';

/** What answers a post instead of the site. */
const answers = {
  gateway: [503, 'Service Unavailable'],
  'login page': [200, '<h1>Log in to Hotel Wi-Fi</h1>'],
  blocked: [403, '<h1>Access denied</h1>'],
} as const;

/** Or it is cut before the site has it, during its response, or right after. */
export const faults = [
  ...(['cut before', 'cut during', 'cut after'] as const),
  ...(Object.keys(answers) as (keyof typeof answers)[]),
];

export type Line = Awaited<ReturnType<typeof openLine>>;

/** Its own origin, so that it has no browser storage of another test. */
export async function openLine(siteUrl: string) {
  const server = createServer(async (req, res) => {
    const { method, headers, url: path = '' } = req;
    const body = await buffer(req).catch(() => null);
    if (body === null) return;
    while (line.held !== null && path.startsWith(line.held)) await later(20);
    const isPost = method === 'POST' && path === '/send';
    if (isPost) line.posts.push(body.toString());
    const fault = isPost ? line.fault : null;
    if (fault === 'cut before') return req.socket.destroy();
    if (fault !== null && fault in answers) {
      const [status, text] = answers[fault as keyof typeof answers];
      return res.writeHead(status, { 'Content-Type': 'text/html' }).end(text);
    }
    const onward = request(new URL(path, siteUrl), { method, headers }, async (answer) => {
      const bytes = await buffer(answer);
      res.writeHead(answer.statusCode ?? 500, answer.headers);
      if (fault === 'cut during') res.write(bytes.subarray(0, bytes.length / 2), () => res.destroy());
      else res.end(bytes, () => fault === 'cut after' && res.socket?.destroy());
    });
    onward.on('error', () => res.destroy());
    onward.end(body);
  });
  const line = {
    url: `http://127.0.0.1:${await listen(server)}`,
    /** Applies to each post from now on. */
    fault: null as (typeof faults)[number] | null,
    /** What a path has to start with to wait until this is unset. */
    held: null as string | null,
    /** The bodies of all posts of the form. */
    posts: [] as string[],
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return line;
}
