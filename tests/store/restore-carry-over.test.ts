// A restore does not bring back what visitors and operators have erased since the backup, and leaves the visitors' requests,
// and the messages about them, as they were when the site was stopped.

import { rmSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import type { DataRequest, Settlement } from '../../server/privacy/data-request-store.ts';
import { openStore, type Store } from '../../server/store.ts';
import { runCliInProcess } from '../support/cli-in-process.ts';
import { steps } from '../support/cli-steps.ts';
import { after, enquiry, noon, storeKinds } from '../support/isolated-store.ts';
import { sharedPostgres } from '../support/postgres.ts';
import { createStorePath, removeStores } from '../support/restore-fixtures.ts';

afterAll(removeStores);

const lease = 'a-lease'.padEnd(36, '-');
const erasure = { at: after(1), keptUntil: null, isNotified: true, isMailed: true };
const byHand = { task: { recipient: null } };

async function ask(store: Store, reference: string, action: DataRequest['action']): Promise<number> {
  await store.dataRequests.add({ at: noon, action, reference, emailHash: 'hash', code: null });
  return (await store.dataRequests.waiting(100)).at(-1)?.id ?? 0;
}

const line = (command: string, reference: string, operator = 'visitor') => ({
  ...{ at: after(1), command, operator, enquiryCount: 1, references: [reference], selection: {} },
});

async function settle(store: Store, reference: string, otherwise: Partial<Settlement>): Promise<void> {
  const command = otherwise.erasure ? 'erase' : 'see';
  await store.dataRequests.settle(await ask(store, reference, command), {
    ...{ reference, erasure: null, message: null, task: null, journal: line(command, reference) },
    ...otherwise,
  });
}

const confirmation = (reference: string, name: string) => ({
  ...{ id: `erased-${reference}`, kind: 'erased' as const, reference: null, at: noon },
  ...{ recipients: [`${name}@example.com`], content: { subject: 'Erased', body: 'Gone.' } },
});

const newDatabase = async () => (await sharedPostgres()).newDatabase();
const names = ['asha', 'bina', 'chitra', 'divya', 'esha', 'farah', 'gita'] as const;

/** A store and its backup, and what happened since. */
async function openChanged(kind: (typeof storeKinds)[number] = 'SQLite') {
  const fixture = createStorePath();
  if (kind === 'PostgreSQL') fixture.url = await newDatabase();
  const store = await openStore(fixture.url);
  await store.setBookmark('sender', lease);
  const insert = async (name: string, by = store) => {
    const one = enquiry({ name, email: `${name}@example.com`, message: `of ${name}` });
    return (await by.insert(one, { webhook: true, receipt: true })).reference;
  };
  const references = {} as Record<(typeof names)[number], string>;
  for (const name of names) references[name] = await insert(name);
  const { asha, bina, chitra, divya, esha, farah, gita } = references;
  await store.messages.add(confirmation('OLD0-ERAS', 'old'));
  await settle(store, divya, byHand);
  const partly = { ...erasure, keptUntil: after(9) };
  await settle(store, gita, { erasure: partly });
  await store.close();
  expect(await runCliInProcess(fixture.url, 'backup', fixture.copy)).toMatchObject({ code: 0, err: '' });

  const site = await openStore(fixture.url);
  const secret = await site.secret(); // the backup is older than it
  const claim = (channel: 'visitor' | 'agency') => site.messages.claim(lease, channel, noon);
  for (let claimed = await claim('visitor'); claimed; claimed = await claim('visitor'))
    await site.messages.mark(claimed, { state: 'sent', at: noon });
  await site.dataRequests.finish(divya); // done by a person
  await settle(site, divya, byHand); // and asked again
  await settle(site, asha, { erasure, task: { recipient: 'asha@example.com' } });
  await settle(site, bina, { erasure: partly, message: confirmation(bina, 'bina') });
  for (const [name, reference] of Object.entries({ chitra, gita })) {
    await site.addToJournal(line('forget', reference, 'agency'));
    await site.forget(`${name}@example.com`);
  }
  await site.addToJournal(line('forget', divya, 'agency')); // by a command that failed after it
  const done = { ...confirmation('DONE', 'done'), id: 'erased-copy-DONE', kind: 'erased-copy' } as const;
  await site.messages.add({ ...done, at: after(-1) });
  const first = await claim('agency');
  expect(first && (await site.messages.mark(first, { state: 'sent', at: noon }))).toBe(true);
  for (let count = 0; count < 3; count++) await claim('agency'); // divya, esha, farah
  await settle(site, farah, { erasure, message: confirmation(farah, 'farah') });
  const late = await insert('late', site);
  await settle(site, late, byHand);
  const summary = { ...confirmation(late, 'late'), kind: 'summary', reference: late } as const;
  await settle(site, late, { message: { ...summary, id: `summary-${late}` } });
  await ask(site, esha, 'erase');
  await site.close();
  return { ...fixture, ...references, secret };
}

async function contentsOf(url: string) {
  const store = await openStore(url);
  const { dataRequests, messages } = store;
  const found = {
    enquiries: (await store.list({}, 9)).map(({ name, message }) => `${name} ${message}`),
    tasks: (await dataRequests.tasks(10))
      .map((one) => `${one.action} ${one.reference} ${one.recipient}`)
      .sort(),
    waiting: (await dataRequests.waiting(10)).map(({ reference }) => reference),
    messages: (await messages.list({}, 50))
      .map(({ id }) => id)
      .filter((id) => id.startsWith('e') && !/^enq/.test(id)),
    lines: (await store.journal(new Date(0), 20)).map(
      ({ command, references: [one] }) => `${command} ${one}`,
    ),
    secret: await store.secret(),
  };
  await store.close();
  return found;
}

test.each(storeKinds)(
  '%s: however often a backup is restored, what was erased or asked for since is as it was before',
  async (kind) => {
    const changed = await openChanged(kind);
    const { asha, bina, chitra, divya, esha, farah, copy, secret } = changed;
    let { url } = changed;
    for (let time = 1; time <= 2; time++) {
      const to = kind === 'SQLite' ? [] : [await newDatabase()];
      const said = await runCliInProcess(url, 'restore', copy, ...to, '--json');
      expect(said).toMatchObject({ code: 0, err: '' });
      expect(JSON.parse(said.out)).toMatchObject({ enquiries: 2, erasedAgain: 5, openRequests: 6 });
      url = to[0] ?? url;
      const { lines, ...found } = await contentsOf(url);
      expect({ ...found, messages: found.messages.sort() }).toEqual({
        enquiries: ['esha of esha', 'divya of divya'],
        tasks: [`see ${divya} null`, `erase ${asha} asha@example.com`].sort(),
        waiting: [esha],
        // No receipt is sent again.
        messages: [`erased-${bina}`, `erased-${farah}`, `erased-copy-${farah}`].sort(),
        secret, // by which requests are compared
      });
      const erased = [asha, bina, farah].map((reference) => `erase ${reference}`);
      const forgotten = [chitra, divya].map((reference) => `forget ${reference}`);
      expect(lines).toEqual(expect.arrayContaining([...erased, ...forgotten]));
      expect(lines.filter((one) => /^(erase|forget)/.test(one))).toHaveLength(7);
      expect(lines.find((one) => !one.startsWith('copy-store'))).toMatch(/^restore/);
    }
    const store = await openStore(url);
    expect(await store.expireKept(after(9), new Date(0))).toBe(1); // bina's, kept until then, and no more gita's
    await store.close();
  },
);

test('where the previous store cannot be read, the requests are those of the backup, and that is said', async () => {
  const { path, url, copy, divya } = await openChanged();
  for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true });
  writeFileSync(path, 'x'.repeat(8_192));
  const says = steps((...args) => runCliInProcess(url, ...args));
  const requests = 'Requests of visitors to see or erase an enquiry are those of the backup';
  await says(`restore ${copy}`, 0, 'Enquiries erased since then are back', requests, 'enquiries -- requests');
  const found = { tasks: [`see ${divya} null`], messages: ['erased-OLD0-ERAS'] };
  expect(await contentsOf(url)).toMatchObject(found);
});
