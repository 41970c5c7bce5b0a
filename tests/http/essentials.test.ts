import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { estimates, shopTime } from '../../views/estimates.ts';
import { sourcedClaims } from '../../views/facts.ts';
import { answers } from '../../views/sections/essentials.tsx';
import { type PageName, site as rows } from '../../views/site.ts';
import { parsePage, textOf } from '../support/page-content.ts';
import { openSite } from '../support/site.ts';

const site = openSite({ SITE_URL: 'https://www.tea-and-company.example' });
afterAll(() => site[Symbol.asyncDispose]());

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

const services = (Object.keys(rows) as PageName[]).filter((name) => rows[name].group !== undefined);
test('every service has an estimate or says that the quote gives it', () => {
  expect(Object.keys(estimates).sort()).toEqual([...services].sort());
  for (const estimate of Object.values(estimates)) {
    if (estimate) expect(estimate.min).toBeLessThan(estimate.max);
  }
});

describe.each(services)('%s', (name) => {
  const { path } = rows[name];
  const read = async () => parsePage((await site.http.get(path)).text).main;

  test('a buyer finds the same answers under the same headings, in the same order, after the sample', async () => {
    const main = await read();
    const parts = main.querySelectorAll('.essential');
    expect(parts.map((part) => [part.id, part.querySelector('h3')?.textContent])).toEqual(
      Object.entries(answers),
    );
    const links = main.querySelectorAll('.page-links a').map((link) => link.getAttribute('href'));
    expect(links).toEqual([...Object.keys(answers), 'questions'].map((id) => `#${id}`));
    const order = main.querySelectorAll('[id], .section-essentials, .cta, .sidebar');
    const at = (selector: string) => order.map((part) => main.querySelector(selector) === part).indexOf(true);
    expect(at('.section-essentials')).toBeLessThan(at('#questions'));
    expect(at('#questions')).toBeLessThan(at('.sidebar'));
    expect(at('.sidebar')).toBeLessThan(at('.cta'));
  });

  test('each answer is complete', async () => {
    const main = await read();
    const part = (id: keyof typeof answers) => {
      const found = main.querySelector(`[id="${id}"]`);
      if (!found) throw new Error(`The page has no #${id}.`);
      return found;
    };
    const itemsOf = (id: keyof typeof answers) => part(id).querySelectorAll('li').map(textOf);
    expect(itemsOf('what-you-get').length).toBeGreaterThanOrEqual(3);
    const estimate = estimates[name];
    const time = part('how-long-it-takes');
    if (estimate) {
      const { min, max, unit } = estimate;
      expect(itemsOf('how-long-it-takes')).toEqual([
        `${min} ${unit} for a small job`,
        `${max} ${unit} for a large job`,
      ]);
      // The drawing has both on one scale.
      expect(time.querySelectorAll('svg').map((drawing) => drawing.getAttribute('viewBox'))).toEqual([
        `0 0 ${max} 1`,
        `0 0 ${max} 1`,
      ]);
      expect(time.querySelectorAll('path').map((bar) => bar.getAttribute('d'))).toEqual([
        `M0 .5h${min}`,
        `M0 .5h${max}`,
      ]);
    } else expect(textOf(time)).toContain('We tell you in the quote');
    const price = part('what-it-costs');
    expect(price.querySelectorAll('dt').map(textOf)).toEqual(['This costs less', 'This costs more']);
    for (const description of price.querySelectorAll('dd').map(textOf))
      expect(description.length).toBeGreaterThan(20);
    expect(textOf(price)).toContain('deposit of 50%');
    expect(/\bRs [\d,]+ to Rs [\d,]+/.test(textOf(price))).toBe(estimate?.price !== undefined);
    const facts = main.querySelectorAll('.hero-facts > li').map(textOf);
    expect(facts.slice(1)).toEqual(estimate?.included ?? ['A free quote', 'A deposit of 50%']);
    const needs = itemsOf('what-we-need');
    expect(needs.length).toBeGreaterThanOrEqual(4);
    expect(needs.join('\n').length).toBeLessThanOrEqual(500); // one message on a phone
    expect(itemsOf('what-happens-next')).toHaveLength(4);
  });

  test('it names its town and links to other services', async () => {
    const main = await read();
    for (const shared of main.querySelectorAll('.enquiry, .sidebar, .breadcrumb')) shared.remove();
    expect(main.textContent).toMatch(/Chandigarh|Mohali|Panchkula|Zirakpur|Ludhiana|Sector \d/);
    const paths = new Set(services.map((other) => rows[other].path));
    const links = main
      .querySelectorAll('a')
      .map((link) => (link.getAttribute('href') ?? '').replace(/#.*/, ''));
    const others = new Set(links.filter((href) => href !== path && paths.has(href)));
    expect(others.size).toBeGreaterThanOrEqual(2);
  });
});

test('the two pages about a shop say how its halves add up to the time of the whole', async () => {
  const { whole = '', design = '', programs = '' } = shopTime ?? {};
  expect([whole, design, programs]).toEqual([
    '6 to 12 weeks',
    '20 to 35 working days',
    '10 to 25 working days',
  ]);
  for (const name of ['ecommerceDesign', 'ecommerceDevelopment'] as const) {
    const { main } = parsePage((await site.http.get(rows[name].path)).text);
    const time = main.querySelector('#how-long-it-takes');
    if (!time) throw new Error(`${name} does not say how long it takes.`);
    for (const words of [whole, design, programs])
      expect([name, textOf(time)]).toEqual([name, expect.stringContaining(words)]);
  }
});

test.each(sourcedClaims)('$page still says “$words”', async ({ page, words, source, checked }) => {
  const { main } = parsePage((await site.http.get(rows[page].path)).text);
  expect(textOf(main)).toContain(words);
  const [, command = ''] = /^npm run (.+)$/.exec(source) ?? [];
  expect(URL.canParse(source) || command in scripts).toBe(true);
  expect(checked).toMatch(/^\d{4}-\d\d-\d\d$/);
});
