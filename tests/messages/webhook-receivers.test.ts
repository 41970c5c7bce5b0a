// Receivers that hang, send false replies, reset, redirect or answer without end.

import { expect, test } from 'vitest';
import { postWebhook } from '../../server/messages/webhook.ts';
import { selfSigned } from '../support/certificate.ts';
import { openWebhookReceiver, type Reaction, reply } from '../support/webhook-receiver.ts';

const timeoutMs = 400;

const post = (url: string) =>
  postWebhook(
    { url: new URL(url), headers: { 'Content-Type': 'text/plain' }, body: 'New enquiry' },
    timeoutMs,
  );

test.each<[string, Reaction, string]>([
  ['says nothing', () => {}, 'no reply in time'],
  ['resets the connection', (_res, _count, req) => void req.socket.resetAndDestroy(), 'ECONNRESET'],
  ['hangs up', (res) => void res.destroy(), 'UND_ERR_SOCKET'],
  [
    'speaks another protocol',
    (_res, _count, req) => void req.socket.end('220 mail.example ESMTP\r\n'),
    'the connection failed',
  ],
  [
    'sends headers without end',
    (_res, _count, req) => void req.socket.write(`HTTP/1.1 200 OK\r\n${'X: y\r\n'.repeat(100_000)}`),
    'UND_ERR_HEADERS_OVERFLOW',
  ],
  [
    'sends only interim replies',
    (res) => {
      const timer = setInterval(() => res.writeProcessing(), 10);
      res.on('close', () => clearInterval(timer));
    },
    'no reply in time',
  ],
])('a receiver that %s fails soon, and its connection is closed', async (_what, reaction, message) => {
  await using receiver = await openWebhookReceiver(reaction);
  const startedMs = performance.now();
  await expect(post(receiver.url)).rejects.toThrow(message);
  expect(performance.now() - startedMs).toBeLessThan(timeoutMs + 2_000);
  await expect.poll(receiver.connections).toBe(0);
});

test.each<[string, Reaction]>([
  ['hangs after its headers', (res) => void res.writeHead(200).flushHeaders()],
  [
    'drips its body',
    (res) => {
      const timer = setInterval(() => res.write('x'), 20);
      res.on('close', () => clearInterval(timer));
    },
  ],
  [
    'hangs up before its body is complete',
    (_res, _count, req) => void req.socket.end('HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nhello'),
  ],
  [
    'answers a gigabyte',
    (res) => {
      const part = Buffer.alloc(2 ** 20, 'x');
      let left = 1024;
      const write = () => {
        while (left-- > 0 && !res.destroyed) if (!res.write(part)) return void res.once('drain', write);
      };
      write();
    },
  ],
])('the status counts when a receiver %s, and its connection is closed', async (_what, reaction) => {
  await using receiver = await openWebhookReceiver(reaction);
  const memoryBefore = process.memoryUsage().rss;
  const startedMs = performance.now();
  expect(await post(receiver.url)).toMatchObject({ status: 200 });
  expect(performance.now() - startedMs).toBeLessThan(timeoutMs + 2_000);
  await expect.poll(receiver.connections).toBe(0);
  expect(process.memoryUsage().rss - memoryBefore).toBeLessThan(200 * 2 ** 20);
});

test('a redirect is not followed', async () => {
  await using inner = await openWebhookReceiver();
  await using receiver = await openWebhookReceiver(reply(307, '', { Location: inner.url }));
  expect(await post(receiver.url)).toMatchObject({ status: 307 });
  expect(inner.received).toEqual([]);
});

test('a receiver with an invalid certificate gets nothing', async () => {
  await using receiver = await openWebhookReceiver(reply(200), selfSigned('localhost'));
  await expect(post(receiver.url)).rejects.toThrow('DEPTH_ZERO_SELF_SIGNED_CERT');
  expect(receiver.received).toEqual([]);
});
