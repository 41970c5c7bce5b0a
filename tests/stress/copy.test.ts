// A hundred thousand enquiries are copied to the other database and back, by commands that are killed in the middle.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as later } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../server/store.ts';
import { runCli } from '../support/cli.ts';
import { openIsolatedDatabase } from '../support/isolated-database.ts';
import { startPostgres } from '../support/postgres.ts';

const rows = 100_000;
const cli = fileURLToPath(new URL('../../dist/enquiries.js', import.meta.url));

const postgres = await startPostgres();
afterAll(() => postgres[Symbol.asyncDispose]());

test('a hundred thousand enquiries are copied from SQLite to PostgreSQL and back, after a kill at any moment', async () => {
  await using first = await openIsolatedDatabase('SQLite', postgres);
  await using second = await openIsolatedDatabase('PostgreSQL', postgres);
  await using third = await openIsolatedDatabase('SQLite', postgres);
  await (await openStore(first.url)).close();
  await first.execute(fill);
  for (const [from, to] of [
    [first, second],
    [second, third],
  ] as const) {
    const before = await digest(from);
    const startMs = performance.now();
    await killedAfter(1_500, from.url, to.url);
    await killedAfter(4_000, from.url, to.url);
    await to.idle();
    expect((await to.read()).enquiries).toEqual([]);
    const freshMs = performance.now();
    const said = await runCli('', 'copy-store', from.url, to.url);
    const tookMs = performance.now() - freshMs;
    console.log(
      `${rows} enquiries copied in ${Math.round(tookMs)} ms, ${Math.round(freshMs - startMs)} ms after the first start`,
    );
    expect(said).toMatchObject({ code: 0, err: '' });
    expect(said.out).toMatch(new RegExp(`^ {2}enquiries +${rows}$`, 'm'));
    expect(await digest(from)).toBe(before);
    expect(await digest(to)).toBe(before);
  }
});

async function killedAfter(ms: number, from: string, to: string): Promise<void> {
  const child = spawn(process.execPath, [cli, 'copy-store', from, to], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await later(ms);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

/** Of all enquiries and messages. */
async function digest({ query }: Awaited<ReturnType<typeof openIsolatedDatabase>>): Promise<string> {
  const hash = createHash('sha256');
  for (const table of ['enquiries', 'messages'])
    for (const row of (await query(`SELECT * FROM ${table}`)).sort((one, other) =>
      `${one.reference}` < `${other.reference}` ? -1 : 1,
    ))
      hash.update(JSON.stringify(Object.values(row).map((value) => value && String(value))));
  return hash.digest('hex');
}

const fill = `
  BEGIN;
  WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${rows})
  INSERT INTO enquiries (reference, received_at, content_hash, name, email, phone, subject, message, language, utm,
    spam_signals, held, canary)
  SELECT printf('R-%07d', n), '2026-03-04T12:00:00.000Z', 'hash ' || n, 'आशा ' || n, n || '@example.com', '', 'Tea',
    n || hex(randomblob(200)), 'en', '{}', '[]', 0, 0 FROM numbers;
  INSERT INTO messages (id, channel, kind, reference, state, tries, created_at, next_try_at)
  SELECT 'enquiry-' || reference, 'agency', 'enquiry', reference, 'sent', 1, received_at, received_at FROM enquiries;
  COMMIT`;
