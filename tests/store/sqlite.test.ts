// SQLite: a store that is locked, moved or replaced.

import { copyFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openStore } from '../../server/store.ts';
import { enquiry, openIsolatedStore } from '../support/isolated-store.ts';

test('while another program locks the store no other request waits, and no enquiry is lost; locked for too long, it is refused', async () => {
  await using isolated = await openIsolatedStore('SQLite');
  const insert = (message: string) => isolated.store.insert(enquiry({ message }));
  using other = new DatabaseSync(isolated.path);
  other.exec('BEGIN IMMEDIATE');
  const keeping = Array.from({ length: 20 }, (_, number) => insert(`number ${number}`));
  for (let turns = 0; turns < 10; turns++) await new Promise(setImmediate);
  other.exec('ROLLBACK');
  expect((await Promise.all(keeping)).filter(({ repeated }) => repeated)).toEqual([]);
  expect((await isolated.store.counts()).waiting).toBe(20);
  other.exec('BEGIN IMMEDIATE');
  await expect(insert('late')).rejects.toThrow(/locked/);
  other.exec('ROLLBACK');
  expect(await insert('late')).toMatchObject({ repeated: false });
});

test('no enquiry is acknowledged that would go to a moved file', async () => {
  await using isolated = await openIsolatedStore('SQLite');
  renameSync(isolated.path, `${isolated.path}.old`);
  await expect(isolated.store.insert(enquiry())).rejects.toThrow();
  renameSync(`${isolated.path}.old`, isolated.path);
  expect(await isolated.store.insert(enquiry())).toMatchObject({ repeated: false });
});

test.each([
  ['-wal', 'replaced'],
  ['-shm', 'gone'],
])(
  'a store under a symbolic link whose %s is %s stores nothing, and does not truncate the log',
  async (end, what) => {
    await using isolated = await openIsolatedStore('SQLite');
    const { path } = isolated;
    await isolated.store.close();
    symlinkSync(path, `${path}.link`);
    const store = await openStore(`file:${path}.link`);
    await store.insert(enquiry());
    copyFileSync(path + end, `${path}.other`);
    rmSync(path + end);
    if (what === 'replaced') renameSync(`${path}.other`, path + end);
    await expect(store.insert(enquiry({ message: 'another' }))).rejects.toThrow(/restart the site/);
    await expect(store.scrub()).rejects.toThrow(/restart the site/);
    await store.close();
  },
);
