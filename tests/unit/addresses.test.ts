import { expect, test } from 'vitest';
import { isOneAddress, isPlainAddress, mailboxOf } from '../../server/messages/addresses.ts';

test.each([
  ...['asha@example.com', 'Asha.Rao@Example.CO.IN', 'asha+shop@example.com', 'a_b-c.d@mail.example.com'],
  ...['9876543210@example.com', 'asha_@xn--bcher-kva.com', `${'a'.repeat(64)}@example.com`],
])('%s is one plain address', (address) => {
  expect(isPlainAddress(address)).toBe(true);
});

const labels = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(60)).join('.');

test.each([
  ['a display name', 'Asha <asha@example.com>'],
  ['a list', 'asha@example.com,ravi@example.com'],
  ['a list with a semicolon', 'asha@example.com;ravi@example.com'],
  ['a second header line', 'asha@example.com\r\nBcc: ravi@example.com'],
  ['a line break at its end', 'asha@example.com\n'],
  ['a quoted second route', '"asha@example.com"@relay.com'],
  ['a comment', 'asha(x)@example.com'],
  ['a percent route', 'asha%example.com@relay.com'],
  ['a bang path', 'relay!asha@example.com'],
  ['a pipe', '|cat@example.com'],
  ['a file', '/dev/null@example.com'],
  ['a rewritten sender', 'prvs=asha=example.com@relay.com'],
  ['an option', '-asha@example.com'],
  ['a backtick', '`id`@example.com'],
  ['an apostrophe', "o'brien@example.com"],
  ['two dots', 'asha..rao@example.com'],
  ['a dot last', 'asha.@example.com'],
  ['letters of another script', 'आशा@example.com'],
  ['no name', '@example.com'],
  ['two @', 'asha@b@example.com'],
  ['a host without a dot', 'asha@localhost'],
  ['a private name', 'asha@printer.local'],
  ['a reserved name', 'canary@site.invalid'],
  ['an IP address', 'asha@127.0.0.1'],
  ['a dot after the domain', 'asha@example.com.'],
  ['a label with a hyphen first', 'asha@-example.com'],
  ['a mail daemon', 'MAILER-DAEMON@example.com'],
  ['a mail daemon with a tag', 'postmaster+x@example.com'],
  ['nobody', 'no-reply@example.com'],
  ['a list that takes commands', 'tea-unsubscribe+asha@example.com'],
  ['a long name', `${'a'.repeat(65)}@example.com`],
  ['a long domain', `asha@${labels}.com.example.org`],
])('an address with %s is not plain', (_what, address) => {
  expect(isPlainAddress(address)).toBe(false);
});

test.each(['asha@example.com', "o'brien@example.com", '-x@example.com', 'a!b%c=d@example.com'])(
  '%s is one address to a mail server',
  (address) => expect(isOneAddress(address)).toBe(true),
);

test('case, dots, what follows a plus and Google’s other domain make no other mailbox', () => {
  for (const other of [
    'ASHA@Example.com',
    'a.s.h.a@example.com',
    'asha+1@example.com',
    'a.sha+x+y@EXAMPLE.com',
  ])
    expect(mailboxOf(other)).toBe('asha@example.com');
  for (const other of ['asha.rao@googlemail.com', 'Asha.Rao+tea@gmail.com'])
    expect(mailboxOf(other)).toBe('asharao@gmail.com');
});
