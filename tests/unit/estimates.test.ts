import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { readAssets } from '../../server/paths.ts';
import { type Estimate, estimates, shopTime } from '../../views/estimates.ts';
import { renderPage } from '../../views/render.tsx';
import { parsePage, textOf } from '../support/page-content.ts';

const services = Object.keys(estimates) as (keyof typeof estimates)[];
const own = { ...estimates };
afterEach(() => void Object.assign(estimates, own));

const siteContext = { settings: readConfig({}).settings, assets: readAssets() };

/** The texts of the pages that tell times and prices, with other rows for all services. */
function textsWith(change: (row: Estimate) => Estimate | null): string[] {
  for (const name of services) estimates[name] = change(own[name] as Estimate);
  const pages = (['services', 'packages', ...services] as const).map((name) => renderPage(siteContext, name));
  return pages.map(({ html }) => textOf(parsePage(html).main));
}

test('where no time is stated, no sentence has one, or breaks off', () => {
  const told = textsWith(() => null).join('\n');
  expect(told).toContain('We tell you in the quote');
  const wrong =
    /.{9}((?<!It )takes We|(in|:) We tell|\(We|\d to \d+ (working days|weeks)|(two|four) months|one piece:)/g;
  expect(told.match(wrong)).toBe(null);
});

test('the least and the most may be one, and a price is told with its tax', () => {
  const one = textsWith((row) => ({ ...row, min: 1, max: 1, unit: 'weeks' })).join('\n');
  expect(one.match(/1 week for (a visiting card|a menu in three languages)/g)).toHaveLength(2);
  expect(one.match(/.{9}(1 (to|–) ?1\b|\b1 weeks)/g)).toBe(null);
  const priced = textsWith((row) => ({ ...row, price: { min: 25_000, max: 125_000 } }));
  const sums = priced.filter((text) => text.includes('Rs 25,000 to Rs 1,25,000, plus GST'));
  expect([sums.length, priced.some((text) => text.includes('no price list'))]).toEqual([
    services.length,
    false,
  ]);
});

test('a shop that takes no longer than its design is not divided', () => {
  const whole = own.ecommerceDevelopment as Estimate;
  const divided = (min: number, max: number) => {
    estimates.ecommerceDevelopment = { ...whole, min, max };
    return shopTime()?.programs ?? null;
  };
  expect([divided(6, 12), divided(4, 7), divided(3, 6)]).toEqual(['10 to 25 working days', null, null]);
});
