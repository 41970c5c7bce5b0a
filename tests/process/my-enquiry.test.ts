// The built server: an enquiry is erased although the process that took the request in is killed, and two processes on one
// store write one letter.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asha } from '../support/enquiry.ts';
import { openMailbox } from '../support/mailbox.ts';
import { startServer } from '../support/server-process.ts';
import { rowsOf } from '../support/site.ts';

const patience = { timeout: 40_000 };

test('a request is processed after a kill, by one of the processes that start again', {
  timeout: 120_000,
}, async () => {
  await using mailbox = await openMailbox();
  const mail = { SMTP_URL: mailbox.url, MAIL_TO: 'desk@agency.example' };
  await using first = startServer(mail);
  const url = await first.url();
  const { headers } = await post(`${url}/send`, { ...asha, message: 'Tea of Kangra' });
  const reference = headers.get('enquiry-reference') ?? '';
  await expect.poll(() => mailbox.emails.length, patience).toBe(1);
  const { status } = await post(`${url}/my-enquiry`, { action: 'erase', reference, email: asha.email });
  first.child.kill('SIGKILL'); // before anything was done: that waits for half a second
  expect(status).toBe(200);
  await first.ended;
  const path = `${first.folder}/data/enquiries.db`;
  expect(rowsOf(path)).toHaveLength(1);

  const settings = { ...mail, DATABASE_URL: `file:${path}` };
  await using second = startServer(settings);
  await using third = startServer(settings);
  await Promise.all([second.url(), third.url()]);
  await expect.poll(() => mailbox.emails.length, patience).toBe(3);
  expect(rowsOf(path)).toEqual([]);
  const subjects = mailbox.emails.map(({ subject }) => subject).toSorted();
  expect(subjects).toEqual([
    asha.subject,
    `Delete your email of the enquiry ${reference}`,
    `Your enquiry ${reference} is erased`,
  ]);
  const holds = (file: string) =>
    existsSync(file) && execFileSync('cat', [file], { maxBuffer: 2 ** 26 }).includes('Kangra');
  await expect.poll(() => [path, `${path}-wal`].filter(holds), patience).toEqual([]);
});

function post(url: string, values: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(values) });
}
