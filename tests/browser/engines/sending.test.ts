// With any fault of the connection an enquiry is stored once, or the visitor gets an error.

import { afterAll, expect, test } from 'vitest';
import { messages } from '../../../views/forms/index.ts';
import { asha } from '../../support/enquiry.ts';
import { ageUnsent, readUnsentKeys } from '../unsent-storage.ts';
import type { Tab } from './engine.ts';
import { openEngines } from './engines.ts';
import { answerIn, awake, failed, fillIn, submit, thanked, until, valuesIn } from './hand.ts';
import { type Fault, openLine } from './line.ts';
import { openStoredSite } from './site.ts';

const site = await openStoredSite();
const { names, engine, close } = await openEngines();
afterAll(async () => {
  await close();
  await site.close();
});

type Name = (typeof names)[number];

const faults: Fault[] = ['cut before', 'cut during', 'cut after', 'gateway', 'login page', 'blocked'];
const each = names.flatMap((name) => faults.map((fault): [Name, Fault] => [name, fault]));

test.for(each)(
  '%s: an enquiry that meets "%s" is stored once, and success is shown',
  { timeout: 60_000 },
  async ([name, fault]) => {
    await using line = await openLine(site.url);
    const message = `${fault} in ${name}`;
    const tab = await openForm(name, line.url, message);
    line.fault = fault;
    await submit(tab);
    await until('the first try', async () => line.posts.length > 0);
    line.fault = null;
    const { reference } = await thanked(tab);
    expect(site.rows(message)).toMatchObject([{ reference }]);
    expect(new Set(line.posts).size).toBe(1);
    await tab.close();
  },
);

test.for(names)(
  '%s: a failure is shown within ten seconds, and success when the connection is back',
  { timeout: 90_000 },
  async (name) => {
    await using line = await openLine(site.url);
    const message = `A lift in ${name}`;
    const tab = await openForm(name, line.url, message);
    line.fault = 'gateway';
    const startedMs = performance.now();
    await submit(tab);
    const { failure, more, ways } = await failed(tab);
    expect(performance.now() - startedMs).toBeLessThan(10_000);
    expect(failure).toBe(messages.failure);
    expect(more).toContain('still trying');
    expect((await valuesIn(tab)).message).toBe(message);

    // The same text in the other ways, with a code that the command line finds.
    const [whatsapp, sms, mail] = ways;
    const code = /Code: (W-[\dA-F]{8})$/.exec(decodeURIComponent(ways[0] ?? ''))?.[1];
    expect(JSON.parse(line.posts[0] ?? '{}').key.toUpperCase()).toContain(code?.slice(2));
    expect(whatsapp).toMatch(/^https:\/\/wa\.me\/919876543210\?text=/);
    expect(sms).toMatch(/^sms:\+?\d+\?&body=/);
    expect(mail).toMatch(/^mailto:[^?]+\?subject=SEO%20Services&body=/);
    for (const way of ways)
      expect(decodeURIComponent(way)).toContain(`${message}\n\nAsha Rao, asha@example.com, 9876543210`);

    expect(site.rows(message)).toEqual([]);
    line.fault = null;
    await tab.run(() => dispatchEvent(new Event('online')));
    const { reference, ways: left } = await thanked(tab, 40_000);
    expect(site.rows(message)).toMatchObject([{ reference }]);
    expect(left).toEqual([]);
    expect(await tab.run(readUnsentKeys)).toEqual([]);
    await tab.close();
  },
);

test.for(names)('%s: a tab that becomes visible retries at once', { timeout: 60_000 }, async (name) => {
  await using line = await openLine(site.url);
  const message = `A pocket in ${name}`;
  const tab = await openForm(name, line.url, message);
  line.fault = 'gateway';
  await submit(tab);
  await until('three tries', async () => line.posts.length >= 3);
  line.fault = null; // the next try would be 9 s away
  await tab.run(() => document.dispatchEvent(new Event('visibilitychange')));
  await thanked(tab, 4_000);
  expect(site.rows(message)).toHaveLength(1);
  await tab.close();
});

test.for(names)('%s: an enquiry sent while the page is left arrives', { timeout: 90_000 }, async (name) => {
  await using line = await openLine(site.url);
  const message = `Leaving in ${name}`;
  const tab = await openForm(name, line.url, message);
  line.fault = 'gateway';
  await submit(tab);
  await until('two tries', async () => line.posts.length >= 2);
  line.fault = null; // the next try would be 3 s away, and the page is left before
  await tab.go(`${line.url}/privacy-policy`);
  await until('the enquiry', async () => site.rows(message).length === 1);
  await tab.close();
});

test.for(names)(
  '%s: an enquiry unsent when its tab closed is sent on the next page, once',
  { timeout: 90_000 },
  async (name) => {
    await using line = await openLine(site.url);
    const message = `A closed tab in ${name}`;
    const first = await engine(name).open();
    await first.go(`${line.url}/privacy-policy`);
    const tab = await first.another();
    await openForm(name, line.url, message, tab);
    line.fault = 'cut before';
    await submit(tab);
    await until('the first try', async () => line.posts.length > 0);
    await until('the words are kept', async () => (await first.run(readUnsentKeys)).length === 1);
    await tab.close();
    expect(site.rows(message)).toEqual([]);

    await first.reload();
    await until(
      'the offer',
      () => first.run(() => document.querySelector('[data-unsent] button')?.textContent),
      40_000,
    );
    line.fault = null;
    await first.run(() => dispatchEvent(new Event('online')));
    const said = () => first.run(() => document.querySelector('[data-unsent]')?.textContent ?? '');
    await until('thanks', async () => (await said()).includes(messages.success));
    expect(site.rows(message)).toHaveLength(1);
    expect(await said()).toContain(String(site.rows(message)[0]?.reference));
    expect(await first.run(readUnsentKeys)).toEqual([]);
    await first.reload();
    expect(await first.run(() => document.querySelector('[data-unsent]'))).toBeNull();
    await first.close();
  },
);

test.for(names)('%s: an unsent enquiry can be discarded', { timeout: 90_000 }, async (name) => {
  await using line = await openLine(site.url);
  const message = `Discarded in ${name}`;
  const first = await engine(name).open();
  await first.go(`${line.url}/privacy-policy`);
  const tab = await first.another();
  await openForm(name, line.url, message, tab);
  line.fault = 'cut before';
  await submit(tab);
  await until('the words are kept', async () => (await first.run(readUnsentKeys)).length === 1);
  await tab.close();
  await first.run(ageUnsent, { ageMs: 60_000 });
  await first.reload();
  await until(
    'the offer',
    () => first.run(() => document.querySelector('[data-unsent] button')?.textContent),
    40_000,
  );
  await first.click('[data-unsent] button:last-of-type');
  await until('nothing is kept', async () => (await first.run(readUnsentKeys)).length === 0);
  expect(site.rows(message)).toEqual([]);
  await first.close();
});

test.for(names)(
  '%s: an enquiry deleted in one tab is not sent by another that is still retrying',
  { timeout: 90_000 },
  async (name) => {
    await using line = await openLine(site.url);
    const message = `Deleted in ${name}`;
    const first = await engine(name).open();
    await first.go(`${line.url}/privacy-policy`);
    const tab = await openForm(name, line.url, message, await first.another());
    line.fault = 'gateway';
    await submit(tab);
    await until('four tries', async () => line.posts.length >= 4, 30_000); // the next try is 27 s away
    await first.run(ageUnsent, { ageMs: 60_000 });
    await first.reload();
    await until('the offer', () => first.run(() => document.querySelector('[data-unsent]') !== null), 40_000);
    await first.click('[data-unsent] button:last-of-type');
    await until('nothing is kept', async () => (await first.run(readUnsentKeys)).length === 0);
    line.fault = null;
    await tab.run(() => dispatchEvent(new Event('online')));
    await until('the end of the tries', async () => (await answerIn(tab)).more.includes('stopped'));
    expect(site.rows(message)).toEqual([]);
    await tab.close();
    await first.close();
  },
);

test.for(names)(
  '%s: a page that was left during a try resumes sending when it is restored with Back',
  { timeout: 90_000 },
  async (name) => {
    await using line = await openLine(site.url);
    const message = `Back in ${name}`;
    const tab = await openForm(name, line.url, message);
    line.fault = 'gateway';
    await submit(tab);
    await failed(tab);
    await tab.go(`${line.url}/privacy-policy`);
    await tab.back();
    line.fault = null;
    if (await tab.run(() => document.querySelector('.form-answer-failure') !== null)) {
      await thanked(tab, 30_000); // the same page, from the back/forward cache
    } else {
      const said = () => tab.run(() => document.querySelector('[data-unsent]')?.textContent ?? '');
      await until('the thanks', async () => (await said()).includes(messages.success), 60_000);
    }
    expect(site.rows(message)).toHaveLength(1);
    await tab.close();
  },
);

test.for(names)(
  '%s: two tabs with one form each send their own values',
  { timeout: 60_000 },
  async (name) => {
    await using line = await openLine(site.url);
    const one = await openForm(name, line.url, `The first tab in ${name}`);
    const other = await openForm(name, line.url, `The second tab in ${name}`, await one.another());
    line.fault = 'gateway';
    await submit(one);
    await submit(other);
    await until('both have tried', async () => new Set(line.posts).size === 2);
    line.fault = null;
    await thanked(other, 40_000);
    await thanked(one, 40_000);
    expect(site.rows(`The first tab in ${name}`)).toHaveLength(1);
    expect(site.rows(`The second tab in ${name}`)).toHaveLength(1);
    expect(await one.run(readUnsentKeys)).toEqual([]);
    await other.close();
    await one.close();
  },
);

test.for(names)(
  '%s: changed values are a new enquiry, and the unsent one is sent too',
  { timeout: 90_000 },
  async (name) => {
    await using line = await openLine(site.url);
    const tab = await openForm(name, line.url, `Before in ${name}`);
    line.fault = 'gateway';
    await submit(tab);
    await failed(tab);
    await tab.run(() => document.querySelector<HTMLTextAreaElement>('[name="message"]')?.select());
    await tab.type(`After in ${name}`);
    line.fault = null;
    await submit(tab);
    await thanked(tab, 40_000);
    expect(site.rows(`After in ${name}`)).toHaveLength(1);
    await until('both', async () => site.rows(`Before in ${name}`).length === 1, 40_000);
    await until('nothing is kept', async () => (await tab.run(readUnsentKeys)).length === 0);
    await tab.close();
  },
);

async function openForm(name: Name, url: string, message: string, at?: Tab): Promise<Tab> {
  const tab = at ?? (await engine(name).open());
  await tab.go(`${url}/seo-services`);
  await awake(tab);
  await fillIn(tab, { ...asha, message });
  return tab;
}
