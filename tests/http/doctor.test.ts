// npm run doctor, with everything that it asks in this process.

import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { type Config, readConfig } from '../../server/config.ts';
import { type DoctorDeps, examine, exitCodeOf } from '../../server/doctor/doctor.ts';
import type { Finding } from '../../server/doctor/finding.ts';
import { type ResolveTxt, senderDomainFindings } from '../../server/doctor/sender-domain-findings.ts';
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
  DKIM_SELECTOR: 'zoho',
};

const own = {
  SITE_BRAND: 'Tea & Co',
  SITE_PHONE: '+91 172 500 1234',
  SITE_EMAIL: 'hello@agency.example',
  SITE_ADDRESS: 'Sector 22, Chandigarh',
  SOCIAL_FACEBOOK: 'https://www.facebook.com/tea',
  SOCIAL_TWITTER: 'https://twitter.com/tea',
  SOCIAL_INSTAGRAM: 'https://www.instagram.com/tea',
  LEGAL_NAME: 'Tea & Co Pvt Ltd',
  DATA_CONTACT: 'Anita Rao',
  HOSTING_PROVIDER: 'Host, India',
  MAIL_PROVIDER: 'Mail, India',
};

function resolver(found: Record<string, string | string[]>): ResolveTxt {
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
      siteContext: { settings: site.config.settings, assets: site.assets },
      openStore: async () => ({ ...site.store, close: async () => {} }),
      askRecipients: async () => ({ state: 'sent', refusedFor: [] }),
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

// A site on localhost cannot be listed, and nothing listens on the plain port of a test.
const always = ['indexing', 'https', 'canary', 'restore drill'];

test('an installation without faults has no instructions, except for what a test machine cannot have', async () => {
  const findings = await installation.examine();
  expect(findings.filter(({ state, check }) => state !== 'ok' && !always.includes(check))).toEqual([]);
  expect(findings.map(({ check }) => check)).toEqual([
    ...['settings', 'store', 'refused', 'unsent', 'disk', 'canary', 'backup', 'restore drill'],
    ...['mail', 'SPF', 'DKIM', 'DMARC', 'site', 'certificate'],
    ...['clock', 'headers', 'indexing', 'examples', 'https', 'redirects', 'form', 'sitemap', 'links'],
  ]);
  expect(of(findings, 'links')?.found).toMatch(/^37 pages and \d{2,} files answer$/);
  expect(installation.site.rows()).toEqual([]);
});

test('every fault has an instruction, and makes the exit code 1', async () => {
  await using unfinished = await openInstallation({ SITE_PHONE: '+91 172 000 0000' });
  const findings = await unfinished.examine();
  expect(of(findings, 'settings')).toMatchObject({ state: 'todo', remedy: 'Set SITE_PHONE.' });
  expect(of(findings, 'examples')).toMatchObject({
    state: 'todo',
    found: expect.stringContaining('SITE_PHONE'),
  });
  const faults = findings.filter(({ state }) => state === 'todo');
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
    siteContext: { settings: config.settings, assets: installation.site.assets },
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
    /^a post answers 403$/,
    (pass) => (req, res) => (req.method === 'POST' ? void res.writeHead(403).end() : pass(req, res)),
  ],
  [
    'removes paths in capitals',
    'redirects',
    /answers 404$/,
    (pass) => (req, res) => (/[A-Z]/.test(req.url ?? '') ? void res.writeHead(404).end() : pass(req, res)),
  ],
  [
    'has an old sitemap',
    'sitemap',
    /other pages than this build$/,
    (pass) => (req, res) => (req.url === '/sitemap.xml' ? void res.end('<urlset></urlset>') : pass(req, res)),
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
    /by \d\d\d\./,
    (pass) => (req, res) => {
      res.setHeader('Date', new Date(Date.now() - 400_000).toUTCString());
      pass(req, res);
    },
  ],
];

test.each(proxies)('a proxy that %s gets an instruction', async (_what, check, expected, between) => {
  using _proxy = installation.putBetween(between);
  const finding = of(await installation.examine(), check);
  expect(finding).toMatchObject({ state: 'todo', found: expect.stringMatching(expected) });
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
  const findings = await installation.examine({
    siteContext: { settings, assets: installation.site.assets },
  });
  expect(of(findings, 'site')).toMatchObject({ state: 'todo', found: expect.stringContaining('too long') });
  server.closeAllConnections();
  server.close();
});

test('a certificate that browsers refuse, and one that expires soon, get an instruction', async () => {
  const refused = of(await installation.examine({ ca: undefined }), 'site');
  expect(refused).toMatchObject({ state: 'todo', found: expect.stringMatching(/SELF_SIGNED/) });
  const ending = of(
    await installation.examine({ now: () => new Date(Date.now() + 80 * dayMs) }),
    'certificate',
  );
  expect(ending).toMatchObject({ state: 'todo', found: expect.stringContaining('more days') });
});

const senderDomains: [
  what: string,
  found: Record<string, string | string[]>,
  check: string,
  state: string,
][] = [
  ['no SPF record', { ...records, 'agency.example': 'google-site-verification=1' }, 'SPF', 'todo'],
  ['two SPF records', { ...records, 'agency.example': ['v=spf1 -all', 'v=spf1 mx -all'] }, 'SPF', 'todo'],
  ['an SPF record that lets all pass', { ...records, 'agency.example': 'v=spf1 mx all' }, 'SPF', 'todo'],
  ['a DKIM key', records, 'DKIM', 'ok'],
  ['a revoked DKIM key', { ...records, 'zoho._domainkey.agency.example': 'v=DKIM1; p=' }, 'DKIM', 'todo'],
  ['no DKIM key', { ...records, 'zoho._domainkey.agency.example': [] }, 'DKIM', 'todo'],
  ['no DMARC record', { 'agency.example': 'v=spf1 -all' }, 'DMARC', 'todo'],
  [
    'a DMARC record without a policy',
    { ...records, '_dmarc.agency.example': 'v=DMARC1; rua=mailto:a@b.example' },
    'DMARC',
    'todo',
  ],
];

test.each(senderDomains)('a sender’s domain with %s', async (_what, found, check, state) => {
  const findings = await senderDomainFindings({
    from: mail.MAIL_FROM,
    dkimSelector: 'zoho',
    resolveTxt: resolver(found),
    sendsReceipts: false,
  });
  expect(of(findings, check)?.state).toBe(state);
});

test('a subdomain inherits the DMARC record of its parent domain', async () => {
  const from = 'site@post.agency.example';
  const resolveTxt = resolver(records);
  const findings = await senderDomainFindings({ from, dkimSelector: null, resolveTxt, sendsReceipts: true });
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
    state: 'todo',
    found: 'No enquiry store at data/enquiries.db',
  });
  expect(of(findings, 'mail')).toMatchObject({
    state: 'todo',
    found: '535 wrong password',
    remedy: 'Set SMTP_URL.',
  });
});

test('with receipts a missing SPF or DMARC record gets an instruction, with the advice to switch receipts off', async () => {
  const config = readConfig({ SITE_URL: installation.url, ...own, ...mail, RECEIPT: '1' });
  const findings = await installation.examine({ config, resolveTxt: async () => [] });
  for (const check of ['SPF', 'DMARC'])
    expect(of(findings, check)).toMatchObject({
      state: 'todo',
      remedy: expect.stringContaining('Until then set RECEIPT=0'),
    });
  const without = await installation.examine({ resolveTxt: async () => [] });
  expect(of(without, 'SPF')?.remedy).not.toContain('RECEIPT');
});

test('refused letters to visitors are a note: anyone may have typed an address that does not exist', async () => {
  const { store } = installation.site;
  const visitorLetters = { ...store.visitorLetters, counts: async () => ({ waiting: 3, refused: 2 }) };
  const findings = await installation.examine({
    openStore: async () => ({ ...store, visitorLetters, close: async () => {} }),
  });
  expect(of(findings, 'letters')).toMatchObject({ state: 'note', found: expect.stringMatching(/^2 /) });
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
  const documented = [...readme.matchAll(/^\| `([\w -]+)` /gm)].map(([, check = '']) => check);
  const checked = (await installation.examine()).map(({ check }) => check);
  expect(documented.filter((check) => !['held', 'notices', 'requests', 'letters'].includes(check))).toEqual(
    checked,
  );
});

test('an allowed but unusual setting is a note, without an instruction', async () => {
  const notify = { NOTIFY_URL: 'https://hooks.example/x', NOTIFY_FIELDS: 'all', NOTIFY_FORMAT: 'slack' };
  const config = readConfig({ SITE_URL: installation.url, ...own, ...mail, ...notify });
  const findings = await installation.examine({ config });
  expect(of(findings, 'settings')).toMatchObject({
    state: 'note',
    found: expect.stringContaining('NOTIFY_FIELDS'),
  });
  expect(exitCodeOf([{ check: 'settings', state: 'note', found: '' }])).toBe(0);
});

test('a failed canary, an old backup, a failed drill and refused notices get an instruction', async () => {
  const { store } = installation.site;
  const at = new Date(Date.now() - 3 * dayMs).toISOString();
  const records = {
    canary: { at, ok: false, tookMs: 1, step: 'mail', error: '550 no', lastSuccessAt: null },
    backup: { at, bytes: 9, file: '/backups/a.db' },
    'restore-drill': { at, ok: false, tookMs: 9, rows: 3 },
  };
  for (const name of ['canary', 'backup', 'restore-drill'] as const)
    await store.setBookmark(name, JSON.stringify(records[name]));
  const notices = { ...store.notices, counts: async () => ({ waiting: 0, sent: 4, refused: 2 }) };
  const notify = { NOTIFY_URL: 'https://hooks.example/x', NOTIFY_FORMAT: 'slack' };
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
    openStore: async () => ({ ...store, notices, close: async () => {} }),
  });
  for (const check of ['canary', 'backup', 'restore drill', 'notices'])
    expect(of(findings, check)).toMatchObject({
      state: 'todo',
      remedy: expect.stringMatching(/^[A-Z].+\.$/),
    });
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
      state: 'todo',
      found: expect.stringContaining('dated in the future'),
      remedy: expect.stringMatching(/^[A-Z].+\.$/),
    });
});
