import type { Browser, Locator, Page } from 'playwright-core';
import type { FieldName, FormName } from '../../views/forms/index.ts';

export type Visitor = AsyncDisposable & {
  page: Page;
  /** What the browser complained of: errors on the console, uncaught faults, breaches of the policy. */
  complaints: string[];
  /** The texts of the browser's own dialogues. */
  dialogs: string[];
  /** The enquiries that left by script. */
  sent: Record<string, string>[];
};

type Circumstances = {
  script?: boolean;
  /** The page of another site that led here. */
  referrer?: string;
  /** What is arranged before the page is asked for. */
  before?: (page: Page) => Promise<unknown>;
};

/** Someone who opens one page of the site; whatever is not of the site is empty for them. */
export async function visit(
  browser: Browser,
  url: string,
  { script = true, referrer, before }: Circumstances = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    javaScriptEnabled: script,
    viewport: { width: 1280, height: 800 },
  });
  const { origin } = new URL(url);
  await context.route(
    (address) => address.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  page.on('pageerror', (fault) => complaints.push(fault.message));
  page.on('console', (message) => {
    // A refused enquiry and an unknown address are answers, and the browser logs their status.
    const isStatus = message
      .text()
      .startsWith('Failed to load resource: the server responded with a status of');
    if (message.type() === 'error' && !isStatus) complaints.push(message.text());
  });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.accept();
  });
  const sent: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/send' && !request.isNavigationRequest()) {
      sent.push(request.postDataJSON());
    }
  });
  await before?.(page);
  await page.goto(url, { waitUntil: 'domcontentloaded', ...(referrer && { referer: referrer }) });
  if (script) await begun(page);
  return { page, complaints, dialogs, sent, [Symbol.asyncDispose]: () => context.close() };
}

/** Until the page's own script has come, for it starts after the first paint. */
export async function begun(page: Page): Promise<void> {
  const script = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/page-'))?.name,
  );
  await page.evaluate(`import("${await script.jsonValue()}").catch(() => {})`);
}

/** A form whose own script comes when the test says so. */
export function lateForm() {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const before = (page: Page) =>
    page.route('**/assets/enquiry-*', async (route) => {
      await arrived;
      await route.continue();
    });
  return { before, arrive };
}

/** One form of a page, as its visitor knows it. */
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

/** Until the script has taken the form over, it posts by itself. */
export async function awake(page: Page, name: FormName): Promise<FormOnPage> {
  const form = formOn(page, name);
  await form.container.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (name) => {
      const container = document.querySelector(`[data-enquiry="${name}"]`);
      return container !== null && Object.keys(container).some((key) => key.startsWith('__reactContainer'));
    },
    name,
    { polling: 20 },
  );
  return form;
}
