import { expect, test } from 'vitest';
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

function send(url: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(`${url}/send`, { method: 'POST', headers, body: JSON.stringify(asha) });
}
