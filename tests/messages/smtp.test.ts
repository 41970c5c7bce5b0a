// What each SMTP reply means at each command. Before the content is asked for, a reply is about the server or our
// settings, because it would be the same for every e-mail; after that it is about the e-mail.

import type { SMTPServerOptions } from 'smtp-server';
import { expect, test } from 'vitest';
import { openMailTransport } from '../../server/messages/smtp.ts';
import { asha } from '../support/enquiry.ts';
import { openMailbox } from '../support/mailbox.ts';
import { openScriptedSmtp, type SmtpStep, smtpSteps } from '../support/scripted-smtp.ts';

const email = {
  from: { name: 'The site', address: 'site@agency.example' },
  to: ['desk@agency.example'],
  messageId: '<a@agency.example>',
  subject: asha.subject,
  text: asha.message,
  html: `<p>${asha.message}</p>`,
};

const envelope = { from: 'site@agency.example', to: ['desk@agency.example'] };

const beforeContent = smtpSteps.filter((step) => step !== 'content');

type Says = Partial<Record<SmtpStep, string>>;

async function verdictOn(says: Says, method: 'send' | 'askRecipients' = 'send', isPipelining = false) {
  await using server = await openScriptedSmtp(says, isPipelining);
  const mail = openMailTransport(server.url);
  return method === 'send' ? await mail.send(email) : await mail.askRecipients(envelope);
}

test.concurrent.for(['421 Going away', '451 Later', '550 Never', '530 Log in first', 'silence', 'hang up'])(
  'before the content "%s" is a server failure at every command, with and without pipelining, and where only the recipients are asked for',
  async (reply, { expect }) => {
    const error = /^\d/.test(reply) ? expect.stringContaining(reply) : expect.any(String);
    const found = beforeContent.map(async (step) => {
      const says = { [step]: reply };
      const [sent, pipelined, asked] = await Promise.all([
        verdictOn(says),
        verdictOn(says, 'send', true),
        verdictOn(says, 'askRecipients'),
      ]);
      expect([step, sent]).toMatchObject([step, { state: 'unavailable', error }]);
      expect([step, pipelined]).toMatchObject([step, { state: 'unavailable' }]);
      expect([step, asked]).toEqual([step, { ...sent, error }]);
    });
    await Promise.all(found);
  },
);

test.concurrent.for<[string, string]>([
  ['250 taken', 'sent'],
  ['550 Never', 'refused'],
  ['451 Later', 'deferred'],
  ['503 Bad sequence of commands', 'deferred'],
  ['999 Not a reply', 'deferred'],
  ['421 Going away', 'lost'],
  ['530 Log in first', 'lost'],
  ['silence', 'lost'],
  ['hang up', 'lost'],
])('after the content, "%s" means that the e-mail is %s', async ([reply, state], { expect }) => {
  const verdicts = [false, true].map((isPipelining) => verdictOn({ content: reply }, 'send', isPipelining));
  expect(await Promise.all(verdicts)).toMatchObject([{ state }, { state }]);
});

test.each<[SmtpStep, string, string | undefined]>([
  ['AUTH', '535 Wrong password', 'Set SMTP_URL to a user name and a password'],
  ['MAIL', '530 Log in first', 'Set SMTP_URL to a user name and a password'],
  ['MAIL', '550 Not yours', 'Set MAIL_FROM '],
  ['RCPT', '550 No such user', 'Set MAIL_TO '],
  ['RCPT', '450 Greylisted', undefined],
  ['greeting', '554 Not you', 'Set SMTP_URL '],
])('at %s, "%s" names the setting to change', async (step, reply, remedy) => {
  const verdict = await verdictOn({ [step]: reply });
  expect(verdict).toMatchObject({ remedy: remedy && expect.stringContaining(remedy) });
});

test('a server that refuses connections or does not resolve is unavailable, and the setting is named; an e-mail that cannot be composed is no fault of it', async () => {
  const server = await openScriptedSmtp({});
  const broken = { ...email, html: { toString: () => 1 } as unknown as string };
  expect(await openMailTransport(server.url).send(broken)).toMatchObject({ state: 'lost' });
  await server[Symbol.asyncDispose]();
  for (const url of [server.url, 'smtp://nowhere.invalid'])
    expect(await openMailTransport(url).send(email)).toMatchObject({
      ...{ state: 'unavailable', remedy: expect.stringContaining('SMTP_URL') },
    });
});

const invalid = { disabledCommands: [], logger: false }; // its certificate is not signed by a trusted authority

test.each<[string, SMTPServerOptions, from: string, remedy: string, works?: string]>([
  ['without TLS for smtps://', {}, 'smtps:', 'Set SMTP_URL to smtp://'],
  ['with TLS for smtp://', { secure: true }, 'smtp:?greetingTimeout=500', 'Set SMTP_URL to smtps://'],
  ['without the TLS that is required', {}, 'smtp:?requireTLS=true', 'STARTTLS'],
  ['with an invalid certificate', invalid, 'smtp:', 'host name in the certificate', '?ignoreTLS=true'],
])(
  'a server %s gets no e-mail, and the setting that is named works',
  async (_what, options, how, remedy, works) => {
    await using mailbox = await openMailbox(options);
    const [scheme = '', query = ''] = how.split('?');
    const url = mailbox.url.replace('smtp:', scheme);
    const mail = openMailTransport(query ? `${url}?${query}` : url);
    const verdict = await mail.askRecipients(envelope);
    expect(verdict).toMatchObject({ state: 'unavailable', remedy: expect.stringContaining(remedy) });
    expect(verdict).toEqual(await mail.send(email));
    expect(mailbox.stages).not.toContain('sender');
    if (!works) return;
    expect(verdict).toMatchObject({ remedy: expect.stringContaining(works) });
    expect(await openMailTransport(url + works).send(email)).toEqual({ state: 'sent' });
  },
);

// Asking the mail server for the recipients must find what an e-mail would find, up to its content, and send none.

test('recipients are checked without sending an e-mail, with the name and the password of SMTP_URL', async () => {
  await using mailbox = await openMailbox();
  const mail = openMailTransport(mailbox.url.replace('//', '//desk:secret@'));
  expect(await mail.askRecipients(envelope)).toEqual({ state: 'sent' });
  expect(mailbox.stages).toEqual(['connect', 'login', 'sender', 'recipient']);
  expect(mailbox.emails).toEqual([]);
  const to = ['a@agency.example', 'b@agency.example', 'c@agency.example'];
  for (const [reply, left] of [
    ['550 No such user', { refusedFor: ['b@agency.example'], deferredFor: [] }],
    ['450 Greylisted', { refusedFor: [], deferredFor: ['b@agency.example'] }],
  ] as const) {
    mailbox.says('recipient', reply, 'b@');
    const found = await mail.askRecipients({ ...envelope, to });
    expect(found).toEqual({ state: 'sent', ...left, error: expect.stringContaining(reply) });
  }
});
