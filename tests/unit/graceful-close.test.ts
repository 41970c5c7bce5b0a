import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { createHttpServer } from '../../server/http/http-server.ts';

const large = Buffer.alloc(64 * 2 ** 20); // more than the kernel's buffers hold

test('a client that reads slowly gets the whole response although the server closes', async () => {
  await using server = await openServer((_req, res) => res.end(large));
  const reader = connect(server.port, '127.0.0.1').pause();
  reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(reader, 'readable');
  const closed = server.close({ waitMs: 0, msMax: 30_000 });
  await new Promise((later) => setTimeout(later, 200)); // idle connections are looked for several times
  let bytes = 0;
  reader.on('data', (data) => (bytes += data.length));
  await once(reader, 'close');
  expect(bytes).toBeGreaterThan(large.length);
  await closed;
});

test('a response in progress at a close has `Connection: close`', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<Parameters<RequestListener>[1]>();
  await using server = await openServer((_req, res) => ask(res));
  const answering = fetch(`http://127.0.0.1:${server.port}`);
  const res = await asked;
  const closed = server.close({ waitMs: 1_000, msMax: 5_000 });
  res.end('done');
  const answer = await answering;
  expect(answer.headers.get('connection')).toBe('close');
  expect(await answer.text()).toBe('done');
  await closed;
});

async function openServer(handler: RequestListener) {
  const { server, close } = createHttpServer(handler, {
    connectionsMax: 10,
    headers: {},
    onRejected: () => {},
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
