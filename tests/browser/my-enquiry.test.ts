// The life of an enquiry in the built server: sent in Punjabi, then seen and erased by its sender.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { languages } from '../../views/index.ts';
import { runCli } from '../support/cli.ts';
import { asha } from '../support/enquiry.ts';
import { openMailbox } from '../support/mailbox.ts';
import { startServer } from '../support/server-process.ts';
import { rowsOf } from '../support/site.ts';
import { openBrowser } from './chromium.ts';
import { visit } from './visitor.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

const patience = { timeout: 40_000 };
const message = 'ਮੈਨੂੰ ਚਾਹ ਦੀ ਦੁਕਾਨ ਲਈ ਵੈੱਬਸਾਈਟ ਚਾਹੀਦੀ ਹੈ।';

test('an enquiry that was sent in Punjabi is seen and erased by its sender, without script', {
  timeout: 120_000,
}, async () => {
  await using mailbox = await openMailbox();
  await using server = startServer({ SMTP_URL: mailbox.url, MAIL_TO: 'desk@agency.example' });
  const url = await server.url();
  const store = `file:${server.folder}/data/enquiries.db`;
  await using visitor = await visit(browser, `${url}/contact?language=pa`, { script: false });
  const { page } = visitor;
  const subjects = () => mailbox.emails.map(({ subject }) => subject);

  const contact = page.locator('form[action="/send"]');
  for (const [name, value] of Object.entries({ ...asha, message }))
    await contact.locator(`[name=${name}]`).fill(value);
  await contact.locator('button[type=submit]').click();
  await expect
    .poll(() => contact.textContent(), patience)
    .toMatch(/[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}/);
  const [reference = ''] = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await contact.textContent()) ?? '') ?? [];
  await expect.poll(subjects, patience).toEqual([asha.subject]);
  expect(rowsOf(`${server.folder}/data/enquiries.db`)).toMatchObject([
    { reference, message, language: 'pa' },
  ]);

  // Seen, by the form in Punjabi: first what kinds of data there are, then word for word.
  await page.goto(`${url}/privacy-policy#my-enquiry`);
  await page.locator('details[lang=pa]:has(form) summary').click();
  await ask(page, 'pa', { action: 'see', reference: reference.toLowerCase().replace('-', ' ') });
  await expect
    .poll(() => page.locator('details[lang=pa] form').textContent())
    .toContain(languages.pa.requests.asked.see.byLetter);
  await expect.poll(subjects, patience).toContain(`What we hold about your enquiry ${reference}`);
  expect(mailbox.emails.at(-1)?.text).not.toContain(message);
  const [, longer = ''] = /enter: (\S+)/.exec(mailbox.emails.at(-1)?.text ?? '') ?? [];
  await ask(page, 'pa', { action: 'see', reference: longer });
  await expect.poll(subjects, patience).toContain(`Everything stored about your enquiry ${reference}`);
  expect(mailbox.emails.at(-1)).toMatchObject({ recipients: [asha.email] });
  expect(mailbox.emails.at(-1)?.text).toContain(message);
  expect(mailbox.emails.at(-1)?.text).toContain('Punjabi');

  await ask(page, 'en', { action: 'erase', reference });
  await expect.poll(subjects, patience).toContain(`Your enquiry ${reference} is erased`);
  await expect.poll(subjects, patience).toContain(`Delete your email of the enquiry ${reference}`);
  expect(visitor.complaints).toEqual([]);

  const path = store.slice('file:'.length);
  expect(rowsOf(path)).toEqual([]);
  const holds = (file: string) => existsSync(file) && execFileSync('cat', [file]).includes(message);
  await expect.poll(() => [path, `${path}-wal`].filter(holds), patience).toEqual([]);
  expect((await runCli(store, 'export', '--json')).out.trim()).toBe('[]');
  expect((await runCli(store, 'list')).out).toBe('No enquiries.\n');
  expect((await runCli(store, 'show', reference)).err).toBe(`There is no enquiry ${reference}.\n`);
  const lines = JSON.parse((await runCli(store, 'journal', '--json')).out);
  expect(lines).toContainEqual(
    expect.objectContaining({ command: 'erase', operator: 'visitor', references: [reference] }),
  );
});

/** Fills in the form for requests in that language, and presses one of its buttons. */
async function ask(
  page: Page,
  language: 'en' | 'pa',
  { action, reference }: { action: 'see' | 'erase'; reference: string },
): Promise<void> {
  const id = language === 'en' ? 'myEnquiry' : `myEnquiry-${language}`;
  const form = page.locator(`form[action="/my-enquiry"][aria-labelledby="${id}-title"]`);
  await form.locator('[name=reference]').fill(reference);
  await form.locator('[name=email]').fill(asha.email);
  await form.locator(`button[value=${action}]`).click();
  await page.waitForURL('**/my-enquiry');
}
