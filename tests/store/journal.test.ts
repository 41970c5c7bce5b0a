// The journal says which command was used by whom on which enquiries, and nothing about visitors.

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { operatorName } from '../../server/cli/command.ts';
import { readConfig } from '../../server/config.ts';
import { restoreSqlite } from '../../server/db/restore.ts';
import { dayMs } from '../../server/time/dates.ts';
import { runCliWith } from '../support/cli.ts';
import { runCliWithIo } from '../support/cli-in-process.ts';
import { enquiry, noon, openIsolatedStore } from '../support/isolated-store.ts';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

const folder = mkdtempSync(join(tmpdir(), 'journal-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A store, and the commands on it in this process at a time that passes. */
async function openOffice() {
  const isolated = await openIsolatedStore('SQLite');
  const loadConfig = () => readConfig({ DATABASE_URL: isolated.url });
  let minutes = 0;
  return {
    ...isolated,
    ask(...args: string[]) {
      minutes += 1;
      const at = new Date(noon.getTime() + minutes * 60_000);
      return runCliWithIo({ now: () => at, operator: 'rohan as agency', loadConfig }, ...args);
    },
    lines: () => isolated.store.journal(new Date(0), 100),
    async insert(name: string, otherwise: Parameters<typeof enquiry>[0] = {}) {
      const email = `${name.toLowerCase()}@example.com`;
      return (await isolated.store.insert(enquiry({ name, email, ...otherwise }))).reference;
    },
  };
}

test('each command that shows or changes enquiries leaves a line without a visitor’s data', async () => {
  await using office = await openOffice();
  const ravi = await office.insert('Ravi');
  const key = '7f3a9c21aaaabbbbccccddddeeeeffff';
  const bina = await office.insert('Bina', { spamSignals: ['haste'], key });
  await office.ask('show', ravi, 'W-7F3A9C21');
  await office.ask('export', '--state', 'held', '--since', '2026-03-01');
  await office.ask('release', '--all');
  await office.ask('retry', ravi);
  await office.ask('forget', 'RAVI@example.com', '--confirm');
  await office.ask('forget', 'nobody@example.com', '--confirm');
  const since = new Date('2026-03-01T00:00:00+05:30').toISOString();
  const lines = await office.lines();
  const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
  const expected: [command: string, references: string[], selection: object][] = [
    ['forget', [], {}],
    ['forget', [ravi], {}],
    ['retry', [ravi], {}],
    ['release', [bina], { state: 'held' }],
    ['export', [bina], { state: 'held', since }],
    ['show', [ravi, bina], {}],
  ];
  expect(lines).toEqual(
    expected.map(([command, references, selection], index) => ({
      ...{ at: at(6 - index), command, operator: 'rohan as agency', references, selection },
      enquiryCount: references.length,
    })),
  );
  expect(JSON.stringify(lines)).not.toMatch(/example\.com|Ravi|Bina|9876543210/i);

  const { code, out, err } = await office.ask('journal');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const [head, , first] = out.split('\n');
  expect(head).toMatch(/^TIME \(IST\) +COMMAND +BY +ENQUIRIES +WHICH$/);
  expect(first).toMatch(new RegExp(`^2026-03-04 17:35 +forget +rohan as agency +1 +${ravi}$`));
  expect(out).toContain(`state=held since=${since} ${bina}`);
  expect(JSON.parse((await office.ask('journal', '--json', '--limit', '1')).out)).toHaveLength(1);
  expect((await office.ask('journal', '--limit', '1')).out).toContain('… and perhaps more');
  expect((await office.ask('journal', '--since', '2026-03-05')).out).toBe('No lines.\n');
});

test('commands that show or change nothing leave no line', async () => {
  await using office = await openOffice();
  const bina = await office.insert('Bina', { spamSignals: ['haste'] });
  for (const command of [
    ...['list --json', 'check', 'journal', 'expire', 'expire --confirm', 'discard --all', 'show 0000-0000'],
    ...['retry --all', 'forget bina', 'forget bina@example.com', `erase ${bina}`, 'list --search tea'],
    ...[`release ${bina} --all`, 'export list.xls', `export ${folder}`, `export ${folder}/missing/march.csv`],
  ])
    await office.ask(...command.split(' '));
  expect(await office.lines()).toEqual([]);
});

test('a command that cannot write its line shows and changes nothing', async () => {
  await using office = await openOffice();
  const held = await office.insert('Bina', { spamSignals: ['haste'] });
  await office.execute(
    `CREATE TRIGGER full BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, 'disk full'); END`,
  );
  const file = join(folder, 'none.csv');
  const commands = ['show HELD', `export ${file}`, 'export', 'release HELD', 'retry HELD'];
  for (const command of [...commands, 'forget bina@example.com --confirm', 'erase HELD --confirm']) {
    const said = await office.ask(...command.replace('HELD', held).split(' '));
    const refused = { code: 3, out: '', err: 'Cannot use the store: disk full\n' };
    expect([command, said]).toEqual([command, refused]);
  }
  expect(await office.store.find(held)).toMatchObject({ state: 'held' });
  expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined();
});

test('an export of many enquiries is in the journal with their number', async () => {
  await using office = await openOffice();
  const count = 101;
  await Promise.all(Array.from({ length: count }, (_, at) => office.insert(`P${at}`)));
  expect((await office.ask('export', '--json')).err).toBe(`${count} enquiries exported.\n`);
  expect(await office.lines()).toMatchObject([{ command: 'export', references: [], enquiryCount: count }]);
  await office.ask('forget', 'p0@example.com', '--confirm');
  await office.ask('export', '--json');
  const [line] = await office.lines();
  expect([line?.references.length, line?.enquiryCount]).toEqual([count - 1, count - 1]);
});

/** An enquiry arrives with the first line of the journal. */
const arrival = (email: string) => `
  CREATE TRIGGER arrive AFTER INSERT ON journal WHEN NOT EXISTS (SELECT 1 FROM journal WHERE id < NEW.id) BEGIN
    INSERT INTO enquiries (reference, received_at, content_hash, name, email, phone, subject, message, language, utm,
      spam_signals, held, canary)
    VALUES ('LATE-0001', '2026-03-04T12:00:01.000Z', 'hash', 'Late', '${email}', '', '', 'x', 'en', '{}', '[]', 0, 0);
  END`;

test('an enquiry that arrives during an export is not in it, one that arrives while its sender is erased is erased, as the journal says', async () => {
  await using office = await openOffice();
  const first = await office.insert('Asha');
  await office.execute(arrival('late@example.com')); // before the rows are read
  const { out } = await office.ask('export', '--json');
  expect(JSON.parse(out)).toMatchObject([{ reference: first }]);
  expect(await office.lines()).toMatchObject([{ references: [first], enquiryCount: 1 }]);

  await using other = await openOffice();
  const own = await other.insert('Asha');
  await other.execute(arrival('asha@example.com'));
  await other.ask('forget', 'asha@example.com', '--confirm');
  expect(await other.store.list({}, 10)).toEqual([]);
  expect((await other.lines()).map(({ references }) => references)).toEqual([['LATE-0001'], [own]]);
});

test('a restore erases again all that one command erased, and is in the journal itself', async () => {
  await using office = await openOffice();
  const insert = (name: string) =>
    Promise.all(Array.from({ length: 101 }, (_, at) => office.insert(name, { message: `of ${at}` })));
  const [flood, stream] = [await insert('Flood'), await insert('Stream')];
  await office.execute(`VACUUM INTO '${office.path}.copy'`);
  expect((await office.ask('forget', 'flood@example.com', '--confirm')).code).toBe(0);
  expect((await office.ask('erase', ...stream, '--confirm')).code).toBe(0);
  const lines = await office.lines();
  expect(lines.flatMap((line) => line.references).toSorted()).toEqual([...flood, ...stream].toSorted());
  expect(lines.map(({ enquiryCount }) => enquiryCount)).toEqual([1, 100, 1, 100]); // a line lists a hundred
  await office.store.close();
  const restored = await restoreSqlite(`${office.path}.copy`, office.path, noon, 'root');
  expect(restored).toMatchObject({ erasedAgain: 202 });
  using database = new DatabaseSync(office.path, { readOnly: true });
  const last = database.prepare('SELECT command, operator FROM journal ORDER BY id DESC LIMIT 1').get();
  expect(last).toEqual({ command: 'restore', operator: 'root' });
});

test('the site erases lines after a year', async () => {
  await using site = await openSiteWithMessages();
  const { store, now } = site;
  const sizes = [];
  for (const days of [1, 365, 1]) {
    site.advance(days * dayMs);
    const line = { command: 'show', operator: 'agency', references: [], enquiryCount: 0, selection: {} };
    await store.addToJournal({ at: now(), ...line });
    await site.runJob('expiry');
    sizes.push((await store.journal(new Date(0), 9)).length);
  }
  expect(sizes).toEqual([1, 2, 2]);
});

test('the operator is the system user, with the caller of sudo', async () => {
  await using office = await openOffice();
  const first = await office.insert('Asha');
  const own = operatorName('');
  expect(own).toMatch(/^\S+$/);
  expect([operatorName(own), operatorName('rohan')]).toEqual([own, `rohan as ${own}`]);
  await runCliWith({ DATABASE_URL: office.url, SUDO_USER: 'meera' }, 'show', first);
  expect(await office.lines()).toMatchObject([{ command: 'show', operator: `meera as ${own}` }]);
});
