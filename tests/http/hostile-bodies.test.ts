import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { expect, test, vi } from 'vitest';
import { canaryHeader } from '../../server/canary/recognition.ts';
import { waitingPostsCountMax } from '../../server/http/body-parser.ts';
import type { Store } from '../../server/store.ts';
import { asha } from '../support/enquiry.ts';
import { openRawSocket } from '../support/raw-socket.ts';
import { openSite } from '../support/site.ts';

// Marks of many classes have to be sorted: 64 kB of them took 1.5 s and more, in which no other request was answered.
test('a phone number of thousands of combining marks is not folded', async () => {
  await using site = openSite();
  using normalize = vi.spyOn(String.prototype, 'normalize');
  const { body } = await site.http.post('/send').send({ phone: '\u0344\u0316'.repeat(15_000) });
  expect(body.errors.phone).toBeDefined();
  expect(normalize.mock.contexts.filter((text) => String(text).length > 100)).toEqual([]);
});

test('posts that are reset before their bodies are waited for do not close the connection of another post', async () => {
  await using site = openSite({ SEND_LIMIT: '1000' });
  const { promise, resolve } = Promise.withResolvers<void>();
  const secret = vi.spyOn(site.store, 'secret').mockImplementation(async () => {
    await promise; // as a busy PostgreSQL does
    return 'a secret';
  });
  await using server = await serve(site.app);
  const { url } = server;
  const body = JSON.stringify(asha);
  const post = async (header = '') => {
    const client = await openRawSocket(url);
    client.send(
      `POST /send HTTP/1.1\r\nHost: x\r\n${header}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    return client;
  };

  using visitor = await post();
  const forged = `${canaryHeader}: ${Date.now()}.${'n'.repeat(22)}.${'s'.repeat(43)}\r\n`; // the secret tells
  for (let count = 1; count <= waitingPostsCountMax; count++) {
    using attacker = await post(forged);
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
  await using site = openSite({ SEND_LIMIT: '1000' });
  const store = stall(site.store);
  await using server = await serve(site.app);
  const { url } = server;
  const body = JSON.stringify(asha);
  const post = async (sent: string) => {
    const client = await openRawSocket(url);
    client.send(
      `POST /send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${sent}`,
    );
    return client;
  };
  using visitor = await post(body);
  const held = [];
  for (let count = 0; count < waitingPostsCountMax; count++) held.push(await post('{'));
  await held[0]?.closed;
  store();
  await expect.poll(visitor.status).toBe(200);
  expect(held.filter(({ socket }) => socket.destroyed)).toHaveLength(1);
  for (const { socket } of held) socket.destroy();
});

test('posts that wait for the store, twice as many as may wait for their clients, leave no room for more', async () => {
  await using site = openSite({ SEND_LIMIT: '1000' });
  const store = stall(site.store);
  await using server = await serve(site.app);
  const { url } = server;
  const clients = [];
  for (let count = 0; count <= 2 * waitingPostsCountMax; count++) {
    const body = JSON.stringify({ ...asha, email: `asha${count}@example.com` });
    const client = await openRawSocket(url);
    client.send(
      `POST /send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    clients.push(client);
  }
  await clients.at(-1)?.closed;
  store();
  for (const client of clients.slice(0, -1)) await expect.poll(client.status).toBe(200);
  expect(site.rows()).toHaveLength(2 * waitingPostsCountMax);
  for (const { socket } of clients) socket.destroy();
});

test('the limit of a body that comes in chunks counts bytes, not letters', async () => {
  await using site = openSite();
  await using server = await serve(site.app);
  const text = JSON.stringify({ ...asha, more: 'क'.repeat(30_000) });
  const { status } = await fetch(`${server.url}/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: new Response(text).body, // has no length
    duplex: 'half',
  } as RequestInit);
  expect(status).toBe(413);
});

/** The app on a port of its own, for requests that supertest does not make. */
async function serve(app: Express) {
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

/** Inserts wait until the returned function is called. */
function stall(store: Store): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { insert } = store;
  store.insert = async (enquiry) => {
    await promise;
    return insert(enquiry);
  };
  return resolve;
}
