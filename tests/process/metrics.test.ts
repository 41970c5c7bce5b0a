import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { asha } from '../support/enquiry.ts';
import { readMetrics } from '../support/metrics.ts';
import { startServer } from '../support/server-process.ts';

test('metrics are served on a port of their own', async () => {
  await using server = startServer({ METRICS_PORT: '0' });
  const url = await server.url();
  await fetch(`${url}/contact?from=asha@example.com`);
  await fetch(`${url}/asha@example.com`);
  const headers = { 'Content-Type': 'application/json' };
  await fetch(`${url}/send`, { method: 'POST', headers, body: JSON.stringify(asha) });
  await expect.poll(async () => (await readMetrics(server)).text).toContain('route="/send"');
  const { text } = await readMetrics(server);
  for (const line of [
    'site_build_info{commit="',
    'site_http_requests_total{method="GET",route="/contact",status="200"} 1',
    'site_http_requests_total{method="GET",route="other",status="404"} 1',
    'site_http_requests_total{method="POST",route="/send",status="200"} 1',
    'site_http_request_duration_seconds_count{route="/send"} 1',
    'site_enquiries{state="waiting"} 1',
    'site_enquiry_oldest_unsent_seconds ',
    'nodejs_eventloop_lag_p99_seconds ',
  ]) {
    expect(text).toContain(line);
  }
  expect(text).not.toContain('asha');
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
});

test('the metrics port is unreachable from other machines', async () => {
  await using server = startServer({ METRICS_PORT: '0', HOST: '0.0.0.0' });
  await server.url();
  const port = /"metricsPort":(\d+)/.exec(server.out())?.[1];
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === 'IPv4');
  if (!outside) return; // this machine has no external network interface
  await expect(fetch(`http://${outside.address}:${port}/metrics`)).rejects.toThrow();
});
