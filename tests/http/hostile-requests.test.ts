import { createServer } from 'node:http';
import { expect, test, vi } from 'vitest';
import { canaryHeader } from '../../server/canary/recognition.ts';
import { waitingPostsCountMax } from '../../server/http/body-parser.ts';
import { readAssets } from '../../server/paths.ts';
import type { Store } from '../../server/store.ts';
import { asha } from '../support/enquiry.ts';
import { listen } from '../support/listen.ts';
import { openRawSocket } from '../support/raw-socket.ts';
import { openSite } from '../support/site.ts';

const body = JSON.stringify(asha);

// Marks of many classes have to be sorted: 64 kB of them took 1.5 s and more, in which no other request was answered.
test('a phone number of thousands of combining marks is not folded', async () => {
  await using site = openSite();
  using normalize = vi.spyOn(String.prototype, 'normalize');
  await site.http
    .post('/send')
    .send({ phone: '\u0344\u0316'.repeat(15_000) })
    .expect(400, /"phone"/);
  expect(normalize.mock.contexts.filter((text) => String(text).length > 100)).toEqual([]);
});

test('posts that are reset before their bodies are waited for do not close the connection of another post', async () => {
  await using site = await openServed();
  const { promise, resolve } = Promise.withResolvers<void>();
  // As a busy PostgreSQL does.
  const secret = vi.spyOn(site.store, 'secret').mockImplementation(() => promise.then(() => 'a secret'));
  using visitor = await site.post('');
  const forged = `${canaryHeader}: ${Date.now()}.${'n'.repeat(22)}.${'s'.repeat(43)}\r\n`; // the secret tells
  for (let count = 1; count <= waitingPostsCountMax; count++) {
    using attacker = await site.post('', forged);
    await expect.poll(() => secret.mock.calls.length, { interval: 1 }).toBe(count);
    attacker.socket.resetAndDestroy();
  }
  await expect.poll(() => site.lines.length).toBe(waitingPostsCountMax);
  resolve();
  await new Promise(setImmediate);
  visitor.send(body);
  await expect.poll(visitor.status).toBe(200);
});

test('when too many posts wait for their clients, the oldest is reset, and none that is being stored', async () => {
  await using site = await openServed();
  const store = stall(site.store);
  using visitor = await site.post(body);
  const held = [];
  for (let count = 0; count < waitingPostsCountMax; count++) held.push(await site.post('{'));
  await held[0]?.closed;
  store();
  await expect.poll(visitor.status).toBe(200);
  expect(held.filter(({ socket }) => socket.destroyed)).toHaveLength(1);
  for (const { socket } of held) socket.destroy();
});

test('only public files can be requested', async () => {
  await using site = await openServed();
  const { script } = readAssets();
  for (const path of [
    ...['/../package.json', '/assets/../../manifest.json', '/%2e%2e/manifest.json', '/..%2fmanifest.json'],
    ...[
      '/assets%2f..%2f..%2fmanifest.json',
      '/assets/..\\..\\manifest.json',
      '//etc/passwd',
      '/manifest.json',
    ],
    ...['/assets/../../server.js', '/..%2fserver.js', `/${encodeURIComponent(script.slice(1))}`],
    ...[`${script}.br`, `${script}/`, `${script}%00`, '/favicon.svg/', '/assets', '/assets/'],
    ...['/constructor', '/__proto__'],
  ]) {
    using caller = await openRawSocket(site.url);
    caller.send(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    await caller.closed;
    expect([path, caller.status()]).toEqual([path, 404]);
  }
});

/** The app on a port of its own, and posts to it whose body begins with a text; all have the length of `body`. */
async function openServed() {
  const site = openSite({ SEND_LIMIT: '1000' });
  const server = createServer(site.app);
  const url = `http://127.0.0.1:${await listen(server)}`;
  return {
    ...site,
    url,
    async post(begun: string, header = '') {
      const client = await openRawSocket(url);
      const { length } = begun.length > body.length ? begun : body;
      const type = `Content-Type: application/json\r\nContent-Length: ${length}`;
      client.send(`POST /send HTTP/1.1\r\nHost: x\r\n${header}${type}\r\n\r\n${begun}`);
      return client;
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await site[Symbol.asyncDispose]();
    },
  };
}

/** Inserts wait until the returned function is called. */
function stall(store: Store): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { insert } = store;
  store.insert = (enquiry) => promise.then(() => insert(enquiry));
  return resolve;
}
