// npm run doctor, with everything that it asks in this process.

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { examine, exitCodeOf } from '../../server/doctor/doctor.ts';
import type { DoctorDeps } from '../../server/doctor/finding.ts';
import { dayMs } from '../../server/time/dates.ts';
import { selfSigned } from '../support/certificate.ts';
import { openSite } from '../support/site.ts';

const certificate = selfSigned('localhost', 90);

const records: Record<string, string> = {
  'agency.example': 'v=spf1 include:mail.example -all',
  '_dmarc.agency.example': 'v=DMARC1; p=quarantine',
  'zoho._domainkey.agency.example': 'v=DKIM1; k=rsa; p=MIIBIjANBg',
};

const own = {
  SMTP_URL: 'smtps://login:word@mail.example',
  MAIL_TO: 'desk@agency.example',
  MAIL_FROM: 'site@agency.example',
  SITE_BRAND: 'Tea & Co',
  SITE_PHONE: '+91 172 500 1234',
  SITE_EMAIL: 'hello@agency.example',
  SITE_ADDRESS: 'Sector 22, Chandigarh',
  SOCIAL_LINKS: 'https://www.facebook.com/tea, https://twitter.com/tea, https://www.instagram.com/tea',
  LEGAL_NAME: 'Tea & Co Pvt Ltd',
  DATA_CONTACT: 'Anita Rao',
  PROCESSORS: 'hosting: Host, India; mail: Mail, India',
};

function resolver(found: Record<string, string | string[]>): DoctorDeps['resolveTxt'] {
  return async (name) => {
    const texts = found[name];
    if (texts === undefined) throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
    return [texts].flat().map((text) => [text.slice(0, 10), text.slice(10)]);
  };
}

const server = createServer(certificate, (req, res) => handle(req, res)).listen(0, '127.0.0.1');
await once(server, 'listening');
const url = `https://localhost:${(server.address() as AddressInfo).port}`;
const site = openSite({ SITE_URL: url, ...own });
const app = site.app as unknown as RequestListener;
/** The proxy in front of the site. */
let handle: RequestListener = app;
const good = JSON.stringify({ at: new Date().toISOString(), bytes: 9, file: '/backups/enquiries.db' });
await site.store.setBookmark('backup', good);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await site[Symbol.asyncDispose]();
});

/** What the doctor finds. Unless the settings have the site's URL, nothing answers there. */
async function examined(env: Record<string, string> = {}, deps: Partial<DoctorDeps> = {}) {
  const { assets, store } = site;
  const DATABASE_URL = site.config.databaseUrl;
  const findings = await examine({
    config: readConfig({ DATABASE_URL, SITE_URL: 'https://127.0.0.1:9', ...own, ...env }),
    assets,
    openStore: async () => ({ ...store, close: async () => {} }),
    askRecipients: async () => ({ state: 'sent', refusedFor: [] }),
    dkimSelector: 'zoho',
    resolveTxt: resolver(records),
    now: () => new Date(),
    ca: certificate.cert,
    ...deps,
  });
  const of = (check: string) => findings.find((finding) => finding.check === check);
  return { findings, of };
}

const remedy = expect.stringMatching(/^[A-Z].+\.$/);

test('an installation without faults has no instructions, except for what a test machine cannot have', async () => {
  const { findings, of } = await examined({ SITE_URL: url });
  // A site on localhost cannot be listed, and has had no canary and no drill.
  const always = ['indexing', 'canary', 'restore drill'];
  expect(findings.filter(({ state, check }) => state !== 'ok' && !always.includes(check))).toEqual([]);
  expect(of('links')?.found).toMatch(/^37 pages and \d{2,} files answer$/);
  expect(of('https')).toBeUndefined(); // plain http is never on a port of its own
  expect(site.rows()).toEqual([]);
  const readme = readFileSync(new URL('../../server/doctor/README.md', import.meta.url), 'utf8');
  const documented = [...readme.matchAll(/^- `([\w -]+)`: /gm)].map(([, check = '']) => check);
  const asked = findings.map(({ check }) => check);
  expect(documented.filter((check) => !['webhooks', 'https'].includes(check))).toEqual(asked);
});

test('a proxy that changes or loses what the site sends gets an instruction for each fault', async () => {
  handle = (req, res) => {
    res.setHeader('Date', new Date(Date.now() - 400_000).toUTCString());
    const isLost = req.url === '/flyer-design-services' || /^\/[A-Z]/.test(req.url ?? '');
    if (req.method === 'POST' || isLost) return res.writeHead(isLost ? 404 : 403).end();
    const writeHead = res.writeHead.bind(res) as (status: number, headers: string[]) => typeof res;
    const twice = ['X-Content-Type-Options', 'nosniff'];
    res.writeHead = ((status: number, headers: string[] = []) =>
      writeHead(status, [...headers, ...twice])) as never;
    app(req, res);
  };
  const { of, findings } = await examined({ SITE_URL: url });
  handle = app;
  for (const [check, found] of Object.entries({
    headers: /^X-Content-Type-Options is sent 2 times$/,
    form: /\/send answers 403$/,
    links: /^\/flyer-design-services answers 404$/,
    clock: /by [34]\d\d\./,
    redirects: /answers 404$/,
  }))
    expect(of(check)).toMatchObject({ state: 'fault', remedy, found: expect.stringMatching(found) });
  expect(exitCodeOf(findings)).toBe(1);
});

test('settings that the running site has not read get an instruction', async () => {
  const { of } = await examined({ SITE_URL: url, SITE_PHONE: '+91 172 500 9999' });
  const found = 'the site does not show SITE_PHONE as it is set';
  expect(of('restarted')).toMatchObject({ state: 'fault', remedy, found });
});

test('a proxy that answers 502, a certificate that browsers refuse and one that expires soon get an instruction', async () => {
  handle = (_req, res) => res.writeHead(502).end('Bad gateway');
  for (const [deps, found] of [
    [{}, /answers 502$/],
    [{ ca: undefined }, /SELF_SIGNED/],
  ] as const) {
    const { of } = await examined({ SITE_URL: url }, deps);
    expect(of('site')).toMatchObject({ state: 'fault', remedy, found: expect.stringMatching(found) });
  }
  handle = (_req, res) => res.end();
  const stateIn = async (days: number) => {
    const { of } = await examined({ SITE_URL: url }, { now: () => new Date(Date.now() + days * dayMs) });
    return of('certificate')?.state;
  };
  expect([await stateIn(70), await stateIn(80)]).toEqual(['ok', 'fault']);
  handle = app;
});

test('a proxy that answers without end is reported and does not hang the command', async () => {
  handle = (req, res) => {
    if (req.url !== '/') return void res.end();
    const flood = (error?: Error | null) => void (error || res.write('x'.repeat(65_536), flood));
    flood();
  };
  const { of } = await examined({ SITE_URL: url });
  expect(of('site')).toMatchObject({ state: 'fault', found: expect.stringContaining('too long') });
  handle = app;
});

test('without a network, checks that need it are reported as not known, and the others work', async () => {
  const away = Object.assign(new Error('no answer'), { code: 'ETIMEOUT' });
  const askRecipients = async () => ({ state: 'unavailable' as const, error: 'getaddrinfo EAI_AGAIN' });
  const deps = { resolveTxt: () => Promise.reject(away), askRecipients };
  const { of, findings } = await examined({ SITE_URL: 'https://www.agency.invalid' }, deps);
  for (const check of ['mail', 'SPF', 'DKIM', 'DMARC', 'site']) expect(of(check)?.state).toBe('unknown');
  for (const check of ['settings', 'store', 'disk']) expect(of(check)?.state).toBe('ok');
  expect(exitCodeOf(findings)).toBe(2);
});

test.each<[what: string, found: Record<string, string | string[]>, check: string, state: string]>([
  ['no SPF record', { 'agency.example': 'google-site-verification=1' }, 'SPF', 'fault'],
  ['two SPF records', { 'agency.example': ['v=spf1 -all', 'v=spf1 mx -all'] }, 'SPF', 'fault'],
  ['an SPF record that lets all pass', { 'agency.example': 'v=spf1 mx all' }, 'SPF', 'fault'],
  ['a DKIM key', {}, 'DKIM', 'ok'],
  ['a revoked DKIM key', { 'zoho._domainkey.agency.example': 'v=DKIM1; p=' }, 'DKIM', 'fault'],
  ['no DKIM key', { 'zoho._domainkey.agency.example': [] }, 'DKIM', 'fault'],
  ['no DMARC record', { '_dmarc.agency.example': [] }, 'DMARC', 'fault'],
  ['a DMARC record without a policy', { '_dmarc.agency.example': 'v=DMARC1; rua=a@b.in' }, 'DMARC', 'fault'],
])('a sender’s domain with %s', async (_what, found, check, state) => {
  const { of } = await examined({}, { resolveTxt: resolver({ ...records, ...found }) });
  expect(of(check)?.state).toBe(state);
});

test('a subdomain inherits the DMARC record of its parent domain, and without a selector no DKIM key is asked for', async () => {
  const env = { MAIL_FROM: 'site@post.agency.example', RECEIPT: '1' };
  const { of } = await examined(env, { dkimSelector: undefined });
  expect(of('DMARC')).toEqual({ check: 'DMARC', state: 'ok', found: 'v=DMARC1; p=quarantine' });
  expect(of('DKIM')).toBeUndefined();
});

test('a store that cannot be opened, and a mail server that refuses, get an instruction; without mail none is asked', async () => {
  const missing = 'No enquiry store at data/enquiries.db';
  const refused = { error: '535 wrong password', remedy: 'Set SMTP_URL.' };
  const openStore = () => Promise.reject(new Error(missing));
  const askRecipients = async () => ({ state: 'unavailable' as const, ...refused });
  const { of } = await examined({}, { openStore, askRecipients });
  expect(of('store')).toMatchObject({ state: 'fault', found: missing });
  expect(of('mail')).toMatchObject({ state: 'fault', found: refused.error, remedy: refused.remedy });
  const without = await examined({ SMTP_URL: '', MAIL_TO: '', MAIL_FROM: '' }, { askRecipients });
  for (const check of ['mail', 'SPF']) expect(without.of(check)).toBeUndefined();
});

test.each<[env: Record<string, string>, state: string, found: string, remedy: string]>([
  [{ SITE_PHONE: '+91 172 000 0000' }, 'fault', '', 'Set SITE_PHONE.'],
  [{ SITE_HOUR: 'Mo-Fr 10:00-19:00' }, 'fault', 'SITE_HOUR is unknown', 'Set SITE_HOURS instead of it.'],
  [{ SITE_COLOUR_SCHEME: 'dark' }, 'warning', 'SITE_COLOUR_SCHEME', ''],
  [{ NOTIFY_URL: 'https://ntfy.sh/x', NOTIFY_FIELDS: 'all' }, 'warning', '', 'NOTIFY_FIELDS'],
])('the settings %j are a %s, and only a fault makes the exit code 1', async (env, state, found, advice) => {
  const { findings } = await examined(env);
  const settings = findings.filter(({ check }) => check === 'settings');
  expect(settings).toMatchObject([{ state, found: expect.stringContaining(found) }]);
  expect(settings[0]?.remedy ?? '').toContain(advice);
  expect(exitCodeOf(settings)).toBe(state === 'fault' ? 1 : 0);
});

test.each([
  ['failed or old', -3, false, ['failed 72 h ago: 550 no', 'good, 72 h ago', 'failed 72 h ago: 550 no']],
  ['dated in the future', 300, true, Array(3).fill('dated in the future, by a fast clock')],
])(
  'a canary, a backup and a drill that are %s get an instruction, as do refused webhooks',
  async (_what, days, ok, said) => {
    const { store } = site;
    const run = { at: new Date(Date.now() + days * dayMs).toISOString(), ok, tookMs: 9 };
    const error = ok ? null : '550 no';
    for (const [name, record] of Object.entries({
      canary: { ...run, step: ok ? null : 'mail', error, lastSuccessAt: null },
      backup: { at: run.at, bytes: 9, file: '/backups/a.db' },
      'restore-drill': { ...run, rows: 3, ...(error && { error }) },
    }))
      await store.setBookmark(name as 'canary', JSON.stringify(record));
    const messages = { ...store.messages, counts: async () => ({ waiting: 0, refused: 2 }) };
    const openStore = async () => ({ ...store, messages, close: async () => {} });
    const { of } = await examined({ NOTIFY_URL: 'https://ntfy.sh/x' }, { openStore });
    for (const [index, check] of ['canary', 'backup', 'restore drill'].entries())
      expect(of(check)).toMatchObject({ state: 'fault', found: said[index], remedy });
    expect(of('webhooks')).toMatchObject({ state: 'fault', found: '2', remedy });
  },
);
