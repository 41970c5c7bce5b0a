import { afterAll, describe, expect, test } from 'vitest';
import { estimates } from '../../views/estimates.ts';
import { sourcedClaims } from '../../views/facts.ts';
import { needsPath, type PageName, site as rows } from '../../views/site.ts';
import { parsePage, textOf } from '../support/page-content.ts';
import { openSite } from '../support/site.ts';

const site = openSite({ SITE_URL: 'https://www.tea-and-company.example' });
afterAll(() => site[Symbol.asyncDispose]());

const services = (Object.keys(rows) as PageName[]).filter((name) => rows[name].group !== undefined);
/** Pages whose style sheet draws the days, without an element for each. */
const drawnByStyles: PageName[] = [
  ...services.filter((name) => rows[name].group === 'development'),
  'webPortalDesign',
  'staticDesign',
  'psdToHtml',
  'digitalMarketing',
  'sem',
  'googleAds',
  'facebookMarketing',
];

test('every service has an estimate or says that the quote gives it', () => {
  expect(Object.keys(estimates).sort()).toEqual([...services].sort());
  for (const estimate of Object.values(estimates)) {
    if (estimate) expect(estimate.min).toBeLessThan(estimate.max);
  }
});

describe.each(services)('%s', (name) => {
  const { path } = rows[name];
  const read = async () => parsePage((await site.http.get(path)).text).main;

  test('it has the time, the price factors, the deliverables, what we need and the next steps', async () => {
    const main = await read();
    const partOf = (selector: string) => {
      const [part, another] = main.querySelectorAll(selector);
      if (!part || another) throw new Error(`The page does not have exactly one ${selector}.`);
      return part;
    };
    const itemsOf = (selector: string) => partOf(selector).querySelectorAll('li').map(textOf);
    const time = partOf('.essential[class$="-time"]');
    const price = partOf('.essential-price, .brief-price, .section-price-words');
    expect(itemsOf('.essential-get').length).toBeGreaterThanOrEqual(3);
    const estimate = estimates[name];
    // The opening says the range, each of the two jobs its own end of it.
    const jobs = estimate
      ? [`${estimate.min} ${estimate.unit} Costs less`, `${estimate.max} ${estimate.unit} Costs more`]
      : ['Costs less', 'Costs more'];
    // What makes the price lower is beside what makes it higher: in a table, or in words.
    const table = price.querySelector('table');
    if (table) {
      const rows = table.querySelectorAll('tr').map((row) => row.querySelectorAll('th, td').map(textOf));
      expect(rows[0]).toEqual(['', ...jobs]);
      const factors = rows.slice(1);
      expect(factors.length).toBeGreaterThanOrEqual(4);
      expect(factors.length).toBeLessThanOrEqual(6);
      expect(factors.filter((factor) => factor.length !== 3 || factor.includes(''))).toEqual([]);
    } else {
      expect(price.querySelectorAll('dt').map(textOf)).toEqual(jobs);
      const descriptions = price.querySelectorAll('dd').map(textOf);
      expect(descriptions).toHaveLength(2);
      for (const description of descriptions) expect(description.length).toBeGreaterThan(20);
    }
    expect(textOf(price)).toContain('50% deposit');
    const opening = main.querySelectorAll('.opening-facts > li').map(textOf);
    const included = estimate?.included.map((fact) => fact.join(' ')) ?? ['Free quote', '50% deposit'];
    expect(opening.slice(1)).toEqual(included);
    expect(/\bRs [\d,]+ to Rs [\d,]+/.test(textOf(price))).toBe(estimate?.price !== undefined);
    // The drawing has a cell for each day or week, those that the work takes at least before those that it may take. On the
    // pages of apps each job has a row of its own.
    const cellsOf = (part: typeof time) =>
      part.querySelectorAll('[aria-hidden] > *').map((cell) => cell.rawTagName);
    const cells = [...cellsOf(time), ...cellsOf(price)];
    if (estimate) {
      const { min, max } = estimate;
      const filled = (count: number) => [...Array(count).fill('i'), ...Array(max - count).fill('b')];
      if (drawnByStyles.includes(name)) expect(cells).toEqual([]);
      else if (rows[name].group === 'app') expect(cells).toEqual([...filled(min), ...filled(max)]);
      else expect(cells).toEqual(filled(min));
    } else expect(cells).not.toContain('i');
    if (!estimate) expect(textOf(time)).toContain('We tell you in the quote');
    const needs = itemsOf('.needs');
    expect(needs.length).toBeGreaterThanOrEqual(4);
    expect(needs.join('\n').length).toBeLessThanOrEqual(500); // one message on a phone
    expect(itemsOf('.essential-next, .first-steps')).toHaveLength(4);
  });

  test('the list of what we need is also plain text, which no search engine indexes', async () => {
    const main = await read();
    const link = main.querySelector('.essential [href$=".txt"]')?.getAttribute('href');
    expect(link).toBe(needsPath(path));
    const { status, headers, text } = await site.http.get(needsPath(path));
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'x-robots-tag': 'noindex' });
    const items = main.querySelectorAll('.needs li').map(textOf);
    expect(text).toBe(items.map((item) => `- ${item}\n`).join(''));
  });

  test('it names its town and links to other services', async () => {
    const main = await read();
    for (const shared of main.querySelectorAll('.enquiry, .sidebar, .breadcrumb')) shared.remove();
    expect(main.textContent).toMatch(/Chandigarh|Mohali|Panchkula|Zirakpur|Ludhiana|Sector \d/);
    const paths = new Set(services.map((other) => rows[other].path));
    const links = main.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');
    const others = new Set(links.filter((href) => href !== path && paths.has(href)));
    expect(others.size).toBeGreaterThanOrEqual(2);
  });
});

test('other methods than GET are rejected for the list of what we need', async () => {
  expect((await site.http.post(needsPath('/seo-services'))).status).toBe(405);
  expect((await site.http.get(needsPath('/contact'))).status).toBe(404);
});

test.each(sourcedClaims)('$page still says “$words”', async ({ page, words, source, checked }) => {
  const { main } = parsePage((await site.http.get(rows[page].path)).text);
  expect(textOf(main)).toContain(words);
  expect(URL.canParse(source)).toBe(true);
  expect(checked).toMatch(/^\d{4}-\d\d-\d\d$/);
});
