// The journal says which command was used by whom on which enquiries, and nothing about visitors.

import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Writable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { operatorName } from '../../server/cli/operator.ts';
import { runCommand } from '../../server/cli/run-command.ts';
import { restoreSqlite } from '../../server/enquiries/store/sqlite-restore.ts';
import { createDailyJobs } from '../../server/jobs/daily-jobs.ts';
import { journalDays, journalReferencesCountMax } from '../../server/limits.ts';
import { createLog } from '../../server/observability/log.ts';
import { dayMs } from '../../server/time/dates.ts';
import { runCliWith } from '../support/cli.ts';
import { enquiry, noon, openIsolatedStore, storeKinds } from '../support/isolated-store.ts';
import { createOlderStore } from '../support/older-store.ts';
import { startPostgres } from '../support/postgres.ts';

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
    async ask(...args: string[]) {
      process.env.DATABASE_URL = isolated.url;
      const said = { out: '', err: '' };
      const out = new Writable({
        write(chunk, _encoding, done) {
          said.out += chunk;
          done();
        },
      });
      minutes += 1;
      const code = await runCommand(args, {
        out,
        printError: (text) => {
          said.err += `${text}\n`;
        },
        now: () => new Date(noon.getTime() + minutes * 60_000),
        operator: 'rohan as agency',
      });
      return { code, ...said };
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
  await office.ask('export', '--format', 'csv', '--state', 'held', '--since', '2026-03-01');
  await office.ask('release', '--all');
  await office.ask('retry', ravi);
  await office.ask('affected', '--since', '2026-03-01');
  await office.ask('forget', 'RAVI@example.com');
  const by = { operator: 'rohan as agency' };
  const since = new Date('2026-03-01T00:00:00+05:30').toISOString();
  const lines = await office.lines();
  expect(lines).toMatchObject([
    { ...by, command: 'forget', references: [ravi], enquiryCount: 1, selection: {} },
    { ...by, command: 'affected', references: [bina, ravi], enquiryCount: 2, selection: { since } },
    { ...by, command: 'retry', references: [ravi], enquiryCount: 1, selection: {} },
    { ...by, command: 'release', references: [bina], enquiryCount: 1, selection: { state: 'held' } },
    { ...by, command: 'export', references: [bina], enquiryCount: 1, selection: { state: 'held', since } },
    { ...by, command: 'show', references: [ravi, bina], enquiryCount: 2, selection: {} },
  ]);
  expect(lines.map(({ at }) => at.getTime())).toEqual(
    [6, 5, 4, 3, 2, 1].map((n) => noon.getTime() + n * 60_000),
  );
  expect(JSON.stringify(lines)).not.toMatch(/example\.com|Ravi|Bina|9876543210/i);

  const { code, out, err } = await office.ask('journal');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const [head, first] = out.split('\n');
  expect(head).toMatch(/^TIME \(IST\) +COMMAND +BY +ENQUIRIES +WHICH$/);
  expect(first).toMatch(new RegExp(`^2026-03-04 17:36 +forget +rohan as agency +1 +${ravi}$`));
  expect(out).toContain(`--state held --since 2026-03-01 ${bina}`);
  expect(JSON.parse((await office.ask('journal', '--json', '--limit', '1')).out)).toHaveLength(1);
  expect((await office.ask('journal', '--limit', '1')).out).toContain('… and more');
  expect((await office.ask('journal', '--since', '2026-03-05')).out).toBe('No lines.\n');
});

test('the journal prints days as they were typed, and times in the zone of the agency', async () => {
  await using office = await openOffice();
  const bina = await office.insert('Bina');
  await office.ask('affected', '--since', '2026-01-01', '--until', '2026-03-31');
  await office.ask('affected', '--since', '7d');
  const { out } = await office.ask('journal');
  expect(out).toMatch(new RegExp(`--since 2026-01-01 --until 2026-03-31 ${bina}$`, 'm'));
  expect(out).toMatch(new RegExp(`--since 2026-02-25 17:32 ${bina}$`, 'm'));
  expect(out).not.toMatch(/T\d\d:/);
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
    ['notices', '--discard', '--all'],
    ['letter'],
    ['show', '0000-0000'],
    ['retry', '--all'],
    ['forget', 'bina'],
    ['release', bina, '--all'],
    ['affected'],
    ['affected', '--since', 'soon'],
    ['affected', 'list.xls', '--since', '2026-03-01'],
    ['export', '--format', 'xls'],
  ])
    await office.ask(...args);
  expect(await office.lines()).toEqual([]);
});

test('a request to erase a person who is not in the store leaves a line without the address', async () => {
  await using office = await openOffice();
  expect((await office.ask('forget', 'asha@example.com')).code).toBe(1);
  expect(await office.lines()).toMatchObject([{ command: 'forget', references: [], enquiryCount: 0 }]);
});

test.each(storeKinds)('%s: an export of many enquiries is in the journal with their number', async (kind) => {
  await using office = await openOffice(kind);
  const count = journalReferencesCountMax + 1;
  await Promise.all(Array.from({ length: count }, (_, at) => office.insert(`P${at}`)));
  expect((await office.ask('export', '--format', 'json')).err).toBe(`${count} enquiries exported.\n`);
  expect(await office.lines()).toMatchObject([{ command: 'export', references: [], enquiryCount: count }]);
  const [newest] = await office.store.list({}, 1);
  await office.ask('forget', newest?.email ?? '');
  await office.ask('export', '--format', 'json');
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
    ['export', '--format', 'csv'],
    ['affected', '--since', '2026-01-01'],
    ['release', held],
    ['retry', held],
    ['forget', 'bina@example.com'],
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

test('an enquiry that arrives during an export is neither exported nor in the journal', async () => {
  await using office = await openOffice();
  const first = await office.insert('Asha');
  using other = new DatabaseSync(office.url.slice('file:'.length));
  // Arrives with the line, before the rows are read.
  other.exec(`CREATE TRIGGER arrive AFTER INSERT ON journal BEGIN
    INSERT INTO enquiries (reference, received_at, content_hash, name, email, phone, subject, message, state, next_try_at)
    VALUES ('LATE-0001', '2026-03-04T12:00:01.000Z', 'hash', 'Late', 'late@example.com', '', '', 'x', 'waiting', '2026-03-04'); END`);
  const { out } = await office.ask('export', '--format', 'json');
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
    expect((await office.ask(command, ...about)).code).toBe(0);
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
    INSERT INTO enquiries (reference, received_at, content_hash, name, email, phone, subject, message, state, next_try_at)
    VALUES ('LATE-0001', '2026-03-04T12:00:01.000Z', 'hash', 'Asha', 'asha@example.com', '', '', 'x', 'waiting', '2026-03-04'); END`);
  await office.ask('forget', 'asha@example.com');
  expect(await office.store.list({}, 10)).toEqual([]);
  expect((await office.lines()).map(({ references }) => references)).toEqual([['LATE-0001'], [first]]);
});

test.each(storeKinds)(
  '%s: affected lists each person once, with the latest name and all references',
  async (kind) => {
    await using office = await openOffice(kind);
    const at = (day: string) => ({ receivedAt: new Date(`${day}T10:00:00+05:30`) });
    const before = await office.insert('Early', at('2026-02-27'));
    const one = await office.insert('Asha', { ...at('2026-03-01'), phone: '' });
    const two = await office.insert('Asha Rao', { ...at('2026-03-03'), email: 'ASHA@example.com' });
    const spam = await office.insert('=cmd()', { ...at('2026-03-02'), email: 'x@example.com', phone: '' });
    await office.insert('Late', at('2026-03-05'));
    const period = ['--since', '2026-03-01', '--until', '2026-03-04'];
    const { code, out, err } = await office.ask('affected', '--json', ...period);
    expect({ code, err }).toEqual({ code: 0, err: '2 people, 3 enquiries.\n' });
    const people = JSON.parse(out);
    expect(people).toHaveLength(2);
    expect(people).toContainEqual({
      email: 'ASHA@example.com',
      name: 'Asha Rao',
      phone: '9876543210',
      firstReceivedAt: '2026-03-01T04:30:00.000Z',
      lastReceivedAt: '2026-03-03T04:30:00.000Z',
      references: [one, two],
    });
    expect(out).not.toContain(before);

    const file = join(folder, `${kind}.csv`);
    expect(await office.ask('affected', file, ...period)).toMatchObject({ code: 0, out: '' });
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(
      '"Email","Name","Phone","First received (IST)","Last received (IST)","References"',
    );
    expect(text).toContain(`"x@example.com","'=cmd()","","2026-03-02 10:00","2026-03-02 10:00","${spam}"`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await office.ask('affected', ...period)).out).toMatch(/^EMAIL +NAME +PHONE +FIRST \(IST\) +LAST/);
    expect((await office.ask('affected', '--since', '2026-04-01')).out).toBe('No enquiries.\n');
  },
);

test('a restore is in the journal of the restored store, even if the backup is of a release without a journal', async () => {
  await using office = await openOffice();
  await office.ask('show', await office.insert('Asha'));
  const [restored, older] = [join(folder, 'restored.db'), join(folder, 'older.db')];
  const linesIn = () => {
    using database = new DatabaseSync(restored, { readOnly: true });
    return database
      .prepare('SELECT command, operator, enquiry_count AS count FROM journal ORDER BY id')
      .all();
  };
  await restoreSqlite(office.url.slice('file:'.length), restored, noon, 'root');
  expect(linesIn()).toEqual([
    { command: 'show', operator: 'rohan as agency', count: 1 },
    { command: 'restore', operator: 'root', count: 1 },
  ]);
  await createOlderStore('SQLite', `file:${older}`, 3);
  await restoreSqlite(older, restored, noon, 'root');
  expect(linesIn()).toEqual([{ command: 'restore', operator: 'root', count: 0 }]);
});

test.each(storeKinds)('%s: lines are erased after a year, and a wrong clock erases none', async (kind) => {
  await using office = await openOffice(kind);
  const first = await office.insert('Asha');
  const lineAt = async (at: Date) =>
    office.store.addToJournal({
      ...{ at, command: 'show', operator: 'agency' },
      ...{ references: [first], enquiryCount: 1, selection: {} },
    });
  let now = new Date(noon.getTime() + 3_650 * dayMs); // the clock is ten years ahead
  const runDailyJobs = createDailyJobs({
    ...{ retentionDays: 36_500, eraseAfterDays: 0, isMailed: false, store: office.store, digest: null },
    ...{ log: createLog('silent', { write: () => {} }), now: () => now },
  });
  await lineAt(noon);
  await lineAt(new Date(noon.getTime() + dayMs));
  await runDailyJobs();
  expect(await office.lines()).toHaveLength(2);

  const later = new Date(noon.getTime() + journalDays * dayMs);
  await lineAt(later);
  now = later;
  await runDailyJobs();
  expect(await office.lines()).toHaveLength(3);
  await lineAt(new Date(later.getTime() + 1_000));
  now = new Date(later.getTime() + 1_000);
  await runDailyJobs();
  expect(await office.lines()).toHaveLength(3);
});

test('the operator is the system user, with the caller of sudo', async () => {
  await using office = await openOffice();
  const first = await office.insert('Asha');
  const own = operatorName(undefined, 0);
  expect(own).toMatch(/^\S+$/);
  expect(operatorName(own, 0)).toBe(own);
  expect(operatorName('rohan', 0)).toBe(`rohan as ${own}`);
  expect(operatorName('\u001b[31mx\ny', 0)).toBe(`31mxy as ${own}`);
  expect(operatorName('x'.repeat(5_000), 0).length).toBeLessThan(300);
  await runCliWith({ DATABASE_URL: office.url, SUDO_USER: 'meera' }, 'show', first);
  expect(await office.lines()).toMatchObject([{ command: 'show', operator: `meera as ${own}` }]);
});
