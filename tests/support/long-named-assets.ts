import { readAssets } from '../../server/pages/asset-manifest.ts';
import type { Assets } from '../../views/index.ts';

/**
 * What the build made, except that pages keep the long names of their classes, which tests select by.
 * `tests/http/page-weight.test.ts` compares these pages with those that are served.
 */
export function longNamedAssets(): Assets {
  return { ...readAssets(), classes: {} };
}
