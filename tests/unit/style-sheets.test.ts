import { expect, test } from 'vitest';
import { layerOf } from '../../server/build/styles.ts';
import { pageRoutes } from '../../server/pages/page-routes.ts';
import { layers } from '../../views/index.ts';
import { groups, site } from '../../views/site.ts';
import { reachOfRules, sheets } from '../support/css-reach.ts';

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const names = [...Object.keys(site), ...Object.keys(groups)].map(kebab).join('|');
const ofOnePage = new RegExp(`\\.(page-|group-|family-)?(${names})(?![\\w-])`);
/** What a script, a refusal or a setting adds. */
const addedLater = /form|enquir|message|call-bar-whatsapp|team/;

test('every sheet is in a layer, and no rule is of one page, of one family or without a page, or selects by position', async () => {
  expect(sheets.filter((file) => !layers.includes(layerOf(file)))).toEqual([]);
  const faulty = (await reachOfRules([...pageRoutes.keys()])).filter(
    ({ file, selector, pages }) =>
      ofOnePage.test(selector) ||
      (pages === 0 && !addedLater.test(selector)) ||
      (file !== 'styles/tokens.css' && selector.includes('data-family')) ||
      // The crumbs that a phone leaves out are counted from the last.
      (file !== 'parts/breadcrumb.css' && /:nth-(last-)?(child|of-type)/.test(selector)),
  );
  expect(faulty.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
});
