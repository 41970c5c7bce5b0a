import { expect, test } from 'vitest';
import { matches } from '../../views/search.ts';

test.each<[query: string, entry: string, isFound?: boolean]>([
  ['ecommerce', 'E-commerce Design'],
  ['e-mail', 'Email Marketing'],
  ['websites', 'Website design'],
  ['SEO services', 'SEO'],
  ['pay-per-click', 'PPC Campaigns pay per click'],
  ['sell ONLINE', 'online shop, to sell'],
  ['press', 'WordPress Development'],
  ['site', 'Website design'],
  ['commerce', 'E-commerce Design'],
  ['iphones', 'For iPhone and iPad'],
  ['photo', 'figma photoshop convert'],
  ['so people', 'SEOSo that people find you'],
  ['your', 'PSD to HTMLYour designer’s file'],
  ['businesses', 'one business'],
  ['business', 'many businesses'],
  ['youtube', 'YouTube Ads'],
  ['I need a website for my clinic', 'Clinic: a website with a form'],
  ['designer shop', 'The designer’s SHOPS'],
  ['', 'anything'],
  ['zeppelin', 'Website design', false],
  ['logo flyer', 'Logo Design', false],
  ['shop', 'PSD to HTML figma photoshop convert', false],
  ['book', 'Facebook Marketing', false],
  ['art', 'smart pages', false],
])('whether "%s" finds "%s"', (query, entry, isFound: boolean = true) => {
  expect(matches(query, entry)).toBe(isFound);
});
