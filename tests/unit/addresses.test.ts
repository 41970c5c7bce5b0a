import { expect, test } from 'vitest';
import { isOneAddress, isPlainAddress, mailboxOf } from '../../server/messages/addresses.ts';

test.each([
  ...['asha@example.com', 'Asha.Rao@Example.CO.IN', 'asha+shop@example.com', 'a_b-c.d@mail.example.com'],
  ...[
    '9876543210@example.com',
    'asha_@example.com',
    'asha@xn--bcher-kva.com',
    `${'a'.repeat(64)}@example.com`,
  ],
])('%s is one plain address', (address) => {
  expect(isPlainAddress(address)).toBe(true);
});

test.each([
  ['a display name', 'Asha <asha@example.com>'],
  ['a list', 'asha@example.com,ravi@example.com'],
  ['a list with a semicolon', 'asha@example.com;ravi@example.com'],
  ['a second header line', 'asha@example.com\r\nBcc: ravi@example.com'],
  ['a line break at its end', 'asha@example.com\n'],
  ['a null character', 'asha@example.com\0'],
  ['spaces', 'asha rao@example.com'],
  ['a quoted name', '"asha"@example.com'],
  ['a quoted second route', '"asha@example.com"@relay.com'],
  ['a comment', 'asha(x)@example.com'],
  ['a source route', '@relay.com:asha@example.com'],
  ['a percent route', 'asha%example.com@relay.com'],
  ['a bang path', 'relay!asha@example.com'],
  ['a pipe', '|cat@example.com'],
  ['a file', '/dev/null@example.com'],
  ['a rewritten sender', 'prvs=asha=example.com@relay.com'],
  ['an option', '-asha@example.com'],
  ['an option at the end', 'asha-@example.com'],
  ['a backtick', '`id`@example.com'],
  ['an apostrophe', "o'brien@example.com"],
  ['two dots', 'asha..rao@example.com'],
  ['a dot first', '.asha@example.com'],
  ['a dot last', 'asha.@example.com'],
  ['letters of another script', 'आशा@example.com'],
  ['a domain in another script', 'asha@उदाहरण.com'],
  ['a full-width @', 'asha＠example.com'],
  ['no domain', 'asha@'],
  ['no name', '@example.com'],
  ['two @', 'asha@b@example.com'],
  ['a host without a dot', 'asha@localhost'],
  ['a private name', 'asha@printer.local'],
  ['a reserved name', 'canary@site.invalid'],
  ['an IP address', 'asha@127.0.0.1'],
  ['an IP address in brackets', 'asha@[127.0.0.1]'],
  ['a dot after the domain', 'asha@example.com.'],
  ['a label with a hyphen first', 'asha@-example.com'],
  ['a mail daemon', 'MAILER-DAEMON@example.com'],
  ['a mail daemon with a tag', 'postmaster+x@example.com'],
  ['nobody', 'no-reply@example.com'],
  ['a list that takes commands', 'tea-subscribe@example.com'],
  ['a list with a tag', 'tea-unsubscribe+asha@example.com'],
  ['a long name', `${'a'.repeat(65)}@example.com`],
  [
    'a long domain',
    `asha@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.com`,
  ],
])('an address with %s is not plain', (_what, address) => {
  expect(isPlainAddress(address)).toBe(false);
});

test.each(['asha@example.com', "o'brien@example.com", '-x@example.com', 'a!b%c=d@example.com'])(
  '%s is one address to a mail server',
  (address) => expect(isOneAddress(address)).toBe(true),
);

test.each([
  [
    'asha@example.com',
    ['ASHA@Example.com', 'a.s.h.a@example.com', 'asha+1@example.com', 'a.sha+x+y@EXAMPLE.com'],
  ],
  ['asharao@gmail.com', ['asha.rao@googlemail.com', 'Asha.Rao+tea@gmail.com']],
])('%s is the same mailbox as %j', (address, others) => {
  for (const other of others) expect(mailboxOf(other)).toBe(mailboxOf(address));
  expect(mailboxOf(address)).toBe(address);
});
