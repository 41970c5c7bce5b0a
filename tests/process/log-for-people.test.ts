// What `journalctl -p warning` and `npm run logs` show.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startServer } from '../support/server-process.ts';

/** As under systemd, which names the stream that the journal reads. */
const underJournal = (fd: 1 | 2) => [
  ...['sh', '-c', `export JOURNAL_STREAM=$(stat -Lc %d:%i /proc/$$/fd/${fd}); exec "$@"`, 'sh'],
];

test('where the journal reads the log, each line begins with its level', async () => {
  await using server = startServer({}, '', underJournal(1));
  await fetch(await server.url());
  server.child.kill('SIGTERM');
  const { out } = await server.ended;
  const lines = out.trimEnd().split('\n');
  for (const line of lines) expect(line).toMatch(/^<(?:4>\{"level":40|6>\{"level":30),.+\}$/);
  expect(lines.some((line) => line.startsWith('<4>'))).toBe(true); // of the example values
});

test('an output that is redirected elsewhere stays JSON, also in a service', async () => {
  await using server = startServer({ JOURNAL_STREAM: '8:12345' });
  await server.url();
  expect(server.lines()[0]).toMatchObject({ msg: 'starting' });
});

test('a failed start is an error in the journal, in each of its lines', async () => {
  await using server = startServer({ PORT: 'x', SITE_URL: 'x' }, '', underJournal(2));
  const { code, err } = await server.ended;
  expect(code).toBe(1);
  expect(err).toMatch(/^<3>Invalid settings:\n(?:<3> {2}Set .+\n){2}$/);
});

test('npm run logs prints lines for people, and what is no line of ours as it is', () => {
  const line = {
    ...{ level: 50, time: '2026-03-04T05:06:07.890Z', reference: 'K7M2-9QXD', remedy: 'Set SMTP_URL.', n: 2 },
    ...{ err: { name: 'Error', message: 'Off\u001b[2J', stack: 'Error: Off\n    at send' }, msg: 'not sent' },
  };
  const input = `<3>${JSON.stringify(line)}\nStopping agency.service\u001b[2J\n{"level":30,"time":"x"}\n`;
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const { PATH, HOME } = process.env;
  const logs = (env = {}) =>
    execFileSync('npm', ['run', '--silent', 'logs'], {
      ...{ cwd, input, encoding: 'utf8', env: { PATH, HOME, ...env } },
    }).split('\n');
  expect(logs()).toEqual([
    '2026-03-04 10:36:07 ERROR not sent reference=K7M2-9QXD remedy="Set SMTP_URL." n=2',
    '  Error: Off',
    '      at send',
    'Stopping agency.service[2J',
    '{"level":30,"time":"x"}',
    '',
  ]);
  expect(logs({ TIME_ZONE: 'UTC' })[0]).toMatch(/^2026-03-04 05:06:07 ERROR/);
});
