import type { Page } from 'playwright-core';
import { afterAll } from 'vitest';
import type { AppContext } from '../../server/app.ts';
import type { FormName } from '../../views/forms/index.ts';
import { openBrowser } from './chromium.ts';
import { serveSite } from './site.ts';
import { awake, formOn, visit } from './visitor.ts';

type Circumstances = Parameters<typeof visit>[2] & {
  /** Whether the form's own script waits for `arrive()`, or cannot load at all. */
  formScript?: 'late' | 'never';
};

/** The site and a browser, for the tests of one file. */
export async function browse(
  env: Record<string, string> = {},
  context: Partial<AppContext> = {},
  ...switches: string[]
) {
  const browser = await openBrowser(...switches);
  const site = await serveSite(env, context);
  afterAll(() => Promise.all([browser.close(), site.close()]));
  return {
    site,
    visit: (path = '/', circumstances?: Circumstances) =>
      visit(browser, new URL(path, site.url).href, circumstances),
    /** A visitor at a form of the site, or of another one, with its script where that loads. */
    async openForm(name: FormName, { formScript, ...circumstances }: Circumstances = {}, at = site) {
      const arrived = Promise.withResolvers<void>();
      const before = async (page: Page) => {
        if (formScript)
          await page.route('**/assets/enquiry-*', async (route) => {
            if (formScript === 'never') return route.abort();
            await arrived.promise;
            await route.continue();
          });
        await circumstances.before?.(page);
      };
      const visitor = await visit(browser, at.addressOf(name), { ...circumstances, before });
      const { page } = visitor;
      if (!formScript && circumstances.script !== false) await awake(page, name);
      return {
        ...visitor,
        ...formOn(page, name),
        /** Waits for hydration again, after a reload or on another page. */
        awake: (other = name) => awake(page, other),
        arrive() {
          arrived.resolve();
          return awake(page, name);
        },
      };
    },
  };
}
