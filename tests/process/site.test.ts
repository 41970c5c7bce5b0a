// One built server at its own URL, with mail: what visitors, operators and monitors see of it.

import { networkInterfaces } from 'node:os';
import { afterAll, expect, test, vi } from 'vitest';
import { canarySteps } from '../../server/canary/faults.ts';
import { site } from '../../views/site.ts';
import { runCliWith } from '../support/cli.ts';
import { freePort } from '../support/free-port.ts';
import { openMailbox } from '../support/mailbox.ts';
import { readMetrics } from '../support/metrics.ts';
import { send } from '../support/post.ts';
import { startServer } from '../support/server-process.ts';

// Every command starts a process of its own.
vi.setConfig({ testTimeout: 180_000 });

const mailbox = await openMailbox();
const PORT = String(await freePort());
const SITE_URL = `http://127.0.0.1:${PORT}`;
const mail = { SMTP_URL: mailbox.url, MAIL_TO: 'desk@agency.example', RECEIPT: '1' };
const dotEnv = 'SITE_EMAIL=file@example.com\nSITE_BRAND=From the file\nNOTE=x\n';
const env = { SITE_BRAND: 'From the environment', SITE_PHONE: '+91 172 123 4567' };
const server = startServer({ PORT, SITE_URL, HOST: '0.0.0.0', METRICS_PORT: '0', ...mail, ...env }, dotEnv);
await server.url();
const settings = { DATABASE_URL: `file:${server.folder}/data/enquiries.db`, SITE_URL, ...mail };
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await mailbox[Symbol.asyncDispose]();
});

test('it serves the site, with settings of a file that the environment overrides, and logs the commit that was built first', async () => {
  const html = await (await fetch(SITE_URL)).text();
  expect(html).toContain('<title>From the environment | ');
  const [, script = ''] = html.match(/import\("(\/assets\/[^"]+\.js)"/) ?? [];
  expect((await fetch(SITE_URL + script)).headers.get('content-type')).toContain('javascript');

  const [first] = server.lines();
  expect(first).toMatchObject({ msg: 'starting', node: process.versions.node });
  expect(String(first?.commit).replace('-dirty', '')).toBe(process.env.HEAD_AT_BUILD?.slice(0, 12));
  const { out } = await runCliWith({}, '--version');
  expect(out).toBe(`${first?.commit} of ${first?.date}, on Node ${process.versions.node}\n`);
  const warnings = server.lines().filter(({ msg }) => String(msg).includes('example values'));
  expect(warnings).toEqual([expect.objectContaining({ msg: expect.stringContaining('SITE_ADDRESS') })]);
  expect(warnings[0]?.msg).not.toMatch(/SITE_EMAIL|SITE_PHONE/); // they are set, in the file and beside it
});

test('each enquiry is mailed as soon as it is stored, with a receipt, and the answer waits for neither', async () => {
  const tookMs: number[] = [];
  for (const subject of ['One', 'Two', 'Three']) {
    const { status, headers } = await send(SITE_URL, { subject, email: `${subject}@example.com` });
    expect(status).toBe(200);
    const storedMs = performance.now();
    const mails = [subject, `We have your enquiry: ${headers.get('Enquiry-Reference')}`];
    const subjects = () => mailbox.emails.map((email) => email.subject);
    await expect.poll(subjects).toEqual(expect.arrayContaining(mails));
    tookMs.push(performance.now() - storedMs);
  }
  expect(mailbox.emails).toHaveLength(6);
  // It looks for what others have stored each 5 s: that would be the time of the second and the third.
  expect(Math.min(...tookMs.slice(1))).toBeLessThan(4_000);
});

test('metrics are served on a port of their own, unreachable from other machines', async ({ skip }) => {
  await (await fetch(`${SITE_URL}/contact?from=asha@example.com`)).text();
  await (await fetch(`${SITE_URL}/asha@example.com`)).text();
  const metrics = async () => (await readMetrics(server)).text;
  for (const line of [
    'site_enquiries{state="sent"} 3',
    'route="other",status="404"} 1',
    'route="/contact",status="200"} 1',
    'site_http_requests_total{method="POST",route="/send",status="200"} 3',
    'site_http_requests_total{method="POST",route="/send",status="503"} 0', // so that an alarm sees the first
    'site_http_request_duration_seconds_count{route="/send"} 3',
    'site_enquiry_oldest_unsent_seconds ',
    'nodejs_eventloop_lag_p99_seconds ',
  ])
    await expect.poll(metrics).toContain(line);
  expect(await metrics()).not.toContain('asha');
  expect((await fetch(`${SITE_URL}/metrics`)).status).toBe(404);
  const port = /"metricsPort":(\d+)/.exec(server.out())?.[1];
  const addresses = Object.values(networkInterfaces()).flat();
  const outside = addresses.find((one) => one && !one.internal && one.family === 'IPv4')?.address;
  skip(!outside, 'No other machine reaches this one');
  await expect(fetch(`http://${outside}:${port}/metrics`)).rejects.toThrow();
});

// What it checks is in tests/http/doctor.test.ts.
test('npm run doctor prints a table, and JSON', async () => {
  const { code, out, err } = await runCliWith(settings, 'doctor');
  expect({ code, err }).toEqual({ code: 1, err: '' }); // example settings, and no https
  for (const line of [
    /^CHECK +STATE +FOUND → WHAT TO DO$/m,
    new RegExp(`^links +ok +${Object.keys(site).length} pages`, 'm'),
    /^settings +TO DO +.+ → /m,
  ])
    expect(out).toMatch(line);
  const invalid = await runCliWith({ PORT: 'five' }, 'doctor', '--json');
  expect(JSON.parse(invalid.out)).toMatchObject({ exitCode: 1, findings: expect.any(Array) });
  expect(invalid.out).toContain('Invalid settings: Set PORT');
});

test('npm run canary passes every step, or names the one that fails', async () => {
  mailbox.emails.length = 0;
  const canary = (env: Record<string, string>, ...args: string[]) => runCliWith(env, 'canary', ...args);
  const { code, out, err } = await canary(settings);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const lines = out.trimEnd().split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual([...Object.keys(canarySteps), 'Every']);
  expect(mailbox.emails).toEqual([]);
  const json = await canary({ ...settings, SMTP_URL: '', MAIL_TO: '' }, '--json');
  const good = { ok: true, step: null, error: null, reference: expect.any(String) };
  expect(JSON.parse(json.out)).toMatchObject(good);

  await using encrypted = await openMailbox({ secure: true, logger: false }); // no authority signed its certificate
  const failed = await canary({ ...settings, SITE_URL: encrypted.url.replace('smtp:', 'https:') });
  const renew = /Failed at page.* cannot be reached \([A-Z_]+\)\. .*renew the certificate/s;
  expect(failed).toMatchObject({ code: 1, err: expect.stringMatching(renew) });
  expect(await canary(settings, '--timeout', '0')).toMatchObject({ code: 2, out: '' });
  const nowhere = await canary({ DATABASE_URL: 'file:/nowhere/enquiries.db' });
  expect(nowhere).toMatchObject({ code: 3, err: expect.stringMatching(/^There is no store .+\n$/) });
});

test('SIGINT stops it cleanly', async () => {
  server.child.kill('SIGINT');
  expect(await server.ended).toMatchObject({ code: 0, signal: null, err: '' });
  expect(server.lines().at(-1)).toMatchObject({ msg: 'stopped' });
});
