// A store that cannot be written for a while, under a stream of enquiries: visitors and the operator get an error, and the
// process recovers automatically.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLedger, postSubmission, startEnquiryLoad, unlimited } from '../support/enquiry-load.ts';
import { openIsolatedDatabase } from '../support/isolated-store.ts';
import { startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';

type IsolatedDatabase = Awaited<ReturnType<typeof openIsolatedDatabase>>;
type Fault = { fail: () => Promise<unknown>; mend: () => Promise<unknown> };

const mounts = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', folder]).status === 0;

test('on a full disk enquiries are refused, and stored as soon as there is space', async ({ skip }) => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  skip(!mounts(folder), 'Only root can mount a small disk');
  try {
    await using database = await openIsolatedDatabase('SQLite', undefined, folder);
    const ballast = join(folder, 'ballast');
    await isRefusedMeanwhile(database, {
      fail: async () => spawnSync('dd', ['if=/dev/zero', `of=${ballast}`]),
      mend: async () => rmSync(ballast),
    });
  } finally {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  }
});

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

test.each<[what: string, fault: (postgres: Postgres, database: IsolatedDatabase) => Fault]>([
  ['stopped', ({ stop, start }) => ({ fail: stop, mend: start })],
  ['killed', ({ kill, start }) => ({ fail: kill, mend: start })],
  [
    'read-only',
    (_postgres, { url, execute, query }) => {
      const alter = `ALTER DATABASE ${new URL(url).pathname.slice(1)}`;
      return {
        async fail() {
          await execute(`${alter} SET default_transaction_read_only = on`);
          await query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()`);
        },
        mend: () => execute(`BEGIN READ WRITE; ${alter} RESET default_transaction_read_only; COMMIT`),
      };
    },
  ],
])(
  'while PostgreSQL is %s enquiries are refused and not stored, and it is used again',
  async (_what, fault) => {
    await using postgres = await startPostgres();
    await using database = await openIsolatedDatabase('PostgreSQL', postgres);
    await isRefusedMeanwhile(database, fault(postgres, database));
  },
);

async function isRefusedMeanwhile(database: IsolatedDatabase, { fail, mend }: Fault) {
  await using server = startServer({ DATABASE_URL: database.url, ...unlimited });
  const url = await server.url();
  const ledger = openLedger();
  const ready = async () => (await fetch(`${url}/readyz`)).status;
  const usual = await ready(); // a small disk is never ready
  const load = startEnquiryLoad(url, 3, ledger.create);
  const stored = () => ledger.acknowledged().length;
  const refusals = () =>
    ledger.submissions.flatMap(({ statuses }) => statuses.filter((status) => status !== 200));
  const moreOf = async (count: () => number, more: number) => {
    const before = count();
    await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(before + more);
  };
  await moreOf(stored, 30);
  await fail();
  await moreOf(() => refusals().length, 20);
  const fromMs = performance.now();
  expect((await fetch(`${url}/contact`)).status).toBe(200);
  expect(await (await fetch(`${url}/healthz`)).text()).toBe('ok\n');
  await expect.poll(ready).toBe(503);
  const toMs = performance.now();

  await mend();
  await moreOf(stored, 30);
  await expect.poll(ready).toBe(usual);
  await load.stop();
  const refused = ledger.submissions.filter(({ references }) => references.size === 0);
  expect(refused[9] && (await postSubmission(url, refused[9]))).toBe(200); // as the browser retries automatically
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 }); // and its log is complete
  expect(new Set(refusals())).toEqual(new Set([503]));
  const complaints = server.lines().filter(({ msg }) => msg === 'enquiry not stored');
  expect(complaints.map(({ level }) => level)).toEqual(refusals().map(() => 50));
  expect(JSON.stringify(complaints)).not.toContain('@example.com');

  const found = await database.read();
  expect(ledger.faultsIn(found)).toEqual([]);
  // A commit whose reply is lost with the connection is reported as failed to the visitor, but is stored: at most one for each.
  const keys = new Set(found.enquiries.map(({ key }) => key));
  const late = refused.filter(({ key, references }) => references.size === 0 && keys.has(key));
  expect(late.length).toBeLessThanOrEqual(3);
  expect(late.filter(({ postedMs }) => fromMs < postedMs && postedMs < toMs)).toEqual([]);
  expect(found.enquiries).toHaveLength(stored() + late.length);
}
