import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';

const mail = { SMTP_URL: 'smtps://mail.example.com', MAIL_TO: 'desk@example.com, owner@example.com' };

test('the defaults are port 5000, enquiries in data/ and example values', () => {
  const { settings, ...config } = readConfig({});
  const wanted = { port: 5000, databaseUrl: 'file:data/enquiries.db', sendLimit: 60 };
  expect(config).toMatchObject({ ...wanted, trustProxy: false, mail: null, remindAfterMs: null });
  expect(settings).toMatchObject({ brand: 'Openhand', url: 'http://localhost:5000' });
  expect(settings.examples).toEqual(expect.arrayContaining(['phone', 'social']));
  expect(Object.keys(settings.social)).toEqual(['Facebook', 'Twitter', 'Instagram']);
  expect(readConfig({ PORT: '8080' }).settings.url).toBe('http://localhost:8080');
});

test('an empty setting counts as not set, and a copied example value still as an example', () => {
  expect(readConfig({ PORT: '', SITE_BRAND: '  ', SITE_URL: '', TRUST_PROXY: '' })).toEqual(readConfig({}));
  expect(readConfig({ SITE_EMAIL: 'hello@openhand.example' }).settings.examples).toContain('email');
  const { settings } = readConfig({ SITE_BRAND: ' Tea & Co ', SITE_URL: 'https://www.example.com/' });
  expect(settings).toMatchObject({ brand: 'Tea & Co', url: 'https://www.example.com' });
  for (const name of ['brand', 'url']) expect(settings.examples).not.toContain(name);
});

const processors = { hosting: 'Hetzner, Germany', mail: null };
const captcha = (provider: string, siteKey: string | null = null) => ({
  settings: { captcha: { provider, siteKey } },
});
const turnstile = captcha('turnstile', '0x4AAA');
const hours = ['Mo-Fr 10:00-19:00', 'Sa 10:00-14:00'];
const verifier = { url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify', secret: '0x4BBB-c_d' };
const verifyFull = 'postgresql://site:word@db.example.com:5433/enquiries?sslmode=verify-full';

const desks = ['desk@example.com', 'owner@example.com'];

test.each<[name: string, value: string, config: object]>([
  ['SITE_URL', 'https://www.example.com', { mail: { to: desks, from: 'enquiries@example.com' } }],
  ['MAIL_FROM', 'site@example.org', { mail: { smtpUrl: mail.SMTP_URL, from: 'site@example.org' } }],
  ['ALERT_TO', '', { canary: { alertTo: desks } }],
  ['ALERT_TO', 'owner@agency.example', { canary: { alertTo: ['owner@agency.example'] } }],
  ['SITE_HOURS', 'Mo-Fr 10:00-19:00, Sa  10:00-14:00', { settings: { hours } }],
  ['SITE_HOURS', 'Mo-Fr 9:30-18:00, Sa 10-14', { settings: { hours: ['Mo-Fr 09:30-18:00', hours[1]] } }],
  ['TRUST_PROXY', '2', { trustProxy: 2 }],
  ['TRUST_PROXY', '10.0.0.1', { trustProxy: ['10.0.0.1'] }],
  ['TRUST_PROXY', 'loopback, fd00::/8', { trustProxy: ['loopback', 'fd00::/8'] }],
  ['DATABASE_URL', 'file:/srv/@site/enquiries.db', { databaseUrl: 'file:/srv/@site/enquiries.db' }],
  ['DATABASE_URL', verifyFull, { databaseUrl: verifyFull }],
  ['TIME_ZONE', 'america/new_york', { timeZone: 'America/New_York' }],
  ['PROCESSORS', 'hosting: Hetzner, Germany', { settings: { processors } }],
  ['PROCESSORS', 'mail: A, B; hosting: C', { settings: { processors: { hosting: 'C', mail: 'A, B' } } }],
  ['CAPTCHA', '', { ...captcha('recaptcha'), captchaVerifier: null }],
  ['CAPTCHA', 'off', { settings: { captcha: null }, captchaVerifier: null }],
  ['CAPTCHA', 'turnstile  0x4AAA  0x4BBB-c_d ', { ...turnstile, captchaVerifier: verifier }],
  ['CANARY_EVERY', '10m', { canary: { to: null, everyMs: 600_000 } }],
  ['REMIND_AFTER', ' 5d ', { remindAfterMs: 5 * 24 * 3_600_000 }],
])('%s can be "%s"', (name, value, config) => {
  expect(readConfig({ ...mail, [name]: value })).toMatchObject(config);
});

const rejected: Record<string, string[]> = {
  PORT: ['five', '65536', '-1', '80.5'],
  SITE_URL: ['www.example.com', 'ftp://example.com', 'https://example.com/site', 'https://a:b@example.com'],
  SITE_BRAND: ['b'.repeat(41)],
  SITE_PHONE: ['call us'],
  SITE_EMAIL: ['hello@'],
  SITE_ADDRESS: ['a'.repeat(201), 'Sector 17\nSMTP_URL=smtp://name:password@localhost'],
  SITE_WHATSAPP: ['98765 43210'],
  SITE_HOURS: ['ten to seven', 'Mo-Fr 10:00', 'Mo-Fr 9-24'],
  SOCIAL_LINKS: [
    ...['facebook.com/us', 'http://twitter.com/us', 'javascript:alert(1)', 'https://constructor.com/us'],
    ...['https://x.com/us, https://twitter.com/them', 'off, https://x.com/us'],
  ],
  TIME_ZONE: ['Asia/Chandigarh', '+05:30'],
  DATA_CONTACT: ['privacy@example.com'],
  PROCESSORS: ['Hetzner, Germany', 'hosting:', 'hosting: A; hosting: B', `mail: ${'c'.repeat(101)}`],
  CAPTCHA: ['friendly', 'turnstile SITE_KEY', 'off SITE_KEY SECRET'],
  DATABASE_URL: [
    ...['data/enquiries.db', 'file:', 'file::memory:', 'file://server/enquiries.db', 'postgres://localhost'],
    ...['file:data/enquiries.db?mode=ro', 'postgres:enquiries', 'mysql://localhost/enquiries'],
  ],
  SMTP_URL: ['mail.example.com', 'https://mail.example.com', 'smtp://'],
  MAIL_TO: ['desk', 'desk@example.com, '],
  MAIL_FROM: ['Desk <desk@example.com>'],
  RETENTION_DAYS: ['0', 'unlimited'],
  SEND_LIMIT: ['0', 'many', '0x10', '1e3'],
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

test('a password in a URL needs percent-encoding, and that is said', () => {
  for (const [name, url] of [
    ['SMTP_URL', 'smtps://name:?@mail.example.com'],
    ['DATABASE_URL', 'postgres://site:?@localhost/enquiries'],
  ] as const)
    for (const password of ['pa#ss', '12/ss', '100%']) {
      const advice = `Set ${name} to a URL with a percent-encoded user name and password: %23 for #,`;
      const read = (word: string) => readConfig({ ...mail, [name]: url.replace('?', word) });
      expect(() => read(password), password).toThrow(advice);
      expect(() => read(encodeURIComponent(password))).not.toThrow();
    }
});

test('social links are told apart by their host, and are in their order', () => {
  const profiles = {
    YouTube: 'https://www.youtube.com/@tea',
    Twitter: 'https://x.com/tea',
    LinkedIn: 'https://in.linkedin.com/company/tea',
  };
  const { social, examples } = readConfig({ SOCIAL_LINKS: Object.values(profiles).join(', ') }).settings;
  expect(Object.entries(social)).toEqual(Object.entries(profiles));
  expect(examples).not.toContain('social');
  expect(readConfig({ SOCIAL_LINKS: 'off' }).settings.social).toEqual({});
});

test('all invalid settings are reported together', () => {
  const faults = { SITE_EMAIL: 'x', DATABASE_URL: 'x', PORT: 'x', TRUST_PROXY: 'x' };
  const advice = Object.keys(faults).map((name) => `Set ${name} to [^\n]+\\.`);
  expect(() => readConfig(faults)).toThrow(new RegExp(advice.join('\n *')));
});

const durations = ['4m', '8d', '6', '6 h', '1.5h', '-6h', '0h', '99999999d', 'daily'];
const erasure = 'Set ERASE_AFTER_DAYS to at most the number of RETENTION_DAYS, or raise that.';

test.each<[advice: string, ...envs: Record<string, string>[]]>([
  ['Set METRICS_PORT to another port than PORT.', { METRICS_PORT: '5000' }],
  ['Set SMTP_URL and MAIL_TO together', { SMTP_URL: 'smtp://localhost' }, { MAIL_TO: 'desk@example.com' }],
  // RETENTION_DAYS is 730.
  [erasure, { ERASE_AFTER_DAYS: '365', RETENTION_DAYS: '364' }, { ERASE_AFTER_DAYS: '731' }],
  ['Set CANARY_EVERY to a duration from 10m to 7d', ...durations.map((text) => ({ CANARY_EVERY: text }))],
  ['Set REMIND_AFTER to a duration from 5m to 5d', ...durations.map((text) => ({ REMIND_AFTER: text }))],
])('“%s” is the answer to what is invalid together or out of range', (advice, ...envs) => {
  for (const env of envs) expect(() => readConfig(env), JSON.stringify(env)).toThrow(advice);
  const { settings } = readConfig({ ERASE_AFTER_DAYS: '365', RETENTION_DAYS: '365' });
  expect(settings.eraseAfterDays).toBe(365);
});
