// The backup and the drill of a PostgreSQL store: the same commands, and the same kind of file, as of a SQLite one.

import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readBackupRecord, readDrillRecord } from '../../server/db/backup.ts';
import { openStore } from '../../server/store.ts';
import { runCliInProcess } from '../support/cli-in-process.ts';
import { enquiry } from '../support/isolated-store.ts';
import { startPostgres } from '../support/postgres.ts';

const postgres = await startPostgres();
const root = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(async () => {
  rmSync(root, { recursive: true });
  await postgres[Symbol.asyncDispose]();
});

/** A store that a site has open, and a folder for its backups. */
async function openAgency() {
  const url = await postgres.newDatabase();
  const store = await openStore(url);
  const folder = mkdtempSync(join(root, 'backups-'));
  return {
    ...{ url, store, folder },
    run: (...args: string[]) => runCliInProcess(url, ...args),
    files: () => readdirSync(folder).sort(),
    async [Symbol.asyncDispose]() {
      await store.close();
    },
  };
}

test('a backup taken while enquiries arrive has all of one moment, and is recorded in the store', async () => {
  await using agency = await openAgency();
  let [count, isBusy] = [0, true];
  const arriving = (async () => {
    while (isBusy)
      await agency.store.insert(
        enquiry({ message: `number ${count++} \\ "आशा"\n👋`, spamSignals: ['links'] }),
      );
  })();
  await expect.poll(() => count).toBeGreaterThan(20);
  const before = count;
  const { code, out, err } = await agency.run('backup', agency.folder, '--keep', '2', '--json');
  isBusy = false;
  await arriving;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { file, enquiries, bytes } = JSON.parse(out);
  expect(agency.files()).toEqual([expect.stringMatching(/^enquiries-.+Z\.db$/)]);
  expect(enquiries).toBeGreaterThanOrEqual(before - 1);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await readBackupRecord(agency.store)).toEqual({ at: expect.any(Date), bytes, file });

  const copy = await openStore(`file:${file}`);
  const stored = await copy.list({}, enquiries + 1);
  expect(stored.map(({ id }) => id)).toEqual(Array.from({ length: enquiries }, (_, at) => enquiries - at));
  expect(await copy.find(stored[0]?.reference ?? '')).toEqual(
    await agency.store.find(stored[0]?.reference ?? ''),
  );
  expect(await copy.check()).toEqual([]);
  await copy.close();
});

test('a drill restores the newest backup, uses it, and is recorded in the store', async () => {
  await using agency = await openAgency();
  expect((await agency.run('restore-drill')).code).toBe(3);
  await agency.store.insert(enquiry());
  await agency.run('backup', agency.folder);
  const { code, out } = await agency.run('restore-drill');
  expect({ code, out }).toEqual({
    code: 0,
    out: expect.stringMatching(/ can be restored .+ has 1 enquiries/),
  });
  expect(await readDrillRecord(agency.store)).toMatchObject({ ok: true, rows: 1, file: agency.files()[0] });
  expect(await agency.store.counts()).toMatchObject({ waiting: 1 });
});

test('a backup is restored into an empty database', async () => {
  await using agency = await openAgency();
  const { reference } = await agency.store.insert(enquiry());
  const { out } = await agency.run('backup', agency.folder, '--json');
  const refused = await agency.run('restore', JSON.parse(out).file);
  expect(refused).toMatchObject({ code: 3, err: expect.stringContaining('copy-store') });
  const empty = await postgres.newDatabase();
  expect(await agency.run('copy-store', `file:${JSON.parse(out).file}`, empty)).toMatchObject({ code: 0 });
  const restored = await openStore(empty);
  expect(await restored.find(reference)).toEqual(await agency.store.find(reference));
  await restored.close();
});

test('the doctor asks for a backup and a drill of a PostgreSQL store', async () => {
  await using agency = await openAgency();
  const rows = async () =>
    Object.fromEntries(
      JSON.parse((await agency.run('doctor', '--json')).out).findings.map(
        ({ check, state }: Record<string, string>) => [check, state],
      ),
    );
  expect(await rows()).toMatchObject({ backup: 'fault', 'restore drill': 'warning' });
  await agency.run('backup', agency.folder);
  await agency.run('restore-drill');
  expect(await rows()).toMatchObject({ backup: 'ok', 'restore drill': 'ok' });
});

test('a database that does not answer leaves no file, and older backups stay', async () => {
  const folder = mkdtempSync(join(root, 'backups-'));
  mkdirSync(join(folder, 'older'));
  const { code, err } = await runCliInProcess('postgres://agency@127.0.0.1:1/agency', 'backup', folder);
  expect({ code, err }).toEqual({ code: 3, err: expect.stringMatching(/^Cannot .+ECONNREFUSED.+\n$/) });
  expect(readdirSync(folder)).toEqual(['older']);
});
