// Asking the mail server for the recipients must find what an e-mail would find, up to its content, and send none.

import { expect, test } from 'vitest';
import { openMailTransport } from '../../server/enquiries/outbox/smtp.ts';
import { openMailbox } from '../support/mailbox.ts';
import { openScriptedSmtp, type SmtpStep, smtpSteps } from '../support/scripted-smtp.ts';

const envelope = { from: 'site@agency.example', to: ['desk@agency.example'] };
const email = {
  ...{ from: { name: 'The site', address: envelope.from }, to: envelope.to, messageId: '<a@agency.example>' },
  ...{ subject: 'A test', text: 'A test', html: '<p>A test</p>' },
};

test('recipients are checked without sending a letter, and the transaction is reset', async () => {
  await using mailbox = await openMailbox();
  const mail = openMailTransport(mailbox.url);
  expect(await mail.askRecipients(envelope)).toEqual({ state: 'sent', refusedFor: [] });
  expect(mailbox.stages).toEqual(['connect', 'sender', 'recipient']);
  expect(mailbox.emails).toEqual([]);
});

test('the name and the password of SMTP_URL are used', async () => {
  await using mailbox = await openMailbox();
  const mail = openMailTransport(mailbox.url.replace('//', '//desk:secret@'));
  expect(await mail.askRecipients(envelope)).toMatchObject({ state: 'sent' });
  expect(mailbox.stages).toEqual(['connect', 'login', 'sender', 'recipient']);
});

test('a server that offers pipelining gets no content either', async () => {
  await using server = await openScriptedSmtp({ DATA: 'hang up' }, true);
  expect(await openMailTransport(server.url).askRecipients(envelope)).toMatchObject({ state: 'sent' });
});

const asked = smtpSteps.filter((step) => step !== 'DATA' && step !== 'content');
const replies = ['421 Going away', '451 Later', '550 Never', '530 Log in first', 'silence', 'hang up'];

test.concurrent.for(asked.flatMap((step) => replies.map((reply) => [step, reply] as const)))(
  'at %s, "%s" means the same as for an e-mail',
  async ([step, reply], { expect }) => {
    const verdictOf = async (method: 'askRecipients' | 'send') => {
      await using server = await openScriptedSmtp({ [step]: reply } as Partial<Record<SmtpStep, string>>);
      const mail = openMailTransport(server.url);
      return method === 'send' ? await mail.send(email) : await mail.askRecipients(envelope);
    };
    const [one, other] = await Promise.all([verdictOf('askRecipients'), verdictOf('send')]);
    const error = /^\d/.test(reply) ? expect.stringContaining(reply) : expect.any(String);
    expect(one).toEqual({ ...other, error });
    expect(other).toMatchObject({ state: 'unavailable', error });
  },
);

test.each([
  ['550 No such user', { state: 'sent', refusedFor: ['b@agency.example'] }],
  ['450 Greylisted', { state: 'sent', refusedFor: [], deferredFor: ['b@agency.example'] }],
])('"%s" for one of two recipients is named', async (reply, verdict) => {
  await using mailbox = await openMailbox();
  mailbox.smtpReplies = (stage, what) => (stage === 'recipient' && what.startsWith('b@') ? reply : undefined);
  const to = ['a@agency.example', 'b@agency.example', 'c@agency.example'];
  const found = await openMailTransport(mailbox.url).askRecipients({ ...envelope, to });
  expect(found).toEqual({ ...verdict, error: expect.stringContaining(reply) });
});

test('replies of several lines are understood', async () => {
  const verdictOn = async (reply: string) => {
    await using server = await openScriptedSmtp({ RCPT: reply });
    return await openMailTransport(server.url).askRecipients(envelope);
  };
  expect(await verdictOn('250-fine\r\n250 indeed')).toMatchObject({ state: 'sent' });
  expect(await verdictOn('450-4.2.0 Greylisted\r\n450 4.2.0 later')).toMatchObject({
    recipients: 'deferred',
  });
  expect(await verdictOn('550-5.1.1 Unknown\r\n550 5.1.1 here')).toMatchObject({ recipients: 'refused' });
});

test('where encryption is required, a server without it is not asked', async () => {
  await using mailbox = await openMailbox();
  const mail = openMailTransport(`${mailbox.url}&requireTLS=true`);
  const verdict = await mail.askRecipients(envelope);
  expect(verdict).toMatchObject({ state: 'unavailable', remedy: expect.stringContaining('STARTTLS') });
  expect(verdict).toEqual(await mail.send(email));
  expect(mailbox.stages).toEqual(['connect', 'connect']);
});

test('a server with an invalid certificate is not asked', async () => {
  await using mailbox = await openMailbox({ disabledCommands: [], logger: false });
  const mail = openMailTransport(mailbox.url);
  const verdict = await mail.askRecipients(envelope);
  expect(verdict).toMatchObject({ state: 'unavailable', remedy: expect.stringContaining('Set SMTP_URL') });
  expect(verdict).toEqual(await mail.send(email));
  expect(mailbox.stages).not.toContain('sender');
});

test('an aborted question closes the connection and gives no verdict', async () => {
  await using server = await openScriptedSmtp({ RCPT: 'silence' });
  const mail = openMailTransport(server.url.replace(/\?.*/, ''));
  const asking = mail.askRecipients(envelope);
  await expect.poll(server.isSilent).toBe(true);
  mail.close();
  expect(await asking).toEqual({ state: 'cut' });
});

test('a flood of replies is cut off', async () => {
  await using server = await openScriptedSmtp({ RCPT: '250-wait\r\n'.repeat(500_000) });
  expect(await openMailTransport(server.url).askRecipients(envelope)).toMatchObject({
    state: 'unavailable',
    error: expect.stringContaining('bytes to one email'),
  });
});
