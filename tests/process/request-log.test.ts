import { expect, test } from 'vitest';
import { openRawSocket } from '../support/raw-socket.ts';
import { startServer } from '../support/server-process.ts';

test('the log has a line for each request after its end, and says when the client went away', async () => {
  await using server = startServer();
  const url = await server.url();
  await (await fetch(url)).text();
  await (await fetch(`${url}/favicon.svg`)).text();
  using client = await openRawSocket(url);
  client.socket.pause();
  // Until the system holds no more.
  for (let count = 0; count < 2_000 && !client.socket.destroyed; count++) {
    client.send('GET /contact HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n\r\n');
    await new Promise((later) => setTimeout(later, 2));
  }
  client.socket.resetAndDestroy();
  const lines = (route: string) =>
    server.lines().filter((line) => line.msg === 'request' && line.route === route);
  await expect.poll(() => lines('/contact').at(-1)?.status).toBe('aborted');
  expect(lines('/')).toMatchObject([{ method: 'GET', status: 200, ms: expect.any(Number) }]);
  expect(lines('other')).toMatchObject([{ method: 'GET', status: 200, ms: expect.any(Number) }]);
});
