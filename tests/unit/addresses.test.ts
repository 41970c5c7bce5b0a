import { expect, test } from 'vitest';
import { isPlainAddress, mailboxOf } from '../../server/messages/addresses.ts';
import { verdictOf } from '../../server/messages/smtp.ts';

test.each([
  ...['asha@example.com', 'Asha.Rao@Example.CO.IN', 'asha+shop@example.com', 'a_b-c.d@mail.example.com'],
  ...['9876543210@example.com', 'asha_@xn--bcher-kva.com', `${'a'.repeat(64)}@example.com`],
])('%s is one plain address', (address) => {
  expect(isPlainAddress(address)).toBe(true);
});

const labels = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(60)).join('.');

test.each([
  ...['Asha <asha@example.com>', 'asha@example.com,ravi@example.com', 'asha@example.com;ravi@example.com'],
  ...['asha@example.com\r\nBcc: ravi@example.com', 'asha@example.com\n', '"asha@example.com"@relay.com'],
  ...['asha(x)@example.com', 'asha%example.com@relay.com', 'relay!asha@example.com', '|cat@example.com'],
  ...['/dev/null@example.com', 'prvs=asha=example.com@relay.com', '-asha@example.com', '`id`@example.com'],
  ...["o'brien@example.com", 'asha..rao@example.com', 'asha.@example.com', 'आशा@example.com', '@example.com'],
  ...['asha@b@example.com', 'asha@localhost', 'asha@printer.local', 'canary@site.invalid', 'asha@127.0.0.1'],
  ...['asha@example.com.', 'asha@-example.com', 'MAILER-DAEMON@example.com', 'postmaster+x@example.com'],
  ...['no-reply@example.com', 'tea-unsubscribe+asha@example.com', `${'a'.repeat(65)}@example.com`],
  `asha@${labels}.com.example.org`,
])('%j gets no letter', (address) => {
  expect(isPlainAddress(address)).toBe(false);
});

test('case, dots, what follows a plus and Google’s other domain make no other mailbox', () => {
  for (const other of ['ASHA@Example.com', 'a.s.h.a@example.com', 'a.sha+x+y@EXAMPLE.com'])
    expect(mailboxOf(other)).toBe('asha@example.com');
  for (const other of ['asha.rao@googlemail.com', 'Asha.Rao+tea@gmail.com'])
    expect(mailboxOf(other)).toBe('asharao@gmail.com');
});

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
