import { afterAll, expect, test } from 'vitest';
import { messages } from '../../views/forms/index.ts';
import { pathsOf, site as rows } from '../../views/site.ts';
import { asha } from '../support/enquiry.ts';
import { openBrowser } from './chromium.ts';
import { fillIn } from './people.ts';
import { serveSite } from './site.ts';
import { awake, formOn, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
afterAll(() => Promise.all([browser.close(), site.close()]));

test('the form’s script loads when its form comes near the viewport, and not before', async () => {
  const asked: string[] = [];
  await using visitor = await visit(browser, site.addressOf('home'), {
    before: async (page) => page.on('request', (request) => asked.push(request.url())),
  });
  await visitor.page.waitForLoadState('networkidle');
  expect(asked.filter(isForm)).toEqual([]);

  await awake(visitor.page, 'home');
  expect(asked.filter(isForm)).toHaveLength(1);
});

test('an interaction hydrates a form that is far from the viewport', async () => {
  await using visitor = await visit(browser, site.addressOf('home'));
  const { page } = visitor;
  const asked = page.waitForRequest((request) => isForm(request.url()));
  await formOn(page, 'home')
    .field('name')
    .evaluate((field) => field.focus({ preventScroll: true }));
  await asked;
});

test('a form whose script cannot load still sends', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'), {
    before: (page) => page.route('**/assets/enquiry-*', (route) => route.abort()),
  });
  const form = formOn(visitor.page, 'seo');
  await fillIn(form, 'seo', asha);
  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toBe(messages.success);
});

test.each(['home', 'brochureDesign', 'webDesign', 'phpDevelopment'] as const)(
  'the pictures of %s load after its first frame, whose words wait for the font',
  async (name) => {
    const [path = ''] = pathsOf(rows[name]);
    await using visitor = await visit(browser, site.url + path);
    await visitor.page.setViewportSize({ width: 412, height: 823 });
    // A busy machine may present the frame late.
    await expect
      .poll(async () => {
        await visitor.page.reload({ waitUntil: 'networkidle' });
        return visitor.page.evaluate(picturesBeforePaint);
      })
      .toEqual([]);
    const loaded = await visitor.page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/figures/')).length,
    );
    expect(loaded).toBeGreaterThan(1);
  },
);

/** The pictures that were requested before the page was painted. */
function picturesBeforePaint(): string[] {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const resources = performance.getEntriesByType('resource');
  return resources
    .filter(({ name, startTime }) => name.includes('/figures/') && startTime < painted)
    .map(({ name }) => name);
}

function isForm(address: string): boolean {
  return address.includes('/assets/enquiry-');
}
