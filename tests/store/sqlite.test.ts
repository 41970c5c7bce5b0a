// SQLite: a store that is locked, moved or replaced.

import { copyFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openStore } from '../../server/store.ts';
import { enquiry, openIsolatedStore } from '../support/isolated-store.ts';

const another = enquiry({ message: 'another' });

test('while another program locks the store no other request waits, and no enquiry is lost', async () => {
  await using isolated = await openIsolatedStore('SQLite');
  using other = new DatabaseSync(isolated.path);
  other.exec('BEGIN IMMEDIATE');
  const insert = (_: unknown, count: number) =>
    isolated.store.insert(enquiry({ message: `number ${count}` }));
  const keeping = Array.from({ length: 20 }, insert);
  for (let turns = 0; turns < 10; turns++) await new Promise(setImmediate);
  other.exec('ROLLBACK');
  expect((await Promise.all(keeping)).filter(({ repeated }) => repeated)).toEqual([]);
  expect((await isolated.store.counts()).waiting).toBe(20);
});

test('a store that is locked for too long refuses the enquiry, and stores the next one', async () => {
  await using isolated = await openIsolatedStore('SQLite');
  using other = new DatabaseSync(isolated.path);
  other.exec('BEGIN IMMEDIATE');
  await expect(isolated.store.insert(enquiry())).rejects.toThrow(/locked/);
  other.exec('ROLLBACK');
  expect(await isolated.store.insert(enquiry())).toMatchObject({ repeated: false });
});

test('no enquiry is acknowledged that would go to a moved file', async () => {
  await using isolated = await openIsolatedStore('SQLite');
  renameSync(isolated.path, `${isolated.path}.old`);
  await expect(isolated.store.insert(enquiry())).rejects.toThrow();
  renameSync(`${isolated.path}.old`, isolated.path);
  expect(await isolated.store.insert(enquiry())).toMatchObject({ repeated: false });
});

test.each(['-wal', '-shm'])(
  'when %s is replaced nothing is stored, and the log is not truncated',
  async (end) => {
    await using isolated = await openIsolatedStore('SQLite');
    const { store, path } = isolated;
    await store.insert(enquiry());
    copyFileSync(path + end, `${path}.other`);
    renameSync(`${path}.other`, path + end);
    await expect(store.insert(another)).rejects.toThrow(/restart the site/);
    await expect(store.scrub()).rejects.toThrow(/restart the site/);
  },
);

test.each(['-wal', '-shm'])('a store under a symbolic link notices that its %s is gone', async (end) => {
  await using isolated = await openIsolatedStore('SQLite');
  await isolated.store.close();
  symlinkSync(isolated.path, `${isolated.path}.link`);
  const store = await openStore(`file:${isolated.path}.link`);
  await store.insert(enquiry());
  rmSync(isolated.path + end);
  await expect(store.insert(another)).rejects.toThrow(/restart the site/);
  await store.close();
});
