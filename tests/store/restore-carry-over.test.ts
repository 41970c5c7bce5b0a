// A restore does not bring back what visitors and operators have erased since the backup, and leaves the visitors' requests,
// and the messages about them, as they were when the site was stopped.

import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { restoreSqlite } from '../../server/db/restore.ts';
import type { DataRequest, Settlement } from '../../server/privacy/data-request-store.ts';
import { openStore, type Store } from '../../server/store.ts';
import { runRestore } from '../support/cli.ts';
import { after, enquiry, noon } from '../support/isolated-store.ts';
import { createStorePath, removeStores } from '../support/restore-fixtures.ts';
import { rowsOf } from '../support/site.ts';

afterAll(removeStores);

const lease = 'a-lease'.padEnd(36, '-');
const erasure = { at: after(1), keptUntil: null, isNotified: true, isMailed: true };
const byHand = { task: { recipient: null } };

async function ask(store: Store, reference: string, action: DataRequest['action']): Promise<number> {
  await store.dataRequests.add({ at: noon, action, reference, emailHash: 'hash', code: null });
  return (await store.dataRequests.waiting(100)).at(-1)?.id ?? 0;
}

async function settle(store: Store, reference: string, otherwise: Partial<Settlement>): Promise<void> {
  const command = otherwise.erasure ? 'erase' : 'see';
  await store.dataRequests.settle(await ask(store, reference, command), {
    ...{ reference, erasure: null, message: null, task: null },
    journal: {
      ...{ at: after(1), command, operator: 'visitor', enquiryCount: 1 },
      ...{ references: [reference], selection: {} },
    },
    ...otherwise,
  });
}

const confirmation = (reference: string, name: string) => ({
  ...{ id: `erased-${reference}`, kind: 'erased' as const, reference: null, at: noon },
  ...{ recipients: [`${name}@example.com`], content: { subject: 'Erased', body: 'Gone.' } },
});

/** A store and its backup, and what happened since. */
async function openChanged() {
  const fixture = createStorePath();
  const store = await openStore(fixture.url);
  await store.setBookmark('sender', lease);
  const insert = async (name: string) => {
    const one = enquiry({ name, email: `${name}@example.com`, message: `of ${name}` });
    return (await store.insert(one, { webhook: true, receipt: true })).reference;
  };
  const references = {
    ...{ asha: await insert('asha'), bina: await insert('bina'), chitra: await insert('chitra') },
    ...{ divya: await insert('divya'), esha: await insert('esha'), farah: await insert('farah') },
  };
  await store.messages.add(confirmation('OLD0-ERAS', 'old'));
  await settle(store, references.divya, byHand);
  await store.close();
  cpSync(fixture.path, fixture.copy);

  const site = await openStore(fixture.url);
  const secret = await site.secret(); // the backup is older than it
  const sent = { state: 'sent', at: noon } as const;
  for (let claimed = null; ; ) {
    claimed = await site.messages.claim(lease, 'visitor', noon);
    if (claimed === null) break;
    await site.messages.mark(claimed, sent);
  }
  await site.dataRequests.finish(references.divya); // done by a person
  await settle(site, references.divya, byHand); // and asked again
  await settle(site, references.asha, { erasure, task: { recipient: 'asha@example.com' } });
  await settle(site, references.bina, {
    erasure: { ...erasure, keptUntil: after(9) },
    message: confirmation(references.bina, 'bina'),
  });
  const forget = (reference: string) =>
    site.addToJournal({
      ...{ at: after(1), command: 'forget', operator: 'agency', references: [reference] },
      ...{ enquiryCount: 1, selection: {} },
    });
  await forget(references.chitra);
  await site.forget('chitra@example.com');
  await forget(references.divya); // the command failed after it had written its line
  for (let count = 0; count < 3; count++) await site.messages.claim(lease, 'agency', noon); // divya, esha, farah
  await settle(site, references.farah, { erasure, message: confirmation(references.farah, 'farah') });
  const late = await site.insert(enquiry({ name: 'late', message: 'of late' }));
  await settle(site, late.reference, byHand);
  const summary = {
    ...confirmation(late.reference, 'late'),
    kind: 'summary',
    reference: late.reference,
  } as const;
  await settle(site, late.reference, { message: { ...summary, id: `summary-${late.reference}` } });
  await ask(site, references.esha, 'erase');
  await site.close();
  return { ...fixture, references, secret };
}

async function requestsIn(url: string) {
  const store = await openStore(url);
  const found = {
    tasks: await store.dataRequests.tasks(10),
    waiting: (await store.dataRequests.waiting(10)).map(({ reference }) => reference),
    messages: (await store.messages.list({}, 50))
      .filter(({ kind }) => !['enquiry', 'enquiry.received'].includes(kind))
      .map(({ id }) => id)
      .toSorted(),
  };
  await store.close();
  return found;
}

test.each([1, 2])(
  'after %i restores of a backup what was erased since is erased again, in the same way',
  async (times) => {
    const { references, path, url, copy } = await openChanged();
    for (let time = 0; time < times; time++)
      expect(await restoreSqlite(copy, path, after(5 + time), 'root')).toMatchObject({
        count: 6,
        erasedAgain: 4,
      });
    expect(rowsOf(path)).toMatchObject([
      { name: 'bina', message: '', erased_at: after(1).toISOString(), kept_until: after(9).toISOString() },
      { name: 'divya', message: 'of divya', erased_at: null },
      { name: 'esha', message: 'of esha', erased_at: null },
    ]);
    const store = await openStore(url);
    const lines = (await store.journal(new Date(0), 20)).map(({ command, references: [one] }) => [
      command,
      one,
    ]);
    expect(lines.filter(([command]) => command === 'erase' || command === 'forget').toSorted()).toEqual(
      [
        ...(['asha', 'bina', 'farah'] as const).map((name) => ['erase', references[name]]),
        ...(['chitra', 'divya'] as const).map((name) => ['forget', references[name]]),
      ].toSorted(),
    );
    expect(lines[0]?.[0]).toBe('restore');
    await store.close();
  },
);

test.each([1, 2])(
  'after %i restores requests made since the backup are open, those that are done stay done, and no receipt is sent again',
  async (times) => {
    const { references, path, url, copy } = await openChanged();
    for (let time = 0; time < times; time++)
      expect(await restoreSqlite(copy, path, after(time), 'root')).toMatchObject({ openRequests: 6 });
    const { asha, bina, divya, esha, farah } = references;
    expect(await requestsIn(url)).toEqual({
      tasks: expect.arrayContaining([
        { action: 'see', reference: divya, at: noon, recipient: null },
        { action: 'erase', reference: asha, at: noon, recipient: 'asha@example.com' },
      ]),
      waiting: [esha],
      messages: [`erased-${bina}`, `erased-${farah}`, `erased-copy-${farah}`].toSorted(),
    });
  },
);

test('the secret by which requests are compared is that of the previous store', async () => {
  const { path, url, copy, secret } = await openChanged();
  await restoreSqlite(copy, path, noon, 'root');
  const store = await openStore(url);
  expect(await store.secret()).toBe(secret);
  await store.close();
});

test('where the previous store cannot be read, the requests are those of the backup, and the restore says so', async () => {
  const { path, url, copy, references } = await openChanged();
  for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true });
  writeFileSync(path, 'x'.repeat(8_192));
  const { code, out } = await runRestore(url, copy);
  expect(code).toBe(0);
  for (const part of [
    'Enquiries erased since then are back',
    'Requests of visitors to see or erase an enquiry are those of the backup',
    'npm run enquiries -- requests',
  ])
    expect(out).toContain(part);
  expect(await requestsIn(url)).toMatchObject({
    tasks: [{ reference: references.divya }],
    messages: ['erased-OLD0-ERAS'],
  });
});
