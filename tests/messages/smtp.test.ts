// What each SMTP reply means at each command. Before the content is asked for, a reply is about the server or our
// settings, because it would be the same for every e-mail; after that it is about the e-mail.

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
const replies = ['421 Going away', '451 Later', '550 Never', '530 Log in first', '503 Out of order'];
const ends = ['silence', 'hang up'];

async function verdictOn(says: Partial<Record<SmtpStep, string>>, isPipelining = false) {
  await using server = await openScriptedSmtp(says, isPipelining);
  return await openMailTransport(server.url).send(email);
}

test.each([false, true])('an accepted e-mail is marked as sent (pipelining: %s)', async (isPipelining) => {
  expect(await verdictOn({}, isPipelining)).toEqual({ state: 'sent' });
});

test.concurrent.for(
  beforeContent.flatMap((step) => [...replies, ...ends].map((reply) => [step, reply] as const)),
)('at %s, "%s" is a server failure, with and without pipelining', async ([step, reply], { expect }) => {
  for (const isPipelining of [false, true]) {
    expect(await verdictOn({ [step]: reply }, isPipelining)).toMatchObject({ state: 'unavailable' });
  }
});

test.concurrent.for<[string, string]>([
  ['550 Never', 'refused'],
  ['554 Spam', 'refused'],
  ['552 Too big', 'refused'],
  ['451 Later', 'deferred'],
  ['452 Disk full', 'deferred'],
  ['503 Out of order', 'deferred'],
  ['999 Not a reply', 'deferred'],
  ['421 Going away', 'lost'],
  ['530 Log in first', 'lost'],
  ['535 Wrong password', 'lost'],
  ['silence', 'lost'],
  ['hang up', 'lost'],
])('after the content, "%s" means that the e-mail is %s', async ([reply, state], { expect }) => {
  for (const isPipelining of [false, true])
    expect(await verdictOn({ content: reply }, isPipelining)).toMatchObject({ state });
});

test.each<[SmtpStep, string, RegExp | undefined]>([
  ['AUTH', '535 Wrong password', /^Set SMTP_URL to a user name and a password/],
  ['MAIL', '530 Log in first', /^Set SMTP_URL to a user name and a password/],
  ['MAIL', '550 Not yours', /^Set MAIL_FROM /],
  ['MAIL', '451 Later', undefined],
  ['RCPT', '550 No such user', /^Set MAIL_TO /],
  ['RCPT', '450 Greylisted', undefined],
  ['greeting', '554 Not you', /^Set SMTP_URL /],
  ['greeting', '421 Busy', undefined],
])('at %s, "%s" names the setting to change', async (step, reply, remedy) => {
  const verdict = await verdictOn({ [step]: reply });
  expect(verdict).toMatchObject({ remedy: remedy && expect.stringMatching(remedy) });
});

test('a server that refuses connections or does not resolve is unavailable, and the setting is named', async () => {
  const server = await openScriptedSmtp({});
  await server[Symbol.asyncDispose]();
  expect(await openMailTransport(server.url).send(email)).toMatchObject({
    state: 'unavailable',
    remedy: expect.stringContaining('SMTP_URL'),
  });
  expect(await openMailTransport('smtp://nowhere.invalid').send(email)).toMatchObject({
    state: 'unavailable',
    remedy: expect.stringContaining('SMTP_URL'),
  });
});

test('an e-mail that cannot be composed is not counted as a fault of the server', async () => {
  await using server = await openScriptedSmtp({});
  const broken = { ...email, html: { toString: () => 1 } as unknown as string };
  expect(await openMailTransport(server.url).send(broken)).toMatchObject({ state: 'lost' });
});

test.each([
  ['send', 'content'],
  ['askRecipients', 'RCPT'],
] as const)('when %s is aborted, it closes the connection and gives no verdict', async (method, step) => {
  await using server = await openScriptedSmtp({ [step]: 'silence' });
  const mail = openMailTransport(server.url.replace(/\?.*/, ''));
  const asking = method === 'send' ? mail.send(email) : mail.askRecipients(envelope);
  await expect.poll(server.isSilent).toBe(true);
  mail.close();
  expect(await asking).toEqual({ state: 'cut' });
});

test.each([
  ['smtps:// to a port without TLS', false, 'smtps', 'Set SMTP_URL to smtp://'],
  ['smtp:// to a port with TLS', true, 'smtp', 'Set SMTP_URL to smtps://'],
])('%s says to try the other scheme', async (_what, secure, scheme, remedy) => {
  await using mailbox = await openMailbox({ secure });
  const url = `${mailbox.url.replace('smtp:', `${scheme}:`)}&greetingTimeout=500`;
  expect(await openMailTransport(url).askRecipients(envelope)).toMatchObject({
    state: 'unavailable',
    remedy: expect.stringContaining(remedy),
  });
});

// Asking the mail server for the recipients must find what an e-mail would find, up to its content, and send none.

test('recipients are checked without sending an e-mail', async () => {
  await using mailbox = await openMailbox();
  const mail = openMailTransport(mailbox.url);
  expect(await mail.askRecipients(envelope)).toEqual({ state: 'sent' });
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
  await using server = await openScriptedSmtp({ content: '550 Got it' }, true);
  expect(await openMailTransport(server.url).askRecipients(envelope)).toMatchObject({ state: 'sent' });
});

test.concurrent.for(
  beforeContent.flatMap((step) => [...replies, ...ends].map((reply) => [step, reply] as const)),
)('at %s, "%s" means the same as for an e-mail', async ([step, reply], { expect }) => {
  const verdictOf = async (method: 'askRecipients' | 'send') => {
    await using server = await openScriptedSmtp({ [step]: reply } as Partial<Record<SmtpStep, string>>);
    const mail = openMailTransport(server.url);
    return method === 'send' ? await mail.send(email) : await mail.askRecipients(envelope);
  };
  const [one, other] = await Promise.all([verdictOf('askRecipients'), verdictOf('send')]);
  const error = /^\d/.test(reply) ? expect.stringContaining(reply) : expect.any(String);
  expect(one).toEqual({ ...other, error });
  expect(other).toMatchObject({ state: 'unavailable', error });
});

test.each([
  ['550 No such user', { state: 'sent', refusedFor: ['b@agency.example'], deferredFor: [] }],
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

test.each([
  ['without encryption where it is required', {}, '&requireTLS=true', 'STARTTLS'],
  ['with an invalid certificate', { disabledCommands: [], logger: false }, '', 'Set SMTP_URL'],
])('a server %s is not asked', async (_what, options, setting, remedy) => {
  await using mailbox = await openMailbox(options);
  const mail = openMailTransport(mailbox.url + setting);
  const verdict = await mail.askRecipients(envelope);
  expect(verdict).toMatchObject({ state: 'unavailable', remedy: expect.stringContaining(remedy) });
  expect(verdict).toEqual(await mail.send(email));
  expect(mailbox.stages).not.toContain('sender');
});
