import type { Page } from 'playwright-core';
import { readAssets } from '../../server/pages/asset-manifest.ts';
import { renameClasses } from '../../views/index.ts';

/** Serves the deferred style sheet with the long names of classes, which the pages of `longNamedAssets` have. */
export async function lengthenDeferredSheet(page: Page): Promise<void> {
  const names = Object.fromEntries(
    Object.entries(readAssets().classes).map(([long, short]) => [short, long]),
  );
  await page.route('**/assets/deferred-*.css', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: renameClasses(await response.text(), names) });
  });
}
