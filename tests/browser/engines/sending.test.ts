// With any fault of the connection an enquiry is stored once, or the visitor gets an error.

import { expect } from 'vitest';
import { toStoredAddress } from '../../../server/enquiries/email-address.ts';
import { messages } from '../../../views/forms/index.ts';
import { asha } from '../../support/enquiry.ts';
import { readUnsentKeys } from '../unsent-storage.ts';
import type { Tab } from './engine.ts';
import {
  again,
  answerIn,
  click,
  failed,
  fillIn,
  isEmpty,
  isFocused,
  move,
  submit,
  thanked,
  until,
  valuesIn,
} from './hand.ts';
import { faults } from './line.ts';
import { openSiteInEngines } from './open.ts';

const { rows, test } = await openSiteInEngines();
const phone = { width: 390, height: 664 };

const isKept = (tab: Tab, count: number) =>
  until(`${count} kept`, async () => (await tab.evaluate(readUnsentKeys)).length === count);
const noticeIn = (tab: Tab) => tab.evaluate(() => document.querySelector('[data-unsent]')?.textContent ?? '');
const goOnline = (tab: Tab) => tab.evaluate(() => void dispatchEvent(new Event('online')));

test('an enquiry that meets any fault is stored once, and success is shown', async (here) => {
  const { line, tab, name, open, sendInto } = here;
  await open();
  for (const fault of faults) {
    const message = `${fault} in ${name}`;
    const before = line.posts.length;
    await fillIn(tab, { ...asha, message });
    await sendInto(fault);
    line.fault = null;
    const { reference } = await thanked(tab);
    expect(rows(message)).toMatchObject([{ reference }]);
    expect(new Set(line.posts.slice(before)).size).toBe(1);
    await again(tab);
  }
});

test('while a failure is shown its text can be sent in other ways, and success is shown when the connection is back', async (here) => {
  const { line, tab, message, openFilled, sendInto } = here;
  await openFilled();
  await sendInto('gateway');
  const { failure, more, ways } = await failed(tab);
  expect(failure).toBe(messages.failure);
  expect(more).toContain('still trying');
  expect((await valuesIn(tab)).message).toBe(message);

  // The same text by WhatsApp, SMS and e-mail, with a code that the command line finds.
  expect(ways.map((way) => new URL(way).protocol)).toEqual(['https:', 'sms:', 'mailto:']);
  const code = JSON.parse(line.posts[0] ?? '{}')
    .key.slice(0, 8)
    .toUpperCase();
  for (const words of [`${message}\n\nAsha Rao, asha@example.com, 9876543210`, `Code: W-${code}`])
    for (const way of ways) expect(decodeURIComponent(way)).toContain(words);

  expect(rows(message)).toEqual([]);
  line.fault = null;
  await goOnline(tab);
  const { reference, ways: left } = await thanked(tab);
  expect(rows(message)).toMatchObject([{ reference }]);
  expect(left).toEqual([]);
  await isKept(tab, 0);
});

test('an enquiry sent while the page is left arrives', async (here) => {
  const { line, tab, message, openFilled, sendInto } = here;
  await openFilled();
  await sendInto('gateway');
  await until('two tries', async () => line.posts.length >= 2);
  line.fault = null; // the next try would be 3 s away, and the page is left before
  await tab.goto(`${line.url}/privacy-policy`);
  await until('the enquiry', async () => rows(message).length === 1);
});

test('an enquiry unsent when its tab closed is sent on the next page, once', async (here) => {
  const { line, tab, another, message, openFilled, sendInto } = here;
  await tab.goto(`${line.url}/privacy-policy`);
  const other = await another();
  await openFilled({}, other);
  await sendInto('cut before', other);
  await isKept(tab, 1);
  await other.close();
  expect(rows(message)).toEqual([]);

  await tab.reload();
  await until('the offer', () => noticeIn(tab));
  line.fault = null;
  await goOnline(tab);
  await until('thanks', async () => (await noticeIn(tab)).includes(messages.success));
  expect(rows(message)).toHaveLength(1);
  expect(await noticeIn(tab)).toContain(String(rows(message)[0]?.reference));
  await isKept(tab, 0);
});

test('an unsent enquiry that is deleted in one tab is not sent by another that is still retrying', async (here) => {
  const { line, tab, another, message, openFilled, sendInto } = here;
  await tab.goto(`${line.url}/privacy-policy`);
  const other = await another();
  await openFilled({}, other);
  await sendInto('gateway', other);
  await until('four tries', async () => line.posts.length >= 4); // the next try is 27 s away
  await tab.evaluate(readUnsentKeys, { triedAtMs: Date.now() - 60_000 });
  await tab.reload();
  await until('the offer', () => noticeIn(tab));
  await click(tab, '[data-unsent] button:last-of-type');
  await isKept(tab, 0);
  line.fault = null;
  await goOnline(other);
  await until('the end of the tries', async () => (await answerIn(other)).more.includes('stopped'));
  expect(rows(message)).toEqual([]);
  await other.close();
});

test('a page that was left during a try resumes sending when it is restored with Back', async (here) => {
  const { line, tab, message, openFilled, sendInto } = here;
  await openFilled();
  await sendInto('gateway');
  await failed(tab);
  await tab.goto(`${line.url}/privacy-policy`);
  await move(tab, -1, '/seo-services');
  line.fault = null;
  // The same page, from the back/forward cache, or a new one.
  await until(
    'the thanks',
    async () => (await answerIn(tab)).success || (await noticeIn(tab)).includes(messages.success),
  );
  expect(rows(message)).toHaveLength(1);
  await until('an empty form', () => isEmpty(tab));
});

test('two tabs with one form each send their own values', async (here) => {
  const { line, tab, another, message, openFilled, sendInto } = here;
  const other = await another();
  await openFilled();
  await openFilled({ message: `${message}, too` }, other);
  await sendInto('gateway');
  await sendInto('gateway', other);
  await until('both have tried', async () => new Set(line.posts).size === 2);
  line.fault = null;
  await thanked(other);
  await thanked(tab);
  for (const one of [message, `${message}, too`]) expect(rows(one)).toHaveLength(1);
  await isKept(tab, 0);
  await other.close();
});

test('two clicks send once, and the success message is in view, in a window as low as at 400% zoom too', async (here) => {
  const { line, tab, name, message, openFilled } = here;
  await openFilled();
  await tab.setViewport({ width: 320, height: 256 });
  await focusAsSafari(name, tab);
  line.held = '/send'; // both clicks come before the answer, on a busy machine too
  await submit(tab);
  await submit(tab);
  line.held = null;
  await thanked(tab);
  await isInView(tab, '.form-answer-success');
  expect(await isFocused(tab, '.form-answers')).toBe(true);
  expect(await isEmpty(tab)).toBe(true);
  expect(line.posts).toHaveLength(1);
  expect(rows(message)).toHaveLength(1);
});

test('a refusal focuses the field that it is about', async ({ tab, name, open }) => {
  await open('/contact');
  await tab.setViewport(phone);
  await focusAsSafari(name, tab);
  await fillIn(tab, { ...asha, name: '', message: 'Without a name' });
  await submit(tab);
  await failed(tab);
  await isInView(tab, '[aria-invalid="true"]:focus');
});

test('a visitor who has moved elsewhere on the page is not scrolled back', async (here) => {
  const { line, tab, name, openFilled, sendInto } = here;
  await openFilled();
  await tab.setViewport(phone);
  await focusAsSafari(name, tab);
  await sendInto('cut before');
  const before = await tab.evaluate(() => {
    document.querySelector<HTMLElement>('.call-bar a')?.focus({ preventScroll: true });
    return scrollY;
  });
  const messageHeightMax = 120; // the page grows above the viewport, and scroll anchoring moves the page with it
  line.fault = null;
  await thanked(tab);
  expect(await isFocused(tab, '.call-bar *')).toBe(true);
  expect(Math.abs((await tab.evaluate(() => scrollY)) - before)).toBeLessThan(messageHeightMax);
});

test('copied and internationalised e-mail addresses are sent', async ({ line, tab, open }) => {
  await open();
  for (const [email, sent] of [
    ['\u202aasha@example.com\u202c', 'asha@example.com'],
    ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ] as const) {
    await fillIn(tab, { ...asha, email });
    await submit(tab);
    await thanked(tab);
    expect(toStoredAddress(JSON.parse(line.posts.at(-1) ?? '').email)).toBe(sent);
    await again(tab);
  }
});

/** Above the sticky bar. */
function isInView(tab: Tab, selector: string) {
  return until(`${selector} in view`, () =>
    tab.evaluate((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      const bar = document.querySelector('.call-bar')?.getBoundingClientRect().height ?? 0;
      return box !== undefined && box.top >= 0 && box.bottom <= innerHeight - bar;
    }, selector),
  );
}

/** As in Safari, where a click on a button focuses its nearest focusable ancestor. Firefox is set to do the same. */
async function focusAsSafari(name: string, tab: Tab): Promise<void> {
  if (name === 'firefox') return;
  await tab.evaluate(() =>
    document.addEventListener('mousedown', (event) => {
      if (!(event.target as Element).closest('button')) return;
      event.preventDefault();
      document.querySelector('main')?.focus({ preventScroll: true });
    }),
  );
}
