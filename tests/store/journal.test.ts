// The journal says which command was used by whom on which enquiries, and nothing about visitors.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { operatorName } from '../../server/cli/command.ts';
import { readConfig } from '../../server/config.ts';
import { restoreSqlite } from '../../server/db/restore.ts';
import { openStore } from '../../server/store.ts';
import { dayMs } from '../../server/time/dates.ts';
import { runCliWith } from '../support/cli.ts';
import { runCliWithIo } from '../support/cli-in-process.ts';
import { steps } from '../support/cli-steps.ts';
import { after, enquiry, noon, openIsolatedStore } from '../support/isolated-store.ts';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

const folder = mkdtempSync(join(tmpdir(), 'journal-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A store, and the commands on it in this process at a time that passes. */
async function openOffice() {
  const isolated = await openIsolatedStore('SQLite');
  const loadConfig = () => readConfig({ DATABASE_URL: isolated.url });
  let minutes = 0;
  const ask = (...args: string[]) => {
    const at = after(++minutes);
    return runCliWithIo({ now: () => at, operator: 'rohan as agency', loadConfig }, ...args);
  };
  return {
    ...{ ...isolated, ask, says: steps(ask) },
    lines: () => isolated.store.journal(new Date(0), 100),
    async insert(name: string, otherwise: Parameters<typeof enquiry>[0] = {}) {
      const email = `${name.toLowerCase()}@example.com`;
      return (await isolated.store.insert(enquiry({ name, email, ...otherwise }))).reference;
    },
  };
}

test('each command that shows or changes enquiries leaves a line without a visitor’s data', async () => {
  await using office = await openOffice();
  const { says } = office;
  const ravi = await office.insert('Ravi');
  const key = '7f3a9c21aaaabbbbccccddddeeeeffff';
  const bina = await office.insert('Bina', { spamSignals: ['haste'], key });
  await says(`show ${ravi} W-7F3A9C21`, 0);
  await says('export --state held --since 2026-03-01', 0);
  await says('release --all', 0);
  await says(`retry ${ravi}`, 0);
  await says('forget RAVI@example.com --confirm', 0);
  await says('forget nobody@example.com --confirm', 1);
  const since = new Date('2026-03-01T00:00:00+05:30').toISOString();
  const expected: [command: string, references: string[], selection?: object][] = [
    ['forget', []],
    ['forget', [ravi]],
    ['retry', [ravi]],
    ['release', [bina], { state: 'held' }],
    ['export', [bina], { state: 'held', since }],
    ['show', [ravi, bina]],
  ];
  const lines = await office.lines();
  expect(lines).toEqual(
    expected.map(([command, references, selection = {}], index) => ({
      ...{ at: after(6 - index), command, operator: 'rohan as agency', references, selection },
      enquiryCount: references.length,
    })),
  );
  expect(JSON.stringify(lines)).not.toMatch(/example\.com|Ravi|Bina|9876543210/i);
  await says(
    'journal',
    0,
    /^TIME \(IST\) +COMMAND +BY +ENQUIRIES +WHICH$/m,
    `state=held since=${since} ${bina}`,
  );
  await says('journal', 0, new RegExp(`^2026-03-04 17:35 +forget +rohan as agency +1 +${ravi}$`, 'm'));
  await says('journal --limit 1', 0, '… and perhaps more');
  await says('journal --since 2026-03-05', 0, /^No lines.\n$/);
});

test('commands that show or change nothing leave no line', async () => {
  await using office = await openOffice();
  const bina = await office.insert('Bina', { spamSignals: ['haste'] });
  for (const command of [
    ...['list --json', 'check', 'journal', 'expire', 'expire --confirm', 'discard --all', 'show 0000-0000'],
    ...['retry --all', 'forget bina', 'forget bina@example.com', `erase ${bina}`, `release ${bina} --all`],
    ...['export list.xls', `export ${folder}`, `export ${folder}/missing/march.csv`],
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
  const commands = [
    `show ${held}`,
    `export ${folder}/none.csv`,
    'export',
    `release ${held}`,
    `retry ${held}`,
  ];
  for (const command of [...commands, 'forget bina@example.com --confirm', `erase ${held} --confirm`])
    await office.says(command, 3, /^! Cannot use the store: disk full\n$/);
  expect(await office.store.find(held)).toMatchObject({ state: 'held' });
  expect(readdirSync(folder)).toEqual([]);
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
  expect(JSON.parse(await office.says('export --json', 0))).toMatchObject([{ reference: first }]);
  expect(await office.lines()).toMatchObject([{ references: [first], enquiryCount: 1 }]);

  await using other = await openOffice();
  const own = await other.insert('Asha');
  await other.execute(arrival('asha@example.com'));
  await other.says('forget asha@example.com --confirm', 0);
  expect(await other.store.list({}, 10)).toEqual([]);
  expect((await other.lines()).map(({ references }) => references)).toEqual([['LATE-0001'], [own]]);
});

test('an export of many enquiries is in the journal with their number, and a restore erases again all that one command erased', async () => {
  await using office = await openOffice();
  const { path, says, store } = office;
  const insert = (name: string) =>
    Promise.all(Array.from({ length: 101 }, (_, at) => office.insert(name, { message: `of ${at}` })));
  const [flood, stream] = [await insert('Flood'), await insert('Stream')];
  await office.execute(`VACUUM INTO '${path}.copy'`);
  await says('export --json', 0, '! 202 enquiries exported.\n');
  await says('forget flood@example.com --confirm', 0);
  await says(`erase ${stream.join(' ')} --confirm`, 0);
  const lines = await office.lines();
  expect(lines.flatMap((line) => line.references).toSorted()).toEqual([...flood, ...stream].toSorted());
  expect(lines.map(({ enquiryCount }) => enquiryCount)).toEqual([1, 100, 1, 100, 202]); // a line lists a hundred
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
  expect([operatorName(own), operatorName('rohan')]).toEqual([own, `rohan as ${own}`]);
  await runCliWith({ DATABASE_URL: office.url, SUDO_USER: 'meera' }, 'show', first);
  expect(await office.lines()).toMatchObject([{ command: 'show', operator: `meera as ${own}` }]);
});
