// The journal says which command was used by whom on which enquiries, and nothing about visitors.

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { operatorName } from '../../server/cli/command.ts';
import { readConfig } from '../../server/config.ts';
import { restoreSqlite } from '../../server/db/restore.ts';
import { journalReferencesCountMax } from '../../server/limits.ts';
import { dayMs } from '../../server/time/dates.ts';
import { runCliWith } from '../support/cli.ts';
import { runCliWithIo } from '../support/cli-in-process.ts';
import { enquiry, noon, openIsolatedStore, storeKinds } from '../support/isolated-store.ts';
import { startPostgres } from '../support/postgres.ts';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'journal-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await postgres[Symbol.asyncDispose]();
});

/** A store, and the commands on it in this process at a time that passes. */
async function openOffice(kind: (typeof storeKinds)[number] = 'SQLite') {
  const isolated = await openIsolatedStore(kind, postgres);
  let minutes = 0;
  return {
    ...isolated,
    ask(...args: string[]) {
      minutes += 1;
      const at = new Date(noon.getTime() + minutes * 60_000);
      const io = { now: () => at, operator: 'rohan as agency' };
      return runCliWithIo({ ...io, loadConfig: () => readConfig({ DATABASE_URL: isolated.url }) }, ...args);
    },
    lines: () => isolated.store.journal(new Date(0), 100),
    async insert(name: string, otherwise: Parameters<typeof enquiry>[0] = {}) {
      const email = `${name.toLowerCase()}@example.com`;
      return (await isolated.store.insert(enquiry({ name, email, ...otherwise }))).reference;
    },
  };
}

test.each(storeKinds)('%s: each command that shows or changes enquiries leaves a line', async (kind) => {
  await using office = await openOffice(kind);
  const ravi = await office.insert('Ravi');
  const bina = await office.insert('Bina', {
    spamSignals: ['haste'],
    key: '7f3a9c21aaaabbbbccccddddeeeeffff',
  });
  await office.ask('show', ravi, 'W-7F3A9C21');
  await office.ask('export', '--state', 'held', '--since', '2026-03-01');
  await office.ask('release', '--all');
  await office.ask('retry', ravi);
  await office.ask('forget', 'RAVI@example.com', '--confirm');
  const by = { operator: 'rohan as agency' };
  const since = new Date('2026-03-01T00:00:00+05:30').toISOString();
  const lines = await office.lines();
  expect(lines).toMatchObject([
    { ...by, command: 'forget', references: [ravi], enquiryCount: 1, selection: {} },
    { ...by, command: 'retry', references: [ravi], enquiryCount: 1, selection: {} },
    { ...by, command: 'release', references: [bina], enquiryCount: 1, selection: { state: 'held' } },
    { ...by, command: 'export', references: [bina], enquiryCount: 1, selection: { state: 'held', since } },
    { ...by, command: 'show', references: [ravi, bina], enquiryCount: 2, selection: {} },
  ]);
  expect(lines.map(({ at }) => at.getTime())).toEqual(
    [5, 4, 3, 2, 1].map((n) => noon.getTime() + n * 60_000),
  );
  expect(JSON.stringify(lines)).not.toMatch(/example\.com|Ravi|Bina|9876543210/i);

  const { code, out, err } = await office.ask('journal');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const [head, first] = out.split('\n');
  expect(head).toMatch(/^TIME \(IST\) +COMMAND +BY +ENQUIRIES +WHICH$/);
  expect(first).toMatch(new RegExp(`^2026-03-04 17:35 +forget +rohan as agency +1 +${ravi}$`));
  expect(out).toContain(`state=held since=${since} ${bina}`);
  expect(JSON.parse((await office.ask('journal', '--json', '--limit', '1')).out)).toHaveLength(1);
  expect((await office.ask('journal', '--limit', '1')).out).toContain('… and perhaps more');
  expect((await office.ask('journal', '--since', '2026-03-05')).out).toBe('No lines.\n');
});

test('commands that show or change nothing leave no line', async () => {
  await using office = await openOffice();
  const { insert } = office;
  const bina = await insert('Bina', { spamSignals: ['haste'] });
  for (const args of [
    ['list', '--json'],
    ['check'],
    ['journal'],
    ['expire'],
    ['expire', '--confirm'],
    ['discard', '--all'],
    ['show', '0000-0000'],
    ['retry', '--all'],
    ['forget', 'bina'],
    ['forget', 'bina@example.com'],
    ['erase', bina],
    ['list', '--json', '--search', 'tea'],
    ['release', bina, '--all'],
    ['export', 'list.xls'],
    ['export', folder],
    ['export', join(folder, 'missing/march.csv')],
  ])
    await office.ask(...args);
  expect(await office.lines()).toEqual([]);
});

test('a request to erase a person who is not in the store leaves a line without the address', async () => {
  await using office = await openOffice();
  expect((await office.ask('forget', 'asha@example.com', '--confirm')).code).toBe(1);
  expect(await office.lines()).toMatchObject([{ command: 'forget', references: [], enquiryCount: 0 }]);
});

test.each(storeKinds)('%s: an export of many enquiries is in the journal with their number', async (kind) => {
  await using office = await openOffice(kind);
  const count = journalReferencesCountMax + 1;
  await Promise.all(Array.from({ length: count }, (_, at) => office.insert(`P${at}`)));
  expect((await office.ask('export', '--json')).err).toBe(`${count} enquiries exported.\n`);
  expect(await office.lines()).toMatchObject([{ command: 'export', references: [], enquiryCount: count }]);
  const [newest] = await office.store.list({}, 1);
  await office.ask('forget', newest?.email ?? '', '--confirm');
  await office.ask('export', '--json');
  const [{ references = [], enquiryCount = 0 } = {}] = await office.lines();
  expect({ listed: references.length, enquiryCount }).toEqual({ listed: count - 1, enquiryCount: count - 1 });
  expect(references).not.toContain(newest?.reference);
});

test('a command that cannot write its line shows and changes nothing', async () => {
  await using office = await openOffice();
  const held = await office.insert('Bina', { spamSignals: ['haste'] });
  using other = new DatabaseSync(office.url.slice('file:'.length));
  other.exec(`CREATE TRIGGER full BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
  const file = join(folder, 'none.csv');
  for (const args of [
    ['show', held],
    ['export', file],
    ['export'],
    ['release', held],
    ['retry', held],
    ['forget', 'bina@example.com', '--confirm'],
  ]) {
    const said = await office.ask(...args);
    expect([args[0], said]).toEqual([
      args[0],
      { code: 3, out: '', err: 'Cannot use the store: disk full\n' },
    ]);
  }
  expect(await office.store.find(held)).toMatchObject({ state: 'held' });
  expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined();
});

const lateEnquiry = (email: string) => `
  INSERT INTO enquiries (reference, received_at, content_hash, name, email, phone, subject, message, language, utm,
    spam_signals, held, canary)
  VALUES ('LATE-0001', '2026-03-04T12:00:01.000Z', 'hash', 'Late', '${email}', '', '', 'x', 'en', '{}', '[]', 0, 0);`;

test('an enquiry that arrives during an export is neither exported nor in the journal', async () => {
  await using office = await openOffice();
  const first = await office.insert('Asha');
  using other = new DatabaseSync(office.url.slice('file:'.length));
  // Arrives with the line, before the rows are read.
  other.exec(`CREATE TRIGGER arrive AFTER INSERT ON journal BEGIN
    ${lateEnquiry('late@example.com')} END`);
  const { out } = await office.ask('export', '--json');
  expect(JSON.parse(out)).toMatchObject([{ reference: first }]);
  expect(await office.lines()).toMatchObject([{ references: [first], enquiryCount: 1 }]);
});

test.each(['forget', 'erase'])(
  'a restore erases again all that one %s erased, also more enquiries than a line lists',
  async (command) => {
    await using office = await openOffice();
    const count = 2 * journalReferencesCountMax + 1;
    const references = await Promise.all(
      Array.from({ length: count }, (_, at) => office.insert('Flood', { message: `of ${at}` })),
    );
    const path = office.url.slice('file:'.length);
    const database = new DatabaseSync(path);
    database.exec(`VACUUM INTO '${path}.copy'`);
    database.close();
    const about = command === 'forget' ? ['flood@example.com'] : references;
    expect((await office.ask(command, ...about, '--confirm')).code).toBe(0);
    const lines = await office.lines();
    expect(lines.flatMap((line) => line.references).toSorted()).toEqual(references.toSorted());
    expect(lines.map(({ enquiryCount }) => enquiryCount)).toEqual([
      1,
      ...Array(2).fill(journalReferencesCountMax),
    ]);
    await office.store.close();
    expect(await restoreSqlite(`${path}.copy`, path, noon, 'root')).toMatchObject({ erasedAgain: count });
  },
);

test('an enquiry that arrives while its sender is erased is erased and in the journal', async () => {
  await using office = await openOffice();
  const first = await office.insert('Asha');
  using other = new DatabaseSync(office.url.slice('file:'.length));
  other.exec(`CREATE TRIGGER arrive AFTER INSERT ON journal WHEN NOT EXISTS (SELECT 1 FROM journal WHERE id < NEW.id) BEGIN
    ${lateEnquiry('asha@example.com')} END`);
  await office.ask('forget', 'asha@example.com', '--confirm');
  expect(await office.store.list({}, 10)).toEqual([]);
  expect((await office.lines()).map(({ references }) => references)).toEqual([['LATE-0001'], [first]]);
});

test('an export of what a breach concerns has what is kept of erased enquiries, too', async () => {
  await using office = await openOffice();
  const [kept, other] = [await office.insert('Asha'), await office.insert('Bina')];
  const env = { DATABASE_URL: office.url, ERASE_AFTER_DAYS: '365' };
  const io = { now: () => noon, operator: 'root', loadConfig: () => readConfig(env) };
  await runCliWithIo(io, 'erase', kept, '--confirm');
  expect((await office.ask('export')).out).not.toContain('asha@example.com');
  const { out, err } = await office.ask('export', '--erased-too', '--since', '2026-03-01');
  expect(err).toBe('2 enquiries exported.\n');
  expect(out).toContain('"Erased on request (IST)","Kept until (IST)"');
  expect(out).toContain('"asha@example.com"');
  const [line] = await office.lines();
  expect(line).toMatchObject({ references: [other, kept], selection: { erasedToo: true } });
});

test('a restore is in the journal of the restored store', async () => {
  await using office = await openOffice();
  await office.ask('show', await office.insert('Asha'));
  const restored = join(folder, 'restored.db');
  await restoreSqlite(office.url.slice('file:'.length), restored, noon, 'root');
  using database = new DatabaseSync(restored, { readOnly: true });
  expect(
    database.prepare('SELECT command, operator, enquiry_count AS count FROM journal ORDER BY id').all(),
  ).toEqual([
    { command: 'show', operator: 'rohan as agency', count: 1 },
    { command: 'restore', operator: 'root', count: 1 },
  ]);
});

test('lines are kept for a year, and measurements for a quarter', async () => {
  await using site = await openSiteWithMessages();
  const { store, now } = site;
  const wait = async (days: number) => {
    site.advance(days * dayMs);
    await store.addToJournal({
      ...{ at: now(), command: 'show', operator: 'agency' },
      ...{ references: [], enquiryCount: 0, selection: {} },
    });
    await site.runJob('expiry');
    return [(await store.journal(new Date(0), 9)).length, (await store.vitalsSince(first)).length];
  };
  const first = now().toISOString().slice(0, 10);
  await store.addVitals(first, [{ route: '/', build: 'b', name: 'LCP', bucket: 1, count: 1 }]);
  expect(await wait(1)).toEqual([1, 1]);
  expect(await wait(89)).toEqual([2, 1]);
  expect(await wait(1)).toEqual([3, 0]);
  expect(await wait(365 - 90)).toEqual([4, 0]);
  expect(await wait(1)).toEqual([4, 0]);
});

test('the operator is the system user, with the caller of sudo', async () => {
  await using office = await openOffice();
  const first = await office.insert('Asha');
  const own = operatorName('');
  expect(own).toMatch(/^\S+$/);
  expect(operatorName(own)).toBe(own);
  expect(operatorName('rohan')).toBe(`rohan as ${own}`);
  await runCliWith({ DATABASE_URL: office.url, SUDO_USER: 'meera' }, 'show', first);
  expect(await office.lines()).toMatchObject([{ command: 'show', operator: `meera as ${own}` }]);
});
