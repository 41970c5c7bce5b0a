import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { check } from '../../server/cli/check.ts';
import { readConfig } from '../../server/config.ts';
import { dayMs } from '../../server/time/dates.ts';
import { npmRun, runCli } from '../support/cli.ts';
import { runCliInProcess, runCliInProcessWith } from '../support/cli-in-process.ts';
import { enquiry, openIsolatedStore, openLease, storeKinds } from '../support/isolated-store.ts';
import { startPostgres } from '../support/postgres.ts';

const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'desk-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await postgres[Symbol.asyncDispose]();
});

/** A store with one unsent, one held and one refused enquiry, at fixed dates. */
async function openOffice(kind: (typeof storeKinds)[number]) {
  const isolated = await openIsolatedStore(kind, postgres);
  const at = (day: string) => new Date(`${day}T10:00:00+05:30`);
  const refused = await isolated.store.insert(
    enquiry({ name: 'Ravi', form: 'ppc', receivedAt: at('2026-03-01') }),
  );
  const lease = await openLease(isolated.store);
  await lease.settle({ state: 'refused', error: '550 no such mailbox' }, at('2026-03-01'));
  const held = await isolated.store.insert(
    enquiry({
      name: 'Bina',
      email: 'bina@example.com',
      spamSignals: ['haste'],
      receivedAt: at('2026-03-02'),
      key: '7f3a9c21aaaabbbbccccddddeeeeffff',
    }),
  );
  const waiting = await isolated.store.insert(
    enquiry({ name: '=1+1', message: '@SUM(A1)\nsecond "line"', receivedAt: at('2026-03-03') }),
  );
  return {
    ...isolated,
    refused: refused.reference,
    held: held.reference,
    waiting: waiting.reference,
    ask: (...args: string[]) => runCliInProcess(isolated.url, ...args),
  };
}

test.each(storeKinds)('%s: the list is a table filtered by the given options', async (kind) => {
  await using office = await openOffice(kind);
  const { code, out, err } = await runCli(office.url, 'list'); // the built command, as a process
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const [head, ...lines] = out.trimEnd().split('\n');
  expect(head).toMatch(/^REFERENCE +RECEIVED \(IST\) +STATE +ANSWERED \(IST\) +FORM +NAME +EMAIL +NOTES$/);
  expect(lines.map((line) => line.slice(0, 9))).toEqual([office.waiting, office.held, office.refused]);
  expect(lines[1]).toMatch(/2026-03-02 10:00 +held +seo +Bina +bina@example\.com +haste$/);
  expect(lines[2]).toMatch(/refused +ppc +Ravi +asha@example\.com +550 no such mailbox$/);

  const listed = async (...filters: string[]) => {
    const said = await office.ask('list', '--json', ...filters);
    return JSON.parse(said.out).map(({ name }: { name: string }) => name);
  };
  expect(await listed('--state', 'held')).toEqual(['Bina']);
  expect(await listed('--form', 'ppc')).toEqual(['Ravi']);
  expect(await listed('--since', '2026-03-02', '--until', '2026-03-02')).toEqual(['Bina']);
  expect(await listed('--email', 'BINA@example.com')).toEqual(['Bina']);
  expect(await listed('--search', 'BIN')).toEqual(['Bina']);
  expect(await listed('--search', 'sum(a1)')).toEqual(['=1+1']);
  expect(await listed('--search', '%')).toEqual([]);
  expect((await office.ask('list', '--json', '--search', 'second')).out).not.toContain('second');
  expect(await listed('--limit', '1')).toEqual(['=1+1']);
  expect(await listed('--since', '1h')).toEqual([]);
  expect((await office.ask('list', '--limit', '1')).out).toContain('… and perhaps more');
  expect((await office.ask('list', '--state', 'sent')).out).toBe('No enquiries.\n');
});

test.each(storeKinds)(
  '%s: every subcommand that reads prints JSON, with and without filters',
  async (kind) => {
    await using office = await openOffice(kind);
    const commands = [
      ...['list', 'list --state held --form seo --since 7d --until 1d --limit 2', `show ${office.held}`],
      ...['export', 'export --state held --erased-too', 'unanswered', 'unanswered --since 7d --limit 2'],
      ...['stats', 'stats --since 7d', 'messages', 'messages --channel agency --state refused --limit 2'],
      ...['requests', 'journal', 'journal --since 7d --limit 2', 'expire', 'expire --unsent'],
      ...['vitals', 'vitals --days 7 --builds', 'check --hours 500000'],
    ];
    for (const command of commands) {
      const { code, out, err } = await office.ask(...command.split(' '), '--json');
      expect({ command, code, failed: /Cannot|failed/.test(err) }).toEqual({
        command,
        code: 0,
        failed: false,
      });
      expect(JSON.parse(out), command).toBeTypeOf('object');
    }
  },
);

test.each(storeKinds)('%s: an enquiry is shown in full, however its reference is typed', async (kind) => {
  await using office = await openOffice(kind);
  const typed = office.refused.toLowerCase().replace('-', '').replaceAll('0', 'o').replaceAll('1', 'l');
  const { code, out } = await office.ask('show', typed);
  expect(code).toBe(0);
  for (const part of [office.refused, 'Ravi', '550 no such mailbox', '/seo-services', 'We sell tea'])
    expect(out).toContain(part);
  expect(JSON.parse((await office.ask('show', office.held, '--json')).out)).toMatchObject([
    { reference: office.held, state: 'held', spamSignals: ['haste'], receivedAt: '2026-03-02T04:30:00.000Z' },
  ]);
  expect(await office.ask('show', '0000-0000')).toEqual({
    code: 1,
    out: '',
    err: 'There is no enquiry 0000-0000.\n',
  });
});

test.each(storeKinds)(
  '%s: an enquiry is shown by the code in a message that was sent another way',
  async (kind) => {
    await using office = await openOffice(kind);
    const { code, out } = await office.ask('show', 'w-7F3A9C21');
    expect(code).toBe(0);
    expect(out).toContain(office.held);
    expect(await office.ask('show', office.held, 'W-00000000', '--json')).toEqual({
      code: 1,
      out: expect.stringContaining(office.held),
      err: 'There is no enquiry W-00000000.\n',
    });
  },
);

test.each(storeKinds)(
  '%s: the CSV export contains no cell that a spreadsheet runs as a formula',
  async (kind) => {
    await using office = await openOffice(kind);
    const file = join(folder, `${kind}.csv`);
    expect(await office.ask('export', file)).toEqual({
      code: 0,
      out: '',
      err: `3 enquiries exported to ${file}.\n`,
    });
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/^\ufeff"Reference","State","Received \(IST\)","Name",/);
    expect(text).toContain(`"${office.waiting}","waiting","2026-03-03 10:00","'=1+1",`);
    expect(text).toContain(`"'@SUM(A1)\nsecond ""line"""`);
    expect(text.split('\r\n')).toHaveLength(5);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const again = await office.ask('export', file);
    expect(again).toMatchObject({ code: 3, err: expect.stringContaining('already exists') });
    expect(readFileSync(file, 'utf8')).toBe(text);

    const nowhere = await office.ask('export', join(folder, 'missing/march.csv'));
    expect(nowhere).toEqual({ code: 3, out: '', err: `There is no folder ${folder}/missing: create it.\n` });

    const { out: printed } = await office.ask('export', '--json');
    expect(JSON.parse(printed)).toHaveLength(3);
    const json = join(folder, `${kind}.json`);
    await office.ask('export', json, '--state', 'held');
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject([{ reference: office.held, name: 'Bina' }]);
    expect((await office.ask('export')).out).toBe(text);
    const plain = join(folder, `march of ${kind}`);
    await office.ask('export', plain);
    expect(readFileSync(plain, 'utf8')).toBe(text);
    const none = await office.ask('export', '--json', '--since', '1h');
    expect(JSON.parse(none.out)).toEqual([]);
  },
);

test.each(storeKinds)('%s: held enquiries are released, and refused ones are retried', async (kind) => {
  await using office = await openOffice(kind);
  expect(await office.ask('release', office.held)).toMatchObject({
    code: 0,
    out: `${office.held} is released.\n`,
  });
  expect(await office.ask('release', office.held)).toMatchObject({
    code: 1,
    err: expect.stringContaining(`${office.held} is not held: it is waiting.`),
  });
  expect(await office.ask('retry', '--all')).toMatchObject({
    code: 0,
    out: [office.refused, office.waiting, office.held]
      .map((reference) => `enquiry-${reference} is queued for another try.\n`)
      .join(''),
  });
  expect((await office.ask('retry', '--all', '--channel', 'webhook')).out).toBe(
    'No message is refused or waiting.\n',
  );
  const { claim } = await openLease(office.store);
  const claimed = [await claim(), await claim(), await claim()].map((message) => message?.reference);
  expect(claimed.sort()).toEqual([office.refused, office.waiting, office.held].sort());
  expect(await office.ask('release', '--all')).toMatchObject({ code: 0, out: 'No enquiry is held.\n' });
  expect(await office.store.counts()).toEqual({ waiting: 3, held: 0, sent: 0, refused: 0 });
  expect(await office.ask('retry', '0000-0000')).toMatchObject({ code: 1 });
});

test.each(storeKinds)('%s: the e-mail of an enquiry is not discarded, other messages are', async (kind) => {
  await using office = await openOffice(kind);
  const { messages } = office.store;
  const id = 'enquiry.erased-K7M2-9QXD';
  const about = { reference: null, recipients: null, content: null, at: new Date() };
  await messages.add({ id, kind: 'enquiry.erased', ...about });
  await (await openLease(office.store)).settle({ state: 'refused', error: 'gone' }, new Date(), 'webhook');
  const own = `enquiry-${office.refused}`;
  for (const args of [['--all'], [office.refused]])
    expect(await office.ask('discard', ...args)).toEqual({
      code: 1,
      out: args[0] === '--all' ? `${id} is removed.\n` : '',
      err: `${own} brings an enquiry, so it is not discarded: use retry, or erase the enquiry.\n`,
    });
  expect(await messages.list({ state: 'refused' }, 9)).toMatchObject([{ id: own }]);
  expect(await office.store.counts()).toMatchObject({ refused: 1 });
});

test('a command that changes enquiries prints as JSON what it changed, and what not and why', async () => {
  await using office = await openOffice('SQLite');
  const { held, refused, waiting } = office;
  const ask = async (...args: string[]) => {
    const { code, out } = await office.ask(...args, '--json');
    return { code, ...JSON.parse(out) };
  };
  const missing = { name: '0000-0000', reason: 'There is no enquiry 0000-0000.' };
  expect(await ask('release', held, waiting, '0000-0000')).toEqual({
    code: 1,
    changed: [held],
    failed: [{ name: waiting, reason: `${waiting} is not held: it is waiting.` }, missing],
  });
  expect(await ask('release', '--all')).toEqual({ code: 0, changed: [], failed: [] });
  const changed = [refused, waiting, held].map((reference) => `enquiry-${reference}`);
  expect(await ask('retry', '--all')).toEqual({ code: 0, changed, failed: [] });
  expect(await ask('answer', waiting, '0000-0000')).toEqual({
    code: 1,
    changed: [waiting],
    failed: [missing],
  });
});

test.each(storeKinds)(
  '%s: unanswered enquiries are listed with the office hours they waited, and marked by a command',
  async (kind) => {
    await using office = await openOffice(kind);
    const all = ['--since', '2026-03-01'];
    const listed = await office.ask('unanswered', ...all);
    expect(listed).toMatchObject({ code: 0, err: '' });
    const [head, ...lines] = listed.out.trimEnd().split('\n');
    expect(head).toMatch(/^REFERENCE +RECEIVED \(IST\) +WAITED +STATE +FORM +NAME +EMAIL$/);
    expect(lines.map((line) => line.slice(0, 9))).toEqual([office.refused, office.waiting, 'Counted i']);
    expect(lines[0]).toMatch(/2026-03-01 10:00 +\d+ h( \d+ min)? +refused +ppc +Ravi/);
    expect(lines.at(-1)).toBe('Counted in office hours: SITE_HOURS is not set, so every hour counts.');

    const { refused, waiting } = office;
    const answered = await office.ask('answer', refused.toLowerCase(), waiting);
    expect(answered).toMatchObject({ code: 0, err: '' });
    expect(answered.out).toBe(`${refused} is answered.\n${waiting} is answered.\n`);
    const first = (await office.store.find(refused))?.answeredAt;
    expect(await office.ask('answer', refused)).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(
        new RegExp(`^${refused} is answered since .+ IST: nothing is changed\\.\n$`),
      ),
    });
    expect((await office.store.find(refused))?.answeredAt).toEqual(first);
    expect(await office.ask('answer', '0000-0000')).toEqual({
      code: 1,
      out: '',
      err: 'There is no enquiry 0000-0000.\n',
    });
    expect((await office.ask('unanswered', ...all)).out).toContain(
      'No enquiry received since 2026-03-01 00:00',
    );
    expect(JSON.parse((await office.ask('unanswered', '--json')).out)).toMatchObject({
      isRoundTheClock: true,
      unanswered: [],
    });
    expect((await office.ask('show', refused)).out).toMatch(/^Answered \(IST\) +\d{4}-\d\d-\d\d \d\d:\d\d$/m);
    expect(JSON.parse((await office.ask('show', refused, '--json')).out)).toMatchObject([
      { answeredAt: first?.toISOString(), remindedAt: null },
    ]);
    expect((await office.ask('export')).out).toContain('"Answered (IST)","Reminded (IST)"');
  },
);

test.each(storeKinds)('%s: the median and the slowest answer are counted in office hours', async (kind) => {
  await using office = await openOffice(kind);
  const at = (time: string) => new Date(`${time}:00+05:30`);
  await office.store.answer(office.refused, at('2026-03-02T12:00')); // received on Sunday
  await office.store.answer(office.waiting, at('2026-03-04T10:30')); // received on Tuesday at 10:00
  const env = { DATABASE_URL: office.url, SITE_HOURS: 'Mo-Fr 10:00-19:00' };
  const { code, out } = await runCliInProcessWith(env, 'stats', '--since', '2026-03-01');
  expect(code).toBe(0);
  for (const row of ['enquiries +3', 'held +1', 'answered +2', 'unanswered +0', 'median.* +5 h 45 min'])
    expect(out).toMatch(new RegExp(`^ +${row}$`, 'm'));
  expect(out).toMatch(new RegExp(`^ +slowest +9 h 30 min \\(${office.waiting}\\)$`, 'm'));
  expect(out).toContain('Counted in office hours: Mo-Fr 10:00-19:00.');
  const json = JSON.parse((await runCliInProcessWith(env, 'stats', '--since', '2026-03-01', '--json')).out);
  expect(json).toEqual({
    since: '2026-02-28T18:30:00.000Z',
    isRoundTheClock: false,
    ...{ received: 3, sent: 0, held: 1, answered: 2, unanswered: 0 },
    ...{ medianMs: 5.75 * 3_600_000, slowestMs: 9.5 * 3_600_000, slowestReference: office.waiting },
  });
  expect((await office.ask('stats', '--since', '1h')).out).toMatch(/median.* none yet$/m);
  expect((await office.ask('stats')).out).toContain('SITE_HOURS is not set');
});

test.each(storeKinds)(
  '%s: a person’s data is deleted, and the command lists what was deleted',
  async (kind) => {
    await using office = await openOffice(kind);
    const { code, out } = await office.ask('forget', 'ASHA@example.com', '--confirm');
    expect(code).toBe(0);
    expect(out).toContain(office.refused);
    expect(out).toContain(office.waiting);
    expect(out).not.toContain(office.held);
    expect(await office.store.list({}, 10)).toMatchObject([{ reference: office.held }]);
    expect(await office.ask('forget', 'asha@example.com', '--confirm')).toMatchObject({
      code: 1,
      out: 'No enquiries from asha@example.com.\n',
    });
  },
);

test.each(storeKinds)(
  '%s: what is erased for good is first shown, and erased when confirmed',
  async (kind) => {
    await using office = await openOffice(kind);
    const { refused, held, waiting } = office;
    const shown = {
      code: 0,
      err: '',
      out: expect.stringContaining('\nNothing is erased yet: --confirm erases'),
    };
    const asked = await office.ask('forget', 'ASHA@example.com');
    expect(asked).toEqual(shown);
    expect(
      asked.out
        .split('\n')
        .slice(1, 3)
        .map((line) => line.slice(0, 9)),
    ).toEqual([waiting, refused]);
    expect(await office.ask('erase', held)).toEqual(shown);
    expect(await office.ask('erase', '0000-0000')).toEqual({
      code: 1,
      out: '',
      err: 'There is no enquiry 0000-0000, or it is erased.\n',
    });
    expect(await office.ask('forget', 'nobody@example.com')).toMatchObject({
      code: 1,
      out: 'No enquiries from nobody@example.com.\n',
    });
    expect(await office.store.countOf({})).toBe(3);
    expect(await office.ask('erase', held, '--confirm')).toMatchObject({
      code: 0,
      out: `${held} is erased.\n`,
    });
  },
);

test('an address with an internationalised domain is deleted as it is stored', async () => {
  await using office = await openOffice('SQLite');
  await office.store.insert(enquiry({ email: 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c' }));
  expect((await office.ask('forget', 'asha@उदाहरण.भारत', '--confirm')).out).toMatch(
    /^Erased all enquiries from asha@xn--/,
  );
});

test('no data of a deleted person is left in the store’s files', async () => {
  await using office = await openOffice('SQLite');
  await office.store.insert(enquiry({ email: 'secret@example.com', message: 'x'.repeat(5000) }));
  await office.ask('forget', 'secret@example.com', '--confirm');
  const path = office.url.slice('file:'.length);
  for (const file of [path, `${path}-wal`].filter(existsSync))
    expect(readFileSync(file).includes('secret@example.com')).toBe(false);
});

test.each(storeKinds)('%s: the check exits with an error when an e-mail is unsent', async (kind) => {
  await using office = await openOffice(kind);
  const late = await office.ask('check');
  expect(late.code).toBe(1);
  expect(late.out).toContain(
    `The oldest unsent enquiry is ${office.refused}, refused, since 2026-03-01 10:00 IST`,
  );
  expect(late.out).toContain('550 no such mailbox');
  expect(late.out).toContain('The store is intact.');
  const hours = String(24 * 365 * 50);
  expect(await office.ask('check', '--hours', hours)).toMatchObject({ code: 0 });
  expect(JSON.parse((await office.ask('check', '--json')).out)).toMatchObject({
    ok: false,
    faults: [],
    late: ['enquiry'],
    enquiries: {
      counts: { waiting: 1, held: 1, sent: 0, refused: 1 },
      oldestUnsent: { name: office.refused, state: 'refused', lastError: '550 no such mailbox' },
    },
  });
});

test('the check exits with an error when the store is damaged', async () => {
  await using office = await openOffice('SQLite');
  await office.store.close();
  const path = office.url.slice('file:'.length);
  using database = new DatabaseSync(path);
  database.enableDefensive(false);
  database.exec(`PRAGMA writable_schema = ON;
    DELETE FROM sqlite_schema WHERE name = 'enquiries_received'`); // its pages are orphaned now
  expect(await office.ask('check', '--hours', '500000')).toMatchObject({
    code: 1,
    out: expect.stringContaining('The store has faults:'),
  });
});

test('a usage error prints the valid usage and changes nothing', async () => {
  const nowhere = `file:${folder}/nowhere.db`;
  const misuses = [
    [],
    ['lst'],
    ['list', '--stat', 'held'],
    ['list', '--state', 'lost'],
    ['list', '--form', 'fax'],
    ['list', '--since', 'yesterday'],
    ['list', '--limit', '0'],
    ['list', 'seo'],
    ['show'],
    ['show', 'K7M2'],
    ['export', 'enquiries.xls'],
    ['export', 'march.csv', '--format', 'csv'],
    ['release', '--all', 'K7M2-9QXD'],
    ['forget'],
    ['forget', 'asha'],
    ['check', '--hours', 'soon'],
    ['unanswered', 'K7M2-9QXD'],
    ['unanswered', '--since', 'yesterday'],
    ['answer'],
    ['answer', 'K7M2'],
    ['stats', 'seo'],
  ];
  const printed = await Promise.all(misuses.map((args) => runCliInProcess(nowhere, ...args)));
  for (const [index, { code, out, err }] of printed.entries()) {
    expect([misuses[index], code]).toEqual([misuses[index], 2]);
    expect(out + err).toMatch(/--help/);
  }
  expect(existsSync(join(folder, 'nowhere.db'))).toBe(false);
});

test('a missing store is not created, and one that does not respond is reported', async () => {
  const absent = await runCliInProcess(`file:${folder}/absent.db`, 'list');
  expect(absent).toMatchObject({
    code: 3,
    out: '',
    err: expect.stringMatching(/^There is no store .+: set DATABASE_URL .+\n$/),
  });
  expect(existsSync(join(folder, 'absent.db'))).toBe(false);
  const away = await runCliInProcess('postgres://agency:secret@127.0.0.1:9/agency', 'list');
  expect(away).toMatchObject({
    code: 3,
    out: '',
    err: expect.stringMatching(
      /^Cannot store enquiries in the database agency at 127\.0\.0\.1:9 \(.+\): .+\n$/,
    ),
  });
  expect(away.err).not.toContain('secret');
  const wrong = await runCliInProcess('mysql://127.0.0.1/agency', 'list');
  expect(wrong).toMatchObject({ code: 3, err: expect.stringContaining('Set DATABASE_URL to ') });
});

test('for a file that is no database the site’s store is to be named', async () => {
  const file = join(folder, 'notes.db');
  writeFileSync(file, 'Notes of the meeting about the database. '.repeat(99));
  expect(await runCliInProcess(`file:${file}`, 'list')).toMatchObject({
    code: 3,
    err: expect.stringMatching(/^Cannot store .+: set DATABASE_URL to the site's store, .+\.\n$/),
  });
});

test.each<[string, (url: string) => string, string]>([
  ['a wrong password', (url) => url.replace('not-a-secret', 'another'), 'to a user and a password that it'],
  ['a database that is missing', (url) => `${url}_none`, 'create that database'],
  ['an unknown host', (url) => url.replace('127.0.0.1', 'db.invalid'), 'to a host name that can be resolved'],
])('PostgreSQL: %s is reported with what to do', async (_what, change, remedy) => {
  const { code, err } = await runCliInProcess(change(await postgres.newDatabase()), 'list');
  expect({ code, err }).toEqual({ code: 3, err: expect.stringContaining(remedy) });
  expect(err).not.toMatch(/start the database|another\b/);
});

test('no command creates the tables of a store in an empty PostgreSQL database', async () => {
  const url = await postgres.newDatabase();
  expect(await runCliInProcess(url, 'list')).toMatchObject({
    code: 3,
    err: expect.stringMatching(/^There is no store of this version yet: start the site first/),
  });
  expect((await runCliInProcess(url, 'check')).err).toMatch(/^There is no store of this version yet/);
});

test('the help lists every command, its options and its exit codes', async () => {
  const { code, out } = await npmRun(`file:${folder}/nowhere.db`, 'enquiries', '--help');
  expect(code).toBe(0);
  const names = [
    ...['list', 'show', 'export', 'unanswered', 'answer', 'stats'],
    ...['release', 'retry', 'messages', 'discard', 'forget', 'expire', 'check', 'journal'],
    ...[
      'erase',
      'requests',
      'request-done',
      'backup',
      'restore',
      'restore-drill',
      'vitals',
      'canary',
      'copy-store',
    ],
  ];
  for (const name of names) {
    expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    const help = await runCliInProcess(`file:${folder}/nowhere.db`, name, '--help');
    expect(help).toMatchObject({ code: 0, err: '' });
    expect(help.out).toContain(`npm run enquiries -- ${name}`);
    expect(help.out).toMatch(/Exit codes:\n {2}0 /);
    expect(help.out).toMatch(/^ {2}--json +print JSON$/m);
  }
});

test('help has an argument, and what is mistyped is guessed', async () => {
  const nowhere = `file:${folder}/nowhere.db`;
  const help = await runCliInProcess(nowhere, 'help', 'list');
  expect(help).toEqual(await runCliInProcess(nowhere, 'list', '--help'));
  expect((await runCliInProcess(nowhere, 'lst')).err).toContain('Did you mean list?');
  expect((await runCliInProcess(nowhere, 'list', '--serch', 'x')).err).toContain('Did you mean --search?');
});

test('text of a visitor cannot send control sequences to the terminal', async () => {
  await using office = await openOffice('SQLite');
  const { reference } = await office.store.insert(
    enquiry({ name: 'A\u001b[31m\u202eB\u200f', message: 'one\u001b]0;owned\u0007\ntwo\u061c' }),
  );
  for (const command of [['list'], ['show', reference]]) {
    const { out } = await office.ask(...command);
    for (const character of ['\u001b', '\u0007', '\u202e', '\u200f', '\u061c'])
      expect(out).not.toContain(character);
  }
});

test.each(storeKinds)(
  '%s: enquiries past their retention are counted, and deleted after confirmation',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
    const insert = (message: string, days: number, spamSignals: string[] = []) =>
      isolated.store.insert(enquiry({ message, receivedAt: daysAgo(days), spamSignals }));
    const sent = await insert('sent', 800);
    const lease = await openLease(isolated.store);
    await lease.settle({ state: 'sent', at: new Date() }, new Date());
    const held = await insert('held', 799, ['haste']);
    await insert('young', 729);
    const mailed = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_TO: 'desk@agency.example' };
    const expire = (...args: string[]) =>
      runCliInProcessWith({ DATABASE_URL: isolated.url, ...mailed }, 'expire', ...args);
    const left = async () => (await isolated.store.list({}, 10)).map(({ message }) => message).reverse();

    const asked = await expire();
    expect(asked).toMatchObject({ code: 0, err: '' });
    expect(asked.out).toMatch(/^Received before \d{4}-\d\d-\d\d \d\d:\d\d IST \(RETENTION_DAYS is 730\):$/m);
    expect(asked.out).toMatch(/^ +sent +1$/m);
    expect(asked.out).toMatch(/^ +held +1$/m);
    expect(asked.out).toContain('--confirm erases 1 permanently');
    expect((await expire('--unsent')).out).toContain('--confirm erases 2 permanently');
    expect(await left()).toEqual(['sent', 'held', 'young']);

    const counted = JSON.parse((await expire('--unsent', '--json')).out);
    expect(counted).toMatchObject({ counts: { sent: 1, held: 1 }, erasable: 2, erased: 0 });
    expect(await isolated.store.journal(new Date(0), 10)).toEqual([]);

    expect(await expire('--confirm')).toMatchObject({ code: 0, out: expect.stringContaining('Erased 1.') });
    expect(await left()).toEqual(['held', 'young']);
    expect(await expire('--confirm')).toMatchObject({
      code: 0,
      out: expect.stringContaining('nothing to erase'),
    });
    const all = await expire('--unsent', '--confirm', '--json');
    expect(all).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(all.out)).toMatchObject({ erasable: 1, erased: 1 });
    const lines = await isolated.store.journal(new Date(0), 10);
    expect(lines).toMatchObject([
      { command: 'expire', operator: 'operator', enquiryCount: 1, references: [held.reference] },
      { command: 'expire', references: [sent.reference], selection: { state: 'sent' } },
    ]);
    expect(lines[0]?.selection).toEqual({ until: expect.any(String) });
    expect(await left()).toEqual(['young']);
    expect(new Date(String(await isolated.store.bookmark('expired-until'))) <= daysAgo(730)).toBe(true);
    expect(await expire('everything')).toMatchObject({ code: 2 });
  },
);

test('a store that takes long to read is intact, and accepts enquiries', async () => {
  await using office = await openOffice('SQLite');
  const blockMs = 3_200; // as `PRAGMA integrity_check` does for half a million enquiries
  const slow = async () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, blockMs);
    return [];
  };
  const store = { ...office.store, check: slow };
  const desk = { store, config: readConfig({}), now: () => new Date() };
  const { data } = await check(desk, { hours: 1_000_000 });
  expect(data).toMatchObject({ faults: [] });
});
