// The commands as processes: exit codes, users, and output that cannot be written or that nobody reads.

import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../server/store.ts';
import { runInShell } from '../support/cli.ts';
import { runCliInProcess } from '../support/cli-in-process.ts';
import { enquiry } from '../support/isolated-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'desk-'));
const url = `file:${folder}/enquiries.db`;
const run = (script: string, databaseUrl = url) => runInShell(script, databaseUrl, folder);
const store = await openStore(url);
const insertHeld = (count: number, text: string, into = store) =>
  Promise.all(
    Array.from({ length: count }, (_, number) =>
      into.insert(enquiry({ message: `${number} ${text}`, spamSignals: ['links'] })),
    ),
  );
await insertHeld(600, 'x'.repeat(500));
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

// Root ignores file permissions unless that capability is dropped.
const asOther =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : ['env'];

test.skipIf(spawnSync(asOther[0] ?? '', [...asOther.slice(1), 'true']).status !== 0)(
  'another user than the site’s is told so, whatever he may not read',
  async () => {
    const place = join(folder, 'private');
    const file = join(place, 'enquiries.db');
    await (await openStore(`file:${file}`)).close();
    writeFileSync(join(folder, '.env'), '');
    const refused = /^Cannot read (\.env|\/.+\.db): run this as the site's user/;
    for (const closed of [place, file, join(folder, '.env')]) {
      chmodSync(closed, 0);
      for (const command of ['list', `backup ${folder}`, `restore ${file}`]) {
        const said = await run(`exec ${asOther.join(' ')} "$@" ${command}`, `file:${file}`);
        expect([command, said]).toEqual([command, { code: 3, out: '', err: expect.stringMatching(refused) }]);
      }
      chmodSync(closed, 0o700);
    }
    rmSync(join(folder, '.env'));
  },
);

test('an export that outgrows its disk is reported in one line, and leaves no partial file', async () => {
  mkdirSync(join(folder, 'small'));
  const quoting = `file:${folder}/small/quoting.db`;
  const quotes = await openStore(quoting);
  await insertHeld(100, '"'.repeat(4_900), quotes); // the export doubles each quote
  await quotes.close();
  const file = join(folder, 'small/march.csv');
  const limited = await run(`ulimit -f 800; trap "" XFSZ; exec "$@" export ${file}`, quoting); // 800 kB
  const err = expect.stringMatching(/^Cannot write \S+ \(EFBIG[^\n]+\n$/);
  expect(limited).toMatchObject({ code: 3, err });
  expect(existsSync(file)).toBe(false);
});

test('output that cannot be written is an error without a stack trace, a closed one is none', async () => {
  for (const [redirection, code] of [
    ['> /dev/full', 3],
    ['>&-', 0],
    ['> /dev/full 2>&1', 3],
    ['2>&-', 0],
    ['| head -c 10', 0],
  ] as const)
    for (const command of ['list --limit 600', 'export']) {
      const said = await run(`"$@" ${command} ${redirection}`);
      expect([redirection, command, said.code]).toEqual([redirection, command, code]);
      expect(said.err).toMatch(/^(?!.*(?:TypeError|node:))(?:.+\n){0,2}$/); // a stack trace is for developers
    }
});

test('all held enquiries are released once, the oldest first, also by two who release them at the same time', async () => {
  const held = (await store.list({ state: 'held' }, 1_000)).map(({ reference }) => reference).reverse();
  expect(held).toHaveLength(600); // more than one page
  const releasing = [1, 2].map(() => runCliInProcess(url, 'release', '--all', '--json'));
  const answers = (await Promise.all(releasing)).map(({ out }) => JSON.parse(out) as { changed: string[] });
  for (const { changed } of answers) expect(changed).toEqual(held.filter((one) => changed.includes(one)));
  expect(answers.flatMap(({ changed }) => changed).sort()).toEqual(held.sort());
  expect(await store.counts()).toEqual({ waiting: 600, held: 0, sent: 0, refused: 0 });
});
