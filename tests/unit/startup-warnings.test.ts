import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { unknownSettingsCountMax } from '../../server/limits.ts';
import { startupWarnings } from '../../server/observability/startup-warnings.ts';

const settled = {
  SITE_URL: 'https://www.agency.example.com',
  SITE_BRAND: 'Tea & Co',
  SITE_PHONE: '+91 172 123 4567',
  SITE_EMAIL: 'hello@agency.example.com',
  SITE_ADDRESS: 'Sector 9, Chandigarh',
  SOCIAL_FACEBOOK: 'https://www.facebook.com/tea',
  SOCIAL_TWITTER: 'https://twitter.com/tea',
  SOCIAL_INSTAGRAM: 'https://www.instagram.com/tea',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_TO: 'desk@agency.example.com',
  LEGAL_NAME: 'Tea & Co Private Limited',
  DATA_CONTACT: 'Anita Rao',
  HOSTING_PROVIDER: 'Host Ltd, India',
  MAIL_PROVIDER: 'Post Ltd, India',
};

test('a fully configured site logs no warning', () => {
  expect(startupWarnings(readConfig(settled))).toEqual([]);
});

test.each([
  ['with an example value', { SITE_PHONE: '' }, 'set SITE_PHONE'],
  ['of a site without https', { SITE_URL: 'http://www.agency.example.com' }, 'set SITE_URL to an https URL'],
  ['without mail', { SMTP_URL: '', MAIL_TO: '' }, 'set SMTP_URL and MAIL_TO'],
  [
    'that leaves the privacy policy without a name',
    { LEGAL_NAME: '', MAIL_PROVIDER: '' },
    'set LEGAL_NAME, MAIL_PROVIDER',
  ],
  [
    'that reminds at night',
    { REMIND_AFTER: '2h', SITE_HOURS: '' },
    'set SITE_HOURS to count your office hours',
  ],
  [
    'with hours over midnight',
    { SITE_HOURS: 'Mo-Fr 10:00-19:00, Fr 22:00-02:00' },
    'write hours over midnight',
  ],
  ['that erases enquiries early', { RETENTION_DAYS: '90' }, 'after 90 days: set RETENTION_DAYS'],
])('a setting %s is logged once, with an instruction', (_what, env, advice) => {
  const warnings = startupWarnings(readConfig({ ...settled, ...env }));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(advice);
});

test('receipts cause a warning only without a mail server', () => {
  const receipts = { ...settled, RECEIPT: '1' };
  expect(startupWarnings(readConfig(receipts))).toEqual([]);
  expect(startupWarnings(readConfig({ ...receipts, SMTP_URL: '', MAIL_TO: '' }))).toContain(
    'RECEIPT sends no letters without a mail server: set SMTP_URL and MAIL_TO',
  );
});

test.each([
  ['SITE_HOUR', 'The setting SITE_HOUR is unknown and has no effect; did you mean SITE_HOURS?'],
  ['MIAL_TO', 'The setting MIAL_TO is unknown and has no effect; did you mean MAIL_TO?'],
  ['SMPT_URL', 'The setting SMPT_URL is unknown and has no effect; did you mean SMTP_URL?'],
  ['CAPTCHA_SECERT', 'The setting CAPTCHA_SECERT is unknown and has no effect; did you mean CAPTCHA_SECRET?'],
  ['site_brand', 'The setting site_brand is unknown and has no effect; did you mean SITE_BRAND?'],
  ['SITE_COLOUR_SCHEME', 'The setting SITE_COLOUR_SCHEME is unknown and has no effect'],
])('the misspelt setting %s is named, and its value is not', (name, warning) => {
  const warnings = startupWarnings(readConfig({ ...settled, [name]: 'kept-to-itself' }));
  expect(warnings).toEqual([warning]);
});

test('variables of other programs are not reported as misspelt settings', () => {
  const others = {
    ...{
      PATH: '/bin',
      HOME: '/',
      POST: '1',
      HTTP_URL: 'x',
      BASE_URL: 'x',
      NODE_ENV: 'production',
      SMTPS: '1',
    },
    ...{ NOTIFY_SOCKET: '/run/systemd/notify', LOG_NAMESPACE: 'x', SITE_HOUR: '  ', 'SITE_\n': 'x' },
  };
  expect(startupWarnings(readConfig({ ...settled, ...others }))).toEqual([]);
});

test('of very many unknown settings only some are named', () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, number) => [`SITE_PORT_${number}`, 'x']));
  expect(startupWarnings(readConfig({ ...settled, ...many }))).toHaveLength(unknownSettingsCountMax);
});

test('incomplete mail settings make the start fail', () => {
  expect(() => readConfig({ ...settled, MAIL_TO: '' })).toThrow('SMTP_URL and MAIL_TO together');
});
