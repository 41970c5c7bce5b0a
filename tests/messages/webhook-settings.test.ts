// What the settings of webhooks require, and what they change on the pages.

import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { startupWarnings } from '../../server/doctor/startup-warnings.ts';
import { notice, noticeVersion, site } from '../../views/index.ts';
import { asha } from '../support/enquiry.ts';
import { parsePage, textOf } from '../support/page-content.ts';
import { openSite } from '../support/site.ts';
import { signingSecret } from '../support/site-with-messages.ts';

const standard = { NOTIFY_URL: 'https://hooks.example.com/T0KEN', NOTIFY_SECRET: signingSecret };
const all = { ...standard, NOTIFY_FIELDS: 'all' };
const telegram = 'https://api.telegram.org/botT0KEN/sendMessage';

test.each([
  [{ NOTIFY_URL: 'ftp://127.0.0.1/T0KEN' }, 'Set NOTIFY_URL to the https URL'],
  [{ NOTIFY_URL: 'hooks/T0KEN' }, 'Set NOTIFY_URL to the https URL'],
  [{ NOTIFY_URL: 'https://a:T0KEN@hooks.example.com/' }, 'without a name and password'],
  [{ NOTIFY_SECRET: '' }, 'Set NOTIFY_SECRET to the secret'],
  [{ NOTIFY_SECRET: 'whsec_c2hvcnQ=' }, 'openssl rand -base64 32'],
  [{ NOTIFY_SECRET: 'T0KEN!'.repeat(8) }, 'Set NOTIFY_SECRET'],
  [{ NOTIFY_URL: telegram, NOTIFY_SECRET: '' }, 'chat_id=CHAT'],
  [{ NOTIFY_FIELDS: 'name' }, 'reference or all'],
])('a receiver with %j is rejected at start, and the message does not have its token', (env, advice) => {
  const start = () => readConfig({ ...standard, ...env });
  expect(start).toThrow(advice);
  expect(start).not.toThrow('T0KEN');
});

test.each([
  ['standard', 'https://hooks.example.com/T0KEN', signingSecret],
  ['standard', 'http://localhost:5678/webhook/T0KEN', signingSecret.slice('whsec_'.length)],
  ['standard', 'http://[::1]:5678/webhook/T0KEN', signingSecret],
  ['slack', 'https://hooks.slack.com/services/T0/B0/X0', ''],
  ['telegram', 'https://api.telegram.org/bot1:A-b_c/sendMessage?chat_id=-100', ''],
  ['ntfy', 'https://ntfy.sh/agency-7f3a', ''],
  ['ntfy', 'http://ntfy.agency.example/enquiries', 'tk_1'],
])('a receiver of the format %s at %s is accepted', (format, url, secret) => {
  const { notify } = readConfig({ NOTIFY_URL: url, NOTIFY_SECRET: secret });
  expect(notify).toEqual({ format, url, secret: secret || null, fields: 'reference' });
});

test('no webhook is configured unless NOTIFY_URL is set', () => {
  expect(readConfig({ ...all, NOTIFY_URL: '' })).toMatchObject({
    ...{ notify: null, settings: { notifies: null } },
  });
});

test.each([
  ['without encryption', { ...standard, NOTIFY_URL: 'http://192.168.1.5:5678/T0KEN' }, 'without encryption'],
  ['with what visitors write', all, 'to hooks.example.com, and the privacy policy says so'],
])('webhooks %s are warned of at start, without the token', (_what, env, warning) => {
  const local = { ...standard, NOTIFY_URL: 'http://127.0.0.1:5678/T0KEN' };
  const usual = startupWarnings(readConfig(local));
  const more = startupWarnings(readConfig(env)).filter((line) => !usual.includes(line));
  expect(more).toEqual([expect.stringContaining(warning)]);
  expect(more[0]).not.toContain('T0KEN');
});

test('with all fields the privacy page names the receiver, and the version of the notice is another', async () => {
  await using agency = openSite(all);
  const words = textOf(parsePage((await agency.http.get(site.privacy.path)).text).main);
  const version = noticeVersion(agency.config.settings);
  expect(version).not.toBe(notice.version);
  for (const part of [
    'The service at hooks.example.com',
    'The first three work on our instructions',
    'is mailed to the agency and sent to hooks.example.com.',
    'The mailed copy and the copy at hooks.example.com are deleted when they are no longer',
    `version ${version};`,
  ])
    expect(words).toContain(part);
  const form = parsePage((await agency.http.get(site.contact.path)).text).main;
  const posted = form.querySelector('input[name="notice"]')?.getAttribute('value');
  expect(posted).toBe(version);
  await agency.http.post('/send').send({ ...asha, notice: posted });
  expect(agency.rows()).toMatchObject([{ notice: version }]);
});

test.each([
  ['without webhooks', {}],
  ['with references alone', standard],
])('%s the privacy page names no receiver, and the version of the notice stays', async (_what, env) => {
  await using agency = openSite(env);
  const page = await agency.http.get(site.privacy.path);
  expect(page.text).not.toContain('hooks.example.com');
  const words = textOf(parsePage(page.text).main);
  expect(words).toContain('The first two work on our instructions');
  expect(words).toContain('The mailed copy is deleted when it is no longer');
  expect(words).toContain(`version ${notice.version};`);
});
