import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, IncomingMessage } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { mergeBodyParts } from '../../server/http/body-parts.ts';
import { bodyBlockBytes, bodyPartsCountMax, concurrentBodiesCountMax } from '../../server/limits.ts';
import { memoryCounters } from '../../server/rate-limit/counters.ts';
import type { Counters } from '../../server/rate-limit/types.ts';
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

test('the parts of a body are copied before anything reads it, and none stays in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const req = new IncomingMessage(new Socket());
  mergeBodyParts(req, () => {});
  const parts = [...'{"name":"Asha"}'].map((letter) => {
    const part = Buffer.from(letter);
    req.push(part);
    return new WeakRef(part);
  });
  await new Promise(setImmediate);
  collectGarbage();
  expect(parts.filter((part) => part.deref())).toEqual([]);
  req.push(null);
  expect(await text(req)).toBe('{"name":"Asha"}');
});

test('a body is whole, whatever the size of its parts', async () => {
  const sent = randomBytes(20_000);
  for (const size of [1, 1000, bodyBlockBytes - 1, bodyBlockBytes, 9_999, 20_000]) {
    const req = new IncomingMessage(new Socket());
    mergeBodyParts(req, () => {});
    const bytes = size === 1 ? sent.subarray(0, bodyPartsCountMax) : sent;
    for (let start = 0; start < bytes.length; start += size) req.push(bytes.subarray(start, start + size));
    req.push(null);
    expect(await buffer(req)).toEqual(bytes);
  }
});

test('a body in too many parts is rejected once, and its connection is closed', () => {
  const socket = new Socket();
  const req = new IncomingMessage(socket);
  const reject = vi.fn();
  mergeBodyParts(req, reject);
  for (let count = 0; count < 5_000; count++) req.push(Buffer.from(' '));
  expect(reject).toHaveBeenCalledOnce();
  expect(req.destroyed).toBe(true);
  expect(socket.destroyed).toBe(true);
  expect(req.readableLength).toBeLessThanOrEqual(bodyPartsCountMax);
});

test('posts that are reset while their rate limit is counted do not close the connection of another post', async () => {
  const { counter, close } = memoryCounters();
  let answer: Promise<void> | undefined;
  const asked = vi.fn();
  const counters: Counters = {
    close,
    counter(...options) {
      const inMemory = counter(...options);
      const consume = async (key: string) => {
        asked();
        await answer; // as a busy PostgreSQL does
        return inMemory.consume(key);
      };
      return { ...inMemory, consume };
    },
  };
  await using site = openSite({ SEND_LIMIT: '1000' }, { counters });
  await using server = createServer(site.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const body = JSON.stringify(asha);
  const post = async () => {
    const client = await openRawSocket(url);
    client.send(
      `POST /send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    return client;
  };

  using visitor = await post();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  const { promise, resolve } = Promise.withResolvers<void>();
  answer = promise;
  for (let count = 1; count <= concurrentBodiesCountMax; count++) {
    using attacker = await post();
    await expect.poll(() => asked.mock.calls.length, { interval: 1 }).toBe(count + 1);
    attacker.socket.resetAndDestroy();
  }
  await expect.poll(() => site.lines.length).toBe(concurrentBodiesCountMax);
  resolve();
  await new Promise(setImmediate);
  visitor.send(body);
  await expect.poll(visitor.status).toBe(200);
});
