// Checks the deployment README: its systemd unit and proxy configurations must match the limits of the server.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { connectionsMax, keepAliveMs, requestMsMax, sendBytesMax, stopMsMax } from '../server/limits.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const readme = read('server/deploy/README.md');
const serve: string = JSON.parse(read('package.json')).scripts.serve;

const first = (pattern: RegExp) => pattern.exec(readme)?.[1] ?? '';
const seconds = (text: string) => Number(/^(\d+)s?$/.exec(text)?.[1] ?? Number.NaN);

test('the unit file starts the site as npm run serve does', () => {
  const started = `${first(/^ +Environment=(.+)$/m)} ${first(/^ +ExecStart=\S+\/(node .+)$/m)}`;
  expect(started).toBe(serve);
});

test('the unit file allows enough file descriptors for all connections, and enough time for a stop', () => {
  expect(Number(first(/^ +LimitNOFILE=(\d+)$/m))).toBeGreaterThan(connectionsMax);
  expect(seconds(first(/^ +TimeoutStopSec=(\d+)$/m)) * 1000).toBeGreaterThan(stopMsMax);
});

test('the proxies have the time-outs and size limits of the site, and close idle connections first', () => {
  expect(seconds(first(/^ +keepalive (\d+s)$/m)) * 1000).toBeLessThan(keepAliveMs);
  expect(seconds(first(/^ +read_body (\d+s)$/m)) * 1000).toBe(requestMsMax);
  expect(Number(first(/client_max_body_size (\d+)k;/)) * 1024).toBe(sendBytesMax);
});
