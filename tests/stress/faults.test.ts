// A store that cannot be written for a while: the visitor and the operator get an error, and the process recovers
// automatically.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Ledger, openLedger, postSubmission, unlimited } from '../support/enquiry-load.ts';
import { openIsolatedDatabase } from '../support/isolated-database.ts';
import { startServer } from '../support/server-process.ts';

type IsolatedDatabase = Awaited<ReturnType<typeof openIsolatedDatabase>>;

const mounts = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]).status === 0;

test('on a full disk enquiries are refused, and stored as soon as there is space', async ({ skip }) => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  skip(!mounts(folder), 'Only root can mount a small disk');
  try {
    await using database = await openIsolatedDatabase('SQLite', undefined, folder);
    const ballast = join(folder, 'ballast');
    await isRefusedMeanwhile(database, {
      async fail() {
        const { bavail, bsize } = statfsSync(folder);
        writeFileSync(ballast, Buffer.alloc(bavail * bsize));
      },
      mend: async () => rmSync(ballast),
    });
  } finally {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  }
});

test('when the store’s files may not grow enquiries are refused, and stored as soon as they may', async () => {
  await using database = await openIsolatedDatabase('SQLite');
  await isRefusedMeanwhile(database, {
    under: ['sh', '-c', 'ulimit -S -f 600; exec "$@"', 'sh'],
    mend: () => database.execute('PRAGMA busy_timeout = 5000; PRAGMA wal_checkpoint(TRUNCATE)'),
  });
});

test('while PostgreSQL is read-only enquiries are refused, and stored when it is writable again', async () => {
  await using database = await openIsolatedDatabase('PostgreSQL');
  const alter = `ALTER DATABASE ${new URL(database.url).pathname.slice(1)}`;
  await isRefusedMeanwhile(database, {
    async fail() {
      await database.execute(`${alter} SET default_transaction_read_only = on`);
      await database.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    },
    mend: () => database.execute(`BEGIN READ WRITE; ${alter} RESET default_transaction_read_only; COMMIT`),
  });
});

type Fault = { under?: string[]; fail?: () => Promise<void>; mend: () => Promise<void> };

async function isRefusedMeanwhile(database: IsolatedDatabase, { under = [], fail, mend }: Fault) {
  await using server = startServer({ DATABASE_URL: database.url, ...unlimited }, '', under);
  const url = await server.url();
  const ledger = openLedger();
  const post = () => postSubmission(url, ledger.create());
  const ready = async () => (await fetch(`${url}/readyz`)).status;
  expect(await post()).toBe(200);
  const usual = await ready(); // a small disk is never ready
  await fail?.();
  for (let status: number | null = 200, number = 0; status !== 503; status = await post(), number++) {
    expect(status).toBe(200);
    expect(number).toBeLessThan(5_000);
  }

  // It still refuses enquiries, logs it, and serves everything that needs no store.
  expect([await post(), (await fetch(`${url}/contact`)).status]).toEqual([503, 200]);
  expect(await (await fetch(`${url}/healthz`)).text()).toBe('ok\n');
  if (fail) await expect.poll(ready).toBe(503);
  const complaints = () => server.lines().filter(({ msg }) => msg === 'enquiry not stored');
  const refusals = ledger.submissions.flatMap(({ statuses }) => statuses.filter((status) => status === 503));
  await expect.poll(() => complaints().length).toBe(refusals.length);
  expect(new Set(complaints().map(({ level }) => level))).toEqual(new Set([50]));
  expect(JSON.stringify(complaints())).not.toContain('@example.com');

  await mend();
  await expect.poll(post, { timeout: 20_000 }).toBe(200);
  await expect.poll(ready).toBe(usual);
  const refused = ledger.submissions.find(({ references }) => references.size === 0);
  expect(refused && (await postSubmission(url, refused))).toBe(200); // as the browser retries automatically
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });
  await holds(database, ledger);
}

/** Every acknowledged enquiry is stored once, under its reference, and there is no other. */
async function holds({ read }: Pick<IsolatedDatabase, 'read'>, ledger: Ledger): Promise<void> {
  const { enquiries, faults } = await read();
  expect(faults).toEqual([]);
  const stored = enquiries.map(({ key, reference }) => `${key} ${reference}`);
  const known = ledger
    .acknowledged()
    .flatMap(({ key, references }) => [...references].map((reference) => `${key} ${reference}`));
  expect(stored.sort()).toEqual(known.sort());
}
