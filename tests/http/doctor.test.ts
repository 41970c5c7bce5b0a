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
import { site as pages } from '../../views/site.ts';
import { selfSigned } from '../support/certificate.ts';
import { enquiry } from '../support/isolated-store.ts';
import { ownSettings } from '../support/own-settings.ts';
import { openSite } from '../support/site.ts';
import { openWebhookReceiver, reply } from '../support/webhook-receiver.ts';

const certificate = selfSigned('localhost', 90);

const spf = 'agency.example';
const [dkim, dmarc] = [`zoho._domainkey.${spf}`, `_dmarc.${spf}`];
const records: Record<string, string | string[]> = {
  ...{ [spf]: 'v=spf1 include:mail.example -all', [dkim]: 'v=DKIM1; k=rsa; p=MIIBIjANBg' },
  [dmarc]: 'v=DMARC1; p=quarantine',
};

const own = { ...ownSettings, MAIL_FROM: 'site@agency.example' };

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

test('an installation without faults has no instructions, except for what a test machine cannot have', async () => {
  const { findings, of } = await examined({ SITE_URL: url });
  // A site on localhost cannot be listed, and has had no canary and no drill.
  const always = ['indexing', 'canary', 'restore drill'];
  expect(findings.filter(({ state, check }) => state !== 'ok' && !always.includes(check))).toEqual([]);
  const { length } = Object.keys(pages);
  expect(of('links')?.found).toMatch(new RegExp(`^${length} pages and \\d{2,} files answer$`));
  expect(of('https')).toBeUndefined(); // plain http is never on a port of its own
  expect(site.rows()).toEqual([]);
  const readme = readFileSync(new URL('../../server/doctor/README.md', import.meta.url), 'utf8');
  const documented = [...readme.matchAll(/^- `([\w -]+)`: /gm)].map(([, check = '']) => check);
  const asked = findings.map(({ check }) => check);
  expect(documented.filter((check) => !['webhooks', 'https', 'monitor'].includes(check))).toEqual(asked);
});

const remedy = expect.stringMatching(/^[A-Z].+\.$/);
const faulty = (found: RegExp) => ({ state: 'fault', found: expect.stringMatching(found), remedy });

const losing: RequestListener = (req, res) => {
  res.setHeader('Date', new Date(Date.now() - 400_000).toUTCString());
  const isLost = req.url === '/flyer-design-services' || /^\/[A-Z]/.test(req.url ?? '');
  if (req.method === 'POST' || isLost) return res.writeHead(isLost ? 404 : 403).end();
  const writeHead = res.writeHead.bind(res) as (status: number, headers: string[]) => typeof res;
  const twice = ['X-Content-Type-Options', 'nosniff'];
  res.writeHead = ((status: number, headers: string[] = []) =>
    writeHead(status, [...headers, ...twice])) as never;
  app(req, res);
};
const lost = {
  headers: /^X-Content-Type-Options is sent 2 times$/,
  ...{ form: /\/send answers 403$/, clock: /by [34]\d\d\./, redirects: /answers 404$/ },
  links: /^\/flyer-design-services answers 404$/,
};
const busy: RequestListener = (_req, res) => res.writeHead(502).end('Bad gateway');
const endless: RequestListener = (_req, res) => {
  const flood = (error?: Error | null) => void (error || res.write('x'.repeat(65_536), flood));
  flood();
};
const soon = () => new Date(Date.now() + 80 * dayMs);
const openStore = () => Promise.reject(new Error('No enquiry store at data/enquiries.db'));
const refused = { state: 'unavailable' as const, error: '535 wrong password', remedy: 'Set SMTP_URL.' };

const ops = { ALERT_TO: 'ops@agency.example' };
const refusesOps: DoctorDeps['askRecipients'] = async ({ to }) => ({
  ...{ state: 'sent', error: '550 no such user', refusedFor: to.filter((address) => /^ops/.test(address)) },
});

type Given = { proxy?: RequestListener; env?: object; txt?: typeof records } & Partial<DoctorDeps>;

test.each<[fault: string, given: Given, found: Record<string, RegExp>]>([
  ['a proxy that changes or loses what the site sends', { proxy: losing }, lost],
  ['a proxy that answers 502', { proxy: busy }, { site: /answers 502$/ }],
  ['a proxy that answers without end', { proxy: endless }, { site: /too long/ }],
  ['a certificate that browsers refuse', { proxy: app, ca: undefined }, { site: /SELF_SIGNED/ }],
  ['a certificate that expires in ten days', { proxy: app, now: soon }, { certificate: /./ }],
  ['a store that cannot be opened', { openStore }, { store: /^No enquiry store at/ }],
  ['a mail server that refuses', { askRecipients: async () => refused }, { mail: /^535 wrong password$/ }],
  [
    'an address of alerts that is refused',
    { askRecipients: refusesOps, env: ops },
    { mail: /accepted: ops@/ },
  ],
  ['no SPF record', { txt: { [spf]: 'google-site-verification=1' } }, { SPF: /./ }],
  ['two SPF records', { txt: { [spf]: ['v=spf1 -all', 'v=spf1 mx -all'] } }, { SPF: /./ }],
  ['an SPF record that lets all pass', { txt: { [spf]: 'v=spf1 mx all' } }, { SPF: /./ }],
  ['a revoked DKIM key', { txt: { [dkim]: 'v=DKIM1; p=' } }, { DKIM: /./ }],
  ['no DKIM key', { txt: { [dkim]: [] } }, { DKIM: /./ }],
  ['no DMARC record', { txt: { [dmarc]: [] } }, { DMARC: /./ }],
  ['a DMARC record without a policy', { txt: { [dmarc]: 'v=DMARC1; rua=a@b.in' } }, { DMARC: /./ }],
  ['an example value', { env: { SITE_PHONE: '+91 172 000 0000' } }, { settings: /./ }],
  ['a misspelt setting', { env: { SITE_HOUR: 'Mo-Fr 10:00-19:00' } }, { settings: /SITE_HOUR is unknown/ }],
])('%s gets an instruction', async (_fault, { proxy, env, txt, ...deps }, found) => {
  handle = proxy ?? app;
  const settings = { ...(proxy && { SITE_URL: url }), ...env };
  const { of, findings } = await examined(settings, {
    resolveTxt: resolver({ ...records, ...txt }),
    ...deps,
  });
  handle = app;
  for (const [check, pattern] of Object.entries(found)) expect(of(check)).toMatchObject(faulty(pattern));
  expect(exitCodeOf(findings)).toBe(1);
});

test('a held enquiry is worth knowing, and no fault', async () => {
  await using agency = openSite();
  await agency.store.insert(enquiry({ spamSignals: ['haste'] }));
  const { of } = await examined({}, { openStore: async () => ({ ...agency.store, close: async () => {} }) });
  expect(of('held')).toMatchObject({ state: 'warning', found: '1', remedy });
});

test('settings that the running site has not read get an instruction', async () => {
  const { of } = await examined({ SITE_URL: url, SITE_PHONE: '+91 172 500 9999' });
  const found = 'the site does not show SITE_PHONE as set';
  expect(of('restarted')).toMatchObject({ state: 'fault', remedy, found });
});

test('the monitor hears once more of what is good, and of nothing else, and what it answers is reported', async () => {
  await using monitor = await openWebhookReceiver();
  const HEARTBEAT_URL = `${new URL(monitor.url).origin}/{job}`;
  const { of } = await examined({ HEARTBEAT_URL });
  expect(of('monitor')).toEqual({ check: 'monitor', state: 'ok', found: 'hears of backup' });
  expect(monitor.received.map(({ path }) => path)).toEqual(['/backup']); // there was no canary, and no drill
  monitor.reaction = reply(404);
  const wrong = (await examined({ HEARTBEAT_URL })).of('monitor');
  expect(wrong).toMatchObject(faulty(/^HEARTBEAT_URL answers 404 for backup$/));
  const late = await examined({ HEARTBEAT_URL }, { now: () => new Date(Date.now() + 2 * dayMs) });
  expect(late.of('monitor')).toMatchObject({
    state: 'warning',
    found: expect.stringMatching(/^hears nothing/),
  });
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

test('what is not used is not asked, a subdomain inherits the DMARC record of its parent, and a warning leaves the exit code 0', async () => {
  const env = { MAIL_FROM: 'site@post.agency.example', RECEIPT: '1', SITE_COLOUR_SCHEME: 'dark' };
  const { of, findings } = await examined(env, { dkimSelector: undefined });
  expect(of('DMARC')).toEqual({ check: 'DMARC', state: 'ok', found: 'v=DMARC1; p=quarantine' });
  expect(of('DKIM')).toBeUndefined();
  const settings = findings.filter(({ check }) => check === 'settings');
  expect(settings.map(({ state, found }) => `${state}: ${found}`)).toEqual([
    expect.stringMatching(/^warning: .+_SCHEME/),
  ]);
  expect(exitCodeOf(settings)).toBe(0);
  const without = await examined({ SMTP_URL: '', MAIL_TO: '', MAIL_FROM: '' });
  for (const check of ['mail', 'SPF']) expect(without.of(check)).toBeUndefined();
});

const failed = /^failed 72 h ago: 550 no$/;

test.each([
  ['failed or old', -3, '550 no', [failed, /^good, 72 h ago$/, failed]],
  ['dated in the future', 300, null, Array(3).fill(/^dated in the future, by a fast clock$/)],
])(
  'a canary, a backup and a drill that are %s get an instruction, as do refused webhooks',
  async (...row) => {
    const [, days, error, said] = row;
    const { store } = site;
    const run = { at: new Date(Date.now() + days * dayMs).toISOString(), ok: !error, tookMs: 9, error };
    for (const [name, record] of Object.entries({
      canary: { ...run, step: error && 'mail', lastSuccessAt: null },
      backup: { at: run.at, bytes: 9, file: '/backups/a.db' },
      'restore-drill': { ...run, rows: 3, error: error ?? undefined },
    }))
      await store.setBookmark(name as 'canary', JSON.stringify(record));
    const messages = { ...store.messages, counts: async () => ({ waiting: 0, refused: 2 }) };
    const openStore = async () => ({ ...store, messages, close: async () => {} });
    const { of } = await examined({ NOTIFY_URL: 'https://ntfy.sh/x' }, { openStore });
    const checks = ['canary', 'backup', 'restore drill', 'webhooks'].map((check) => of(check));
    expect(checks).toMatchObject([...said, /^2$/].map(faulty));
  },
);
