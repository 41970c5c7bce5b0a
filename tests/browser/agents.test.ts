import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { messages, type Values } from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';
import { openBrowser } from './chromium.ts';
import { fieldsOf, fillIn } from './people.ts';
import { serveSite } from './site.ts';
import { awake, visit } from './visitor.ts';

// The real implementation, behind its flag until browsers ship it: the agent calls the tool, and the browser fills in
// and sends the form.
const browser = await openBrowser('--enable-features=WebMCP');
const site = await serveSite();
afterAll(() => Promise.all([browser.close(), site.close()]));

type Tool = { name: string; description: string; inputSchema: string };
type ModelContext = {
  getTools: () => Promise<Tool[]>;
  executeTool: (tool: Tool, values: string) => Promise<string>;
};
declare global {
  interface Document {
    modelContext: ModelContext;
  }
}

/** The response of the page's one tool to an agent with these values. */
async function callTool(page: Page, values: Partial<Values>): Promise<unknown> {
  const answer = await page.evaluate(async (json) => {
    const [tool] = await document.modelContext.getTools();
    return tool && document.modelContext.executeTool(tool, json);
  }, JSON.stringify(values));
  return JSON.parse(answer ?? 'null');
}

test('an agent that sends a form for its user gets the user’s message and the reference', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  const { subject, ...values } = asha;
  const result = await callTool(visitor.page, values);
  await expect.poll(() => form.status.textContent()).toBe(messages.success);
  const reference = await form.answers.locator('.form-reference strong').textContent();
  expect(reference).toMatch(/^[\w-]+$/);
  expect(result).toEqual({ success: true, message: messages.success, reference });
  expect(visitor.sent).toMatchObject([{ ...values, subject: 'SEO Services', link: '' }]);
  expect(visitor.complaints).toEqual([]);
});

test('without the form’s own script, the agent gets its response from the next page', async () => {
  const before = (page: Page) => page.route('**/assets/*.js', (route) => route.abort());
  await using visitor = await visit(browser, site.addressOf('contact'), { before });
  await callTool(visitor.page, asha);
  await visitor.page.waitForURL('**/send*');
  // After a form navigation, the first such script of the new page is the tool's response.
  const result = await visitor.page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(result ?? '')).toMatchObject({
    actionStatus: 'CompletedActionStatus',
    description: messages.success,
    identifier: expect.stringMatching(/^TEST-/),
  });
});

test('every form describes its fields to agents, and nothing else', async () => {
  await using visitor = await visit(browser, site.url);
  for (const [name, address] of site.formAddresses) {
    await visitor.page.goto(address, { waitUntil: 'domcontentloaded' });
    const tools = await visitor.page.evaluate(async () => {
      const all = await document.modelContext.getTools();
      return all.map(({ name, inputSchema }) => ({ name, inputSchema }));
    });
    expect(tools).toHaveLength(1);
    const { properties, required } = JSON.parse(tools[0]?.inputSchema ?? '{}');
    const fields = fieldsOf(name);
    expect(Object.keys(properties).sort()).toEqual([...fields.map(([field]) => field), 'link'].sort());
    expect(properties.link.description).toBe('Leave this empty');
    expect(required).toEqual(fields.filter(([, field]) => field.required).map(([field]) => field));
  }
}, 60_000);

test('an agent gets the refused fields with their messages', async () => {
  await using visitor = await visit(browser, site.addressOf('contact'));
  await awake(visitor.page, 'contact');
  expect(await callTool(visitor.page, { ...asha, email: 'asha@example' })).toMatchObject({
    success: false,
    message: messages.failure,
    errors: { email: expect.stringContaining('Enter an e-mail address') },
    reference: null,
  });
});

test('a visitor who sends the form sees the reference below the message', async () => {
  await using visitor = await visit(browser, site.addressOf('home'));
  const form = await awake(visitor.page, 'home');
  await fillIn(form, 'home', asha);
  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toBe(messages.success);
  const message = await form.status.boundingBox();
  const reference = await form.answers.locator('.form-reference').boundingBox();
  expect(reference?.y).toBeGreaterThanOrEqual((message?.y ?? 0) + (message?.height ?? 0));
  expect(visitor.sent[0]?.notice).toMatch(/^\d{4}-\d\d/);
});
