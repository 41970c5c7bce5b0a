import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  type FieldName,
  type Form,
  type FormName,
  fieldNames,
  forms,
  messages,
  type Values,
} from '../../views/forms/index.ts';
import { contrastOfColours } from './contrast.ts';

type Circumstances = {
  script?: boolean;
  /** Resolves before the page's script has run. */
  waitForScript?: boolean;
  /** The page of another site that links here. */
  referrer?: string;
  /** Runs before the page is requested. */
  before?: (page: Page) => Promise<unknown>;
};

/** The page's script adds the deferred style sheet after the first paint. */
export const deferredSheetLoaded = (page: Page) =>
  page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.includes('/assets/deferred-')),
  );

/** Runs in the page. Counts every layout shift, including those after an interaction, which CLS ignores. */
export function noteShifts(): void {
  const shifts: unknown[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(entry.toJSON());
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens one page of the site; requests to other sites get an empty response. */
export async function visit(
  browser: Browser,
  url: string,
  { script = true, waitForScript = script, referrer, before }: Circumstances = {},
) {
  const context = await browser.newContext({
    javaScriptEnabled: script,
    viewport: { width: 1280, height: 800 },
  });
  await emptyOtherSites(context, url);
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  await page.addInitScript(`globalThis.contrastOf = ${contrastOfColours}`);
  /** Errors on the console, uncaught exceptions and policy violations. */
  const complaints: string[] = [];
  page.on('pageerror', (fault) => complaints.push(fault.message));
  page.on('console', (message) => {
    // The browser logs the status of a refused enquiry or a 404, which is no fault here.
    const isStatus = /^Failed to load resource: the server responded with a status/.test(message.text());
    if (message.type() === 'error' && !isStatus) complaints.push(message.text());
  });
  /** The texts of the browser's own dialogs. */
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    // A test may end, and close the page, before the dialog does.
    return dialog.accept().catch(() => {});
  });
  /** The enquiries that were sent by script. */
  const sent: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/send' && !request.isNavigationRequest())
      sent.push(request.postDataJSON());
  });
  await before?.(page);
  // Without script the deferred sheet comes with the page.
  const waitUntil = script ? 'domcontentloaded' : 'load';
  await page.goto(url, { waitUntil, ...(referrer && { referer: referrer }) });
  if (waitForScript) await begun(page);
  return { page, complaints, dialogs, sent, [Symbol.asyncDispose]: () => context.close() };
}

/** Answers requests to other sites than that of `url` with an empty response. */
export function emptyOtherSites(context: BrowserContext, url: string): Promise<unknown> {
  const { origin } = new URL(url);
  return context.route(
    (address) => address.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
}

/** Resolves when the page's own script has run, which starts after the first paint. */
export async function begun(page: Page): Promise<void> {
  const script = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/page-'))?.name,
  );
  await page.evaluate(`import("${await script.jsonValue()}").catch(() => {})`);
}

/** Holds back the posts of the form until the function that it returns is called. */
export async function holdPosts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/send', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Time stands still, as far as the page can tell. */
export async function stopClock({ clock }: Page): Promise<void> {
  await clock.install();
  await clock.pauseAt(Date.now() + 60_000);
}

/** Shows the page in its own font, which the browser leaves out where it comes late. */
export async function showFont(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const url = document.querySelector<HTMLLinkElement>('link[as="font"]')?.href;
    document.fonts.add(await new FontFace('Bricolage', `url(${url})`, { weight: '400 750' }).load());
  });
}

/** One form of a page, as a visitor uses it. */
export function formOn(page: Page, name: FormName) {
  const { fields }: Form = forms[name];
  const container = page.locator(`[data-enquiry="${name}"]`);
  const answers = container.locator('.form-answers');
  const submit = container.locator('[type="submit"]');
  const status = answers.getByRole('status');
  const alert = answers.getByRole('alert');
  const field = (field: FieldName | 'link') => container.locator(`[name="${field}"]`);
  /** A field's value is a text where it is preset. */
  const isPreset = (field: FieldName) => typeof fields[field] === 'string';
  const form = {
    ...{ page, name, container, answers, submit, status, alert, field },
    error: (field: FieldName) => container.locator(`#${name}-${field}-error`),
    restore: answers.getByRole('button', { name: 'Restore what I typed' }),
    async fill(values: Partial<Values>): Promise<void> {
      for (const one of fieldNames)
        if (values[one] !== undefined && !isPreset(one)) await field(one).fill(values[one]);
    },
    expectValues: (values: Values) =>
      expect
        .poll(() => Promise.all(fieldNames.map((one) => field(one).inputValue())))
        .toEqual(fieldNames.map((one) => (isPreset(one) ? fields[one] : values[one]))),
    async send(values: Partial<Values> = {}): Promise<void> {
      await form.fill(values);
      await submit.click();
    },
    thanked: () => expect.poll(() => status.textContent()).toBe(messages.success),
    failed: () => expect.poll(() => alert.textContent()).toBe(messages.failure),
    /** Waits until the field, or the message area, has the focus. */
    focused: (part: FieldName | 'answers') =>
      expect.poll(() => (part === 'answers' ? answers : field(part)).evaluate(isFocused)).toBe(true),
    // By keyboard: a click soon after another at the same place is taken for the second of a double click.
    again: () => page.getByText('Send another message').press('Enter'),
    restoreTyped: () => form.restore.press('Enter'),
  };
  return form;
}

export function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

/** Waits for hydration, beside a pointer that moves; before it, the form posts natively. */
export async function awake(page: Page, name: FormName) {
  const form = formOn(page, name);
  await form.container.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (name) => {
      dispatchEvent(new Event('pointermove'));
      return document.querySelector<HTMLFormElement>(`[data-enquiry="${name}"] form`)?.noValidate === true;
    },
    name,
    { polling: 20 },
  );
  return form;
}
