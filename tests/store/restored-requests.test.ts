// A restore leaves the visitors' requests, and the letters about them, as they were when the site was stopped.

import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../server/enquiries/store/open-store.ts';
import { restoreSqlite } from '../../server/enquiries/store/sqlite-restore.ts';
import type { DataRequestAction, Settlement, Store } from '../../server/enquiries/store/types.ts';
import { runRestore } from '../support/cli.ts';
import { after, enquiry, noon } from '../support/isolated-store.ts';
import { createStorePath, removeStores } from '../support/restore-fixtures.ts';

afterAll(removeStores);

async function ask(store: Store, reference: string, action: DataRequestAction): Promise<number> {
  const request = { at: noon, day: '2026-03-04', action, reference, emailHash: 'hash', code: null };
  await store.dataRequests.add(request, 100);
  return (await store.dataRequests.waiting(100)).at(-1)?.id ?? 0;
}

async function settle(store: Store, reference: string, otherwise: Partial<Settlement>): Promise<void> {
  const action = otherwise.erasure ? 'erase' : 'see';
  await store.dataRequests.settle(await ask(store, reference, action), {
    ...{ reference, erasure: null, letter: null, task: null, notifyAgencyAt: null },
    journal: {
      ...{ at: noon, command: action, operator: 'visitor', enquiryCount: 1 },
      ...{ references: [reference], selection: {} },
    },
    ...otherwise,
  });
}

const erasure = { at: noon, keptUntil: null, isNotified: false };
const seeTask = { task: { recipient: null } };

/** A store and its backup with requests, some of which have been processed since the backup. */
async function openAsked() {
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
  const letter = {
    kind: 'erased',
    recipient: 'old@example.com',
    text: { subject: 'Old', body: 'Old' },
  } as const;
  await store.visitorLetters.add({ ...letter, reference: 'K7M2-9QXD', at: noon });
  await settle(store, references.asha, seeTask);
  await store.close();
  cpSync(fixture.path, fixture.copy);

  const site = await openStore(fixture.url);
  await site.dataRequests.finish(references.asha); // done by a person
  const [sent] = await site.visitorLetters.claim(noon, 1_000, 1);
  await site.visitorLetters.mark(sent?.id ?? '', sent?.leaseToken ?? '', { state: 'sent', at: noon });
  await settle(site, references.bina, seeTask);
  await settle(site, references.chitra, { erasure, task: { recipient: 'chitra@example.com' } });
  await site.claim(noon, 60_000, 10); // emails in flight
  await settle(site, references.divya, {
    erasure,
    letter: { ...letter, recipient: 'divya@example.com', reference: references.divya, at: noon },
    notifyAgencyAt: { usually: noon, ifInFlight: after(15) },
  });
  const late = await site.insert(enquiry({ name: 'late', message: 'of late' }));
  await settle(site, late.reference, seeTask);
  await ask(site, references.esha, 'erase');
  await site.close();
  return { ...fixture, references };
}

async function openRequests(url: string) {
  const store = await openStore(url);
  const told = await store.dataRequests.claimErasureNotice(after(15), after(75));
  const found = {
    tasks: await store.dataRequests.tasks(10),
    waiting: (await store.dataRequests.waiting(10)).map(({ reference }) => reference),
    untold: told?.reference,
    letters: (await store.visitorLetters.claim(after(60), 1_000, 10)).map(({ recipient }) => recipient),
  };
  await store.close();
  return found;
}

test('requests made since the backup stay open, and those that are done stay done', async () => {
  const { path, url, copy, references } = await openAsked();
  expect(await restoreSqlite(copy, path, noon, 'root')).toMatchObject({ erasedAgain: 2, openRequests: 4 });
  expect(await openRequests(url)).toEqual({
    tasks: [
      { action: 'see', reference: references.bina, at: noon, recipient: null },
      { action: 'erase', reference: references.chitra, at: noon, recipient: 'chitra@example.com' },
    ],
    waiting: [references.esha],
    untold: references.divya,
    letters: ['divya@example.com'],
  });
  const store = await openStore(url);
  for (
    let count = 4;
    count < 8;
    count++ // those of the day still count
  )
    expect(await store.dataRequests.add({ ...request, reference: 'K7M2-9QXD' }, 8)).toBe(true);
  expect(await store.dataRequests.add({ ...request, reference: 'K7M2-9QXD' }, 8)).toBe(false);
  await store.close();
});

const request = { at: noon, day: '2026-03-04', action: 'see', emailHash: 'hash', code: null } as const;

test('a second restore of the same backup does not change the requests', async () => {
  const { path, url, copy, references } = await openAsked();
  await restoreSqlite(copy, path, noon, 'root');
  expect(await restoreSqlite(copy, path, after(1), 'root')).toMatchObject({ openRequests: 4 });
  expect(await openRequests(url)).toMatchObject({ waiting: [references.esha], untold: references.divya });
});

test('a store of a release without requests has none, and those of the backup are dropped', async () => {
  const { path, url, copy } = await openAsked();
  {
    using database = new DatabaseSync(path);
    database.exec('DROP TRIGGER enquiries_erased_tasks; DROP TABLE data_requests');
  }
  expect(await restoreSqlite(copy, path, noon, 'root')).toMatchObject({ openRequests: 0 });
  expect(await openRequests(url)).toMatchObject({ tasks: [], waiting: [] });
});

test('where the previous store cannot be read, the requests are those of the backup, and the restore says so', async () => {
  const { path, url, copy, references } = await openAsked();
  for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true });
  writeFileSync(path, 'x'.repeat(8_192));
  const { code, out } = await runRestore(url, copy);
  expect(code).toBe(0);
  expect(out).toContain('Requests of visitors to see or erase an enquiry are those of the backup');
  expect(out).toContain('npm run enquiries -- requests');
  expect(await openRequests(url)).toMatchObject({ tasks: [{ reference: references.asha }] });
});
