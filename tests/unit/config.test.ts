import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';

test('the defaults are port 5000, enquiries in data/ and example values', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 5000,
    databaseUrl: 'file:data/enquiries.db',
    sendLimit: 60,
    trustProxy: false,
    logLevel: 'info',
    settings: { brand: 'Openhand', url: 'http://localhost:5000' },
  });
  expect(config.settings.examples).toContain('phone');
});

test('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: '', SITE_BRAND: '  ', SITE_URL: '', TRUST_PROXY: '' })).toEqual(readConfig({}));
});

test('a copied example value still counts as an example', () => {
  expect(readConfig({ SITE_EMAIL: 'hello@openhand.example' }).settings.examples).toContain('email');
});

test('a setting with a real value is no longer an example', () => {
  const { settings } = readConfig({
    SITE_BRAND: ' Tea & Co ',
    SITE_URL: 'https://www.example.com/',
  });
  expect(settings).toMatchObject({ brand: 'Tea & Co', url: 'https://www.example.com' });
  expect(settings.examples).not.toContain('brand');
  expect(settings.examples).not.toContain('url');
});

test('the default URL contains the configured port', () => {
  expect(readConfig({ PORT: '8080' }).settings.url).toBe('http://localhost:8080');
});

test('the default map has a marker for the example address only', () => {
  expect(readConfig({}).settings.mapEmbedUrl).toContain('&marker=');
  expect(readConfig({ SITE_ADDRESS: '1 High Street, Mohali' }).settings.mapEmbedUrl).not.toContain('marker');
});

const mail = { SMTP_URL: 'smtps://mail.example.com', MAIL_TO: 'desk@example.com, owner@example.com' };

test('the default sender is at the site’s own host', () => {
  expect(readConfig({}).mail).toBeNull();
  expect(readConfig({ ...mail, SITE_URL: 'https://www.example.com' }).mail).toEqual({
    smtpUrl: 'smtps://mail.example.com',
    to: ['desk@example.com', 'owner@example.com'],
    from: 'enquiries@example.com',
  });
  expect(readConfig({ ...mail, MAIL_FROM: 'site@example.org' }).mail?.from).toBe('site@example.org');
});

test('the mail server and the recipient have to be set together', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://localhost' })).toThrow('Set SMTP_URL and MAIL_TO together');
  expect(() => readConfig({ MAIL_TO: 'desk@example.com' })).toThrow('Set SMTP_URL and MAIL_TO together');
});

test.each([
  ['2', 2],
  ['10.0.0.1', ['10.0.0.1']],
  ['loopback, 10.0.0.0/8, fd00::/8', ['loopback', '10.0.0.0/8', 'fd00::/8']],
])('TRUST_PROXY accepts a count or names: %s', (value, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trustProxy);
});

test.each([
  ['PORT', 'five'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['SITE_URL', 'www.example.com'],
  ['SITE_URL', 'ftp://example.com'],
  ['SITE_URL', 'https://example.com/site'],
  ['SITE_URL', 'https://user:word@example.com'],
  ['SITE_BRAND', 'b'.repeat(41)],
  ['SITE_PHONE', 'call us'],
  ['SITE_EMAIL', 'hello@'],
  ['SITE_ADDRESS', 'a'.repeat(201)],
  ['SITE_WHATSAPP', '98765 43210'],
  ['SITE_HOURS', 'ten to seven'],
  ['SITE_HOURS', 'Mo-Fr 10:00'],
  ['SOCIAL_FACEBOOK', 'facebook.com/us'],
  ['SOCIAL_TWITTER', 'http://twitter.com/us'],
  ['SOCIAL_INSTAGRAM', 'javascript:alert(1)'],
  ['DATABASE_URL', 'data/enquiries.db'],
  ['DATABASE_URL', 'file:'],
  ['DATABASE_URL', 'file::memory:'],
  ['DATABASE_URL', 'file://server/enquiries.db'],
  ['DATABASE_URL', 'file:data/enquiries.db?mode=ro'],
  ['DATABASE_URL', 'postgres://localhost'],
  ['DATABASE_URL', 'postgres:enquiries'],
  ['DATABASE_URL', 'mysql://localhost/enquiries'],
  ['SMTP_URL', 'mail.example.com'],
  ['SMTP_URL', 'https://mail.example.com'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_TO', 'desk'],
  ['MAIL_TO', 'desk@example.com, '],
  ['MAIL_FROM', 'Desk <desk@example.com>'],
  ['RETENTION_DAYS', '0'],
  ['RETENTION_DAYS', 'unlimited'],
  ['SEND_LIMIT', '0'],
  ['SEND_LIMIT', 'many'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['TRUST_PROXY', 'proxy.example.com'],
  ['MAP_EMBED_URL', 'http://maps.example/embed'],
  ['LOG_LEVEL', 'loud'],
])('%s rejects the value %s', (name, value) => {
  expect(() => readConfig({ ...mail, [name]: value })).toThrow(
    new RegExp(`^Invalid settings:\n {2}Set ${name} to .+\\.$`),
  );
});

test.each([
  'file:data/enquiries.db',
  'file:/var/lib/site/enquiries.db',
  'postgres://localhost/enquiries',
  'postgresql://site:word@db.example.com:5433/enquiries?sslmode=verify-full',
])('DATABASE_URL accepts %s', (url) => {
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test('the rest of an erased enquiry is not kept longer than other enquiries', () => {
  const message =
    'Invalid settings:\n  Set ERASE_AFTER_DAYS to at most the number of RETENTION_DAYS, or raise that.';
  expect(() => readConfig({ ERASE_AFTER_DAYS: '365', RETENTION_DAYS: '364' })).toThrow(message);
  expect(() => readConfig({ ERASE_AFTER_DAYS: '731' })).toThrow(message); // RETENTION_DAYS is 730
  expect(readConfig({ ERASE_AFTER_DAYS: '365', RETENTION_DAYS: '365' })).toMatchObject({
    eraseAfterDays: 365,
  });
});

test('opening hours are parsed as a list of time spans', () => {
  expect(readConfig({ SITE_HOURS: 'Mo-Fr 10:00-19:00, Sa  10:00-14:00' }).settings.hours).toEqual([
    'Mo-Fr 10:00-19:00',
    'Sa 10:00-14:00',
  ]);
});

test('all invalid settings are reported together', () => {
  const faults = { PORT: 'x', SITE_EMAIL: 'x', DATABASE_URL: 'x', TRUST_PROXY: 'x', LOG_LEVEL: 'x' };
  expect(() => readConfig(faults)).toThrow(
    new RegExp(
      Object.keys(faults)
        .map((name) => `Set ${name} to [^\n]+\\.`)
        .join('\n *'),
    ),
  );
});

test.each([
  ['10m', 10 * 60_000],
  ['90m', 90 * 60_000],
  [' 6h ', 6 * 3_600_000],
  ['7d', 7 * 24 * 3_600_000],
])('CANARY_EVERY=%s is a duration', (CANARY_EVERY, everyMs) => {
  expect(readConfig({ CANARY_EVERY }).canary).toEqual({ to: null, everyMs, alertTo: [] });
});

test.each(['9m', '8d', '6', '6 h', '1.5h', '-6h', '0h', '99999999d', 'daily'])(
  'CANARY_EVERY=%s is rejected, with the range',
  (CANARY_EVERY) => {
    expect(() => readConfig({ CANARY_EVERY })).toThrow(
      'Set CANARY_EVERY to a duration from 10m to 7d, such as 6h.',
    );
  },
);

test('failures are reported to MAIL_TO unless ALERT_TO is set', () => {
  const mail = { SMTP_URL: 'smtp://localhost', MAIL_TO: 'a@agency.example, b@agency.example' };
  expect(readConfig(mail).canary.alertTo).toEqual(['a@agency.example', 'b@agency.example']);
  const ALERT_TO = 'owner@agency.example';
  expect(readConfig({ ...mail, ALERT_TO }).canary.alertTo).toEqual([ALERT_TO]);
});

test('by default reminders are off and the letter is weekly', () => {
  expect(readConfig({})).toMatchObject({ digest: 'weekly', remindAfterMs: null });
  expect(readConfig({ DIGEST: 'off', REMIND_AFTER: ' 2h ' })).toMatchObject({
    digest: 'off',
    remindAfterMs: 2 * 60 * 60_000,
  });
  expect(readConfig({ REMIND_AFTER: '90m' }).remindAfterMs).toBe(90 * 60_000);
  expect(readConfig({ REMIND_AFTER: '1d' }).remindAfterMs).toBe(24 * 60 * 60_000);
});

test.each([
  ['REMIND_AFTER', '2'],
  ['REMIND_AFTER', '1m'],
  ['REMIND_AFTER', '6d'],
  ['REMIND_AFTER', '2 hours'],
  ['REMIND_AFTER', '-2h'],
  ['DIGEST', 'monthly'],
])('%s cannot be "%s"', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`Set ${name} to `);
});
