// A stop loses and cuts off nothing that can be finished in time.

import { expect, onTestFinished, test } from 'vitest';
import { asha } from '../support/enquiry.ts';
import { send } from '../support/post.ts';
import { openRawSocket } from '../support/raw-socket.ts';
import { openScriptedSmtp } from '../support/scripted-smtp.ts';
import { startServer } from '../support/server-process.ts';
import { rowsOf } from '../support/site.ts';
import { signingSecret } from '../support/site-with-messages.ts';
import { startSteadyLoad } from '../support/steady-load.ts';
import { openWebhookReceiver } from '../support/webhook-receiver.ts';

function start(env: Record<string, string> = {}) {
  const server = startServer(env);
  return Object.assign(server, { rows: () => rowsOf(`${server.folder}/data/enquiries.db`) });
}

/** A server that has an enquiry except for its content; it has read the rest when it says to continue. */
async function openUnfinished(env: Record<string, string> = {}) {
  const server = start(env);
  const caller = await openRawSocket(await server.url());
  const json = JSON.stringify(asha);
  const headers = `Content-Type: application/json\r\nContent-Length: ${json.length}\r\nExpect: 100-continue`;
  caller.send(`POST /send HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`);
  await expect.poll(caller.received).toContain('100 Continue');
  return Object.assign(server, {
    finish: () => caller.send(json),
    answer: () => caller.closed.then(caller.received),
  });
}

test('a stop under load loses no acknowledged enquiry and cuts off no response', async () => {
  await using server = start({ SEND_LIMIT: '100000' });
  const load = startSteadyLoad(await server.url(), 25, { postEach: 4 });
  onTestFinished(async () => void (await load.stop()));
  await expect.poll(() => server.rows().length).toBeGreaterThan(40);
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0, err: '' });
  const { acknowledged, failures } = await load.stop();
  const stored = server.rows().map(({ message }) => message);
  expect(acknowledged.filter((message) => !stored.includes(message))).toEqual([]);
  expect(failures.filter(({ reason }) => reason === 'cut off')).toEqual([]);
});

test.each([
  ['a stop', { how: 'SIGTERM', code: 0 }],
  ['an unhandled rejection, which is logged', { how: 'SIGUSR2', code: 1 }],
] as const)(
  'an enquiry in progress at %s is answered and stored, and the process ends',
  async (_what, end) => {
    const bug = `process.on('SIGUSR2', () => { throw new Error('a bug') })`;
    const imported = `data:text/javascript,${encodeURIComponent(bug)}`;
    await using server = await openUnfinished({ NODE_OPTIONS: `--import="${imported}"` });
    server.child.kill(end.how);
    const logged = { level: 60, err: expect.objectContaining({ message: 'a bug' }) };
    if (end.code === 1) await expect.poll(server.lines).toContainEqual(expect.objectContaining(logged));
    server.finish();
    expect(await server.answer()).toContain('HTTP/1.1 200');
    expect(await server.ended).toMatchObject({ code: end.code, err: '' });
    expect(server.rows()).toMatchObject([asha]);
  },
);

test('a client that delays the stop is cut off, at once by a second signal, and the server ends', async () => {
  await using server = await openUnfinished();
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });
  await using hurried = await openUnfinished();
  hurried.child.kill('SIGTERM');
  using _again = setInterval(() => hurried.child.kill('SIGTERM'), 200); // two at the same moment are one
  expect(await hurried.ended).toMatchObject({ code: 1 });
});

test('visitors do not wait for a receiver that hangs and a mail server that is frozen, and a stop is clean and leaves the e-mail due', async () => {
  await using receiver = await openWebhookReceiver(() => {});
  await using frozen = await openScriptedSmtp({ content: 'silence' }, false, true);
  const notify = { MAIL_TO: 'desk@agency.example', NOTIFY_URL: receiver.url, NOTIFY_SECRET: signingSecret };
  await using server = start({ SMTP_URL: frozen.url.replace(/\?.*/, ''), ...notify });
  const url = await server.url();
  await send(url);
  await expect.poll(frozen.isSilent).toBe(true);
  await expect.poll(() => receiver.received.length).toBe(1);
  expect((await send(url, { subject: 'Another' })).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });
  const due = { state: 'waiting', tries: 0, claim: null };
  expect(server.rows()).toMatchObject([due, due]);
});
