// Receivers that hang, send false replies, reset, redirect or answer without end.

import { expect, test } from 'vitest';
import { postWebhook } from '../../server/messages/webhook.ts';
import { selfSigned } from '../support/certificate.ts';
import { openWebhookReceiver, type Reaction, reply } from '../support/webhook-receiver.ts';

const post = (url: string, timeoutMs?: number) =>
  postWebhook(
    { url: new URL(url), headers: { 'Content-Type': 'text/plain' }, body: 'New enquiry' },
    timeoutMs,
  );

/** Does it until the connection is closed. */
const again =
  (does: (res: Parameters<Reaction>[0]) => unknown): Reaction =>
  (res) => {
    const timer = setInterval(() => does(res), 10);
    res.on('close', () => clearInterval(timer));
  };

const late = 'no reply in time';

test.each<[string, Reaction, string]>([
  ['says nothing', () => {}, late],
  ['sends only interim replies', again((res) => res.writeProcessing()), late],
  ['resets the connection', (_res, _count, req) => void req.socket.resetAndDestroy(), 'ECONNRESET'],
  ['hangs up', (res) => void res.destroy(), 'UND_ERR_SOCKET'],
  ['speaks SMTP', (_res, _count, req) => void req.socket.end('220 ESMTP\r\n'), 'the connection failed'],
  [
    'sends headers without end',
    (_res, _count, req) => void req.socket.write(`HTTP/1.1 200 OK\r\n${'X: y\r\n'.repeat(100_000)}`),
    'UND_ERR_HEADERS_OVERFLOW',
  ],
])('a receiver that %s fails, and its connection is closed', async (_what, reaction, message) => {
  await using receiver = await openWebhookReceiver(reaction);
  await expect(post(receiver.url, message === late ? 300 : undefined)).rejects.toThrow(message);
  await expect.poll(receiver.connections).toBe(0);
});

test.each<[string, Reaction]>([
  ['hangs after its headers', (res) => void res.writeHead(200).flushHeaders()],
  ['drips its body', again((res) => res.write('x'))],
  [
    'hangs up before its body is complete',
    (_res, _count, req) => void req.socket.end('HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nhello'),
  ],
])('the status counts when a receiver %s, and its connection is closed', async (_what, reaction) => {
  await using receiver = await openWebhookReceiver(reaction);
  expect(await post(receiver.url)).toMatchObject({ status: 200 });
  await expect.poll(receiver.connections).toBe(0);
});

test('of an answer of a gigabyte only the beginning is read', async () => {
  const part = Buffer.alloc(2 ** 20, 'x');
  let left = 1024;
  await using receiver = await openWebhookReceiver((res) => {
    const write = () => {
      while (left-- > 0 && !res.destroyed) if (!res.write(part)) return void res.once('drain', write);
    };
    write();
  });
  expect(await post(receiver.url)).toMatchObject({ status: 200 });
  await expect.poll(receiver.connections).toBe(0);
  expect(left).toBeGreaterThan(900);
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
