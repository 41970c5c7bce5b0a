// Receivers that hang, send false replies, reset, redirect or answer without end, and addresses that are not allowed.

import { setTimeout as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { NameLookup } from '../../server/enquiries/notices/checked-lookup.ts';
import { createPostNotice } from '../../server/enquiries/notices/post-notice.ts';
import { isPrivateAddress } from '../../server/enquiries/notices/private-addresses.ts';
import { noticeReplyMsMax } from '../../server/limits.ts';
import { selfSigned } from '../support/certificate.ts';
import { openNoticeReceiver, type Reaction, reply } from '../support/notice-receiver.ts';

const timeoutMs = 400;

function post(url: string, otherwise: Partial<Parameters<typeof createPostNotice>[0]> = {}) {
  const request = { url: new URL(url), headers: { 'Content-Type': 'text/plain' }, body: 'New enquiry' };
  return createPostNotice({ isPrivateAllowed: false, timeoutMs, ...otherwise })(request);
}

const resolvesTo =
  (...addresses: string[]): NameLookup =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

test.each<[string, Reaction, string]>([
  ['says nothing', () => {}, 'no reply within 0.4 s'],
  ['resets the connection', (_res, _count, req) => void req.socket.resetAndDestroy(), 'ECONNRESET'],
  ['hangs up', (res) => void res.destroy(), 'socket hang up'],
  [
    'speaks another protocol',
    (_res, _count, req) => void req.socket.end('220 mail.example ESMTP\r\n'),
    'Parse Error',
  ],
  [
    'sends headers without end',
    (_res, _count, req) => void req.socket.write(`HTTP/1.1 200 OK\r\n${'X: y\r\n'.repeat(100_000)}`),
    'Parse Error',
  ],
  [
    'sends only interim replies',
    (res) => {
      const timer = setInterval(() => res.writeProcessing(), 10);
      res.on('close', () => clearInterval(timer));
    },
    'no reply within 0.4 s',
  ],
])('a receiver that %s fails soon, and its connection is closed', async (_what, reaction, message) => {
  await using receiver = await openNoticeReceiver(reaction);
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
  await using receiver = await openNoticeReceiver(reaction);
  const memoryBefore = process.memoryUsage().rss;
  const startedMs = performance.now();
  const { status, firstLine } = await post(receiver.url);
  expect(status).toBe(200);
  expect(firstLine.length).toBeLessThanOrEqual(4096);
  expect(performance.now() - startedMs).toBeLessThan(noticeReplyMsMax + 2_000);
  await expect.poll(receiver.connections).toBe(0);
  expect(process.memoryUsage().rss - memoryBefore).toBeLessThan(200 * 2 ** 20);
});

test('a redirect is not followed', async () => {
  await using inner = await openNoticeReceiver();
  await using receiver = await openNoticeReceiver(reply(307, '', { Location: inner.url }));
  expect(await post(receiver.url)).toMatchObject({ status: 307 });
  expect(inner.received).toEqual([]);
});

test('a receiver with an invalid certificate gets nothing', async () => {
  await using receiver = await openNoticeReceiver(reply(200), selfSigned('localhost'));
  await expect(post(receiver.url)).rejects.toThrow('self-signed certificate');
  expect(receiver.received).toEqual([]);
});

test('the certificate is checked against the name in the URL, and the notice goes to the address that was checked', async () => {
  const tls = selfSigned('hooks.agency.example');
  await using receiver = await openNoticeReceiver(reply(200), tls);
  const named = receiver.url.replace('127.0.0.1', 'hooks.agency.example');
  const trusted = { ca: tls.cert, isPrivateAllowed: true, lookup: resolvesTo('127.0.0.1') };
  expect(await post(named, trusted)).toMatchObject({ status: 200 });
  expect(receiver.received[0]?.headers.host).toBe(new URL(named).host);
  const other = receiver.url.replace('127.0.0.1', 'other.agency.example');
  await expect(post(other, trusted)).rejects.toThrow('does not match certificate');
  expect(receiver.received).toHaveLength(1);
});

const privateAddresses = [
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
  ...[
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '192.0.0.170',
    '198.18.0.1',
    '224.0.0.1',
    '239.255.255.250',
  ],
  ...['240.0.0.1', '255.255.255.255', '::', '::1', '::ffff:10.0.0.1', '::ffff:7f00:1', '::ffff:a9fe:a9fe'],
  ...[
    '::10.0.0.1',
    '64:ff9b::10.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2002:a00:1::',
  ],
  ...['2001:db8::1', '3fff::1', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1'],
];

test.each(privateAddresses)('%s is private, and a name with that address gets nothing', async (address) => {
  expect(isPrivateAddress(address)).toBe(true);
  const failed = post('https://hooks.agency.example/T0KEN', { lookup: resolvesTo('93.184.215.14', address) });
  await expect(failed).rejects.toThrow('hooks.agency.example has a private address');
});

test.each(['93.184.215.14', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is public',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

test.each([
  ...['https://10.0.0.1/', 'https://[::ffff:10.0.0.1]/', 'https://0x0a000001/', 'https://167772161/'],
  ...['https://012.0.0.1/', 'https://10.1/', 'https://[fd00::1]/', 'https://169.254.169.254/', 'https://0/'],
])('the address in %s is checked although no name is looked up', async (url) => {
  await expect(post(url)).rejects.toThrow('has a private address');
});

test('a public name with a loopback address gets nothing, and localhost is allowed', async () => {
  await using receiver = await openNoticeReceiver();
  const named = receiver.url.replace('127.0.0.1', 'hooks.agency.example');
  const lookup = resolvesTo('127.0.0.1');
  await expect(post(named, { lookup })).rejects.toThrow('private address');
  expect(await post(receiver.url.replace('127.0.0.1', 'localhost'), { lookup })).toMatchObject({
    status: 200,
  });
  const elsewhere = { lookup: resolvesTo('192.168.1.1') };
  await expect(post(receiver.url.replace('127.0.0.1', 'localhost'), elsewhere)).rejects.toThrow('private');
  expect(await post(named, { lookup, isPrivateAllowed: true })).toMatchObject({ status: 200 });
});

test('a name is resolved once, so its address cannot change between the check and the connection', async () => {
  await using receiver = await openNoticeReceiver();
  let asked = 0;
  const lookup: NameLookup = async () => {
    asked += 1;
    return [{ address: asked === 1 ? '127.0.0.1' : '169.254.169.254', family: 4 }];
  };
  const named = receiver.url.replace('127.0.0.1', 'localhost');
  expect(await post(named, { lookup })).toMatchObject({ status: 200 });
  expect(asked).toBe(1);
  await expect(post(named, { lookup })).rejects.toThrow('private address');
});

test('a name that is not resolved in time, or to nothing, fails', async () => {
  const url = 'https://hooks.agency.example/T0KEN';
  await expect(post(url, { lookup: () => new Promise(() => {}) })).rejects.toThrow('no reply within');
  await expect(post(url, { lookup: resolvesTo() })).rejects.toThrow('has no address');
  await expect(
    post(url, { lookup: () => later(10).then(() => Promise.reject(new Error('ENOTFOUND'))) }),
  ).rejects.toThrow('ENOTFOUND');
});
