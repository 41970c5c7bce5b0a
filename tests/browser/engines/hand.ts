// What a visitor does with a form, in any browser.

import { setTimeout as later } from 'node:timers/promises';
import type { Values } from '../../../views/forms/index.ts';
import type { Tab } from './engine.ts';

const patienceMs = 60_000;

/** Polls the page until the condition holds. A retry may be 27 s away. */
export async function until<Result>(what: string, ask: () => Promise<Result>): Promise<NonNullable<Result>> {
  const startedMs = performance.now();
  let last: unknown;
  for (;;) {
    try {
      const result = await ask();
      if (result) return result as NonNullable<Result>;
      last = result;
    } catch (error) {
      last = error; // the page is navigating
    }
    if (performance.now() - startedMs > patienceMs)
      throw new Error(`${what}: not within ${patienceMs} ms (${last})`);
    await later(100);
  }
}

/** Resolves when the form is hydrated. */
export async function awake(tab: Tab): Promise<void> {
  await tab.run(() =>
    document.querySelector('[data-enquiry]')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await until('the form wakes', () =>
    tab.run(() => document.querySelector<HTMLFormElement>('[data-enquiry] form')?.noValidate === true),
  );
}

export async function fillIn(tab: Tab, values: Partial<Values>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const selector = `.form-input[name="${name}"]`;
    if (!(await tab.run((selector) => document.querySelector(selector) !== null, selector))) continue;
    // The page may move below the pointer while it loads; a person clicks again.
    await until(`the focus in ${name}`, async () => {
      await tab.click(selector);
      return tab.run((selector) => document.activeElement?.matches(selector) === true, selector);
    });
    await tab.type(value);
    const typed = (await valuesIn(tab))[name];
    if (value && !typed) throw new Error(`What was typed did not come into the field ${name}.`);
  }
}

export function valuesIn(tab: Tab): Promise<Record<string, string>> {
  return tab.run(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('.form-input')].map(({ name, value }) => [name, value]),
    ),
  );
}

/** Folds the form out after a success. For half a second a click where Send was counts as the second of a double click. */
export async function again(tab: Tab): Promise<void> {
  await until('an empty form', async () => {
    if (await tab.run(() => document.querySelector('.form-again') !== null)) await tab.click('.form-again');
    return tab.run(() => document.activeElement?.matches('.form-input[name="name"]') === true);
  });
}

export const submit = (tab: Tab) => tab.click('.form-submit');

/** The form's message, and how much of it is visible above the sticky bar. */
export function answerIn(tab: Tab) {
  return tab.run(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    const message = document.querySelector('.form-answer')?.getBoundingClientRect();
    const bar = document.querySelector('.call-bar')?.getBoundingClientRect().height ?? 0;
    const focused = document.activeElement;
    return {
      success: text('.form-answer-success'),
      failure: text('.form-answer-failure'),
      reference: text('.form-reference strong'),
      more: text('.form-detail'),
      ways: [...document.querySelectorAll<HTMLAnchorElement>('.form-channels a')].map(({ href }) => href),
      isInView: message !== undefined && message.top >= 0 && message.bottom <= innerHeight - bar,
      focus: focused?.className || focused?.getAttribute('name') || focused?.tagName || '',
    };
  });
}

export async function thanked(tab: Tab) {
  await until('thanks', async () => (await answerIn(tab)).success);
  return answerIn(tab);
}

export async function failed(tab: Tab) {
  await until('the failure', async () => (await answerIn(tab)).failure);
  return answerIn(tab);
}
