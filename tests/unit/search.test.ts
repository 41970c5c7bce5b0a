import { expect, test } from 'vitest';
import { matches, searchWords } from '../../views/search.ts';

test.each([
  ['ecommerce', 'E-commerce Design'],
  ['e-mail', 'Email Marketing'],
  ['apps', 'App development'],
  ['websites', 'Website design'],
  ['logos', 'Logo Design'],
  ['SEO services', 'SEO'],
  ['pay-per-click', 'PPC Campaigns pay per click'],
  ['sell ONLINE', 'online shop, to sell'],
  ['', 'anything'],
])('"%s" finds "%s"', (query, entry) => {
  expect(matches(query, entry)).toBe(true);
});

test.each([
  ['zeppelin', 'Website design'],
  ['logo flyer', 'Logo Design'],
])('"%s" does not find "%s"', (query, entry) => {
  expect(matches(query, entry)).toBe(false);
});

test('words are compared without hyphens, apostrophes, case and plural', () => {
  expect(searchWords('Designer’s E-commerce SHOPS, for me')).toEqual(['designer', 'ecommerce', 'shop', 'me']);
});
