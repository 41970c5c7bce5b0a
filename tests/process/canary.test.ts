// `npm run canary` beside the running site.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { canarySteps } from '../../server/canary/faults.ts';
import { canarySecondsDefault } from '../../server/cli/check.ts';
import { runCanaryCli, runCli } from '../support/cli.ts';
import { openMailbox } from '../support/mailbox.ts';
import { startServer } from '../support/server-process.ts';
import { rowsOf } from '../support/site.ts';

// Every command starts a process of its own.
vi.setConfig({ testTimeout: 120_000 });

/** The site at its own URL, and the settings by which the command finds it. */
async function startSite(mail: Record<string, string>) {
  const PORT = String(await freePort());
  const server = startServer({ PORT, SITE_URL: `http://127.0.0.1:${PORT}`, ...mail });
  await server.url();
  const path = `${server.folder}/data/enquiries.db`;
  return {
    ...server,
    path,
    settings: { DATABASE_URL: `file:${path}`, SITE_URL: `http://127.0.0.1:${PORT}`, ...mail },
  };
}

async function freePort(): Promise<number> {
  await using server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('the command passes every step beside the running site; a killed one leaves a row that counts as no enquiry', async () => {
  await using mailbox = await openMailbox();
  const mail = { SMTP_URL: mailbox.url.replace(/\?.*/, ''), MAIL_TO: 'desk@agency.example' };
  await using site = await startSite(mail);
  const { code, out, err } = await runCanaryCli(site.settings);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const lines = out.trimEnd().split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual([...Object.keys(canarySteps), 'Every']);
  expect(lines.at(-1)).toMatch(/^Every step works: [\d.]+ s\.$/);
  expect(mailbox.emails).toEqual([]);
  expect(rowsOf(site.path)).toEqual([]);

  const json = await runCanaryCli({ ...site.settings, CANARY_TO: 'canary@agency.example' }, '--json');
  expect(JSON.parse(json.out)).toMatchObject({
    ok: true,
    step: null,
    error: null,
    reference: expect.any(String),
  });

  mailbox.smtpReplies = (stage) => (stage === 'recipient' ? 'silence' : undefined);
  const command = fileURLToPath(new URL('../../dist/enquiries.js', import.meta.url));
  const killed = spawn(process.execPath, [command, 'canary'], { env: { ...site.settings } });
  await expect.poll(() => rowsOf(site.path)).toMatchObject([{ canary: 1 }]);
  killed.kill('SIGKILL');
  await once(killed, 'close');
  const counts = JSON.parse((await runCli(site.settings.DATABASE_URL, 'check', '--json')).out);
  expect(counts).toMatchObject({ enquiries: { counts: { waiting: 0, sent: 0 }, oldestUnsent: null } });
  expect((await runCli(site.settings.DATABASE_URL, 'list')).out).toBe('No enquiries.\n');

  const interrupted = spawn(process.execPath, [command, 'canary'], { env: { ...site.settings } });
  await expect.poll(() => rowsOf(site.path)).toHaveLength(2);
  interrupted.kill('SIGINT');
  expect(await once(interrupted, 'close')).toEqual([1, null]);
  expect(rowsOf(site.path)).toHaveLength(1);
});

test('without mail the command succeeds as far as the store, and says so', async () => {
  await using site = await startSite({});
  const { code, out } = await runCanaryCli(site.settings);
  expect(code).toBe(0);
  expect(out).toContain('The way to the store works');
  expect(out).toContain('set SMTP_URL and MAIL_TO');
  expect(JSON.parse((await runCanaryCli(site.settings, '--json')).out)).toMatchObject({
    ok: true,
    mail: 'not configured',
  });
  site.child.kill('SIGTERM');
  await site.ended;
  const stopped = await runCanaryCli(site.settings);
  expect(stopped).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Failed at page') });
  expect(stopped.err).toContain('Start the proxy and the site');
});

test('an invalid certificate is named, and usage errors and unusable stores have their own exit codes', async () => {
  await using site = startServer();
  await site.url();
  await using encrypted = await openMailbox({ secure: true, logger: false }); // with a certificate that no authority signed
  const DATABASE_URL = `file:${site.folder}/data/enquiries.db`;
  const SITE_URL = encrypted.url.replace('smtp:', 'https:').replace(/\?.*/, '');
  const { code, err } = await runCanaryCli({ DATABASE_URL, SITE_URL });
  expect(code).toBe(1);
  expect(err).toMatch(/cannot be reached \([A-Z_]+\)\. .*renew the certificate/);
  for (const args of [['--timeout', '0'], ['--timeout', 'soon'], ['--slow'], ['now']])
    expect(await runCanaryCli({ DATABASE_URL }, ...args)).toMatchObject({
      ...{ code: 2, out: '', err: expect.stringContaining('Add --help') },
    });
  expect(await runCanaryCli({ DATABASE_URL: 'file:/nowhere/enquiries.db' })).toMatchObject({
    ...{ code: 3, err: expect.stringMatching(/^There is no store .+\n$/) },
  });
});

test('the README has the steps, the exit codes and the times of the command', async () => {
  const readme = readFileSync(new URL('../../server/cli/README.md', import.meta.url), 'utf8');
  const section = readme.split('\n## Test from end to end\n')[1]?.split('\n## ')[0] ?? '';
  const rows = [...section.matchAll(/^- `(\w+)`/gm)].map(([, name]) => name);
  expect(rows).toEqual(Object.keys(canarySteps));
  expect(section).toContain(`${canarySecondsDefault} s`);
});
