import { expect, test } from 'vitest';
import { layerOf } from '../../server/build/styles.ts';
import { pageRoutes } from '../../server/pages/page-routes.ts';
import { layers } from '../../views/index.ts';
import { groups, site } from '../../views/site.ts';
import { reachOfRules, sheets } from '../support/css-reach.ts';

const rules = await reachOfRules([...pageRoutes.keys()]);

const linesOf = (some: typeof rules) => some.map(({ file, selector }) => `${file}: ${selector}`);

test('every sheet is in a layer, and every rule can match on a page, or on what a script, a refusal or a setting adds', () => {
  expect(sheets.filter((file) => !layers.includes(layerOf(file)))).toEqual([]);
  const addedLater = /form|enquir|message|call-bar-whatsapp|team/;
  const unused = rules.filter(({ selector, pages }) => pages === 0 && !addedLater.test(selector));
  expect(linesOf(unused)).toEqual([]);
});

test('no sheet names a page, a group or a family, none selects by position, and only the tokens differ by family', () => {
  const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const names = new Set([...Object.keys(site), ...Object.keys(groups)].map(kebab));
  const named = rules.filter(
    ({ file, selector }) =>
      [...selector.matchAll(/\.(?:page-|group-|family-)?([\w-]+)/g)].some(([, name = '']) =>
        names.has(name),
      ) ||
      (file !== 'styles/tokens.css' && selector.includes('data-family')),
  );
  expect(linesOf(named)).toEqual([]);
  // Nor does one style by position what the markup could name. The crumbs that a phone leaves out are counted from the last.
  const byPosition = rules.filter(
    ({ file, selector }) => /:nth-(last-)?(child|of-type)/.test(selector) && file !== 'parts/breadcrumb.css',
  );
  expect(linesOf(byPosition)).toEqual([]);
});
