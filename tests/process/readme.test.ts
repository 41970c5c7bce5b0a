// Checks the four procedures in the operators' README: runs their commands, and compares their quotes and figures with
// the code.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { exitCodes } from '../../server/cli/command.ts';
import { states } from '../../server/enquiries/types.ts';
import { enquiryLinkDays, journalDays, journalReferencesCountMax } from '../../server/limits.ts';
import { honeypotName } from '../../views/index.ts';
import { npmRun } from '../support/cli.ts';
import { asha } from '../support/enquiry.ts';
import { openMailbox } from '../support/mailbox.ts';
import { startServer } from '../support/server-process.ts';

const root = new URL('../../', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'readme-'));
afterAll(() => rmSync(folder, { recursive: true }));

// Every command starts a process of its own.
vi.setConfig({ testTimeout: 120_000 });

const patience = { timeout: 60_000 }; // a second failure would make emails wait for 30 s

test('enquiries are listed, released, exported and erased as the README describes', async () => {
  const section = readSection('Where your enquiries are');
  await using mailbox = await openMailbox();
  await using server = startServer(settingsOf(mailbox.url));
  const url = await server.url();
  const mailed = await send(url, { ...asha, form: 'contact', page: '/contact', tookMs: 30_000 });
  const held = await send(url, { ...asha, message: 'Buy pills', [honeypotName]: 'yes' });
  await expect.poll(() => mailbox.emails.length, patience).toBe(1);
  const [email] = mailbox.emails;
  expect(email).toMatchObject({ subject: asha.subject, replyTo: [{ address: asha.email }] });
  for (const part of [
    'Name',
    'Email',
    'Phone',
    'Reference',
    'Received',
    'Form',
    'Page',
    'Time taken to fill',
    mailed,
  ])
    expect(email?.text).toContain(part);

  const said = await runAll(server, section, (command) => (command.startsWith('release') ? held : mailed));
  expect(said.map(({ code }) => code)).toEqual(said.map(() => 0));
  const outOf = (start: string) => said.find(({ command }) => command.startsWith(start))?.out;
  expect(outOf('list')).toContain(mailed);
  expect(outOf('show')).toContain(asha.message);
  expect(outOf('list --state held')).toMatch(new RegExp(`^${held}.+honeypot`, 'm'));
  expect(outOf('forget')).toContain(held);
  expect(existsSync(join(folder, 'march.csv'))).toBe(true);
  expect(outOf('backup')).toMatch(/ contains \d enquiries and is valid\.\n$/);
  // The released enquiry may have been emailed before it was erased.
  expect(mailbox.emails.length).toBeLessThanOrEqual(2);

  expect([...section.matchAll(/^- `(\w+)`/gm)].map(([, state]) => state).sort()).toEqual([...states].sort());
});

test('an enquiry is marked as answered, by its link and by the command, as the README describes', async () => {
  const section = readSection('Answered or not');
  await using mailbox = await openMailbox();
  await using server = startServer({ ...settingsOf(mailbox.url), REMIND_AFTER: '2h' });
  const url = await server.url();
  const [linked, marked] = [await send(url, asha), await send(url, { ...asha, subject: 'Another' })];
  await expect.poll(() => mailbox.emails.length, patience).toBe(2);
  const text = mailbox.emails.map((email) => email.text).join('\n');
  const [path = ''] = new RegExp(`/enquiry/${linked}/.+`).exec(text) ?? [];
  expect((await fetch(url + path)).status).toBe(200);
  const posted = await fetch(url + path, { method: 'POST', body: new URLSearchParams({ action: 'answer' }) });
  expect({ status: posted.status, isRedirected: posted.redirected }).toEqual({
    status: 200,
    isRedirected: true,
  });

  const said = await runAll(server, section, () => marked);
  expect(said.map(({ code }) => code)).toEqual(said.map(() => 0));
  expect(said[0]?.out).toContain(marked);
  expect(said[0]?.out).not.toContain(linked);
  expect(said[1]?.out).toMatch(new RegExp(`^${marked} is answered\\.`));
  expect(said[2]?.out).toMatch(/^ +answered +2$/m);
  const words = section.replace(/\s+/g, ' ');
  expect(words).toContain(`works for ${enquiryLinkDays} days`);
  expect(words).toContain(`On Monday after 08:00`);
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0, err: '' });
});

test('a backup is restored as the README describes', async () => {
  const section = readSection('Restore a backup');
  await using server = startServer();
  const url = await server.url();
  const store = `file:${server.folder}/data/enquiries.db`;
  const before = await send(url, asha);
  const copy = join(folder, 'enquiries-2026-03-04.db');
  rmSync(copy, { force: true });
  expect((await npmRun(store, 'backup', copy)).code).toBe(0);
  const since = await send(url, { ...asha, subject: 'Another' });
  const [inUse] = await runAll(server, section, () => '');
  expect(inUse).toMatchObject({ code: 3, err: expect.stringContaining(' is in use: ') });
  server.child.kill('SIGTERM');
  await server.ended;

  const said = await runAll(server, section, () => '');
  expect(said).toMatchObject([{ code: 0, err: '' }]);
  expect((await npmRun(store, 'enquiries', 'list')).out).toContain(before);
  expect((await npmRun(store, 'enquiries', 'list')).out).not.toContain(since);
  const [, aside] = / previous store is now (.+): delete/.exec(said[0]?.out ?? '') ?? [];
  expect((await npmRun(`file:${aside}`, 'enquiries', 'list')).out).toContain(since);

  const built = readBuilt();
  const quotes = [...section.replace(/\s+/g, ' ').matchAll(/`([^`]*… [^`]+)`/g)].map(
    ([, quote = '']) => quote,
  );
  expect(quotes).toHaveLength(1);
  for (const quote of quotes)
    for (const part of quote.split('…').filter(Boolean)) expect(built).toContain(part.trimEnd());
});

test('backups, drills, the journal and the export after a breach work as the README describes', async () => {
  await using server = startServer();
  const reference = await send(await server.url(), asha);
  const daily = readSection('Back up every day');
  const [, create = ''] = /^ {4}(mkdir .+)$/m.exec(daily) ?? [];
  execFileSync('sh', ['-c', inFolder(create)]);
  const made = await runAll(server, daily, () => '');
  expect(made).toMatchObject([{ code: 0, err: '' }]);
  for (const file of readdirSync(join(folder, 'backups'))) expect(file).toMatch(/^enquiries-.{17}Z\.db$/);

  const section = readSection('Test a restore');
  const drills = await runAll(server, section, () => '');
  expect(drills).toHaveLength(2);
  for (const drill of drills)
    expect(drill).toMatchObject({ code: 0, err: '', out: expect.stringContaining('1 enquiries') });
  const exported = await runAll(server, readSection('After a data breach'), () => '');
  expect(exported).toMatchObject([{ code: 0 }]);
  expect(readFileSync(join(folder, 'notice.csv'), 'utf8')).toContain(asha.email);

  const seen = readSection('The journal');
  const [journal] = await runAll(server, seen, () => '');
  expect(journal?.out).toMatch(new RegExp(`export .+ ${reference}$`, 'm'));
  expect(seen).toContain(`more than ${journalReferencesCountMax}.`);
  expect(seen).toContain(`after ${journalDays} days`);
});

/** The built server and commands, with their chunks. */
function readBuilt(): string {
  const names = readdirSync(new URL('dist/', root)).filter((name) => name.endsWith('.js'));
  return names.map((name) => readFileSync(new URL(`dist/${name}`, root), 'utf8')).join('\n');
}

test('a mail outage is reported and resolved as the README describes', async () => {
  const section = readSection('When mail is down');
  await using mailbox = await openMailbox();
  mailbox.smtpReplies = (stage) => (stage === 'message' ? '554 No' : undefined);
  await using server = startServer(settingsOf(mailbox.url));
  const refused = await send(await server.url(), asha);
  const errors = () => server.lines().filter(({ level }) => Number(level) >= 50);
  await expect.poll(errors, patience).toMatchObject([{ message: `enquiry-${refused}` }]);
  await mailbox.down();
  await send(await server.url(), { ...asha, subject: 'Another' });
  await expect
    .poll(errors, patience)
    .toMatchObject([{}, { msg: expect.stringContaining('server unavailable'), remedy: expect.any(String) }]);
  const quoted = [...section.matchAll(/^- `([^`]+)`/gm)].map(([, line]) => line);
  for (const { msg } of errors()) expect(quoted).toContain(msg);

  mailbox.smtpReplies = () => undefined;
  await mailbox.up();
  const said = await runAll(server, section, () => refused);
  expect(said.map(({ code }) => code)).toEqual(said.map(() => 0));
  expect(said[0]?.out).toContain('554 No');
  await expect.poll(() => mailbox.emails.length, patience).toBe(2);
});

test('the README quotes log messages and waiting times exactly', () => {
  const section = readSection('When mail is down');
  const built = readBuilt();
  for (const [, line = ''] of section.matchAll(/^- `([^`]+)`/gm))
    for (const part of line.split(' …')) expect(built.includes(part)).toBe(true);
  const words = section.replace(/\s+/g, ' ');
  expect(words).toContain(
    'after 5 s, then after twice as long each time, at most every 5 min, without a limit on tries',
  );
  expect(words).toContain('for 10 s, then twice as long each time, at most 10 min.');
});

test('the README names every subcommand and every exit code, and no other', async () => {
  const readme = readFileSync(new URL('server/cli/README.md', root), 'utf8');
  const [opening = ''] = readme.split('\n## ');
  const { out } = await npmRun('file:nowhere.db', 'enquiries', '--help');
  const names = [...out.matchAll(/^ {2}([a-z-]+) .*$/gm)].map(([, name]) => name);
  const documented = [...opening.matchAll(/^- ([^:]+): /gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([a-z][a-z-]+)`/g)].map(([, name]) => name),
  );
  expect(documented.sort()).toEqual(names.filter((name) => name !== 'help' && name !== '--version').sort());
  const codes = [...opening.matchAll(/^- `(\d)`/gm)].map(([, code]) => Number(code));
  expect(codes).toEqual(Object.values(exitCodes));
});

function readSection(title: string): string {
  const readme = readFileSync(new URL('server/cli/README.md', root), 'utf8');
  const [section] = readme.split(`\n## ${title}\n`)[1]?.split('\n## ') ?? [];
  if (!section) throw new Error(`The README has no section "${title}".`);
  return section;
}

/** Runs the commands in code blocks, with the given reference and the test's folder instead of the examples. */
async function runAll(
  server: ReturnType<typeof startServer>,
  section: string,
  referenceFor: (command: string) => string,
) {
  const said = [];
  for (const [, script = '', example = ''] of section.matchAll(/^ {4}npm run ([\w-]+)(?: -- (.+))?$/gm)) {
    expect(example).not.toMatch(/(^| )[^/ ]\S*\.(csv|db)\b/); // it would be deleted with its release
    const command = example
      .replace('K7M2-9QXD', referenceFor(example))
      .replace(/\S+\.(csv|db)\b/, (file) => join(folder, basename(file)));
    const answer = await npmRun(
      `file:${server.folder}/data/enquiries.db`,
      script,
      ...inFolder(command).split(' ').filter(Boolean),
    );
    said.push({ command: script === 'enquiries' ? example : script, ...answer });
  }
  return said;
}

function inFolder(command: string): string {
  return command.replace('/var/lib/agency-backups', join(folder, 'backups'));
}

function settingsOf(smtpUrl: string): Record<string, string> {
  return { SMTP_URL: smtpUrl.replace(/\?.*/, ''), MAIL_TO: 'desk@agency.example' };
}

async function send(url: string, values: object): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${url}/send`, { method: 'POST', headers, body: JSON.stringify(values) });
  return String(response.headers.get('Enquiry-Reference'));
}
