import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { layerOf } from '../../server/build/styles.ts';
import { pageRoutes } from '../../server/pages/page-routes.ts';
import { layers } from '../../views/index.ts';
import { groups, site } from '../../views/site.ts';
import { lineSum, reachOfRules, sheets } from '../support/css-reach.ts';

const rules = await reachOfRules([...pageRoutes.keys()]);

test('the style sheets and sections are few and small enough for one person', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const files = globSync('{views,client}/**/*.css', { cwd: root });
  const lines = files.map((file) => readFileSync(root + file, 'utf8').split('\n').length - 1);
  expect(files.length).toBeLessThanOrEqual(60);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(7_500);
  expect(globSync('views/sections/*.tsx', { cwd: root }).length).toBeLessThanOrEqual(30);
  expect(globSync('views/sections/hero-stages/*.tsx', { cwd: root }).length).toBeLessThanOrEqual(8);
});

test('every sheet is in a layer', () => {
  expect(sheets.filter((file) => !layers.includes(layerOf(file)))).toEqual([]);
});

test('at most 15 % of the rules style one page only', () => {
  const onOnePage = rules.filter(({ pages }) => pages === 1);
  expect(lineSum(onOnePage) / lineSum(rules)).toBeLessThanOrEqual(0.15);
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
