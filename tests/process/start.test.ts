// The built server logs, and goes on after a kill. A start that fails: attack/start-failures.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openMailbox } from '../support/mailbox.ts';
import { post, send } from '../support/post.ts';
import { startServer } from '../support/server-process.ts';
import { rowsOf } from '../support/site.ts';

test('where the journal reads the log, each line has its level, also of a failed start, which lists all invalid settings', async () => {
  // As under systemd, which names the stream that the journal reads. What a service writes to a file of its own stays JSON.
  const started = (fd: 1 | 2, env: Record<string, string>) => {
    const named = `export JOURNAL_STREAM=$(stat -Lc %d:%i /proc/$$/fd/${fd}); exec "$@"`;
    return startServer(env, '', ['sh', '-c', named, 'sh']);
  };
  await using server = started(1, {});
  await server.url();
  server.child.kill('SIGHUP');
  const { code, out } = await server.ended;
  expect(code).toBe(0);
  for (const line of out.trimEnd().split('\n'))
    expect(line).toMatch(/^<(?:4>\{"level":40|6>\{"level":30),.+\}$/);
  expect(out).toMatch(/^<4>.+example values/m);
  await using elsewhere = startServer({ JOURNAL_STREAM: '8:12345' });
  await elsewhere.url();
  expect(elsewhere.lines()[0]).toMatchObject({ level: 30 });
  await using failed = started(2, { PORT: 'x', SITE_URL: 'x', SEND_LIMIT: '0' });
  const { err } = await failed.ended;
  expect(err).toMatch(/^<3>Invalid settings:\n(?:<3> {2}Set (?:PORT|SITE_URL|SEND_LIMIT) .+\n){3}$/);
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

test('what a killed process has acknowledged is stored, mailed, receipted and erased once by those that start again', {
  timeout: 200_000,
}, async () => {
  await using mailbox = await openMailbox();
  const mail = { SMTP_URL: mailbox.url, MAIL_TO: 'desk@agency.example', RECEIPT: '1' };
  await using first = startServer(mail);
  const url = await first.url();
  const gone = { email: 'gone@example.com' };
  const { headers } = await send(url, { ...gone, message: 'Tea of Kangra' });
  const reference = headers.get('enquiry-reference') ?? '';
  const patience = { timeout: 90_000 }; // the lease of the sender has to be taken over
  await expect.poll(() => mailbox.emails.length, patience).toBe(2);
  await mailbox.down();
  expect((await send(url, { subject: 'Another' })).status).toBe(200);
  const away = expect.objectContaining({ msg: 'server unavailable; deliveries paused' });
  await expect.poll(first.lines).toContainEqual(away);
  expect((await post(`${url}/my-enquiry`, { action: 'erase', reference, ...gone })).status).toBe(200);
  first.child.kill('SIGKILL'); // before anything was done: that waits for half a second
  await first.ended;
  await mailbox.up();
  const path = `${first.folder}/data/enquiries.db`;
  const settings = { ...mail, DATABASE_URL: `file:${path}` };
  await using second = startServer(settings);
  await using third = startServer(settings);
  await Promise.all([second.url(), third.url()]);
  await expect.poll(() => mailbox.emails.length, patience).toBe(6);
  const sent = mailbox.emails.slice(2).map(({ subject, recipients }) => `${recipients}: ${subject}`);
  expect(sent.sort()).toEqual([
    expect.stringMatching(/^asha@example\.com: We have your enquiry: /),
    'desk@agency.example: Another',
    `desk@agency.example: Delete your email of the enquiry ${reference}`,
    `gone@example.com: Your enquiry ${reference} is erased`,
  ]);
  await expect.poll(() => rowsOf(path)).toMatchObject([{ state: 'sent' }]);
  const holds = (file: string) => execFileSync('cat', [file], { maxBuffer: 2 ** 26 }).includes('Kangra');
  await expect.poll(() => [path, `${path}-wal`].filter(holds)).toEqual([]);
});
