// A store that cannot be written for a while: the visitor and the operator get an error, and the process recovers
// automatically.

import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { type Ledger, openLedger, postSubmission, unlimited } from '../support/enquiry-load.ts';
import { openIsolatedDatabase } from '../support/isolated-database.ts';
import { startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';

const postgres = await startPostgres();
afterAll(() => postgres[Symbol.asyncDispose]());

type Server = ReturnType<typeof startServer>;
type IsolatedDatabase = Awaited<ReturnType<typeof openIsolatedDatabase>>;

test.skipIf(!canMount())(
  'on a full disk enquiries are refused, and stored as soon as there is space',
  async () => {
    using disk = mountDisk();
    await using database = await openIsolatedDatabase('SQLite', postgres, disk.folder);
    const ballast = join(disk.folder, 'ballast');
    await isRefusedMeanwhile(database, {
      async fail() {
        const { bavail, bsize } = statfsSync(disk.folder);
        writeFileSync(ballast, Buffer.alloc(bavail * bsize));
      },
      mend: async () => rmSync(ballast),
    });
  },
);

test('when the store’s files may not grow enquiries are refused, and stored as soon as they may', async () => {
  await using database = await openIsolatedDatabase('SQLite', postgres);
  await isRefusedMeanwhile(database, {
    under: ['sh', '-c', 'ulimit -S -f 600; exec "$@"', 'sh'],
    mend: () => database.execute('PRAGMA busy_timeout = 5000; PRAGMA wal_checkpoint(TRUNCATE)'),
  });
});

test('while another program locks the store enquiries are refused, and stored when it releases the lock', async () => {
  await using database = await openIsolatedDatabase('SQLite', postgres);
  let other: DatabaseSync | undefined;
  await isRefusedMeanwhile(database, {
    async fail() {
      other = new DatabaseSync(database.path, { timeout: 5_000 });
      other.exec('BEGIN IMMEDIATE');
    },
    mend: async () => other?.close(),
  });
});

test('while the PostgreSQL table is locked enquiries are refused, and stored when the lock is released', async () => {
  await using database = await openIsolatedDatabase('PostgreSQL', postgres);
  const other = new pg.Client({ connectionString: database.url });
  await isRefusedMeanwhile(database, {
    async fail() {
      await other.connect();
      await other.query('BEGIN; LOCK TABLE enquiries IN ACCESS EXCLUSIVE MODE');
    },
    mend: () => other.end(),
  });
});

test('while PostgreSQL is read-only enquiries are refused, and stored when it is writable again', async () => {
  await using database = await openIsolatedDatabase('PostgreSQL', postgres);
  const name = new URL(database.url).pathname.slice(1);
  await isRefusedMeanwhile(database, {
    async fail() {
      await database.execute(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
      await database.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    },
    mend: () =>
      database.execute(`BEGIN READ WRITE;
        ALTER DATABASE ${name} RESET default_transaction_read_only; COMMIT`),
  });
});

// Root ignores file permissions unless that capability is dropped.
const rights = ['--bounding-set=-dac_override,-dac_read_search'];
const isRoot = process.getuid?.() === 0;

test.skipIf(isRoot && !runs('setpriv', ...rights, 'true'))(
  'a folder that becomes read-only does not affect a running server, and the next start reports it',
  async () => {
    await using database = await openIsolatedDatabase('SQLite', postgres);
    const under = isRoot ? ['setpriv', ...rights] : [];
    const settings = { DATABASE_URL: database.url, ...unlimited };
    const ledger = openLedger();
    const folder = join(database.path, '..');
    await using server = startServer(settings, '', under);
    const url = await server.url();
    expect(await postSubmission(url, ledger.create())).toBe(200);
    const files = ['', '-wal', '-shm'].map((end) => database.path + end);
    const allow = (file: number, dir: number) => {
      for (const path of files) chmodSync(path, file);
      chmodSync(folder, dir);
    };
    allow(0o444, 0o555);
    expect(await postSubmission(url, ledger.create())).toBe(200); // files that are already open stay writable
    server.child.kill('SIGKILL');
    await server.ended;

    await using refused = startServer(settings, '', under);
    expect(await refused.ended).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /^Cannot store enquiries in .+: free space on its disk, .+ and let this user write its folder and the files in it\.\n$/,
      ),
    });
    allow(0o644, 0o755);
    await using next = startServer(settings, '', under);
    expect(await postSubmission(await next.url(), ledger.create())).toBe(200);
    await holds(database, ledger);
  },
);

type Fault = { under?: string[]; fail?: () => Promise<void>; mend: () => Promise<void> };

async function isRefusedMeanwhile(database: IsolatedDatabase, { under = [], fail, mend }: Fault) {
  await using server = startServer({ DATABASE_URL: database.url, ...unlimited }, '', under);
  const url = await server.url();
  const ledger = openLedger();
  expect(await postSubmission(url, ledger.create())).toBe(200);
  await fail?.();
  await postUntil(url, ledger, 503);
  await isAlive(server, url, ledger);
  await mend();
  await goesOn(server, url, ledger);
  await holds(database, ledger);
}

async function postUntil(url: string, ledger: Ledger, wanted: number): Promise<void> {
  for (let number = 1; number <= 5_000; number++) {
    const status = await postSubmission(url, ledger.create());
    if (status === wanted) return;
    if (status !== 200) throw new Error(`POST /send responded with ${status}.`);
  }
  throw new Error(`No POST /send responded with ${wanted}.`);
}

/** It still refuses enquiries, logs it, and serves everything that needs no store. */
async function isAlive(server: Server, url: string, ledger: Ledger): Promise<void> {
  expect(await postSubmission(url, ledger.create())).toBe(503);
  expect((await fetch(`${url}/contact`)).status).toBe(200);
  expect(await (await fetch(`${url}/healthz`)).text()).toBe('ok\n');
  const complaints = () => server.lines().filter(({ msg }) => msg === 'enquiry not stored');
  const refusals = ledger.submissions.flatMap(({ statuses }) => statuses.filter((status) => status === 503));
  await expect.poll(() => complaints().length).toBe(refusals.length);
  expect(complaints()).toEqual(refusals.map(() => expect.objectContaining({ level: 50 })));
  expect(JSON.stringify(complaints())).not.toContain('@example.com');
}

async function goesOn(server: Server, url: string, ledger: Ledger): Promise<void> {
  const refused = ledger.submissions.find(({ references }) => references.size === 0);
  if (!refused) throw new Error('No enquiry was refused.');
  await expect.poll(() => postSubmission(url, ledger.create()), { timeout: 20_000 }).toBe(200);
  expect(await postSubmission(url, refused)).toBe(200); // as the browser retries automatically
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });
}

/** Every acknowledged enquiry is stored once, under its reference, and there is no other. */
async function holds({ read }: Pick<IsolatedDatabase, 'read'>, ledger: Ledger): Promise<void> {
  const { enquiries, faults } = await read();
  expect(faults).toEqual([]);
  const known = (pairs: [string | null, string][]) =>
    pairs.map(([key, reference]) => `${key} ${reference}`).sort();
  expect(known(enquiries.map(({ key, reference }) => [key, reference]))).toEqual(
    known(
      ledger
        .acknowledged()
        .flatMap(({ key, references }) =>
          [...references].map((reference): [string, string] => [key, reference]),
        ),
    ),
  );
}

/** A small disk that can be filled; only root can mount one. */
function mountDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'ignore' });
  return {
    folder,
    [Symbol.dispose]() {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

function canMount(): boolean {
  try {
    using _disk = mountDisk();
    return true;
  } catch {
    return false;
  }
}

function runs(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
