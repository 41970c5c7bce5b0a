import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';

test('the defaults are port 5000, enquiries in data/ and example values', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 5000,
    databaseUrl: 'file:data/enquiries.db',
    sendLimit: 60,
    trustProxy: false,
    settings: { brand: 'Openhand', url: 'http://localhost:5000' },
  });
  expect(config.settings.examples).toContain('phone');
  expect(readConfig({ PORT: '8080' }).settings.url).toBe('http://localhost:8080');
});

test('an empty setting counts as not set, and a copied example value still as an example', () => {
  expect(readConfig({ PORT: '', SITE_BRAND: '  ', SITE_URL: '', TRUST_PROXY: '' })).toEqual(readConfig({}));
  expect(readConfig({ SITE_EMAIL: 'hello@openhand.example' }).settings.examples).toContain('email');
  const { settings } = readConfig({ SITE_BRAND: ' Tea & Co ', SITE_URL: 'https://www.example.com/' });
  expect(settings).toMatchObject({ brand: 'Tea & Co', url: 'https://www.example.com' });
  for (const name of ['brand', 'url']) expect(settings.examples).not.toContain(name);
});

test('metrics have a port of their own', () => {
  const advice = 'Set METRICS_PORT to another port than PORT.';
  expect(() => readConfig({ METRICS_PORT: '5000' })).toThrow(advice);
  expect(() => readConfig({ PORT: '81', METRICS_PORT: '81' })).toThrow(advice);
  expect(readConfig({ PORT: '0', METRICS_PORT: '0' }).metricsPort).toBe(0); // the system chooses both
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

const rejected: Record<string, string[]> = {
  PORT: ['five', '65536', '-1', '80.5'],
  SITE_URL: [
    'www.example.com',
    'ftp://example.com',
    'https://example.com/site',
    'https://user:word@example.com',
  ],
  SITE_BRAND: ['b'.repeat(41)],
  SITE_PHONE: ['call us'],
  SITE_EMAIL: ['hello@'],
  SITE_ADDRESS: ['a'.repeat(201)],
  SITE_WHATSAPP: ['98765 43210'],
  SITE_HOURS: ['ten to seven', 'Mo-Fr 10:00'],
  SOCIAL_LINKS: [
    'facebook.com/us',
    'http://twitter.com/us',
    'javascript:alert(1)',
    'https://notx.com/us',
    'https://x.com/us, https://twitter.com/them',
    'off, https://x.com/us',
    'https://constructor.com/us',
  ],
  TIME_ZONE: ['Asia/Chandigarh', '+05:30'],
  PROCESSORS: ['Hetzner, Germany', 'hosting:', 'hosting: A; hosting: B', `mail: ${'c'.repeat(101)}`],
  CAPTCHA: ['friendly', 'turnstile SITE_KEY', 'off SITE_KEY SECRET'],
  DATABASE_URL: [
    'data/enquiries.db',
    'file:',
    'file::memory:',
    'file://server/enquiries.db',
    'file:data/enquiries.db?mode=ro',
    'postgres://localhost',
    'postgres:enquiries',
    'mysql://localhost/enquiries',
  ],
  SMTP_URL: ['mail.example.com', 'https://mail.example.com', 'smtp://'],
  MAIL_TO: ['desk', 'desk@example.com, '],
  MAIL_FROM: ['Desk <desk@example.com>'],
  RETENTION_DAYS: ['0', 'unlimited'],
  SEND_LIMIT: ['0', 'many'],
  TRUST_PROXY: ['true', '0', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.0/8/8', 'proxy.example.com'],
  MAP_EMBED_URL: ['http://maps.example/embed'],
  HEARTBEAT_URL: ['hc-ping.com/key', 'http://monitor.example/key'],
};

test.each(Object.entries(rejected))('%s rejects the values %j, and says what to set', (name, values) => {
  for (const value of values)
    expect(() => readConfig({ ...mail, [name]: value }), value).toThrow(
      new RegExp(`^Invalid settings:\\n {2}Set ${name} to .+\\.$`),
    );
});

test.each([
  ['SMTP_URL', 'smtps://name:pa#ss@mail.example.com'],
  ['SMTP_URL', 'smtps://name:12/ss@mail.example.com'],
  ['SMTP_URL', 'smtps://name:100%@mail.example.com'],
  ['DATABASE_URL', 'postgres://site:pa#ss@localhost/enquiries'],
  ['DATABASE_URL', 'postgres://site:pa?ss@localhost/enquiries'],
  ['DATABASE_URL', 'postgres://site:12/ss@localhost/enquiries'],
])('%s says that %s needs percent-encoding', (name, value) => {
  const encoded = value.replace(/(?<=:\/\/.*)[#/?%](?=[^@/]*@)/, encodeURIComponent);
  const advice = `Set ${name} to a URL with a percent-encoded user name and password: %23 for #,`;
  expect(() => readConfig({ ...mail, [name]: value })).toThrow(advice);
  expect(() => readConfig({ ...mail, [name]: encoded })).not.toThrow();
});

test.each([
  'file:/srv/@site/enquiries.db',
  'postgresql://site:word@db.example.com:5433/enquiries?sslmode=verify-full',
])('DATABASE_URL accepts %s', (url) => {
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test('the rest of an erased enquiry is not kept longer than other enquiries', () => {
  const message =
    'Invalid settings:\n  Set ERASE_AFTER_DAYS to at most the number of RETENTION_DAYS, or raise that.';
  expect(() => readConfig({ ERASE_AFTER_DAYS: '365', RETENTION_DAYS: '364' })).toThrow(message);
  expect(() => readConfig({ ERASE_AFTER_DAYS: '731' })).toThrow(message); // RETENTION_DAYS is 730
  const { settings } = readConfig({ ERASE_AFTER_DAYS: '365', RETENTION_DAYS: '365' });
  expect(settings.eraseAfterDays).toBe(365);
});

test('social links are told apart by their host, and of other networks there are none', () => {
  const profiles = {
    YouTube: 'https://www.youtube.com/@tea',
    Twitter: 'https://x.com/tea',
    Facebook: 'https://m.facebook.com/tea',
    LinkedIn: 'https://in.linkedin.com/company/tea',
  };
  const { social, examples } = readConfig({ SOCIAL_LINKS: Object.values(profiles).join(', ') }).settings;
  expect(Object.entries(social)).toEqual(Object.entries(profiles)); // in their order
  expect(examples).not.toContain('social');
});

test('social links can be switched off, and are examples until they are set', () => {
  expect(readConfig({ SOCIAL_LINKS: 'off' }).settings.social).toEqual({});
  const { social, examples } = readConfig({}).settings;
  expect(Object.keys(social)).toEqual(['Facebook', 'Twitter', 'Instagram']);
  expect(examples).toContain('social');
});

test('TIME_ZONE accepts the name of a zone in any case', () => {
  expect(readConfig({ TIME_ZONE: 'america/new_york' }).timeZone).toBe('America/New_York');
  expect(readConfig({ TIME_ZONE: 'UTC' }).timeZone).toBe('UTC');
});

test('PROCESSORS names the company of each role, in any order', () => {
  const processorsOf = (PROCESSORS: string) => readConfig({ PROCESSORS }).settings.processors;
  expect(processorsOf('mail: Zoho, India; hosting: Hetzner, Germany')).toEqual({
    hosting: 'Hetzner, Germany',
    mail: 'Zoho, India',
  });
  expect(processorsOf('hosting: Hetzner, Germany')).toEqual({ hosting: 'Hetzner, Germany', mail: null });
});

test.each([
  ['', { provider: 'recaptcha', siteKey: null }, null],
  ['off', null, null],
  ['hcaptcha', { provider: 'hcaptcha', siteKey: null }, null],
  [
    'turnstile  0x4AAA  0x4BBB-c_d ',
    { provider: 'turnstile', siteKey: '0x4AAA' },
    { url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify', secret: '0x4BBB-c_d' },
  ],
])('CAPTCHA can be "%s"', (CAPTCHA, captcha, captchaVerifier) => {
  expect(readConfig({ CAPTCHA })).toMatchObject({ settings: { captcha }, captchaVerifier });
});

test('opening hours are parsed as a list of time spans', () => {
  expect(readConfig({ SITE_HOURS: 'Mo-Fr 10:00-19:00, Sa  10:00-14:00' }).settings.hours).toEqual([
    'Mo-Fr 10:00-19:00',
    'Sa 10:00-14:00',
  ]);
});

test('all invalid settings are reported together', () => {
  const faults = { SITE_EMAIL: 'x', DATABASE_URL: 'x', PORT: 'x', TRUST_PROXY: 'x' };
  const advice = Object.keys(faults).map((name) => `Set ${name} to [^\n]+\\.`);
  expect(() => readConfig(faults)).toThrow(new RegExp(advice.join('\n *')));
});

test.each([
  ['10m', 10 * 60_000],
  ['90m', 90 * 60_000],
  [' 6h ', 6 * 3_600_000],
  ['5d', 5 * 24 * 3_600_000],
])('CANARY_EVERY and REMIND_AFTER can be "%s"', (text, ms) => {
  const { canary, remindAfterMs } = readConfig({ CANARY_EVERY: text, REMIND_AFTER: text });
  expect([canary, remindAfterMs]).toEqual([{ to: null, everyMs: ms, alertTo: [] }, ms]);
});

test.each(['4m', '8d', '6', '6 h', '1.5h', '-6h', '0h', '99999999d', 'daily'])(
  'CANARY_EVERY and REMIND_AFTER cannot be "%s", and the range is named',
  (text) => {
    expect(() => readConfig({ CANARY_EVERY: text })).toThrow(
      'Set CANARY_EVERY to a duration from 10m to 7d, such as 6h.',
    );
    expect(() => readConfig({ REMIND_AFTER: text })).toThrow('Set REMIND_AFTER to a duration from 5m to 5d');
  },
);

test('failures are reported to MAIL_TO unless ALERT_TO is set, and reminders are off unless REMIND_AFTER is', () => {
  const mail = { SMTP_URL: 'smtp://localhost', MAIL_TO: 'a@agency.example, b@agency.example' };
  expect(readConfig(mail).canary.alertTo).toEqual(['a@agency.example', 'b@agency.example']);
  const ALERT_TO = 'owner@agency.example';
  expect(readConfig({ ...mail, ALERT_TO }).canary.alertTo).toEqual([ALERT_TO]);
  expect(readConfig(mail).remindAfterMs).toBeNull();
});
