import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { journalDays } from '../../server/limits.ts';
import { facts } from '../../views/index.ts';
import { spokenDate } from '../../views/measurements.ts';
import { textOf } from '../support/page-content.ts';
import { openSite } from '../support/site.ts';

async function read(path: string, env: Record<string, string>): Promise<string> {
  await using site = openSite(env);
  return textOf(parse((await site.http.get(path)).text).querySelector('main') as never);
}

test('the privacy policy has the legal name, the contact for data, the processors and the age of backups', async () => {
  const text = await read('/privacy-policy', {
    LEGAL_NAME: 'Tea House Private Limited',
    DATA_CONTACT: 'Anita Rao, Manager',
    PROCESSORS: 'hosting: Host Ltd, India; mail: Post Ltd, Ireland',
    BACKUP_DAYS: '21',
    CAPTCHA: 'turnstile',
  });
  for (const part of [
    'Tea House Private Limited',
    'Anita Rao, Manager',
    'Host Ltd, India',
    'Post Ltd, Ireland',
    '21 days',
    'Cloudflare',
  ])
    expect(text).toContain(part);
});

test('the policy in short names the same companies, cookies and dates as the long one', async () => {
  const env = { PROCESSORS: 'hosting: Host Ltd, India; mail: Post Ltd, Ireland', CAPTCHA: 'turnstile' };
  const text = await read('/privacy-policy', env);
  for (const [part, times] of Object.entries({
    'Host Ltd, India': 4, // of which two are in the other languages
    'Post Ltd, Ireland': 4,
    'may complain to the Data Protection Board of India from May 2027 on': 2,
    'may set cookies of its own': 2, // the map and the captcha
    'the map and the captcha may bring those of other companies': 1,
  }))
    expect([part, text.split(part).length - 1]).toEqual([part, times]);
  expect(await read('/privacy-policy', { ...env, CAPTCHA: 'off' })).not.toContain('the map and the captcha');
});

test('the terms have a version and its date, and one rule for a client who stops', async () => {
  const terms = await read('/term-and-conditions', {});
  expect(terms).toContain(`version ${facts.termsVersion}, of ${spokenDate(facts.termsDate)}`);
  const rule = /work done by (that day|then).*never less than the deposit/;
  expect(terms).toMatch(rule);
  expect(await read('/price-packages', {})).toMatch(rule);
});

test('the policy mentions an e-mail that confirms an enquiry only if one is sent', async () => {
  const sentence = 'one e-mail that confirms it';
  const mail = { SMTP_URL: 'smtps://mail.agency.example', MAIL_TO: 'desk@agency.example' };
  expect(await read('/privacy-policy', { RECEIPT: '1', ...mail })).toContain(sentence);
  expect(await read('/privacy-policy', { RECEIPT: '1' })).not.toContain(sentence);
  expect(await read('/privacy-policy', mail)).not.toContain(sentence);
});

test('the policy mentions data kept after an erasure only if some is kept', async () => {
  const sentence = 'makes us keep some of it even if you erase it';
  const kept = await read('/privacy-policy', { ERASE_AFTER_DAYS: '365' });
  expect(kept).toContain(sentence);
  expect(kept).toContain('the law makes us keep a part until 365 days after it came');
  const without = await read('/privacy-policy', {});
  expect(without).not.toContain(sentence);
  expect(without).not.toContain('makes us keep a part');
});

test('the policy says how long the server keeps a journal, and the address of a visitor who asks for his data', async () => {
  const text = await read('/privacy-policy', {});
  expect(facts).toMatchObject({ journalDays });
  expect(text).toContain(
    `“visitor” where you asked for it by form. Each line is erased after ${journalDays} days`,
  );
  expect(text).toContain('kept in the e-mail that answers you, until it is sent');
  expect(text).toContain('for an hour, how many requests to see or erase');
});

test('without these settings the policy names the brand, and says that providers are named on request', async () => {
  const text = await read('/privacy-policy', { SITE_BRAND: 'Tea House' });
  expect(text).toContain('Tea House');
  expect(text).toContain('when you ask');
  expect(text).toContain('30 days');
  expect(await read('/term-and-conditions', { LEGAL_NAME: 'Tea House Private Limited' })).toContain(
    'Tea House Private Limited',
  );
});
