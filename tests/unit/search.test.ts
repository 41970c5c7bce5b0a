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
  ['press', 'WordPress Development'],
  ['site', 'Website design'],
  ['commerce', 'E-commerce Design'],
  ['phone', 'For iPhone and iPad'],
  ['iphones', 'For iPhone and iPad'],
  ['photo', 'figma photoshop convert'],
  ['so people', 'SEOSo that people find you'],
  ['your', 'PSD to HTMLYour designer’s file'],
  ['businesses', 'one business'],
  ['business', 'many businesses'],
  ['youtube', 'YouTube Ads'],
  ['I need a website for my clinic', 'Clinic: a website with a form'],
  ['', 'anything'],
])('"%s" finds "%s"', (query, entry) => {
  expect(matches(query, entry)).toBe(true);
});

test.each([
  ['zeppelin', 'Website design'],
  ['logo flyer', 'Logo Design'],
  ['shop', 'PSD to HTML figma photoshop convert'],
  ['book', 'Facebook Marketing'],
  ['art', 'smart pages'],
])('"%s" does not find "%s"', (query, entry) => {
  expect(matches(query, entry)).toBe(false);
});

test('words are compared without hyphens, apostrophes, case and plural', () => {
  expect(searchWords('Designer’s E-commerce SHOPS, for me')).toEqual(['designer', 'ecommerce', 'shop']);
});
