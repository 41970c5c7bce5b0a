import { expect, test } from 'vitest';
import { calculators } from '../../views/calculators.ts';

const names = Object.keys(calculators) as (keyof typeof calculators)[];

test.each(names)(
  '%s: the example and all extremes that are permitted lead to sums that can be shown',
  (name) => {
    const { figures, calculate } = calculators[name];
    const entries = Object.entries(figures);
    for (const { value, min, max } of Object.values(figures))
      expect([min, value, max].toSorted((a, b) => a - b)[1]).toBe(value);
    for (let choice = 0; choice < 2 ** entries.length; choice++) {
      const values = entries.map(([key, { min, max }], index) => [key, (choice >> index) & 1 ? max : min]);
      const { results, summary, parts } = calculate(Object.fromEntries(values));
      expect(JSON.stringify([results, summary, parts])).not.toMatch(/NaN|∞|undefined/);
      // Nothing costs nothing, and a sum fits the width of a phone.
      for (const text of [...results.map(({ value }) => value), summary])
        expect(text).not.toMatch(/\bRs 0(?![.\d])|[\d,]{11}/);
    }
  },
);

test('the example sums are right', () => {
  const ppc = calculators.ppc.calculate({ budget: 6000, price: 20, ask: 5, buy: 3 });
  expect(ppc.results.map(({ value }) => value)).toEqual(['300', '15', 'Rs 400', '4.5']);
  expect(ppc.summary).toContain('Rs 1,333');
  // Five dots of a hundred ask and two of them buy; the first dash is outside the drawing.
  expect(ppc.parts.map((dashes) => dashes.split(' ').filter((dash) => dash === '0').length)).toEqual([6, 3]);
  const ads = calculators.googleAds.calculate({ margin: 3000, keep: 50, buy: 3, ask: 5 });
  expect(ads.summary).toContain('Rs 23');
  expect(ads.parts[0]).toBe('scale(0.707)'); // half of the area
  const email = calculators.email.calculate({ list: 800, open: 30, click: 10, buy: 8, order: 1200 });
  expect(email.results.map(({ value }) => value)).toEqual(['240', '24', '1.9']);
  const youtube = calculators.youtube.calculate({ budget: 5000, price: 0.5, watch: 40, visit: 8 });
  expect(youtube.results.map(({ value }) => value)).toEqual(['10,000', '15,000', '80']);
});
