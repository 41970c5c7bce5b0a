import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { openMailTransport } from '../../server/enquiries/outbox/smtp.ts';
import { openSqlite } from '../../server/enquiries/store/sqlite.ts';
import { openLetterOutbox } from '../../server/enquiries/visitor-letters/letter-outbox.ts';
import { emailLeaseMs, leaseWritableMs } from '../../server/limits.ts';
import { createLog } from '../../server/observability/log.ts';
import { systemClock } from '../../server/time/clock.ts';
import { asha } from '../support/enquiry.ts';
import { openMailbox } from '../support/mailbox.ts';
import { startServer } from '../support/server-process.ts';

test('with RECEIPT=1 the visitor and the agency each get one letter, and the response does not wait for the receipt', async () => {
  await using mailbox = await openMailbox();
  await using server = startServer({ SMTP_URL: mailbox.url, MAIL_TO: 'desk@agency.example', RECEIPT: '1' });
  const { status, headers } = await send(await server.url());
  expect(status).toBe(200);
  await expect.poll(() => mailbox.emails.length, { timeout: 5_000 }).toBe(2);
  const subjects = Object.fromEntries(
    mailbox.emails.map(({ recipients, subject }) => [recipients.join(), subject]),
  );
  expect(subjects).toEqual({
    'desk@agency.example': asha.subject,
    'asha@example.com': `We have your enquiry: ${headers.get('Enquiry-Reference')}`,
  });
});

test('a stop directly after an enquiry loses no receipt: the next process sends it', async () => {
  await using mailbox = await openMailbox();
  const settings = { SMTP_URL: mailbox.url, MAIL_TO: 'desk@agency.example', RECEIPT: '1' };
  await using first = startServer(settings);
  await send(await first.url());
  first.child.kill('SIGTERM');
  expect(await first.ended).toMatchObject({ code: 0 });
  const DATABASE_URL = `file:${first.folder}/data/enquiries.db`;
  await using second = startServer({ ...settings, DATABASE_URL });
  await second.url();
  const letters = () => mailbox.emails.filter(({ recipients }) => recipients.join() === asha.email);
  await expect.poll(letters, { timeout: 10_000 }).toHaveLength(1);
  second.child.kill('SIGTERM');
  expect(await second.ended).toMatchObject({ code: 0 });
  expect(letters()).toHaveLength(1);
});

test('a receipt that the mail server was reading when the process was killed is not sent again', async () => {
  await using mailbox = await openMailbox();
  mailbox.smtpReplies = (stage, subject) =>
    stage === 'message' && subject.startsWith('We have your enquiry') ? 'silence' : undefined;
  const settings = {
    SMTP_URL: mailbox.url.replace(/\?.*/, ''),
    MAIL_TO: 'desk@agency.example',
    RECEIPT: '1',
  };
  await using server = startServer(settings);
  await send(await server.url());
  await expect.poll(() => mailbox.stages.filter((stage) => stage === 'message')).toHaveLength(2);
  server.child.kill('SIGKILL');
  await server.ended;

  mailbox.smtpReplies = () => undefined;
  const store = openSqlite(`${server.folder}/data/enquiries.db`);
  expect(await store.visitorLetters.counts()).toEqual({ waiting: 1, refused: 0 });
  const { mail, settings: siteSettings } = readConfig(settings);
  let passedMs = 0;
  const outbox = openLetterOutbox({
    ...{ store, mail: openMailTransport(settings.SMTP_URL), log: createLog('silent', { write: () => {} }) },
    sender: { from: mail?.from ?? '', settings: siteSettings },
    clock: { now: () => new Date(), monotonicMs: () => passedMs, sleep: systemClock.sleep },
  });
  await outbox.deliver();
  passedMs += emailLeaseMs - leaseWritableMs;
  await outbox.deliver();
  passedMs += leaseWritableMs;
  await outbox.deliver();
  expect(mailbox.emails.map(({ recipients }) => recipients)).toEqual([['desk@agency.example']]);
  expect(await store.visitorLetters.counts()).toEqual({ waiting: 0, refused: 0 });
  await store.close();
});

function send(url: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(`${url}/send`, { method: 'POST', headers, body: JSON.stringify(asha) });
}
