import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { limitUnreadResponses } from '../../server/http/unread-responses.ts';

// A loopback socket buffers some megabytes before a client reads any, so a smaller response would not block.
const bytes = Buffer.alloc(16 * 2 ** 20);

test('the oldest unread responses are dropped, and responses that were read do not count', async () => {
  const trackUnread = limitUnreadResponses(bytes.length * 3);
  const answers: ServerResponse[] = [];
  await using server = createServer((_req, res) => {
    answers.push(res);
    trackUnread(res, bytes.length);
    res.writeHead(200, { 'Content-Length': bytes.length }).end(bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (reads: boolean) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    if (reads) socket.resume();
    const count = answers.length + 1;
    await expect.poll(() => answers.length).toBe(count);
    return { socket, answer: answers.at(-1) };
  };

  const first = await ask(false);
  const second = await ask(false);
  const taken = await ask(true);
  await expect.poll(() => taken.answer?.writableFinished).toBe(true);
  const third = await ask(false);
  expect(first.answer?.destroyed).toBe(false);
  const fourth = await ask(false);
  await expect.poll(() => first.answer?.closed).toBe(true);
  for (const { answer } of [second, third, fourth]) expect(answer?.closed).toBe(false);
  for (const { socket } of [first, second, taken, third, fourth]) socket.destroy();
});

test('a response whose connection was closed before it was made does not count', async () => {
  const trackUnread = limitUnreadResponses(bytes.length);
  const answers: ServerResponse[] = [];
  await using server = createServer((_req, res) => void answers.push(res)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const count = answers.length + 1;
    await expect.poll(() => answers.length).toBe(count);
    return { socket, answer: answers[count - 1] as ServerResponse };
  };
  const other = await ask();
  trackUnread(other.answer, bytes.length);
  const gone = await ask();
  gone.socket.resetAndDestroy();
  await expect.poll(() => gone.answer.closed).toBe(true);
  trackUnread(gone.answer, bytes.length);
  expect(other.answer.req.socket.destroyed).toBe(false);
  other.socket.destroy();
});
