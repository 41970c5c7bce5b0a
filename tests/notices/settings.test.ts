// What the settings of notices require, what they change on the pages, and what operators see of notices.

import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Writable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { runCommand } from '../../server/cli/run-command.ts';
import { readConfig } from '../../server/config.ts';
import { listRowsMax, noticeRetryAfterMsMax, noticeWaitsMs } from '../../server/limits.ts';
import { createLog } from '../../server/observability/log.ts';
import { startupWarnings } from '../../server/observability/startup-warnings.ts';
import { storeMetrics } from '../../server/observability/store-metrics.ts';
import { notice, noticeVersion, site } from '../../views/index.ts';
import { asha } from '../support/enquiry.ts';
import { reply } from '../support/notice-receiver.ts';
import { parsePage, textOf } from '../support/page-content.ts';
import { openSite } from '../support/site.ts';
import { openSiteWithNotices, signingSecret } from '../support/site-with-notices.ts';

afterEach(() => vi.unstubAllEnvs());

const standard = { NOTIFY_URL: 'https://hooks.example.com/T0KEN', NOTIFY_SECRET: signingSecret };
const all = { ...standard, NOTIFY_FIELDS: 'all' };

test.each([
  [
    'without encryption',
    { ...standard, NOTIFY_URL: 'http://hooks.example.com/T0KEN' },
    'Set NOTIFY_URL to the https URL',
  ],
  [
    'with another protocol',
    { ...standard, NOTIFY_URL: 'ftp://127.0.0.1/T0KEN' },
    'Set NOTIFY_URL to the https URL',
  ],
  ['that is no URL', { ...standard, NOTIFY_URL: 'hooks/T0KEN' }, 'Set NOTIFY_URL to the https URL'],
  [
    'with a password',
    { ...standard, NOTIFY_URL: 'https://a:T0KEN@hooks.example.com/' },
    'without a name and password',
  ],
  ['without a secret', { NOTIFY_URL: standard.NOTIFY_URL }, 'Set NOTIFY_SECRET to the secret'],
  ['with a short secret', { ...standard, NOTIFY_SECRET: 'whsec_c2hvcnQ=' }, 'openssl rand -base64 32'],
  [
    'with a secret that is not Base64',
    { ...standard, NOTIFY_SECRET: 'T0KEN!'.repeat(8) },
    'Set NOTIFY_SECRET',
  ],
  [
    'of Telegram without a chat',
    { NOTIFY_FORMAT: 'telegram', NOTIFY_URL: 'https://api.telegram.org/botT0KEN/sendMessage' },
    'chat_id=CHAT',
  ],
  [
    'of ntfy without a topic',
    { NOTIFY_FORMAT: 'ntfy', NOTIFY_URL: 'https://ntfy.sh/' },
    'https://ntfy.sh/TOPIC',
  ],
  ['of an unknown format', { ...standard, NOTIFY_FORMAT: 'pager' }, 'one of standard, slack, telegram, ntfy'],
  ['with unknown fields', { ...standard, NOTIFY_FIELDS: 'name' }, 'reference or all'],
])('a receiver %s is rejected at start, and the message does not have its token', (_what, env, advice) => {
  const start = () => readConfig(env);
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
])('a receiver of the format %s at %s is accepted', (format, url, secret) => {
  const { notify } = readConfig({ NOTIFY_FORMAT: format, NOTIFY_URL: url, NOTIFY_SECRET: secret });
  expect(notify).toMatchObject({
    format,
    url,
    secret: secret || null,
    fields: 'reference',
    isPrivateAllowed: false,
  });
});

test('no notice is configured unless NOTIFY_URL is set', () => {
  expect(readConfig({ NOTIFY_FORMAT: 'slack', NOTIFY_FIELDS: 'all' })).toMatchObject({
    notify: null,
    settings: { notifies: null },
  });
});

test.each([
  [
    'to this machine without encryption',
    { ...standard, NOTIFY_URL: 'http://127.0.0.1:5678/T0KEN' },
    'without encryption',
  ],
  ['with what visitors write', all, 'to hooks.example.com, and the privacy policy says so'],
  ['to private addresses', { ...standard, NOTIFY_ALLOW_PRIVATE: '1' }, 'leave NOTIFY_ALLOW_PRIVATE empty'],
])('notices %s are logged at start, without the token', (_what, env, warning) => {
  const usual = startupWarnings(readConfig(standard));
  const more = startupWarnings(readConfig(env)).filter((line) => !usual.includes(line));
  expect(more).toHaveLength(1);
  expect(more[0]).toContain(warning);
  expect(more[0]).not.toContain('T0KEN');
});

test('with all fields the privacy page names the receiver, and the version of the notice is another', async () => {
  await using agency = openSite(all);
  const page = parsePage((await agency.http.get(site.privacy.path)).text);
  const words = textOf(page.main);
  expect(words).toContain('The service at hooks.example.com');
  expect(words).toContain('The first three work on our instructions');
  expect(words).toContain('is mailed to the agency and sent to hooks.example.com.');
  expect(words).toContain(
    'The mailed copy and the copy at hooks.example.com are deleted when they are no longer',
  );
  const version = noticeVersion(agency.config.settings);
  expect(version).not.toBe(notice.version);
  expect(words).toContain(`version ${version};`);
  const form = parsePage((await agency.http.get(site.contact.path)).text).main;
  const posted = form.querySelector('input[name="notice"]')?.getAttribute('value');
  expect(posted).toBe(version);
  await agency.http.post('/send').send({ ...asha, notice: posted });
  expect(agency.rows()).toMatchObject([{ notice: version }]);
});

test.each([
  ['without notices', {}],
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

/** Runs a command on the site's store. */
async function ask(office: { url: string; clock: { now(): Date } }, ...args: string[]) {
  vi.stubEnv('DATABASE_URL', office.url);
  for (const [name, value] of Object.entries(standard)) vi.stubEnv(name, value);
  const said = { out: '', err: '' };
  const out = new Writable({
    write(chunk, _encoding, done) {
      said.out += chunk;
      done();
    },
  });
  const printError = (text: string) => {
    said.err += `${text}\n`;
  };
  return {
    code: await runCommand(args, { out, printError, now: office.clock.now, operator: 'agency' }),
    ...said,
  };
}

test('operators list refused notices with the reply, retry them, and remove them', async () => {
  await using office = await openSiteWithNotices({ reaction: reply(410, 'Gone\u001b[31m for good') });
  await office.outbox.deliver();
  const [first, second] = [await office.enquire(), await office.enquire()];
  await office.outbox.deliver();
  office.pass(60_000);
  await office.outbox.deliver();
  const listed = await ask(office, 'notices', '--state', 'refused');
  expect(listed).toMatchObject({ code: 0, err: '' });
  expect(listed.out).toMatch(/^refused +2$/m);
  expect(listed.out).toMatch(new RegExp(`^enquiry-received-${first}: 410 .+Gone\\[31m for good$`, 'm'));
  const { counts, notices } = JSON.parse((await ask(office, 'notices', '--json')).out);
  expect(counts).toEqual({ waiting: 0, sent: 0, refused: 2 });
  expect(notices).toMatchObject([{ reference: second }, { reference: first, tries: 1 }]);

  expect(await ask(office, 'notices', '--retry', first.toLowerCase())).toMatchObject({ code: 0, err: '' });
  office.receiver.reaction = reply(200);
  office.pass(60_000);
  await office.outbox.deliver();
  expect(await ask(office, 'notices', '--discard', '--all')).toMatchObject({
    code: 0,
    out: `enquiry-received-${second} is removed.\n`,
  });
  await office.outbox.deliver();
  expect(await office.notices()).toMatchObject([{ reference: first, state: 'sent' }]);
  expect(await ask(office, 'notices', '--retry', first)).toMatchObject({
    code: 1,
    err: expect.stringContaining('is neither refused nor waiting'),
  });
  expect(await ask(office, 'notices', '--retry', '--all')).toMatchObject({
    code: 0,
    out: 'No notice is refused.\n',
  });
});

test('the last error of a waiting notice is printed in full', async () => {
  const words = 'The workflow of this address is switched off; its owner has to activate it again.';
  await using office = await openSiteWithNotices({ reaction: reply(500, words) });
  await office.outbox.deliver();
  const reference = await office.enquire();
  await office.outbox.deliver();
  const { out } = await ask(office, 'notices');
  expect(out).toMatch(/^waiting +1$/m);
  expect(out).toContain(`enquiry-received-${reference}: 500: ${words}\n`);
});

test('all refused notices are changed, however many there are; what is removed is in the journal', async () => {
  await using office = await openSiteWithNotices();
  await office.outbox.deliver();
  const count = listRowsMax + 2;
  const at = office.clock.now();
  const notices = office.store.notices;
  for (let made = 0; made < count; made++)
    await office.store.addNotice({ kind: 'canary.failed', reference: null, text: 'x', at });
  const reference = await office.enquire();
  using store = new DatabaseSync(office.url.slice('file:'.length));
  const refuse = () => store.exec("UPDATE notices SET state = 'refused'");
  await notices.announce(at, 10);
  refuse();
  const retried = JSON.parse((await ask(office, 'notices', '--retry', '--all', '--json')).out);
  expect(retried).toMatchObject({ changed: { length: count + 1 }, failed: [] });
  expect(await notices.counts()).toMatchObject({ refused: 0, waiting: count + 1 });
  expect(await office.store.journal(new Date(0), 10)).toEqual([]);

  refuse();
  const id = `enquiry-received-${reference}`;
  const one = JSON.parse((await ask(office, 'notices', '--discard', reference, '--json')).out);
  expect(one).toEqual({ changed: [id], failed: [] });
  const again = await ask(office, 'notices', '--discard', reference, '--json');
  expect(again).toMatchObject({ code: 1 });
  expect(JSON.parse(again.out)).toEqual({
    changed: [],
    failed: [{ name: id, reason: `${id} is not refused.` }],
  });
  expect((await office.store.journal(new Date(0), 10)).at(-1)).toMatchObject({
    ...{ command: 'discard', references: [reference], enquiryCount: 1, selection: {} },
  });
  expect((await ask(office, 'notices', '--discard', '--all')).code).toBe(0);
  expect(await notices.counts()).toMatchObject({ refused: 0, waiting: 0 });
});

test.each([
  [['--retry']],
  [['--retry', '--discard', '--all']],
  [['--all']],
  [['--state', 'held']],
  [['K7M2-9QXD']],
])('notices %j is a usage error', async (args) => {
  await using office = await openSiteWithNotices();
  expect(await ask(office, 'notices', ...args)).toMatchObject({ code: 2, out: '' });
});

test('the check and the metrics report a notice that is not sent', async () => {
  await using office = await openSiteWithNotices({ reaction: reply(500, 'Broken') });
  await office.outbox.deliver();
  const reference = await office.enquire();
  await office.outbox.deliver();
  office.pass(2 * 3_600_000);
  const [claimed] = await office.store.claim(office.clock.now(), 60_000, 1);
  await office.store.mark(reference, claimed?.leaseToken ?? '', { state: 'sent', at: office.clock.now() });
  expect(await ask(office, 'check', '--hours', '3')).toMatchObject({ code: 0 });
  const late = await ask(office, 'check', '--hours', '1');
  expect(late.code).toBe(1);
  expect(late.out).toContain(`The oldest unsent notice is enquiry-received-${reference}, waiting`);
  expect(late.out).toContain('Last error: 500: Broken');
  expect(JSON.parse((await ask(office, 'check', '--hours', '1', '--json')).out)).toMatchObject({
    ok: false,
    isLate: false,
    isNoticeLate: true,
    notices: { waiting: 1, sent: 0, refused: 0 },
  });
  const metrics = await storeMetrics(
    { store: office.store, now: office.clock.now },
    createLog('silent', { write: () => {} }),
  )();
  expect(metrics).toMatch(/^notices\{state="waiting"\} 1$/m);
  expect(metrics).toMatch(/^notice_oldest_unsent_seconds 7200(\.\d+)?$/m);
});

test('the section about notices in the README of the commands has working commands, real log lines and the right times', async () => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const [section = ''] = read('server/cli/README.md').split('\n## Notices\n')[1]?.split('\n## ') ?? [];
  await using office = await openSiteWithNotices({ reaction: reply(410) });
  await office.outbox.deliver();
  const reference = await office.enquire();
  await office.outbox.deliver();
  const commands = [...section.matchAll(/^ {4}npm run enquiries -- (.+)$/gm)].map(
    ([, command = '']) => command,
  );
  expect(commands.length).toBeGreaterThanOrEqual(3);
  for (const command of commands) {
    const [name = '', ...args] = command.replace('K7M2-9QXD', reference).split(' ');
    expect(await ask(office, name, ...args)).toMatchObject({ code: 0, err: '' });
  }
  const sources = ['notices/notice-outbox.ts', 'outbox/stale-leases.ts', 'outbox/outcome-recorder.ts'].map(
    (path) => read(`server/enquiries/${path}`),
  );
  const quoted = [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, line = '']) => line);
  expect(quoted.length).toBeGreaterThanOrEqual(4);
  for (const line of quoted) expect(sources.join('\n')).toContain(line);
  const duration = (ms: number) => (ms < 3_600_000 ? `${ms / 60_000} min` : `${ms / 3_600_000} h`);
  expect(section.replace(/\s+/g, ' ')).toContain(
    `after ${noticeWaitsMs
      .map(duration)
      .join(', ')
      .replace(/, (\S+ \S+)$/, ' and $1')}`,
  );
  expect(section.replace(/\s+/g, ' ')).toContain(`at most ${duration(noticeRetryAfterMsMax)}`);
});
