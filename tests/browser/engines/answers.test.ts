// A visitor on a phone sees the response to a form, whichever element has the focus after a tap on a button.

import { afterAll, expect, test } from 'vitest';
import { messages } from '../../../views/forms/index.ts';
import { asha } from '../../support/enquiry.ts';
import type { Tab } from './engine.ts';
import { openEngines } from './engines.ts';
import { answerIn, awake, failed, fillIn, submit, thanked, until, valuesIn } from './hand.ts';
import { openLine } from './line.ts';
import { openStoredSite } from './site.ts';

const site = await openStoredSite();
const { names, engine, close } = await openEngines();
afterAll(async () => {
  await close();
  await site.close();
});

const phone = { width: 390, height: 664 };

test.for(names)('%s: the success message is in view after a click on Send', async (name) => {
  await using line = await openLine(site.url);
  const tab = await openForm(name, `${line.url}/seo-services`);
  await fillIn(tab, { ...asha, message: `Thanks in ${name}` });
  await submit(tab);
  await thanked(tab);
  await until('the message is in view', async () => (await answerIn(tab)).isInView);
  expect(await answerIn(tab)).toMatchObject({
    success: messages.success,
    isInView: true,
    focus: 'form-answers form-wide',
  });
  expect(Object.values(await valuesIn(tab)).join('')).toBe('');
  expect(site.rows(`Thanks in ${name}`)).toHaveLength(1);
  await tab.close();
});

test.for(names)('%s: a refusal focuses the field that it is about', async (name) => {
  await using line = await openLine(site.url);
  const tab = await openForm(name, `${line.url}/contact`);
  await fillIn(tab, { ...asha, name: '', message: 'Without a name' });
  await submit(tab);
  await failed(tab);
  await until('the field is in view', () =>
    tab.run(() => {
      const field = document.querySelector('[aria-invalid="true"]');
      const { top = -1, bottom = 0 } = field?.getBoundingClientRect() ?? {};
      return field === document.activeElement && top >= 0 && bottom <= innerHeight;
    }),
  );
  await tab.close();
});

test.for(names)('%s: a visitor who has moved elsewhere on the page is not scrolled back', async (name) => {
  await using line = await openLine(site.url);
  const tab = await openForm(name, `${line.url}/seo-services`);
  line.fault = 'cut before';
  await fillIn(tab, { ...asha, message: `Elsewhere in ${name}` });
  await submit(tab);
  await until('the first try', async () => line.posts.length > 0);
  await tab.run(() => document.querySelector<HTMLElement>('.call-bar a')?.focus({ preventScroll: true }));
  const before = await tab.run(() => scrollY);
  const messageHeightMax = 120; // the page grows above the viewport, and scroll anchoring moves the page with it
  line.fault = null;
  await thanked(tab);
  expect(await tab.run(() => document.activeElement?.closest('.call-bar') !== null)).toBe(true);
  expect(Math.abs((await tab.run(() => scrollY)) - before)).toBeLessThan(messageHeightMax);
  await tab.close();
});

test.for(names)('%s: two clicks send once', async (name) => {
  await using line = await openLine(site.url);
  const tab = await openForm(name, `${line.url}/seo-services`);
  await fillIn(tab, { ...asha, message: `Twice in ${name}` });
  await submit(tab);
  await submit(tab);
  await thanked(tab);
  expect(line.posts).toHaveLength(1);
  expect(site.rows(`Twice in ${name}`)).toHaveLength(1);
  await tab.close();
});

/**
 * As in Safari, where a click on a button focuses its nearest focusable ancestor. Firefox is configured to do the same.
 */
async function openForm(name: (typeof names)[number], url: string): Promise<Tab> {
  const tab = await engine(name).open();
  await tab.go(url);
  await tab.resize(phone);
  await awake(tab);
  if (name === 'firefox') return tab;
  await tab.run(() => {
    document.addEventListener('mousedown', (event) => {
      if (!(event.target as Element).closest('button')) return;
      event.preventDefault();
      document.querySelector('main')?.focus({ preventScroll: true });
    });
  });
  return tab;
}
