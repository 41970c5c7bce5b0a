// Copies of a store that a site uses, and of a hundred thousand enquiries by commands that are killed in the middle.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as later } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openStore } from '../../server/store.ts';
import { runCli } from '../support/cli.ts';
import { openIsolatedDatabase } from '../support/isolated-database.ts';
import { storeKinds } from '../support/isolated-store.ts';
import { startServer } from '../support/server-process.ts';

type Database = Awaited<ReturnType<typeof openIsolatedDatabase>>;

const rows = 100_000;
const cli = fileURLToPath(new URL('../../dist/enquiries.js', import.meta.url));
const copy = (from: Database, to: Database) => runCli('', 'copy-store', from.url, to.url);

test.each(storeKinds)(
  '%s: a store that an idle site uses is not copied, and copied after its stop',
  async (kind) => {
    await using used = await openIsolatedDatabase(kind);
    await using target = await openIsolatedDatabase('SQLite');
    await using server = startServer({ DATABASE_URL: used.url });
    await server.url();
    await later(6_000); // until it only asks now and then what there is to do
    const inUse = expect.stringMatching(/ is in use: stop the site .+ run this again\.\n$/);
    expect(await copy(used, target)).toEqual({ code: 3, out: '', err: inUse });
    server.child.kill('SIGTERM');
    await server.ended;
    expect(await copy(used, target)).toMatchObject({ code: 0, err: '' });
  },
);

test('a hundred thousand enquiries are copied from SQLite to PostgreSQL and back, after a kill at any moment', async () => {
  await using first = await openIsolatedDatabase('SQLite');
  await using second = await openIsolatedDatabase('PostgreSQL');
  await using third = await openIsolatedDatabase('SQLite');
  await (await openStore(first.url)).close();
  await first.execute(fill);
  const before = await digest(first);
  for (const [from, to] of [
    [first, second],
    [second, third],
  ] as const) {
    for (const ms of [1_500, 4_000]) {
      const child = spawn(process.execPath, [cli, 'copy-store', from.url, to.url], { stdio: 'ignore' });
      const ended = once(child, 'exit');
      await later(ms);
      child.kill('SIGKILL');
      await ended;
      await to.idle();
      expect((await to.read()).enquiries).toEqual([]);
    }
    const startMs = performance.now();
    const said = await copy(from, to);
    console.log(`${rows} enquiries copied in ${Math.round(performance.now() - startMs)} ms`);
    expect(said).toMatchObject({ code: 0, err: '' });
    expect(said.out).toMatch(new RegExp(`^ {2}enquiries +${rows}$`, 'm'));
    expect([await digest(from), await digest(to)]).toEqual([before, before]);
  }
});

/** Of all enquiries and messages. */
async function digest({ query }: Database): Promise<string> {
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
