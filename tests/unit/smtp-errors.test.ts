import { expect, test } from 'vitest';
import { verdictOf } from '../../server/messages/smtp.ts';

test('a login that the mail server repeats is redacted', () => {
  const url = 'smtps://site:p%40ss%20word@mail.example.com';
  const plain = Buffer.from('\0site\0p@ss word').toString('base64');
  const fault = Object.assign(new Error(`535 wrong: p@ss word ${plain} p%40ss%20word`), {
    code: 'EAUTH',
    responseCode: 535,
  });
  const verdict = JSON.stringify(verdictOf(fault, false, url));
  for (const secret of ['p@ss', 'word', 'p%40ss']) expect(verdict).not.toContain(`: ${secret}`);
  expect(verdict).not.toContain(plain);
  expect(verdict).toContain('535 wrong');
});
