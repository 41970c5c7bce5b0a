// A restore does not bring back what visitors and operators have erased since the backup.

import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../server/enquiries/store/open-store.ts';
import { restoreSqlite } from '../../server/enquiries/store/sqlite-restore.ts';
import { after, enquiry, noon } from '../support/isolated-store.ts';
import { createStorePath, removeStores } from '../support/restore-fixtures.ts';
import { rowsOf } from '../support/site.ts';

afterAll(removeStores);

/** A store and its backup, and what happened since. */
async function openErased() {
  const fixture = createStorePath();
  const store = await openStore(fixture.url);
  const names = ['asha', 'bina', 'chitra', 'divya', 'esha'] as const;
  const references = {} as Record<(typeof names)[number], string>;
  for (const name of names) {
    const { reference } = await store.insert(
      enquiry({ name, email: `${name}@example.com`, message: `of ${name}` }),
    );
    references[name] = reference;
  }
  await store.close();
  cpSync(fixture.path, fixture.copy);
  const site = await openStore(fixture.url);
  const note = (command: 'erase' | 'forget', operator: string, ...about: string[]) =>
    site.addToJournal({
      ...{ at: after(1), command, operator, references: about, enquiryCount: about.length, selection: {} },
    });
  await note('erase', 'visitor', references.asha);
  await site.dataRequests.erase(references.asha, { at: after(1), keptUntil: null, isNotified: false });
  await note('erase', 'visitor', references.bina);
  await site.dataRequests.erase(references.bina, { at: after(1), keptUntil: after(9), isNotified: false });
  await note('forget', 'agency', references.chitra);
  await site.forget('chitra@example.com');
  await note('forget', 'agency', references.divya); // the command failed after it had written its line
  await site.close();
  return { ...fixture, references };
}

test('enquiries erased since the backup are erased again, in the same way', async () => {
  const fixture = await openErased();
  const { references, path, copy } = fixture;
  expect(await restoreSqlite(copy, path, noon, 'root')).toMatchObject({ count: 5, erasedAgain: 3 });
  expect(rowsOf(path)).toMatchObject([
    { name: 'bina', message: '', erased_at: after(1).toISOString(), kept_until: after(9).toISOString() },
    { name: 'divya', message: 'of divya', erased_at: null },
    { name: 'esha', message: 'of esha', erased_at: null },
  ]);
  const store = await openStore(fixture.url);
  expect(
    (await store.journal(new Date(0), 10)).map(({ command, references: [first] }) => [command, first]),
  ).toEqual([
    ['restore', undefined],
    ['forget', references.divya],
    ['forget', references.chitra],
    ['erase', references.bina],
    ['erase', references.asha],
  ]);
  await store.close();
});

test('a second restore of the same backup erases again, too', async () => {
  const { path, copy } = await openErased();
  await restoreSqlite(copy, path, noon, 'root');
  expect(await restoreSqlite(copy, path, after(1), 'root')).toMatchObject({ count: 5, erasedAgain: 3 });
  expect(rowsOf(path).map(({ name }) => name)).toEqual(['bina', 'divya', 'esha']);
});

test('where the previous store cannot be read, the restore says that later erasures are not known', async () => {
  const { path, copy } = await openErased();
  writeFileSync(path, 'x'.repeat(8_192));
  rmSync(`${path}-wal`, { force: true });
  rmSync(`${path}-shm`, { force: true });
  expect(await restoreSqlite(copy, path, noon, 'root')).toMatchObject({ count: 5, erasedAgain: null });
});
