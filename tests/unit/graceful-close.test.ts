import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { createHttpServer } from '../../server/http/http-server.ts';

test('a client that reads slowly gets the whole response although the server closes', async () => {
  const large = Buffer.alloc(64 * 2 ** 20); // more than the kernel's buffers hold
  const limits = { connectionsMax: 10, headers: {}, onRejected: () => {} };
  const { server, close } = createHttpServer((_req, res) => void res.end(large), limits);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(reader, 'readable');
  const closed = close({ waitMs: 0, msMax: 30_000 });
  await new Promise((later) => setTimeout(later, 200)); // idle connections are looked for several times
  let bytes = 0;
  reader.on('data', (data) => (bytes += data.length));
  await once(reader, 'close');
  expect(bytes).toBeGreaterThan(large.length);
  await closed;
});
