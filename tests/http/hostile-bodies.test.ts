import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { canaryHeader } from '../../server/canary/recognition.ts';
import { waitingPostsCountMax } from '../../server/http/body-parser.ts';
import type { Store } from '../../server/store.ts';
import { asha } from '../support/enquiry.ts';
import { openRawSocket } from '../support/raw-socket.ts';
import { openSite } from '../support/site.ts';

const body = JSON.stringify(asha);

// Marks of many classes have to be sorted: 64 kB of them took 1.5 s and more, in which no other request was answered.
test('a phone number of thousands of combining marks is not folded', async () => {
  await using site = openSite();
  using normalize = vi.spyOn(String.prototype, 'normalize');
  const { body } = await site.http.post('/send').send({ phone: '\u0344\u0316'.repeat(15_000) });
  expect(body.errors.phone).toBeDefined();
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

test('posts that wait for the store, twice as many as may wait for their clients, leave no room for more', async () => {
  await using site = await openServed();
  const store = stall(site.store);
  const clients = [];
  for (let count = 0; count <= 2 * waitingPostsCountMax; count++)
    clients.push(await site.post(body.replace('asha@', `asha${1_000 + count}@`)));
  await clients.at(-1)?.closed;
  store();
  for (const client of clients.slice(0, -1)) await expect.poll(client.status).toBe(200);
  expect(site.rows()).toHaveLength(2 * waitingPostsCountMax);
  for (const { socket } of clients) socket.destroy();
});

test('the limit of a body that comes in chunks counts bytes, not letters', async () => {
  await using site = await openServed();
  const { body: unmeasured } = new Response(JSON.stringify({ ...asha, more: 'क'.repeat(30_000) }));
  const headers = { 'Content-Type': 'application/json' };
  const post = { method: 'POST', headers, body: unmeasured, duplex: 'half' };
  expect((await fetch(`${site.url}/send`, post as RequestInit)).status).toBe(413);
});

/** The app on a port of its own, and posts to it whose body begins with a text; all have the length of `body`. */
async function openServed() {
  const site = openSite({ SEND_LIMIT: '1000' });
  const server = createServer(site.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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
