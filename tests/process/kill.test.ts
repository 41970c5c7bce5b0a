import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, test } from 'vitest';
import { openStore } from '../../server/store.ts';
import { asha } from '../support/enquiry.ts';
import { openMailbox } from '../support/mailbox.ts';
import { startServer } from '../support/server-process.ts';
import { rowsOf } from '../support/site.ts';
import { signingSecret } from '../support/site-with-messages.ts';
import { openWebhookReceiver, reply } from '../support/webhook-receiver.ts';

test('an acknowledged enquiry is stored although the process is killed at that moment', async () => {
  await using server = startServer();
  const url = await server.url();
  const { status } = await send(url);
  server.child.kill('SIGKILL');
  expect(status).toBe(200);
  expect(await server.ended).toMatchObject({ signal: 'SIGKILL' });
  expect(rowsOf(`${server.folder}/data/enquiries.db`)).toMatchObject([asha]);
});

test('a killed server restarts with the same enquiries', async () => {
  await using first = startServer();
  await send(await first.url());
  first.child.kill('SIGKILL');
  await first.ended;
  await using second = startServer({ DATABASE_URL: `file:${first.folder}/data/enquiries.db` });
  const bina = { ...asha, name: 'Bina' };
  await send(await second.url(), bina);
  expect(rowsOf(`${first.folder}/data/enquiries.db`)).toMatchObject([asha, bina]);
});

test('an enquiry in progress when the server receives SIGTERM is answered and stored', async () => {
  await using server = startServer();
  const json = JSON.stringify(asha);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(json),
    Expect: '100-continue',
  };
  const posting = request(`${await server.url()}/send`, { method: 'POST', headers, agent: false });
  const answered = once(posting, 'response');
  posting.flushHeaders();
  await once(posting, 'continue'); // by now the server has received the request headers
  server.child.kill('SIGTERM');
  posting.end(json);
  const [answer] = (await answered) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(200);
  expect(await server.ended).toMatchObject({ code: 0 });
  expect(rowsOf(`${server.folder}/data/enquiries.db`)).toMatchObject([asha]);
});

test('what a process was sending when it was killed is sent again by the next within some 50 s, a receipt not', {
  timeout: 180_000,
}, async () => {
  await using mailbox = await openMailbox();
  await using receiver = await openWebhookReceiver(() => {}); // it has the webhook, and does not answer
  mailbox.smtpReplies = (stage) => (stage === 'message' ? 'silence' : undefined);
  const settings = {
    ...{ SMTP_URL: mailbox.url.replace(/\?.*/, ''), MAIL_TO: 'desk@agency.example', RECEIPT: '1' },
    ...{ NOTIFY_URL: receiver.url, NOTIFY_SECRET: signingSecret },
  };
  await using first = startServer(settings);
  await send(await first.url());
  const patience = { timeout: 90_000 };
  await expect.poll(() => mailbox.stages.filter((stage) => stage === 'message'), patience).toHaveLength(2);
  await expect.poll(() => receiver.received, patience).toHaveLength(1);
  first.child.kill('SIGKILL');
  const { out, err } = await first.ended;
  expect(out + err).not.toContain('T0KEN');

  mailbox.smtpReplies = () => undefined;
  receiver.reaction = reply(200, 'ok');
  const DATABASE_URL = `file:${first.folder}/data/enquiries.db`;
  await using second = startServer({ ...settings, DATABASE_URL });
  await second.url();
  await expect.poll(() => mailbox.emails, patience).toMatchObject([{ recipients: ['desk@agency.example'] }]);
  await expect.poll(() => receiver.received, patience).toHaveLength(2);
  expect(new Set(receiver.ids()).size).toBe(1);
  second.child.kill('SIGTERM');
  await second.ended;
  expect(mailbox.emails).toHaveLength(1);
  const store = await openStore(DATABASE_URL);
  expect(await store.messages.list({ channel: 'visitor' }, 9)).toEqual([]);
  await store.close();
});

function send(url: string, values = asha): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(`${url}/send`, { method: 'POST', headers, body: JSON.stringify(values) });
}
