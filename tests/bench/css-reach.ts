// How many pages each rule of the style sheets can match on: `npm run css:reach`. With a file, the rules of that file.

import { argv } from 'node:process';
import { pageRoutes } from '../../server/pages/page-routes.ts';
import { lineSum, reachOfRules } from '../support/css-reach.ts';

const rules = await reachOfRules([...pageRoutes.keys()]);
const [, , file] = argv;
if (file) {
  for (const rule of rules.filter((rule) => rule.file === file))
    console.log(`${rule.pages}\t${rule.line}\t${rule.selector.replaceAll(/\s+/g, ' ')}`);
} else {
  const total = lineSum(rules);
  const onOne = rules.filter(({ pages }) => pages === 1);
  const onNone = rules.filter(({ pages }) => pages === 0);
  console.log(
    `${total} rule lines; on one page only ${lineSum(onOne)} (${share(onOne)} %); on none ${lineSum(onNone)}`,
  );
  const byFile = Map.groupBy(onOne, (rule) => rule.file);
  for (const [name, own] of [...byFile].sort(([, one], [, other]) => lineSum(other) - lineSum(one)))
    console.log(`${lineSum(own)}\t${name}`);

  function share(some: typeof rules): string {
    return ((lineSum(some) / total) * 100).toFixed(1);
  }
}
