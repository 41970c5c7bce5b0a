import { expect, test } from 'vitest';
import { replyCode, verdictOf } from '../../server/messages/smtp.ts';

test.each([
  ['Message failed: 550 5.7.1 Spam: "Asha 9876543210 tea" (at DATA)', '550 5.7.1'],
  ['Message failed: 451-4.3.0 later, call 9876543210', '451-4.3.0'],
  ['Message failed: 554 no 12345', '554'],
  ['Timeout', 'Timeout'],
])('"%s" is logged as "%s"', (error, reply) => {
  expect(replyCode(error)).toBe(reply);
});

test('a login that the mail server repeats is redacted', () => {
  const url = 'smtps://site:p%40ss%20word@mail.example.com';
  const plain = Buffer.from('\0site\0p@ss word').toString('base64');
  const fault = Object.assign(new Error(`535 wrong: p@ss word ${plain} p%40ss%20word`), {
    code: 'EAUTH',
    responseCode: 535,
  });
  const verdict = JSON.stringify(verdictOf(fault, false, url));
  for (const secret of ['p@ss', 'word', plain, 'p%40ss']) expect(verdict).not.toContain(`: ${secret}`);
  expect(verdict).not.toContain(plain);
  expect(verdict).toContain('535 wrong');
});
