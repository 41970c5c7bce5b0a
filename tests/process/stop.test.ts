import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { asha } from '../support/enquiry.ts';
import { openRawSocket } from '../support/raw-socket.ts';
import { startServer } from '../support/server-process.ts';
import { rowsOf } from '../support/site.ts';
import { signingSecret } from '../support/site-with-messages.ts';
import { openWebhookReceiver } from '../support/webhook-receiver.ts';

const unfinished =
  'POST /send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{';

test('a stop under load loses no acknowledged enquiry and cuts off no response', async () => {
  await using server = startServer({ SEND_LIMIT: '100000' });
  const url = await server.url();
  const agent = new Agent({ keepAlive: true });
  const acknowledged: string[] = [];
  let broken = 0;
  let stopped = false;
  const worker = async (of: number) => {
    for (let turn = 1; !stopped; turn++) {
      const message = `Enquiry ${turn} of visitor ${of}`;
      const posted = await ask(agent, `${url}/send`, {
        ...asha,
        email: `visitor-${of}-${turn}@example.com`,
        message,
      });
      const page = await ask(agent, `${url}/`);
      if (posted === 200) acknowledged.push(message);
      for (const outcome of [posted, page]) {
        if (outcome === 'broken off') broken += 1;
        if (outcome === 'not answered') stopped = true;
      }
    }
  };
  const working = Promise.all(Array.from({ length: 20 }, (_, index) => worker(index)));
  await new Promise((later) => setTimeout(later, 1_000));
  const startedMs = performance.now();
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0, err: '' });
  expect(performance.now() - startedMs).toBeLessThan(10_000);
  stopped = true;
  await working;
  agent.destroy();
  const stored = rowsOf(`${server.folder}/data/enquiries.db`).map(({ message }) => message);
  console.log(`${acknowledged.length} enquiries were acknowledged up to the end, ${stored.length} stored`);
  expect(acknowledged.length).toBeGreaterThan(20);
  expect(acknowledged.filter((message) => !stored.includes(message))).toEqual([]);
  expect(broken).toBe(0);
});

test('a client that delays the stop is cut off, and the server still ends cleanly', async () => {
  await using server = startServer();
  using caller = await openRawSocket(await server.url());
  caller.send(unfinished);
  await later(200);
  const startedMs = performance.now();
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });
  expect(performance.now() - startedMs).toBeLessThan(9_000);
});

test('a second signal ends the server at once', async () => {
  await using server = startServer();
  using caller = await openRawSocket(await server.url());
  caller.send(unfinished);
  await later(200);
  server.child.kill('SIGTERM');
  await later(200);
  const startedMs = performance.now();
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 1 });
  expect(performance.now() - startedMs).toBeLessThan(1_000);
});

test('an unhandled rejection is logged, and ends the process after requests in progress are answered', async () => {
  const bug = `process.on('SIGUSR2', () => { throw new Error('a bug') })`;
  await using server = startServer({
    NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(bug)}"`,
  });
  using caller = await openRawSocket(await server.url());
  const json = JSON.stringify(asha);
  caller.send(
    `POST /send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${json.length}\r\n\r\n`,
  );
  await later(200);
  server.child.kill('SIGUSR2');
  await later(200);
  caller.send(json);
  expect(await server.ended).toMatchObject({ code: 1, err: '' });
  expect(caller.status()).toBe(200);
  expect(server.lines()).toContainEqual(
    expect.objectContaining({ level: 60, err: expect.objectContaining({ message: 'a bug' }) }),
  );
  expect(rowsOf(`${server.folder}/data/enquiries.db`)).toHaveLength(1);
});

test('a visitor does not wait for a receiver that hangs, and a stop is not delayed beyond its limit', async () => {
  await using receiver = await openWebhookReceiver(() => {});
  await using server = startServer({ NOTIFY_URL: receiver.url, NOTIFY_SECRET: signingSecret });
  const url = await server.url();
  const startedMs = performance.now();
  expect((await send(url)).status).toBe(200);
  await expect.poll(() => receiver.received.length).toBe(1);
  expect((await send(url, { ...asha, subject: 'Another' })).status).toBe(200);
  expect(performance.now() - startedMs).toBeLessThan(4_000);
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });
  expect(performance.now() - startedMs).toBeLessThan(12_000);
});

function send(url: string, values = asha): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(`${url}/send`, { method: 'POST', headers, body: JSON.stringify(values) });
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The status, or that there was no response or only part of one. */
function ask(agent: Agent, url: string, body?: object): Promise<number | 'not answered' | 'broken off'> {
  return new Promise((resolve) => {
    const json = body && JSON.stringify(body);
    const asking = request(url, {
      agent,
      method: json ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json' },
    });
    asking.once('response', (answer) => {
      answer.once('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 'broken off'));
      answer.resume();
    });
    asking.once('error', () => resolve('not answered'));
    asking.end(json);
  });
}
