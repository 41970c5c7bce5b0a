// npm run css:reach: the rules of the style sheets that match on one page only.

import { pageRoutes } from '../../server/pages/page-routes.ts';
import { reachOfRules } from '../support/css-reach.ts';

for (const { pages, file, line, selector } of await reachOfRules([...pageRoutes.keys()]))
  if (pages === 1) console.log(`${file}:${line}\t${selector.replaceAll(/\s+/g, ' ')}`);
