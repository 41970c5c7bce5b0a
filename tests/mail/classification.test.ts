// What each SMTP reply means at each command. Before the content is asked for, a reply is about the server or our
// settings, because it would be the same for every e-mail; after that it is about the e-mail.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { openMailTransport } from '../../server/enquiries/outbox/smtp.ts';
import { asha } from '../support/enquiry.ts';
import { openScriptedSmtp, type SmtpStep, smtpSteps } from '../support/scripted-smtp.ts';

const email = {
  from: { name: 'The site', address: 'site@agency.example' },
  to: ['desk@agency.example'],
  messageId: '<a@agency.example>',
  subject: asha.subject,
  text: asha.message,
  html: `<p>${asha.message}</p>`,
};

const beforeContent = smtpSteps.filter((step) => step !== 'content');
const replies = ['421 Going away', '451 Later', '550 Never', '530 Log in first', '503 Out of order'];
const ends = ['silence', 'hang up'];

async function verdictOn(says: Partial<Record<SmtpStep, string>>, isPipelining = false) {
  await using server = await openScriptedSmtp(says, isPipelining);
  return await openMailTransport(server.url).send(email);
}

test.each([false, true])('an accepted e-mail is marked as sent (pipelining: %s)', async (isPipelining) => {
  expect(await verdictOn({}, isPipelining)).toEqual({ state: 'sent', refusedFor: [] });
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
  if (remedy) expect(verdict).toMatchObject({ remedy: expect.stringMatching(remedy) });
  else expect(verdict).not.toHaveProperty('remedy');
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

test('an aborted send closes the connection and gives no verdict', async () => {
  await using server = await openScriptedSmtp({ content: 'silence' });
  const mail = openMailTransport(server.url.replace(/\?.*/, ''));
  setTimeout(() => mail.close(), 100);
  expect(await mail.send(email)).toEqual({ state: 'cut' });
});

test.each<[SmtpStep, string]>([
  ['greeting', '\n'],
  ['EHLO', '\n'],
  ['content', '\n'],
  ['EHLO', '250-wait\r\n'],
  ['content', 'x'],
])('at %s, a flood of %j is cut off and blocks nothing else', async (step, part) => {
  const flood = part.repeat((8 * 1024 * 1024) / part.length);
  await using server = await openScriptedSmtp({ [step]: flood });
  const lag = monitorEventLoopDelay({ resolution: 5 });
  lag.enable();
  const startedMs = performance.now();
  const verdict = await openMailTransport(server.url.replace(/\?.*/, '')).send(email);
  expect(verdict).toMatchObject({
    state: step === 'content' ? 'lost' : 'unavailable',
    error: expect.stringContaining('bytes to one email'),
  });
  expect(performance.now() - startedMs).toBeLessThan(5_000);
  await new Promise((later) => setTimeout(later, 200));
  lag.disable();
  expect(lag.max / 1e6).toBeLessThan(500);
});
