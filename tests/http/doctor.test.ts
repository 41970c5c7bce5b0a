// npm run doctor, with everything that it asks in this process.

import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { type Config, readConfig } from '../../server/config.ts';
import { examine, exitCodeOf } from '../../server/doctor/doctor.ts';
import type { DoctorDeps, Finding } from '../../server/doctor/finding.ts';
import { dayMs } from '../../server/time/dates.ts';
import { selfSigned } from '../support/certificate.ts';
import { openSite } from '../support/site.ts';

const { key, cert } = selfSigned('localhost', 90);

const records: Record<string, string> = {
  'agency.example': 'v=spf1 include:mail.example -all',
  '_dmarc.agency.example': 'v=DMARC1; p=quarantine',
  'zoho._domainkey.agency.example': 'v=DKIM1; k=rsa; p=MIIBIjANBg',
};

const mail = {
  SMTP_URL: 'smtps://login:word@mail.example',
  MAIL_TO: 'desk@agency.example',
  MAIL_FROM: 'site@agency.example',
};

const own = {
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
    if (texts === undefined)
      throw Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
    return [texts].flat().map((text) => [text.slice(0, 10), text.slice(10)]);
  };
}

type Between = (pass: RequestListener) => RequestListener;

/** A whole site behind TLS; `between` is the proxy. */
async function openInstallation(env: Record<string, string> = {}) {
  const listener = { handle: ((_req, res) => res.end()) as RequestListener };
  const server = createHttpsServer({ key, cert }, (req, res) => listener.handle(req, res));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const url = `https://localhost:${port}`;
  const site = openSite({ SITE_URL: url, ...own, ...mail, ...env });
  const backup = { at: new Date().toISOString(), bytes: 9, file: '/backups/enquiries.db' };
  await site.store.setBookmark('backup', JSON.stringify(backup));
  const app = site.app as unknown as RequestListener;
  listener.handle = app;
  const examineWith = (deps: Partial<DoctorDeps> = {}) =>
    examine({
      config: site.config,
      assets: site.assets,
      openStore: async () => ({ ...site.store, close: async () => {} }),
      askRecipients: async () => ({ state: 'sent', refusedFor: [] }),
      dkimSelector: 'zoho',
      resolveTxt: resolver(records),
      now: () => new Date(),
      ca: cert,
      ...deps,
    });
  return {
    site,
    url,
    examine: examineWith,
    /** Until the returned value is disposed of. */
    putBetween(between: Between): Disposable {
      listener.handle = between(app);
      return {
        [Symbol.dispose]() {
          listener.handle = app;
        },
      };
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await site[Symbol.asyncDispose]();
    },
  };
}

const installation = await openInstallation();
afterAll(() => installation[Symbol.asyncDispose]());

function of(findings: Finding[], check: string): Finding | undefined {
  return findings.find((finding) => finding.check === check);
}

// A site on localhost cannot be listed.
const always = ['indexing', 'canary', 'restore drill'];

test('an installation without faults has no instructions, except for what a test machine cannot have', async () => {
  const findings = await installation.examine();
  expect(findings.filter(({ state, check }) => state !== 'ok' && !always.includes(check))).toEqual([]);
  expect(findings.map(({ check }) => check)).toEqual([
    ...['version', 'settings', 'store', 'disk', 'refused', 'unsent', 'held', 'requests'],
    ...['canary', 'backup', 'restore drill', 'mail', 'SPF', 'DKIM', 'DMARC'],
    ...['site', 'certificate', 'clock', 'headers', 'indexing', 'redirects', 'form', 'links'],
  ]);
  expect(of(findings, 'links')?.found).toMatch(/^37 pages and \d{2,} files answer$/);
  expect(installation.site.rows()).toEqual([]);
});

test('every fault has an instruction, and makes the exit code 1', async () => {
  await using unfinished = await openInstallation({ SITE_PHONE: '+91 172 000 0000' });
  const findings = await unfinished.examine();
  expect(of(findings, 'settings')).toMatchObject({ state: 'fault', remedy: 'Set SITE_PHONE.' });
  const faults = findings.filter(({ state }) => state === 'fault');
  expect(faults.filter(({ remedy }) => !/^[A-Z].+\.$/.test(remedy ?? ''))).toEqual([]);
  expect(exitCodeOf(findings)).toBe(1);
});

test('without a network, checks that need it are reported as not known, and the others work', async () => {
  const away = Object.assign(new Error('queryTxt ETIMEOUT'), { code: 'ETIMEOUT' });
  const config: Config = {
    ...installation.site.config,
    settings: { ...installation.site.config.settings, url: 'https://www.agency.invalid' },
  };
  const findings = await installation.examine({
    config,
    resolveTxt: () => Promise.reject(away),
    askRecipients: async () => ({ state: 'unavailable', error: 'getaddrinfo EAI_AGAIN mail.example' }),
  });
  for (const check of ['mail', 'SPF', 'DKIM', 'DMARC', 'site'])
    expect(of(findings, check)?.state).toBe('unknown');
  for (const check of ['settings', 'store', 'disk']) expect(of(findings, check)?.state).toBe('ok');
  expect(exitCodeOf(findings)).toBe(2);
});

const proxies: [what: string, check: string, expected: RegExp, between: Between][] = [
  [
    'adds a header that the site sets',
    'headers',
    /^X-Content-Type-Options is sent 2 times$/,
    (pass) => (req, res) => {
      const writeHead = res.writeHead.bind(res) as (status: number, headers?: string[]) => typeof res;
      res.writeHead = ((status: number, headers?: string[]) =>
        writeHead(
          status,
          headers && [...headers, 'X-Content-Type-Options', 'nosniff'],
        )) as typeof res.writeHead;
      pass(req, res);
    },
  ],
  ['answers 502', 'site', /answers 502$/, () => (_req, res) => void res.writeHead(502).end('Bad gateway')],
  [
    'rejects posts',
    'form',
    /\/send answers 403$/,
    (pass) => (req, res) => (req.method === 'POST' ? void res.writeHead(403).end() : pass(req, res)),
  ],
  [
    'lost a page',
    'links',
    /^\/flyer-design-services answers 404$/,
    (pass) => (req, res) =>
      req.url === '/flyer-design-services' ? void res.writeHead(404).end() : pass(req, res),
  ],
  [
    'has another clock',
    'clock',
    /by [34]\d\d\./,
    (pass) => (req, res) => {
      res.setHeader('Date', new Date(Date.now() - 400_000).toUTCString());
      pass(req, res);
    },
  ],
  [
    'removes paths in capitals',
    'redirects',
    /answers 404$/,
    (pass) => (req, res) => (/[A-Z]/.test(req.url ?? '') ? void res.writeHead(404).end() : pass(req, res)),
  ],
];

test.each(proxies)('a proxy that %s gets an instruction', async (_what, check, expected, between) => {
  using _proxy = installation.putBetween(between);
  const finding = of(await installation.examine(), check);
  expect(finding).toMatchObject({ state: 'fault', found: expect.stringMatching(expected) });
});

test('a proxy that answers without end is reported and does not hang the command', async () => {
  const server = createHttpServer((req, res) => {
    if (req.url !== '/') return void res.end();
    const flood = (error?: Error | null) => void (error || res.write('x'.repeat(65_536), flood));
    flood();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const settings = { ...installation.site.config.settings, url: `http://127.0.0.1:${port}` };
  const findings = await installation.examine({ config: { ...installation.site.config, settings } });
  expect(of(findings, 'site')).toMatchObject({ state: 'fault', found: expect.stringContaining('too long') });
  server.closeAllConnections();
  server.close();
});

test('a certificate that browsers refuse, and one that expires soon, get an instruction', async () => {
  const refused = of(await installation.examine({ ca: undefined }), 'site');
  expect(refused).toMatchObject({ state: 'fault', found: expect.stringMatching(/SELF_SIGNED/) });
  const ending = of(
    await installation.examine({ now: () => new Date(Date.now() + 80 * dayMs) }),
    'certificate',
  );
  expect(ending).toMatchObject({ state: 'fault', found: expect.stringContaining('more days') });
});

const senderDomains: [
  what: string,
  found: Record<string, string | string[]>,
  check: string,
  state: string,
][] = [
  ['no SPF record', { ...records, 'agency.example': 'google-site-verification=1' }, 'SPF', 'fault'],
  ['two SPF records', { ...records, 'agency.example': ['v=spf1 -all', 'v=spf1 mx -all'] }, 'SPF', 'fault'],
  ['an SPF record that lets all pass', { ...records, 'agency.example': 'v=spf1 mx all' }, 'SPF', 'fault'],
  ['a DKIM key', records, 'DKIM', 'ok'],
  ['a revoked DKIM key', { ...records, 'zoho._domainkey.agency.example': 'v=DKIM1; p=' }, 'DKIM', 'fault'],
  ['no DKIM key', { ...records, 'zoho._domainkey.agency.example': [] }, 'DKIM', 'fault'],
  ['no DMARC record', { 'agency.example': 'v=spf1 -all' }, 'DMARC', 'fault'],
  [
    'a DMARC record without a policy',
    { ...records, '_dmarc.agency.example': 'v=DMARC1; rua=mailto:a@b.example' },
    'DMARC',
    'fault',
  ],
];

test.each(senderDomains)('a sender’s domain with %s', async (_what, found, check, state) => {
  const findings = await installation.examine({ resolveTxt: resolver(found) });
  expect(of(findings, check)?.state).toBe(state);
});

test('a subdomain inherits the DMARC record of its parent domain', async () => {
  const sender = { ...mail, MAIL_FROM: 'site@post.agency.example' };
  const config = readConfig({ SITE_URL: installation.url, ...own, ...sender, RECEIPT: '1' });
  const findings = await installation.examine({ config, dkimSelector: undefined });
  expect(of(findings, 'DMARC')).toEqual({ check: 'DMARC', state: 'ok', found: 'v=DMARC1; p=quarantine' });
  expect(of(findings, 'DKIM')).toBeUndefined();
});

test('a store that cannot be opened, and a mail server that refuses, get an instruction', async () => {
  const findings = await installation.examine({
    openStore: () => Promise.reject(new Error('No enquiry store at data/enquiries.db')),
    askRecipients: async () => ({
      state: 'unavailable',
      error: '535 wrong password',
      remedy: 'Set SMTP_URL.',
    }),
  });
  expect(of(findings, 'store')).toMatchObject({
    state: 'fault',
    found: 'No enquiry store at data/enquiries.db',
  });
  expect(of(findings, 'mail')).toMatchObject({
    state: 'fault',
    found: '535 wrong password',
    remedy: 'Set SMTP_URL.',
  });
});

test('without mail settings no mail server and no domain is checked', async () => {
  const config = readConfig({ SITE_URL: installation.url });
  const findings = await installation.examine({
    config,
    askRecipients: () => Promise.reject(new Error('asked')),
  });
  expect(findings.map(({ check }) => check)).not.toContain('mail');
  expect(findings.map(({ check }) => check)).not.toContain('SPF');
});

test('the README has every check, and no other', async () => {
  const readme = readFileSync(new URL('../../server/doctor/README.md', import.meta.url), 'utf8');
  const documented = [...readme.matchAll(/^- `([\w -]+)`: /gm)].map(([, check = '']) => check);
  const checked = (await installation.examine()).map(({ check }) => check);
  expect(documented.filter((check) => !['webhooks', 'https'].includes(check))).toEqual(checked);
});

test('an allowed but unusual setting is a note, and no fault', async () => {
  const notify = { NOTIFY_URL: 'https://ntfy.sh/x', NOTIFY_FIELDS: 'all' };
  const config = readConfig({ SITE_URL: installation.url, ...own, ...mail, ...notify });
  const findings = await installation.examine({ config });
  expect(of(findings, 'settings')).toMatchObject({
    state: 'warning',
    remedy: expect.stringContaining('NOTIFY_FIELDS'),
  });
  expect(exitCodeOf([{ check: 'settings', state: 'warning', found: '' }])).toBe(0);
});

test('a misspelt setting is a fault, because it has no effect, and makes the exit code 1', async () => {
  const config = readConfig({ SITE_URL: installation.url, ...own, ...mail, SITE_HOUR: 'Mo-Fr 10:00-19:00' });
  const findings = await installation.examine({ config });
  expect(of(findings, 'settings')).toEqual({
    check: 'settings',
    state: 'fault',
    found: 'The setting SITE_HOUR is unknown and has no effect',
    remedy: 'Set SITE_HOURS instead of it.',
  });
  expect(exitCodeOf(findings.filter(({ check }) => check === 'settings'))).toBe(1);
  const other = readConfig({ SITE_URL: installation.url, ...own, ...mail, SITE_COLOUR_SCHEME: 'dark' });
  const found = of(await installation.examine({ config: other }), 'settings');
  expect(found).toMatchObject({ state: 'warning', found: expect.stringContaining('SITE_COLOUR_SCHEME') });
});

test('a site on a port of its own is not asked for plain http, which is never there', async () => {
  expect(of(await installation.examine(), 'https')).toBeUndefined();
});

test('a failed canary, an old backup, a failed drill and refused webhooks get an instruction', async () => {
  const { store } = installation.site;
  const at = new Date(Date.now() - 3 * dayMs).toISOString();
  const records = {
    canary: { at, ok: false, tookMs: 1, step: 'mail', error: '550 no', lastSuccessAt: null },
    backup: { at, bytes: 9, file: '/backups/a.db' },
    'restore-drill': { at, ok: false, error: 'b.db is damaged.', tookMs: 9, rows: 3 },
  };
  for (const name of ['canary', 'backup', 'restore-drill'] as const)
    await store.setBookmark(name, JSON.stringify(records[name]));
  const messages = { ...store.messages, counts: async () => ({ waiting: 0, refused: 2 }) };
  const notify = { NOTIFY_URL: 'https://ntfy.sh/x' };
  const databaseUrl = installation.site.config.databaseUrl;
  const config = readConfig({
    SITE_URL: installation.url,
    DATABASE_URL: databaseUrl,
    ...own,
    ...mail,
    ...notify,
  });
  const findings = await installation.examine({
    config,
    openStore: async () => ({ ...store, messages, close: async () => {} }),
  });
  for (const check of ['canary', 'backup', 'restore drill', 'webhooks'])
    expect(of(findings, check)).toMatchObject({
      state: 'fault',
      remedy: expect.stringMatching(/^[A-Z].+\.$/),
    });
  expect(of(findings, 'canary')?.found).toBe('failed 72 h ago: 550 no');
  expect(of(findings, 'backup')?.found).toBe('good, 72 h ago');
  expect(of(findings, 'restore drill')?.found).toBe('failed 72 h ago: b.db is damaged.');
});

test('a canary, a backup and a drill with a time in the future get an instruction', async () => {
  const { store } = installation.site;
  const at = new Date(Date.now() + 300 * dayMs).toISOString();
  const records = {
    canary: { at, ok: true, tookMs: 1, step: null, error: null, lastSuccessAt: at },
    backup: { at, bytes: 9, file: '/backups/a.db' },
    'restore-drill': { at, ok: true, tookMs: 9, rows: 3 },
  };
  for (const name of ['canary', 'backup', 'restore-drill'] as const)
    await store.setBookmark(name, JSON.stringify(records[name]));
  const findings = await installation.examine();
  for (const check of ['canary', 'backup', 'restore drill'])
    expect(of(findings, check)).toMatchObject({
      state: 'fault',
      found: expect.stringContaining('dated in the future'),
      remedy: expect.stringMatching(/^[A-Z].+\.$/),
    });
});
