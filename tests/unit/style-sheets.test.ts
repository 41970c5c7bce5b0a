import { expect, test } from 'vitest';
import { layerOf } from '../../server/build/styles.ts';
import { pageRoutes } from '../../server/pages/page-routes.ts';
import { layers } from '../../views/index.ts';
import { groups, site } from '../../views/site.ts';
import { reachOfRules, sheets } from '../support/css-reach.ts';

const rules = await reachOfRules([...pageRoutes.keys()]);

test('every sheet is in a layer', () => {
  expect(sheets.filter((file) => !layers.includes(layerOf(file)))).toEqual([]);
});

test('every rule can match on a page, or on what a script, a refusal or a setting adds', () => {
  const addedLater = /form|enquir|message|call-bar-whatsapp|team/;
  const unused = rules.filter(({ selector, pages }) => pages === 0 && !addedLater.test(selector));
  expect(unused.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
});

test('no sheet names a page, a group or a family, and only the tokens differ by family', () => {
  const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const names = new Set([...Object.keys(site), ...Object.keys(groups)].map(kebab));
  const named = rules.filter(
    ({ file, selector }) =>
      [...selector.matchAll(/\.(?:page-|group-|family-)?([\w-]+)/g)].some(([, name = '']) =>
        names.has(name),
      ) ||
      (file !== 'styles/tokens.css' && selector.includes('data-family')),
  );
  expect(named.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
});

test('no rule styles by position what the markup could name', () => {
  // The crumbs that a phone leaves out are counted from the last.
  const byPosition = rules.filter(
    ({ file, selector }) => /:nth-(last-)?(child|of-type)/.test(selector) && file !== 'parts/breadcrumb.css',
  );
  expect(byPosition.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
});
