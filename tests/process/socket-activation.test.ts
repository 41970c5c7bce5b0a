// Socket activation: the supervisor keeps the socket. tests/stress/restarts.test.ts restarts under load.

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { idleCloseMs } from '../../server/http/http-server.ts';
import { holdSocket, openActivatedSite } from '../support/activated-site.ts';
import { openRawSocket } from '../support/raw-socket.ts';
import { startServer } from '../support/server-process.ts';

test('a stopping process answers requests that arrive on idle connections, and then stops', async () => {
  await using site = openActivatedSite();
  site.start();
  await fetch(`${site.url}/healthz`);
  using unused = await openRawSocket(site.url); // a browser opens connections ahead of its requests
  using kept = await openRawSocket(site.url);
  kept.send('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => kept.received()).toContain('ok\n');
  const stopped = site.stop();
  await later(300);
  using late = await openRawSocket(site.url);
  for (const client of [unused, kept, late]) client.send('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  for (const client of [unused, kept, late]) {
    await client.closed;
    expect(client.received()).toMatch(/Connection: close\r\n[\s\S]*ok\n$/);
  }
  expect(await stopped).toBeLessThan(2_000);
  expect(site.exitCode()).toBe(0);
});

test('unused connections delay a stop by two seconds, and not by the time limit of a request', async () => {
  await using site = openActivatedSite();
  site.start();
  await fetch(`${site.url}/healthz`);
  const unused: Socket[] = [];
  for (let count = 0; count < 50; count++) unused.push(connect(Number(new URL(site.url).port), '127.0.0.1'));
  await Promise.all(unused.map((socket) => once(socket, 'connect')));
  expect(await site.stop()).toBeLessThan(2 * idleCloseMs + 1_500);
  expect(site.exitCode()).toBe(0);
  for (const socket of unused) socket.destroy();
});

test('connections that wait while no process runs are answered by the next one', async () => {
  await using site = openActivatedSite();
  site.start();
  await fetch(`${site.url}/healthz`);
  await site.stop();
  const clients = await Promise.all(Array.from({ length: 600 }, () => openRawSocket(site.url))); // Node's own queue has 511
  for (const client of clients) client.send('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  site.start();
  await Promise.all(clients.map(({ closed }) => closed));
  expect(clients.filter((client) => client.status() !== 200)).toEqual([]);
});

test.each([
  ['a socket for another process', 'LISTEN_PID=1 LISTEN_FDS=1', 'start dist/server.js itself'],
  ['a file', 'LISTEN_PID=$$ LISTEN_FDS=1 3</dev/null', 'Descriptor 3 is not a TCP socket that listens'],
])('%s is reported in one line', async (_what, handed, remedy) => {
  const [variables, file = ''] = handed.split(/ (?=3<)/);
  await using server = startServer({}, '', ['sh', '-c', `${variables} exec "$0" "$1" ${file}`]);
  const { code, err } = await server.ended;
  expect(code).toBe(1);
  expect(err).toContain(remedy);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test.skipIf(!isInstalled('systemd-socket-activate'))('a socket from systemd is used', async () => {
  const socket = holdSocket();
  socket.close(); // the port is free again
  const command = ['systemd-socket-activate', '--listen', `127.0.0.1:${socket.port}`];
  const passed = ['PATH', 'DATABASE_URL'].flatMap((name) => ['--setenv', name]);
  await using server = startServer({ PORT: '1' }, '', [...command, ...passed]);
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${socket.port}`).catch(() => null))?.status, {
      timeout: 45_000,
    })
    .toBe(200);
  expect(server.lines()).toContainEqual(
    expect.objectContaining({ msg: 'listening', host: '127.0.0.1', port: socket.port }),
  );
});

function isInstalled(tool: string): boolean {
  try {
    return execFileSync('which', [tool]).length > 0;
  } catch {
    return false;
  }
}
