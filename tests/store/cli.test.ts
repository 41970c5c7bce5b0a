// The operators' commands on a store, of SQLite except where it says so; and the journal, which says which command was used
// by whom on which enquiries, and nothing about visitors.

import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { type Io, operatorName } from '../../server/cli/command.ts';
import { subcommands } from '../../server/cli/subcommands.ts';
import { readConfig } from '../../server/config.ts';
import { restoreSqlite } from '../../server/db/restore.ts';
import { openStore } from '../../server/store.ts';
import { dayMs } from '../../server/time/dates.ts';
import { npmRun, runCli, runCliWith } from '../support/cli.ts';
import { runCliInProcess, runCliInProcessWith, runCliWithIo } from '../support/cli-in-process.ts';
import { steps } from '../support/cli-steps.ts';
import { enquiry, noon, openIsolatedStore, openLease, storeKinds } from '../support/isolated-store.ts';
import { damage } from '../support/killer.ts';
import { sharedPostgres } from '../support/postgres.ts';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

const folder = mkdtempSync(join(tmpdir(), 'desk-'));
afterAll(() => rmSync(folder, { recursive: true }));
const nowhere = `file:${folder}/nowhere.db`;

/** A store with one refused, one held and one unsent enquiry, at fixed dates. */
async function openOffice(kind: (typeof storeKinds)[number] = 'SQLite') {
  const isolated = await openIsolatedStore(kind);
  const { store, url } = isolated;
  const insert = async (day: string, otherwise: Parameters<typeof enquiry>[0]) =>
    (await store.insert(enquiry({ receivedAt: at(`${day}T10:00`), ...otherwise }))).reference;
  const refused = await insert('2026-03-01', { name: 'Ravi', form: 'ppc' });
  await (await openLease(store)).settle({ state: 'refused', error: '550 no such mailbox' });
  const bina = { name: 'Bina', email: 'bina@example.com', spamSignals: ['haste'] };
  const held = await insert('2026-03-02', { ...bina, key: '7f3a9c21aaaabbbbccccddddeeeeffff' });
  const waiting = await insert('2026-03-03', { name: '=1+1', message: '@SUM(A1)\nsecond "line"' });
  const io = { loadConfig: () => readConfig({ DATABASE_URL: url }), operator: 'rohan as agency' };
  const ask = (...args: string[]) => runCliWithIo(io, ...args);
  return { ...isolated, refused, held, waiting, ask, says: steps(ask) };
}

const at = (time: string) => new Date(`${time}:00+05:30`);
const missing = 'There is no enquiry 0000-0000.\n';

test('the list is a table filtered by the given options', async () => {
  await using office = await openOffice();
  const { out, ...said } = await runCli(office.url, 'list'); // the built command, as a process
  expect(said).toEqual({ code: 0, err: '' });
  const [head, ...lines] = out.trimEnd().split('\n');
  expect(head).toMatch(/^REFERENCE +RECEIVED \(IST\) +STATE +ANSWERED \(IST\) +FORM +NAME +EMAIL +NOTES$/);
  expect(lines.map((line) => line.slice(0, 9))).toEqual([office.waiting, office.held, office.refused]);
  expect(lines[1]).toMatch(/2026-03-02 10:00 +held +seo +Bina +bina@example\.com +haste$/);
  expect(lines[2]).toMatch(/refused +ppc +Ravi +asha@example\.com +550 no such mailbox$/);
  for (const [filters, name] of Object.entries({
    ...{ '--state held --since 2024-02-29': 'Bina', '--form ppc': 'Ravi', '--limit 1': '=1+1' },
    ...{ '--since 2026-03-02 --until 2026-03-02': 'Bina', '--search sum(a1)': '=1+1' },
    ...{ '--email BINA@example.com': 'Bina' },
  })) {
    const listed = await office.says(`list ${filters} --json`, 0);
    expect([filters, JSON.parse(listed)]).toMatchObject([filters, [{ name }]]);
    expect(listed).not.toContain('second');
  }
  await office.says('list --limit 1', 0, '… and perhaps more');
  await office.says('list --state sent', 0, /^No enquiries.\n$/);
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
      ...[`release ${office.held}`, 'retry --all', 'discard --all', 'forget asha@example.com --confirm'],
    ];
    for (const command of commands) {
      const { code, out, err } = await office.ask(...command.split(' '), '--json');
      expect([command, code, /Cannot|failed/.test(err)]).toEqual([command, 0, false]);
      expect(JSON.parse(out), command).toBeTypeOf('object');
    }
  },
);

test('an enquiry is shown in full, by its reference however it is typed, or its code, without control sequences', async () => {
  await using office = await openOffice();
  const typed = office.refused.toLowerCase().replace('-', '').replaceAll('0', 'o').replaceAll('1', 'l');
  await office.says(`show ${typed}`, 0, office.refused, 'Ravi', '550 no such', '/seo-services', 'tea');
  await office.says('show w-7F3A9C21 --json', 0, office.held, '"receivedAt": "2026-03-02T04:30:00.000Z"');
  const neither = `no enquiry W-00000000.\n${missing}`;
  await office.says(`show ${office.held} W-00000000 0000-0000`, 1, office.held, neither);
  const { reference } = await office.store.insert(
    enquiry({ name: 'A\u001b[31m\u202eB\u200f', message: 'one\u001b]0;owned\u0007\ntwo\u061c' }),
  );
  for (const command of ['list', `show ${reference}`])
    expect(await office.says(command, 0)).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
});

test('an export has no cell that a spreadsheet runs as a formula, and overwrites no file', async () => {
  await using office = await openOffice();
  const [file, held] = [join(folder, 'march.csv'), join(folder, 'held.json')];
  expect(await office.says(`export ${file}`, 0, `! 3 enquiries exported to ${file}.\n`)).toBe('');
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^\ufeff"Reference","State","Received \(IST\)","Name",/);
  expect(text).toContain(`"${office.waiting}","waiting","2026-03-03 10:00","'=1+1",`);
  expect(text).toContain(`"'@SUM(A1)\nsecond ""line"""`);
  expect([text.split('\r\n').length, statSync(file).mode & 0o777]).toEqual([5, 0o600]);
  for (const line of ['export', 'export -']) expect(await office.says(line, 0)).toBe(text);
  await office.says(`export ${file}`, 3);
  expect(readFileSync(file, 'utf8')).toBe(text);
  await office.says(`export ${held} --state held`, 0);
  expect(JSON.parse(readFileSync(held, 'utf8'))).toMatchObject([{ reference: office.held, name: 'Bina' }]);
  for (const name of [`${'x'.repeat(300)}.csv`, 'march.csv/march.csv'])
    await office.says(`export ${folder}/${name}`, 3, /^! Cannot write .+ \((ENAMETOOLONG|ENOTDIR).+\n$/);
  await office.says(`export ${folder}/missing/march.csv`, 3, /^! There is no folder .+: create it\.\n$/);
});

test('held enquiries are released, refused ones retried, and what is not changed is said', async () => {
  await using office = await openOffice();
  const { held, refused, waiting, says } = office;
  const failed = `! ${waiting} is not held: it is waiting.\n${missing}`;
  await says(`release ${held} ${waiting} 0000-0000`, 1, `${held} is released.\n${failed}`);
  await says(`release ${held} --json`, 1, '"changed": []', `"reason": "${held} is not held: it is waiting."`);
  await says('release --all', 0, /^No enquiry is held.\n$/);
  const queued = [refused, waiting, held].map((one) => `enquiry-${one} is queued for another try.\n`);
  await says('retry --all', 0, ...queued);
  await says('retry --all --channel webhook', 0, /^No message is refused/);
  expect(await office.store.counts()).toEqual({ waiting: 3, held: 0, sent: 0, refused: 0 });
  const spam = ['One', 'Two'].map((message) => enquiry({ message, spamSignals: ['haste'] }));
  const released = [];
  for (const one of spam) released.push(`${(await office.store.insert(one)).reference} is released.\n`);
  await says('release --all', 0, released.join(''));
});

test('the e-mail of an enquiry is not discarded, other messages are', async () => {
  await using office = await openOffice();
  const { messages } = office.store;
  const [id, own] = ['enquiry.erased-K7M2-9QXD', `enquiry-${office.refused}`];
  const about = { reference: null, recipients: null, content: null, at: new Date() };
  await messages.add({ id, kind: 'enquiry.erased', ...about });
  await (await openLease(office.store)).settle({ state: 'refused', error: 'gone' }, new Date(), 'webhook');
  const brings = `! ${own} brings an enquiry, so it is not discarded: use retry, or erase the enquiry.\n`;
  await office.says('discard --all', 1, `${id} is removed.\n${brings}`);
  await office.says(`discard ${office.refused}`, 1, brings);
  expect(await messages.list({ state: 'refused' }, 9)).toMatchObject([{ id: own }]);
});

test('unanswered enquiries are listed with the hours they waited, and marked as answered', async () => {
  await using office = await openOffice();
  const { refused, waiting, says } = office;
  const [head, ...lines] = (await says('unanswered --since 2026-03-01', 0)).trimEnd().split('\n');
  expect(head).toMatch(/^REFERENCE +RECEIVED \(IST\) +WAITED +STATE +FORM +NAME +EMAIL$/);
  expect(lines.map((line) => line.slice(0, 9))).toEqual([refused, waiting, 'Counted i']);
  expect(lines[0]).toMatch(/2026-03-01 10:00 +\d+ h( \d+ min)? +refused +ppc +Ravi/);
  expect(lines[2]).toBe('Counted in office hours: SITE_HOURS is not set, so every hour counts.');
  await says(`answer ${refused.toLowerCase()} ${waiting}`, 0, `${refused} is answered.\n${waiting} is`);
  const since = new RegExp(`^! ${refused} is answered since .+ IST: nothing is changed\\.\n${missing}`);
  await says(`answer ${refused} 0000-0000`, 1, since);
  await says('unanswered --since 2026-03-01', 0, 'No enquiry received since 2026-03-01 00:00');
  await says(`show ${refused}`, 0, /^Answered \(IST\) +\d{4}-\d\d-\d\d \d\d:\d\d$/m);
  await says(`reopen ${refused}`, 0, `${refused} waits for an answer again.`);
  await says(`reopen ${refused}`, 1, `${refused} is not answered: nothing is changed.`);
  await says(`unanswered --since 2026-03-01`, 0, refused);
});

test('the median and the slowest answer are counted in office hours', async () => {
  await using office = await openOffice();
  await office.store.answer(office.refused, at('2026-03-02T12:00')); // received on Sunday
  await office.store.answer(office.waiting, at('2026-03-04T10:30')); // received on Tuesday at 10:00
  const env = { DATABASE_URL: office.url, SITE_HOURS: 'Mo-Fr 10:00-19:00' };
  const says = steps((...args) => runCliInProcessWith(env, ...args));
  const rows = ['enquiries +3', 'held +1', 'answered +2', 'unanswered +0', 'median.* +5 h 45 min'];
  const all = [...rows, `slowest +9 h 30 min \\(${office.waiting}\\)`].map(
    (row) => new RegExp(`^ +${row}$`, 'm'),
  );
  await says('stats --since 2026-03-01', 0, ...all, 'Counted in office hours: Mo-Fr 10:00-19:00.');
  await says('stats --since 2026-03-01 --json', 0, '"2026-02-28T18:30:00.000Z"', '"medianMs": 20700000');
  await says('stats --since 1h', 0, /median.* none yet$/m);
});

test('what is erased for good is first shown, and erased and listed when confirmed', async () => {
  await using office = await openOffice();
  const { refused, held, waiting, says } = office;
  const shown = '\nNothing is erased yet: --confirm erases';
  await says('forget ASHA@example.com', 0, shown, `\n${waiting} `, `\n${refused} `);
  await says(`erase ${held}`, 0, shown);
  await says('erase 0000-0000', 1, '! There is no enquiry 0000-0000, or it is erased.');
  await says('forget nobody@example.com --confirm', 1, /^No enquiries from nobody@example.com.\n$/);
  expect(await office.store.countOf({})).toBe(3);
  await office.store.insert(enquiry({ email: 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c' }));
  await says(`erase ${held} --confirm`, 0, `${held} is erased.\n`);
  await says('forget ASHA@example.com --confirm', 0, refused, waiting);
  await says('forget asha@उदाहरण.भारत --confirm', 0, /^Erased all enquiries from asha@xn--/);
  expect(await office.store.list({}, 10)).toEqual([]);
});

test('the check exits with an error when an e-mail is unsent, or the store is damaged', async () => {
  await using office = await openOffice();
  const oldest = `oldest unsent enquiry is ${office.refused}, refused, since 2026-03-01 10:00 IST`;
  await office.says('check', 1, oldest, '550 no such mailbox', 'The store is intact.');
  expect(JSON.parse(await office.says('check --json', 1))).toMatchObject({
    ...{ ok: false, faults: [], late: ['enquiry'] },
    enquiries: { counts: { waiting: 1, held: 1, sent: 0, refused: 1 } },
  });
  await office.says('check --hours 500000', 0);
  await office.store.close();
  damage(office.path);
  await office.says('check --hours 500000', 1, 'The store has faults:');
});

test('a usage error says what is wrong and how to get help, and changes nothing', async () => {
  const says = steps((...args) => runCliInProcess(nowhere, ...args));
  for (const misuse of [
    ...['lst', '__proto__', 'list seo', 'list --stat held', 'list --state constructor', 'list --form fax'],
    ...['list --since yesterday', 'list --until 2025-02-29', 'list --limit 0', 'list --limit 1e3', 'show'],
    ...['show K7M2', 'export enquiries.xls', 'export march.csv --format csv', 'release --all K7M2-9QXD'],
    ...['forget asha', 'check --hours soon', 'answer', 'stats seo', 'request-done', 'vitals --days 91'],
  ])
    await says(misuse, 2, /^! .+\n(\(Did you mean .+\?\)\n)?Add --help to see the usage\.\n$/);
  await says('lst', 2, 'Did you mean list?');
  await says('list --serch x', 2, 'Did you mean --search?');
  await says('copy-store file:/a.db postgres://us:pa/ss@host/db more', 2, '//…@host/db', /^(?!.*pa\/ss)/s);
  expect([(await runCliInProcess(nowhere)).code, existsSync(join(folder, 'nowhere.db'))]).toEqual([2, false]);
});

test('wrong settings are named, also where no store is', async () => {
  const saysWith = (env: Record<string, string>) =>
    steps((...args) => runCliWithIo({ loadConfig: () => readConfig(env) }, ...args));
  await saysWith({})('settings', 0, 'The settings are valid.');
  await saysWith({ SMTP_URL: 'smtp://127.0.0.1' })('settings', 3, 'Set SMTP_URL and MAIL_TO together');
});

test('a store that is missing, strange or away is reported with what to do, and none is created', async () => {
  const database = await (await sharedPostgres()).newDatabase();
  const files = { notes: 'Notes of the meeting about the database. '.repeat(99), empty: '' };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.db`), text);
  new DatabaseSync(join(folder, 'other.db')).exec('CREATE TABLE notes (text)');
  const cases: [url: string, err: RegExp][] = [
    ...['nowhere', 'missing/nowhere', 'empty', 'other'].map((name): [string, RegExp] => [
      `file:${folder}/${name}.db`,
      /^! There is no store .+: (start the site|set DATABASE_URL).+\n$/,
    ]),
    [database, /^! There is no store of this version yet: start the site first/],
    [`file:${folder}/notes.db`, /^! Cannot store .+: set DATABASE_URL to the site's store, .+\.\n$/],
    [`file:${folder}`, /^! Cannot store .+\n$/],
    ['mysql://127.0.0.1/agency', /Set DATABASE_URL to /],
    [
      database.replace(/127.0.0.1:\d+/, '127.0.0.1:9'),
      / at 127\.0\.0\.1:9 \(.+\): start the database, .+\n$/,
    ],
    [database.replace('not-a-secret', 'another'), /: set DATABASE_URL to a user and a password that it/],
    [`${database}_none`, /: create that database/],
    [database.replace('127.0.0.1', 'db.invalid'), /: set DATABASE_URL to a host name that can be resolved/],
  ];
  for (const [url, err] of cases)
    for (const command of ['list', 'check', 'vitals']) {
      const says = steps((...args) => runCliInProcess(url, ...args));
      expect(await says(command, 3, err, /^(?!.*(not-a-secret|another@))/)).toBe('');
    }
  for (const name of ['nowhere.db', 'missing']) expect(existsSync(join(folder, name))).toBe(false);
  expect(statSync(join(folder, 'empty.db')).size).toBe(0);
});

test('the help lists every command, its options and its exit codes', async () => {
  const { out } = await npmRun(nowhere, 'enquiries', '--help');
  const says = steps((...args) => runCliInProcess(nowhere, ...args));
  const options = /\n {2}--json +print JSON\n.*Exit codes:\n {2}0 /s;
  for (const name of Object.keys(subcommands({ now: () => new Date() } as Io)))
    if (name !== 'logs' && name !== 'doctor') {
      expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
      const help = await says(`${name} --help`, 0, `npm run enquiries -- ${name}`, options);
      expect(await says(`help ${name}`, 0)).toBe(help);
    }
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
  const says = steps((...args) => runCliInProcessWith(env, ...args));
  const left = async () => (await store.list({}, 10)).map(({ message }) => message).join();
  const before = /^Received before \d{4}-\d\d-\d\d \d\d:\d\d IST \(RETENTION_DAYS is 730\):$/m;
  await says('expire', 0, before, /^ +sent +1$/m, /^ +held +1$/m, /--confirm erases 1 permanently/);
  await says('expire --unsent --json', 0, '"erasable": 2', '"erased": 0');
  expect([await left(), await store.journal(new Date(0), 10)]).toEqual(['young,held,sent', []]);
  await says('expire --confirm', 0, 'Erased 1.');
  await says('expire --confirm', 0, 'nothing to erase');
  expect(await left()).toBe('young,held');
  await says('expire --unsent --confirm --json', 0, '"erasable": 1', '"erased": 1');
  expect(await left()).toBe('young');
  expect(await store.journal(new Date(0), 10)).toMatchObject([
    { command: 'expire', references: [held], selection: { until: expect.any(String) } },
    { command: 'expire', references: [sent], selection: { state: 'sent' } },
  ]);
  expect(new Date(String(await store.bookmark('expired-until'))) <= daysAgo(730)).toBe(true);
});

test('each command that shows or changes enquiries leaves a line without a visitor’s data', async () => {
  await using office = await openOffice();
  const { says, refused: ravi, held: bina } = office;
  await says(`show ${ravi} W-7F3A9C21`, 0);
  await says('export --state held --since 2026-03-01', 0);
  await says('release --all', 0);
  await says(`retry ${ravi}`, 0);
  await says('forget ASHA@example.com --confirm', 0);
  await says('forget nobody@example.com --confirm', 1);
  const since = new Date('2026-03-01T00:00:00+05:30').toISOString();
  const expected: [command: string, references: string[], selection?: object][] = [
    ['forget', []],
    ['forget', [ravi, office.waiting]],
    ['retry', [ravi]],
    ['release', [bina], { state: 'held' }],
    ['export', [bina], { state: 'held', since }],
    ['show', [ravi, bina]],
  ];
  const lines = await office.store.journal(new Date(0), 100);
  expect(lines).toEqual(
    expected.map(([command, references, selection = {}]) => ({
      ...{ at: expect.any(Date), command, operator: 'rohan as agency', references, selection },
      enquiryCount: references.length,
    })),
  );
  expect(JSON.stringify(lines)).not.toMatch(/example\.com|Ravi|Bina|9876543210/i);
  await says('journal', 0, /^TIME \(IST\) +COMMAND +BY +ENQUIRIES +WHICH\n/, `state=held since=${since}`);
  await says('journal', 0, new RegExp(`^2\\S{9} \\S{5} +retry +rohan as agency +1 +${ravi}$`, 'm'));
  await says('journal --limit 1', 0, '… and perhaps more');
  await says('journal --since 2099-01-01', 0, /^No lines.\n$/);
});

test('commands that show or change nothing leave no line', async () => {
  await using office = await openOffice();
  const bina = office.held;
  for (const command of [
    ...['list --json', 'check', 'journal', 'expire', 'expire --confirm'],
    ...['show 0000-0000', 'forget bina', 'forget bina@example.com', `erase ${bina}`],
    ...[`release ${bina} --all`, 'export list.xls', `export ${folder}`, `export ${folder}/missing/march.csv`],
  ])
    await office.ask(...command.split(' '));
  expect(await office.store.journal(new Date(0), 9)).toEqual([]);
});

test('a command that cannot write its line shows and changes nothing', async () => {
  await using office = await openOffice();
  const { held } = office;
  const refuse = `SELECT RAISE(ABORT, 'disk full')`;
  await office.execute(`CREATE TRIGGER full BEFORE INSERT ON journal BEGIN ${refuse}; END`);
  const file = `${folder}/none.csv`;
  const changes = ['show HELD', 'release HELD', 'retry HELD', 'erase HELD --confirm'];
  for (const command of [...changes, 'export', `export ${file}`, 'forget bina@example.com --confirm'])
    await office.says(command.replace('HELD', held), 3, /^! Cannot use the store: disk full\n$/);
  expect(await office.store.find(held)).toMatchObject({ state: 'held' });
  expect(existsSync(file)).toBe(false);
});

test('an enquiry that arrives during an export is not in it, one that arrives while its sender is erased is erased, as the journal says', async () => {
  for (const [command, expected] of [
    ['export --state held', (own: string) => [[own]]],
    ['forget bina@example.com --confirm', (own: string) => [['LATE-0001'], [own]]],
  ] as const) {
    await using office = await openOffice();
    const own = office.held;
    // It arrives with the first line of the journal, before the rows are read.
    await office.execute(`
      CREATE TRIGGER arrive AFTER INSERT ON journal WHEN NOT EXISTS (SELECT 1 FROM journal WHERE id < NEW.id) BEGIN
        INSERT INTO enquiries (reference, received_at, content_hash, name, email, phone, subject, message, language, utm,
          spam_signals, held, canary)
        VALUES ('LATE-0001', '2026-03-04T12:00:01.000Z', '', '', 'bina@example.com', '', '', 'x', 'en', '{}', '[]', 0, 0);
      END`);
    expect(await office.says(command, 0)).toContain(own);
    const lines = await office.store.journal(new Date(0), 9);
    expect(lines.map(({ references }) => references)).toEqual(expected(own));
    expect(await office.store.countOf({})).toBe(command.startsWith('export') ? 4 : 2);
  }
});

test('an export of many enquiries is in the journal with their number, and a restore erases again all that one command erased', async () => {
  await using office = await openOffice();
  const { path, says, store } = office;
  const insert = async (email: string) => {
    const add = (_: unknown, at: number) => store.insert(enquiry({ email, message: `of ${at}` }));
    return (await Promise.all(Array.from({ length: 101 }, add))).map(({ reference }) => reference);
  };
  const [flood, stream] = [await insert('flood@example.com'), await insert('stream@example.com')];
  await office.execute(`VACUUM INTO '${path}.copy'`);
  await says('export --json', 0, '! 205 enquiries exported.\n');
  await says('forget flood@example.com --confirm', 0);
  await says(`erase ${stream.join(' ')} --confirm`, 0);
  const lines = await office.store.journal(new Date(0), 100);
  expect(lines.flatMap((line) => line.references).toSorted()).toEqual([...flood, ...stream].toSorted());
  expect(lines.map(({ enquiryCount }) => enquiryCount)).toEqual([1, 100, 1, 100, 205]); // a line lists a hundred
  await store.close();
  expect(await restoreSqlite(`${path}.copy`, path, noon, 'root')).toMatchObject({ erasedAgain: 202 });
  const restored = await openStore(office.url);
  const [last] = await restored.journal(new Date(0), 1);
  await restored.close();
  expect(last).toMatchObject({ command: 'restore', operator: 'root' });
});

test('the site erases lines after a year', async () => {
  await using site = await openSiteWithMessages();
  const { store, now } = site;
  const sizes = [];
  for (const days of [1, 365, 1]) {
    site.advance(days * dayMs);
    const line = { command: 'show', operator: '', references: [], enquiryCount: 0, selection: {} };
    await store.addToJournal({ at: now(), ...line });
    await site.runJob('expiry');
    sizes.push((await store.journal(new Date(0), 9)).length);
  }
  expect(sizes).toEqual([1, 2, 2]);
});

test('the operator is the system user, with the caller of sudo', async () => {
  await using office = await openOffice();
  const [first, own] = [office.held, operatorName('')];
  expect([operatorName(own), operatorName('rohan')]).toEqual([own, `rohan as ${own}`]);
  await runCliWith({ DATABASE_URL: office.url, SUDO_USER: 'meera' }, 'show', first);
  const [line] = await office.store.journal(new Date(0), 9);
  expect(line).toMatchObject({ command: 'show', operator: `meera as ${own}` });
});
