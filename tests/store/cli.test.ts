// The operators' commands on a store: of SQLite here, except where it says so, as `enquiries` and `messages` hold for both.

import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import type { Io } from '../../server/cli/command.ts';
import { subcommands } from '../../server/cli/subcommands.ts';
import { dayMs } from '../../server/time/dates.ts';
import { npmRun, runCli } from '../support/cli.ts';
import { runCliInProcess, runCliInProcessWith } from '../support/cli-in-process.ts';
import { enquiry, openIsolatedStore, openLease, storeKinds } from '../support/isolated-store.ts';
import { sharedPostgres } from '../support/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'desk-'));
afterAll(() => rmSync(folder, { recursive: true }));
const nowhere = `file:${folder}/nowhere.db`;

/** A store with one refused, one held and one unsent enquiry, at fixed dates. */
async function openOffice(kind: (typeof storeKinds)[number] = 'SQLite') {
  const isolated = await openIsolatedStore(kind);
  const { store, url } = isolated;
  const insert = async (day: string, otherwise: Parameters<typeof enquiry>[0]) =>
    (await store.insert(enquiry({ receivedAt: new Date(`${day}T10:00+05:30`), ...otherwise }))).reference;
  const refused = await insert('2026-03-01', { name: 'Ravi', form: 'ppc' });
  const { settle } = await openLease(store);
  await settle({ state: 'refused', error: '550 no such mailbox' });
  const held = await insert('2026-03-02', {
    ...{ name: 'Bina', email: 'bina@example.com', spamSignals: ['haste'] },
    key: '7f3a9c21aaaabbbbccccddddeeeeffff',
  });
  const waiting = await insert('2026-03-03', { name: '=1+1', message: '@SUM(A1)\nsecond "line"' });
  const ask = (...args: string[]) => runCliInProcess(url, ...args);
  return {
    ...{ ...isolated, refused, held, waiting, ask },
    async askJson(...args: string[]) {
      const { code, out } = await ask(...args, '--json');
      return { code, data: JSON.parse(out) };
    },
  };
}

const missing = 'There is no enquiry 0000-0000.';
const done = (out: string) => ({ code: 0, out, err: '' });
const not = (err: string) => ({ code: 1, out: '', err: `${err}\n` });

test('the list is a table filtered by the given options', async () => {
  await using office = await openOffice();
  const { code, out, err } = await runCli(office.url, 'list'); // the built command, as a process
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const [head, ...lines] = out.trimEnd().split('\n');
  expect(head).toMatch(/^REFERENCE +RECEIVED \(IST\) +STATE +ANSWERED \(IST\) +FORM +NAME +EMAIL +NOTES$/);
  expect(lines.map((line) => line.slice(0, 9))).toEqual([office.waiting, office.held, office.refused]);
  expect(lines[1]).toMatch(/2026-03-02 10:00 +held +seo +Bina +bina@example\.com +haste$/);
  expect(lines[2]).toMatch(/refused +ppc +Ravi +asha@example\.com +550 no such mailbox$/);

  const cases: [filters: string[], names: string[]][] = [
    [['--state', 'held'], ['Bina']],
    [['--form', 'ppc'], ['Ravi']],
    [['--since', '2026-03-02', '--until', '2026-03-02'], ['Bina']],
    [['--email', 'BINA@example.com'], ['Bina']],
    [['--search', 'sum(a1)'], ['=1+1']],
    [['--limit', '1'], ['=1+1']],
    [['--since', '2024-02-29', '--state', 'held'], ['Bina']], // a leap day
  ];
  for (const [filters, names] of cases) {
    const { data } = await office.askJson('list', ...filters);
    expect([filters, data.map(({ name }: { name: string }) => name)]).toEqual([filters, names]);
    expect(JSON.stringify(data)).not.toContain('second');
  }
  expect((await office.ask('list', '--limit', '1')).out).toContain('… and perhaps more');
  expect(await office.ask('list', '--state', 'sent')).toEqual(done('No enquiries.\n'));
});

test.each(storeKinds)(
  '%s: every subcommand that reads prints JSON, with or without filters',
  async (kind) => {
    await using office = await openOffice(kind);
    const commands = [
      ...['list', 'list --state held --form seo --since 7d --until 1d --limit 2', `show ${office.held}`],
      ...['export', 'export --state held --erased-too', 'unanswered', 'unanswered --since 7d --limit 2'],
      ...['stats', 'stats --since 7d', 'messages', 'messages --channel agency --state refused --limit 2'],
      ...['requests', 'journal', 'journal --since 7d --limit 2', 'expire', 'expire --unsent'],
      ...['vitals', 'vitals --days 7 --builds', 'check --hours 500000', `answer ${office.held}`],
      ...[`release ${office.held}`, 'retry --all', 'forget asha@example.com --confirm'],
    ];
    for (const command of commands) {
      const { code, out, err } = await office.ask(...command.split(' '), '--json');
      expect([command, code, /Cannot|failed/.test(err)]).toEqual([command, 0, false]);
      expect(JSON.parse(out), command).toBeTypeOf('object');
    }
  },
);

test('an enquiry is shown in full, by its reference however it is typed, or its code', async () => {
  await using office = await openOffice();
  const typed = office.refused.toLowerCase().replace('-', '').replaceAll('0', 'o').replaceAll('1', 'l');
  const { code, out } = await office.ask('show', typed);
  expect(code).toBe(0);
  for (const part of [office.refused, 'Ravi', '550 no such mailbox', '/seo-services', 'We sell tea'])
    expect(out).toContain(part);
  const held = { reference: office.held, state: 'held', spamSignals: ['haste'] };
  const { data } = await office.askJson('show', 'w-7F3A9C21');
  expect(data).toMatchObject([{ ...held, receivedAt: '2026-03-02T04:30:00.000Z' }]);
  const both = await office.ask('show', office.held, 'W-00000000', '0000-0000');
  expect(both).toMatchObject({ code: 1, err: `There is no enquiry W-00000000.\n${missing}\n` });
  expect(both.out).toContain(office.held);
});

test('an export has no cell that a spreadsheet runs as a formula, and overwrites no file', async () => {
  await using office = await openOffice();
  const file = join(folder, 'march.csv');
  const exported = { code: 0, out: '', err: `3 enquiries exported to ${file}.\n` };
  expect(await office.ask('export', file)).toEqual(exported);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^\ufeff"Reference","State","Received \(IST\)","Name",/);
  expect(text).toContain(`"${office.waiting}","waiting","2026-03-03 10:00","'=1+1",`);
  expect(text).toContain(`"'@SUM(A1)\nsecond ""line"""`);
  expect(text.split('\r\n')).toHaveLength(5);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await office.ask('export', file)).toMatchObject({ code: 3, out: '' });
  expect(readFileSync(file, 'utf8')).toBe(text);

  expect((await office.ask('export')).out).toBe(text);
  await office.ask('export', join(folder, 'held.json'), '--state', 'held');
  const held = JSON.parse(readFileSync(join(folder, 'held.json'), 'utf8'));
  expect(held).toMatchObject([{ reference: office.held, name: 'Bina' }]);
  const unwritable = /^(Cannot write .+ \((ENAMETOOLONG|ENOTDIR).+|There is no folder .+: create it\.)\n$/;
  for (const name of [`${'x'.repeat(300)}.csv`, 'missing/march.csv', 'march.csv/march.csv']) {
    const said = await office.ask('export', join(folder, name));
    expect(said).toEqual({ code: 3, out: '', err: expect.stringMatching(unwritable) });
  }
});

test('held enquiries are released, refused ones retried, and what is not changed is said', async () => {
  await using office = await openOffice();
  const { held, refused, waiting } = office;
  const released = await office.ask('release', held, waiting, '0000-0000');
  const err = `${waiting} is not held: it is waiting.\n${missing}\n`;
  expect(released).toEqual({ code: 1, out: `${held} is released.\n`, err });
  const { code, data } = await office.askJson('release', held, '0000-0000');
  const reasonsOf = { [held]: `${held} is not held: it is waiting.`, '0000-0000': missing };
  const failed = Object.entries(reasonsOf).map(([name, reason]) => ({ name, reason }));
  expect({ code, data }).toEqual({ code: 1, data: { changed: [], failed } });
  expect(await office.ask('release', '--all')).toEqual(done('No enquiry is held.\n'));
  const changed = [refused, waiting, held].map((reference) => `enquiry-${reference}`);
  expect(await office.ask('retry', '--all')).toEqual(
    done(changed.map((id) => `${id} is queued for another try.\n`).join('')),
  );
  expect((await office.ask('retry', '--all', '--channel', 'webhook')).out).toMatch(/^No message is refused/);
  expect(await office.store.counts()).toEqual({ waiting: 3, held: 0, sent: 0, refused: 0 });
});

test('the e-mail of an enquiry is not discarded, other messages are', async () => {
  await using office = await openOffice();
  const { messages } = office.store;
  const [id, own] = ['enquiry.erased-K7M2-9QXD', `enquiry-${office.refused}`];
  const about = { reference: null, recipients: null, content: null, at: new Date() };
  await messages.add({ id, kind: 'enquiry.erased', ...about });
  await (await openLease(office.store)).settle({ state: 'refused', error: 'gone' }, new Date(), 'webhook');
  const brings = `${own} brings an enquiry, so it is not discarded: use retry, or erase the enquiry`;
  expect(await office.ask('discard', '--all')).toEqual({ ...not(`${brings}.`), out: `${id} is removed.\n` });
  expect(await office.ask('discard', office.refused)).toEqual(not(`${brings}.`));
  expect(await messages.list({ state: 'refused' }, 9)).toMatchObject([{ id: own }]);
});

test('unanswered enquiries are listed with the hours they waited, and marked as answered', async () => {
  await using office = await openOffice();
  const { refused, waiting } = office;
  const unanswered = () => office.ask('unanswered', '--since', '2026-03-01');
  const [head, ...lines] = (await unanswered()).out.trimEnd().split('\n');
  expect(head).toMatch(/^REFERENCE +RECEIVED \(IST\) +WAITED +STATE +FORM +NAME +EMAIL$/);
  expect(lines.map((line) => line.slice(0, 9))).toEqual([refused, waiting, 'Counted i']);
  expect(lines[0]).toMatch(/2026-03-01 10:00 +\d+ h( \d+ min)? +refused +ppc +Ravi/);
  expect(lines.at(-1)).toBe('Counted in office hours: SITE_HOURS is not set, so every hour counts.');

  expect(await office.ask('answer', refused.toLowerCase(), waiting)).toEqual(
    done(`${refused} is answered.\n${waiting} is answered.\n`),
  );
  const again = await office.ask('answer', refused, '0000-0000');
  const since = `^${refused} is answered since .+ IST: nothing is changed\\.\n${missing}\n$`;
  expect(again).toEqual({ code: 1, out: '', err: expect.stringMatching(since) });
  expect((await unanswered()).out).toContain('No enquiry received since 2026-03-01 00:00');
  expect((await office.askJson('unanswered')).data).toMatchObject({ isRoundTheClock: true, unanswered: [] });
  expect((await office.ask('show', refused)).out).toMatch(/^Answered \(IST\) +\d{4}-\d\d-\d\d \d\d:\d\d$/m);
  expect((await office.ask('export')).out).toContain('"Answered (IST)","Reminded (IST)"');
});

test('the median and the slowest answer are counted in office hours', async () => {
  await using office = await openOffice();
  const at = (time: string) => new Date(`${time}:00+05:30`);
  await office.store.answer(office.refused, at('2026-03-02T12:00')); // received on Sunday
  await office.store.answer(office.waiting, at('2026-03-04T10:30')); // received on Tuesday at 10:00
  const env = { DATABASE_URL: office.url, SITE_HOURS: 'Mo-Fr 10:00-19:00' };
  const stats = (...args: string[]) => runCliInProcessWith(env, 'stats', ...args);
  const { code, out } = await stats('--since', '2026-03-01');
  expect(code).toBe(0);
  for (const row of ['enquiries +3', 'held +1', 'answered +2', 'unanswered +0', 'median.* +5 h 45 min'])
    expect(out).toMatch(new RegExp(`^ +${row}$`, 'm'));
  expect(out).toMatch(new RegExp(`^ +slowest +9 h 30 min \\(${office.waiting}\\)$`, 'm'));
  expect(out).toContain('Counted in office hours: Mo-Fr 10:00-19:00.');
  expect(JSON.parse((await stats('--since', '2026-03-01', '--json')).out)).toMatchObject({
    ...{ since: '2026-02-28T18:30:00.000Z', isRoundTheClock: false, received: 3, answered: 2 },
    ...{ medianMs: 5.75 * 3_600_000, slowestMs: 9.5 * 3_600_000, slowestReference: office.waiting },
  });
  expect((await stats('--since', '1h')).out).toMatch(/median.* none yet$/m);
  expect((await office.ask('stats')).out).toContain('SITE_HOURS is not set');
});

test('what is erased for good is first shown, and erased and listed when confirmed', async () => {
  await using office = await openOffice();
  const { refused, held, waiting } = office;
  const shown = {
    code: 0,
    err: '',
    out: expect.stringContaining('\nNothing is erased yet: --confirm erases'),
  };
  const asked = await office.ask('forget', 'ASHA@example.com');
  expect(asked).toEqual(shown);
  for (const reference of [waiting, refused]) expect(asked.out).toContain(`\n${reference} `);
  expect(await office.ask('erase', held)).toEqual(shown);
  expect(await office.ask('erase', '0000-0000')).toEqual(
    not('There is no enquiry 0000-0000, or it is erased.'),
  );
  const none = { code: 1, out: 'No enquiries from nobody@example.com.\n' };
  expect(await office.ask('forget', 'nobody@example.com', '--confirm')).toMatchObject(none);
  expect(await office.store.countOf({})).toBe(3);

  expect(await office.ask('erase', held, '--confirm')).toMatchObject(done(`${held} is erased.\n`));
  const { code, out } = await office.ask('forget', 'ASHA@example.com', '--confirm');
  expect(code).toBe(0);
  for (const reference of [refused, waiting]) expect(out).toContain(reference);
  await office.store.insert(enquiry({ email: 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c' }));
  const international = await office.ask('forget', 'asha@उदाहरण.भारत', '--confirm');
  expect(international.out).toMatch(/^Erased all enquiries from asha@xn--/);
  expect(await office.store.list({}, 10)).toEqual([]);
});

test('the check exits with an error when an e-mail is unsent, or the store is damaged', async () => {
  await using office = await openOffice();
  const late = await office.ask('check');
  expect(late.code).toBe(1);
  expect(late.out).toContain(
    `oldest unsent enquiry is ${office.refused}, refused, since 2026-03-01 10:00 IST`,
  );
  for (const part of ['550 no such mailbox', 'The store is intact.']) expect(late.out).toContain(part);
  const patient = ['check', '--hours', '500000'];
  expect(await office.ask(...patient)).toMatchObject({ code: 0 });
  expect((await office.askJson('check')).data).toMatchObject({
    ...{ ok: false, faults: [], late: ['enquiry'] },
    enquiries: {
      counts: { waiting: 1, held: 1, sent: 0, refused: 1 },
      oldestUnsent: { name: office.refused, state: 'refused', lastError: '550 no such mailbox' },
    },
  });
  await office.store.close();
  using database = new DatabaseSync(office.path);
  database.enableDefensive(false);
  database.exec(`PRAGMA writable_schema = ON;
    DELETE FROM sqlite_schema WHERE name = 'enquiries_received'`); // its pages are orphaned now
  const damaged = await office.ask(...patient);
  expect(damaged).toMatchObject({ code: 1, out: expect.stringContaining('The store has faults:') });
});

test('a usage error says what is wrong and how to get help, and changes nothing', async () => {
  const misuses = [
    ...['lst', '__proto__', 'list seo', 'list --stat held', 'list --state lost', 'list --state constructor'],
    ...['list --form fax', 'list --since yesterday', 'list --until 2025-02-29', 'list --since 2026-13-01'],
    ...[
      'list --limit 0',
      'list --limit 99999999',
      'list --limit 1e3',
      'list --limit 1.5',
      'show',
      'show K7M2',
    ],
    ...['export enquiries.xls', 'export march.csv --format csv', 'release --all K7M2-9QXD', 'forget asha'],
    ...['check --hours soon', 'unanswered K7M2-9QXD', 'answer', 'stats seo', 'requests done', 'request-done'],
    ...['erase K7M2', 'expire everything', 'vitals --days 0', 'vitals --days 91'],
  ];
  for (const misuse of misuses) {
    const { code, out, err } = await runCliInProcess(nowhere, ...misuse.split(' '));
    expect({ misuse, code, out }).toEqual({ misuse, code: 2, out: '' });
    expect(err).toMatch(/^.+\n(\(Did you mean .+\?\)\n)?Add --help to see the usage\.\n$/);
  }
  expect((await runCliInProcess(nowhere)).code).toBe(2);
  expect((await runCliInProcess(nowhere, 'lst')).err).toContain('Did you mean list?');
  expect((await runCliInProcess(nowhere, 'list', '--serch', 'x')).err).toContain('Did you mean --search?');
  expect(existsSync(join(folder, 'nowhere.db'))).toBe(false);
});

test('a store that is missing, strange or away is reported with what to do, and none is created', async () => {
  const database = await (await sharedPostgres()).newDatabase();
  writeFileSync(join(folder, 'notes.db'), 'Notes of the meeting about the database. '.repeat(99));
  writeFileSync(join(folder, 'empty.db'), '');
  new DatabaseSync(join(folder, 'other.db')).exec('CREATE TABLE notes (text)');
  const noStore = /^There is no store .+: (start the site|set DATABASE_URL).+\n$/;
  const cases: [url: string, err: RegExp][] = [
    [`file:${folder}/nowhere.db`, noStore],
    [`file:${folder}/missing/nowhere.db`, noStore],
    [`file:${folder}/empty.db`, noStore],
    [`file:${folder}/other.db`, noStore],
    [database, /^There is no store of this version yet: start the site first/],
    [`file:${folder}/notes.db`, /^Cannot store .+: set DATABASE_URL to the site's store, .+\.\n$/],
    [`file:${folder}`, /^Cannot store .+\n$/],
    ['mysql://127.0.0.1/agency', /Set DATABASE_URL to /],
    [
      'postgres://agency:not-a-secret@127.0.0.1:9/agency',
      /^Cannot store enquiries in the database agency at 127\.0\.0\.1:9 \(.+\): start the database, .+\n$/,
    ],
    [database.replace('not-a-secret', 'another'), /: set DATABASE_URL to a user and a password that it/],
    [`${database}_none`, /: create that database/],
    [database.replace('127.0.0.1', 'db.invalid'), /: set DATABASE_URL to a host name that can be resolved/],
  ];
  for (const [url, err] of cases)
    for (const command of ['list', 'check', 'vitals']) {
      const said = await runCliInProcess(url, command);
      expect([url, said]).toEqual([url, { code: 3, out: '', err: expect.stringMatching(err) }]);
      expect(said.err).not.toMatch(/not-a-secret|another@/);
    }
  for (const name of ['nowhere.db', 'missing']) expect(existsSync(join(folder, name))).toBe(false);
  expect(statSync(join(folder, 'empty.db')).size).toBe(0);
});

test('the help lists every command, its options and its exit codes', async () => {
  const { code, out } = await npmRun(nowhere, 'enquiries', '--help');
  expect(code).toBe(0);
  const names = Object.keys(subcommands({ now: () => new Date() } as Io)).filter((name) =>
    /^(?!logs|doctor)/.test(name),
  );
  for (const name of names) {
    expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    const help = await runCliInProcess(nowhere, name, '--help');
    expect(help).toMatchObject({ code: 0, err: '' });
    expect(help.out).toContain(`npm run enquiries -- ${name}`);
    expect(help.out).toMatch(/\n {2}--json +print JSON\n.*Exit codes:\n {2}0 /s);
    expect(await runCliInProcess(nowhere, 'help', name)).toEqual(help);
  }
});

test('text of a visitor cannot send control sequences to the terminal', async () => {
  await using office = await openOffice();
  const { reference } = await office.store.insert(
    enquiry({ name: 'A\u001b[31m\u202eB\u200f', message: 'one\u001b]0;owned\u0007\ntwo\u061c' }),
  );
  for (const command of [['list'], ['show', reference]])
    expect((await office.ask(...command)).out).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
});

test('enquiries past their retention are counted, and deleted after confirmation', async () => {
  await using isolated = await openIsolatedStore('SQLite');
  const { store, url } = isolated;
  const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
  const insert = async (message: string, days: number, spamSignals: string[] = []) =>
    (await store.insert(enquiry({ message, receivedAt: daysAgo(days), spamSignals }))).reference;
  const sent = await insert('sent', 800);
  await (await openLease(store)).settle({ state: 'sent', at: new Date() }, new Date());
  const held = await insert('held', 799, ['haste']);
  await insert('young', 729);
  const env = { DATABASE_URL: url, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_TO: 'desk@agency.example' };
  const expire = (...args: string[]) => runCliInProcessWith(env, 'expire', ...args);
  const left = async () => (await store.list({}, 10)).map(({ message }) => message).reverse();

  const { out } = await expire();
  expect(out).toMatch(/^Received before \d{4}-\d\d-\d\d \d\d:\d\d IST \(RETENTION_DAYS is 730\):$/m);
  for (const row of [/^ +sent +1$/m, /^ +held +1$/m, /--confirm erases 1 permanently/])
    expect(out).toMatch(row);
  expect(JSON.parse((await expire('--unsent', '--json')).out)).toMatchObject({
    ...{ counts: { sent: 1, held: 1 }, erasable: 2, erased: 0 },
  });
  expect(await left()).toEqual(['sent', 'held', 'young']);
  expect(await store.journal(new Date(0), 10)).toEqual([]);

  expect(await expire('--confirm')).toMatchObject({ code: 0, out: expect.stringContaining('Erased 1.') });
  expect(await left()).toEqual(['held', 'young']);
  expect((await expire('--confirm')).out).toContain('nothing to erase');
  const all = await expire('--unsent', '--confirm', '--json');
  expect(JSON.parse(all.out)).toMatchObject({ erasable: 1, erased: 1 });
  expect(await left()).toEqual(['young']);
  expect(await store.journal(new Date(0), 10)).toMatchObject([
    { command: 'expire', references: [held], selection: { until: expect.any(String) } },
    { command: 'expire', references: [sent], selection: { state: 'sent' } },
  ]);
  expect(new Date(String(await store.bookmark('expired-until'))) <= daysAgo(730)).toBe(true);
});
