import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { FieldName, FormName } from '../../views/forms/index.ts';

export type Visitor = AsyncDisposable & {
  page: Page;
  /** Errors on the console, uncaught exceptions and policy violations. */
  complaints: string[];
  /** The texts of the browser's own dialogs. */
  dialogs: string[];
  /** The enquiries that were sent by script. */
  sent: Record<string, string>[];
};

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
export async function deferredSheetLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.includes('/assets/deferred-')),
  );
}

/** Opens one page of the site; requests to other sites get an empty response. */
export async function visit(
  browser: Browser,
  url: string,
  { script = true, waitForScript = script, referrer, before }: Circumstances = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    javaScriptEnabled: script,
    viewport: { width: 1280, height: 800 },
  });
  await emptyOtherSites(context, url);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  page.on('pageerror', (fault) => complaints.push(fault.message));
  page.on('console', (message) => {
    // The browser logs the status of a refused enquiry or a 404, which is no fault here.
    const isStatus = message
      .text()
      .startsWith('Failed to load resource: the server responded with a status of');
    if (message.type() === 'error' && !isStatus) complaints.push(message.text());
  });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    // A test may end, and close the page, before the dialog does.
    return dialog.accept().catch(() => {});
  });
  const sent: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/send' && !request.isNavigationRequest()) {
      sent.push(request.postDataJSON());
    }
  });
  await before?.(page);
  await page.goto(url, { waitUntil: 'domcontentloaded', ...(referrer && { referer: referrer }) });
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

/** Holds back the form's own script until the test releases it. */
export function lateForm() {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const before = (page: Page) =>
    page.route('**/assets/enquiry-*', async (route) => {
      await arrived;
      await route.continue();
    });
  return { before, arrive };
}

/** One form of a page, as a visitor uses it. */
export type FormOnPage = {
  container: Locator;
  field: (name: FieldName) => Locator;
  error: (name: FieldName) => Locator;
  submit: Locator;
  answers: Locator;
  status: Locator;
  alert: Locator;
  restore: Locator;
};

export function formOn(page: Page, name: FormName): FormOnPage {
  const container = page.locator(`[data-enquiry="${name}"]`);
  const answers = container.locator('.form-answers');
  return {
    container,
    field: (field) => container.locator(`[name="${field}"]`),
    error: (field) => container.locator(`#${name}-${field}-error`),
    submit: container.locator('[type="submit"]'),
    answers,
    status: answers.getByRole('status'),
    alert: answers.getByRole('alert'),
    restore: answers.getByRole('button', { name: 'Restore what I typed' }),
  };
}

/** Waits for hydration; before it, the form posts natively. */
export async function awake(page: Page, name: FormName): Promise<FormOnPage> {
  const form = formOn(page, name);
  await form.container.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (name) => document.querySelector<HTMLFormElement>(`[data-enquiry="${name}"] form`)?.noValidate === true,
    name,
    { polling: 20 },
  );
  return form;
}
