// What a visitor does with a form, in any browser.

import { setTimeout as later } from 'node:timers/promises';
import type { Values } from '../../../views/forms/index.ts';
import type { Tab } from './engine.ts';

const patienceMs = 60_000;

/** Polls the page until the condition holds. A retry may be 27 s away. */
export async function until<Result>(what: string, ask: () => Promise<Result>): Promise<NonNullable<Result>> {
  const startedMs = performance.now();
  for (;;) {
    // While the page navigates, asking it fails.
    const result = await ask().catch((error: Error) => error);
    if (result && !(result instanceof Error)) return result as NonNullable<Result>;
    if (performance.now() - startedMs > patienceMs)
      throw new Error(`${what}: not within ${patienceMs} ms (${result})`);
    await later(100);
  }
}

/** Resolves when the page's own script has run, which adds the deferred sheet. */
export async function scripted(tab: Tab): Promise<void> {
  await until('the deferred sheet', () =>
    tab.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/assets/deferred-'))),
  );
}

/** Resolves when the form is hydrated. */
export async function awake(tab: Tab): Promise<void> {
  await until('the form wakes', () =>
    tab.evaluate(() => {
      window.alert = () => {}; // WebKit stops answering its driver at the one of the contact form
      const container = document.querySelector('[data-enquiry]');
      container?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return container?.querySelector('form')?.noValidate;
    }),
  );
}

/** A real click on the centre of the first matching element, above the sticky bar. */
export async function click(tab: Tab, selector: string): Promise<void> {
  const { x, y } = await tab.evaluate((selector) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    const { top, bottom } = element.getBoundingClientRect();
    const bar = document.querySelector('.call-bar')?.getBoundingClientRect().height ?? 0;
    if (top < 0 || bottom > innerHeight - bar)
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    return { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
  }, selector);
  await tab.mouse.click(x, y);
}

/** Whether the focused element matches. */
export const isFocused = (tab: Tab, selector: string) =>
  tab.evaluate((selector) => document.activeElement?.matches(selector) === true, selector);

export async function fillIn(tab: Tab, values: Partial<Values>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const selector = `.form-input[name="${name}"]`;
    if (!(name in (await valuesIn(tab)))) continue;
    // The page may move below the pointer while it loads; a person clicks again.
    await until(`the focus in ${name}`, async () => {
      await click(tab, selector);
      return isFocused(tab, selector);
    });
    await tab.keyboard.type(value);
  }
}

export function valuesIn(tab: Tab): Promise<Record<string, string>> {
  return tab.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('.form-input')].map(({ name, value }) => [name, value]),
    ),
  );
}

export const isEmpty = async (tab: Tab) => Object.values(await valuesIn(tab)).join('') === '';

/** As with the button for Back, or for Forward. */
export async function move(tab: Tab, delta: -1 | 1, path: string): Promise<void> {
  await tab.evaluate((delta) => void setTimeout(() => history.go(delta)), delta);
  await until(path, () => tab.evaluate((path) => location.pathname === path, path));
}

/** Folds the form out after a success. For half a second a click where Send was counts as the second of a double click. */
export async function again(tab: Tab): Promise<void> {
  await until('an empty form', async () => {
    await click(tab, '.form-again').catch(() => {});
    return isFocused(tab, '.form-input[name="name"]');
  });
}

export const submit = (tab: Tab) => click(tab, '.form-submit');

/** The form's message. */
export function answerIn(tab: Tab) {
  return tab.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    return {
      success: text('.form-answer-success'),
      failure: text('.form-answer-failure'),
      reference: text('.form-reference strong'),
      more: text('.form-detail'),
      ways: [...document.querySelectorAll<HTMLAnchorElement>('.form-channels a')].map(({ href }) => href),
    };
  });
}

const answered = (tab: Tab, what: 'success' | 'failure') =>
  until(what, async () => {
    const answer = await answerIn(tab);
    return answer[what] ? answer : null;
  });
export const thanked = (tab: Tab) => answered(tab, 'success');
export const failed = (tab: Tab) => answered(tab, 'failure');
