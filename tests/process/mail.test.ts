import { expect, test } from 'vitest';
import { openStore } from '../../server/store.ts';
import { asha } from '../support/enquiry.ts';
import { openMailbox } from '../support/mailbox.ts';
import { startPostgres } from '../support/postgres.ts';
import { openScriptedSmtp, type SmtpStep } from '../support/scripted-smtp.ts';
import { startServer } from '../support/server-process.ts';
import { rowsOf } from '../support/site.ts';

const to = { MAIL_TO: 'desk@agency.example' };

test('an enquiry is mailed as soon as it is stored', async () => {
  await using mailbox = await openMailbox();
  await using server = startServer({ SMTP_URL: mailbox.url, ...to });
  await send(await server.url());
  await expect
    .poll(() => mailbox.emails.map(({ subject }) => subject), { timeout: 2_000 })
    .toEqual([asha.subject]);
});

test('enquiries stored without mail settings are mailed once mail is configured', async () => {
  await using mailbox = await openMailbox();
  await using first = startServer();
  await send(await first.url());
  first.child.kill('SIGTERM');
  expect(await first.ended).toMatchObject({ code: 0 });
  expect(first.lines()).toContainEqual(
    expect.objectContaining({
      level: 40,
      msg: expect.stringContaining('Enquiries are stored but not emailed'),
    }),
  );

  const store = `file:${first.folder}/data/enquiries.db`;
  await using second = startServer({ DATABASE_URL: store, SMTP_URL: mailbox.url, ...to });
  await second.url();
  await expect.poll(() => mailbox.emails.length, { timeout: 5_000 }).toBe(1);
  expect(JSON.stringify(second.lines())).not.toContain('Enquiries are stored but not emailed');
});

test('a stop during a send finishes the e-mail first', async () => {
  await using mailbox = await openMailbox();
  await using server = startServer({ SMTP_URL: mailbox.url, ...to });
  mailbox.smtpReplies = (stage) => {
    if (stage === 'message') server.child.kill('SIGTERM');
    return undefined;
  };
  await send(await server.url());
  expect(await server.ended).toMatchObject({ code: 0 });
  expect(mailbox.emails).toHaveLength(1);
  expect(rowsOf(`${server.folder}/data/enquiries.db`)).toMatchObject([{ state: 'sent' }]);
});

test('a stop while the mail server is silent closes the connection and leaves the e-mail due', async () => {
  await using mailbox = await openMailbox();
  await using server = startServer({ SMTP_URL: mailbox.url.replace(/\?.*/, ''), ...to });
  mailbox.smtpReplies = (stage) => (stage === 'message' ? 'silence' : undefined);
  await send(await server.url());
  await expect.poll(() => mailbox.stages).toContain('message');
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });
  expect(rowsOf(`${server.folder}/data/enquiries.db`)).toMatchObject([
    { state: 'waiting', tries: 0, claim: null },
  ]);
});

test.concurrent.for(['greeting', 'EHLO', 'RCPT', 'content'] as const)(
  'a stop while the mail server is frozen at the %s and keeps the connection open still ends cleanly',
  { timeout: 60_000 },
  async (step, { expect }) => {
    await using frozen = await openScriptedSmtp({ [step]: 'silence' }, false, true);
    await using server = startServer({ SMTP_URL: frozen.url.replace(/\?.*/, ''), ...to });
    await send(await server.url());
    await expect.poll(frozen.isSilent, { timeout: 10_000 }).toBe(true);
    const startedMs = performance.now();
    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0 });
    expect(performance.now() - startedMs).toBeLessThan(8_500);
    expect(rowsOf(`${server.folder}/data/enquiries.db`)).toMatchObject([
      { state: 'waiting', tries: 0, claim: null },
    ]);
  },
);

test.concurrent("control characters in a mail server's replies stop no e-mail, and each outcome is recorded", {
  timeout: 60_000,
}, async ({ expect }) => {
  await using postgres = await startPostgres();
  const says: Partial<Record<SmtpStep, string>> = { greeting: '421 Busy\0' };
  await using smtp = await openScriptedSmtp(says);
  const DATABASE_URL = await postgres.newDatabase();
  const store = await openStore(DATABASE_URL);
  const errors = async () =>
    (await store.list({}, 9)).map(({ state, lastError }) => `${state} ${lastError}`).toReversed();
  await using server = startServer({ DATABASE_URL, SMTP_URL: smtp.url, ...to });
  await send(await server.url());
  await expect.poll(errors, { timeout: 10_000 }).toEqual([expect.stringMatching(/^waiting .*421 Busy/)]);
  delete says.greeting;
  says.content = '550 Spam\0';
  await expect.poll(errors, { timeout: 15_000 }).toEqual([expect.stringMatching(/^refused .*550 Spam/)]);
  delete says.content;
  await send(await server.url(), { message: 'The next one' });
  await expect.poll(errors, { timeout: 15_000 }).toContain('sent null');
});

test.concurrent('a mail server that needs more than half a minute for an e-mail gets it once, and the others meanwhile', {
  timeout: 120_000,
}, async ({ expect }) => {
  await using mailbox = await openMailbox({
    async onData(stream, _session, callback) {
      const text = Buffer.concat(await stream.toArray()).toString();
      const subject = /^Subject: (.+)$/m.exec(text)?.[1]?.trim() ?? '';
      given.push(subject);
      setTimeout(callback, subject === 'Slow' ? 40_000 : 0);
    },
  });
  const given: string[] = [];
  await using server = startServer({ SMTP_URL: mailbox.url.replace(/\?.*/, ''), ...to });
  const url = await server.url();
  const states = () => rowsOf(`${server.folder}/data/enquiries.db`).map(({ state }) => state);
  await send(url, { subject: 'Slow', message: 'Slow' });
  await expect.poll(() => given, { timeout: 10_000 }).toEqual(['Slow']);
  await send(url, { subject: 'Quick', message: 'Quick' });
  await expect.poll(states, { timeout: 37_000 }).toEqual(['waiting', 'sent']);
  await expect.poll(states, { timeout: 30_000 }).toEqual(['sent', 'sent']);
  expect(given).toEqual(['Slow', 'Quick']);
});

test.each([
  ['a mail server without a recipient', { SMTP_URL: 'smtp://localhost' }],
  ['a recipient without a mail server', to],
])('%s makes the start fail', async (_what, env) => {
  await using server = startServer(env);
  expect(await server.ended).toMatchObject({
    code: 1,
    err: expect.stringContaining('SMTP_URL and MAIL_TO together'),
  });
});

function send(url: string, values: object = {}): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(`${url}/send`, { method: 'POST', headers, body: JSON.stringify({ ...asha, ...values }) });
}
