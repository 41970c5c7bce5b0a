import { expect, test } from 'vitest';
import { matches } from '../../views/search.ts';

test.each<[query: string, entry: string, isFound?: boolean]>([
  ['ecommerce', 'E-commerce Design'],
  ['websites', 'Website design'],
  ['pay-per-click', 'PPC Campaigns pay per click'],
  ['press', 'WordPress Development'],
  ['iphones', 'For iPhone and iPad'],
  ['so people', 'SEOSo that people find you'],
  ['your', 'PSD to HTMLYour designer’s file'],
  ['I need a website for my clinic', 'Clinic: a website with a form'],
  ['', 'anything'],
  ['zeppelin', 'Website design', false],
  ['logo flyer', 'Logo Design', false],
  ['shop', 'PSD to HTML figma photoshop convert', false],
  ['book', 'Facebook Marketing', false],
  ['art', 'smart pages', false],
])('whether "%s" finds "%s"', (query, entry, isFound: boolean = true) => {
  expect(matches(query, entry)).toBe(isFound);
});

test('where words are whole, two letters are one, and three are the beginning of one', () => {
  expect([matches('lo', 'Logo', true), matches('log', 'Logo', true)]).toEqual([false, true]);
});
