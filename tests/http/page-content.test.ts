import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test } from 'vitest';
import { estimates } from '../../views/estimates.ts';
import { sourcedClaims } from '../../views/facts.ts';
import { forms } from '../../views/index.ts';
import { answers } from '../../views/sections/essentials.tsx';
import { Team } from '../../views/sections/people.tsx';
import { groups, type PageName, site, topicId, topics } from '../../views/site.ts';
import { parsePage, plain, textOf } from '../support/page-content.ts';
import { openSite } from '../support/site.ts';

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** The others have the form of their name. */
const formless = new Set<string>([
  ...['whoWeAre', 'packages', 'services', 'terms', 'privacy', 'redesign'],
  ...['cmsDesign', 'webPortalDesign', 'staticDesign', 'wordpressDevelopment', 'logoDesign', 'flyerDesign'],
  ...['psdToHtml', 'ecommerceSeo', 'googleAds', 'youtubeMarketing'],
]);

/** The titles of each list in the specification, exactly. */
const lists: [page: PageName, ...titles: string[]][] = [
  [
    'home',
    ...['Website Design', 'Search Engine Optimization', 'Content Marketing', 'E-commerce Website Design'],
    ...['Pay Per Click Services', 'Mobile App Development'],
  ],
  ['home', 'Customer Relationship', 'Business Growth', 'Clients Intelligence'],
  ['home', 'Brand Building', 'Right Strategy', 'Project Analysis'],
  [
    'home',
    ...['Unique Web Designs', 'Easy accessibility', 'Fast Loading', 'Easy to navigate', 'Fully Responsive'],
    'SEO Friendly',
  ],
  ['home', 'Get Client’s Goal', 'Realize Challenges', 'Find Solution', 'Final Result'],
  ['home', 'At the start', 'While we work', 'After it is live'],
  ['packages', 'Fixed price', 'Time and material', 'Dedicated team'],
  [
    'terms',
    ...['Standard terms', 'Fees and deposits', 'Information required', 'Variations'],
    ...['Approval and rejection of work', 'Payment'],
  ],
  ['privacy', 'Commitment', 'Mail received from us', 'We protect your privacy', 'Sharing and usage'],
  ['cmsDesign', 'PHP web portals', 'WordPress', 'Magento', 'Drupal', 'Joomla'],
  ['webPortalDesign', 'Objective', 'Target', 'Research'],
  ['staticDesign', 'Ideal for SMEs', 'Quickly developed', 'Less expensive', 'Faster on slow connections'],
  ['webDevelopment', 'How do you test it?', 'Who maintains it?'],
  ['wordpressDevelopment', 'Flexibility', 'Themes and plugins', 'SEO-friendliness', 'Open source'],
  [
    'ecommerceDevelopment',
    ...['User-friendly interfaces', 'Secured payment gateways', 'Cross-browser compatibility'],
    'Unhindered support setup',
  ],
  [
    'magentoDevelopment',
    ...['Module integration', 'Theme design and development', 'Shopping cart development'],
    ...['Plugin customization', 'Payment gateway', 'Support and maintenance'],
  ],
  ['graphicDesign', 'Outstanding Graphics', 'Quick Turnaround', '24 Hour Availability'],
  ['brochureDesign', 'Bifold', 'Bifold 8 page', 'Three fold'],
  ['seo', 'Local Optimization', 'On-Page Optimization', 'Backlink Building'],
  [
    'ecommerceSeo',
    ...['Website optimization', 'Content optimization', 'Keyword analysis', 'SMO'],
    ...['Online reputation management', 'Link building'],
  ],
  [
    'contentMarketing',
    ...['Research Strategy', 'Plan', 'Creation and Implementation', 'Editing and Sharing'],
    'Performance Optimization',
  ],
  ['sem', 'SEO', 'PPC', 'SMO'],
  ['googleAds', 'Search', 'Display', 'Shopping', 'Mobile', 'YouTube video', 'Remarketing'],
  ['smo', 'Graphic design', 'Content', 'Videos'],
  ['youtubeMarketing', 'Video Creation', 'Social Media Role', 'Video Views', 'Subscribers'],
];

/** Where a page links to, apart from header, footer and menus. */
const leadsTo: Partial<Record<PageName, PageName[]>> = {
  home: ['webDesign', 'seo', 'contentMarketing', 'ecommerceDesign', 'ppc', 'mobileApp'],
  webDesign: ['redesign', 'ecommerceDesign', 'cmsDesign', 'webPortalDesign', 'staticDesign'],
  redesign: ['contact'],
  webDevelopment: ['webDesign', 'phpDevelopment', 'cmsDesign'],
  digitalMarketing: ['seo', 'smo', 'ppc', 'emailMarketing', 'contentMarketing'],
  sem: ['seo', 'ppc', 'smo'],
  ppc: ['seo', 'youtubeMarketing'],
  mobileApp: ['androidApp', 'iosApp'],
};

/** The link texts in the specification, with their targets, and the pages where they are. */
const says: [words: string, target: PageName, ...pages: PageName[]][] = [
  ['Pricing & Plan', 'packages', 'home'],
  ['Free Quote', 'contact', 'home', 'webPortalDesign', 'youtubeMarketing'],
  ['Enquiry Now', 'contact', 'whoWeAre', 'services', 'webDevelopment', 'mobileApp'],
  ['View All Services', 'services', 'whoWeAre'],
  ['Price & Packages', 'packages', 'whoWeAre'],
  ['Send Us Query', 'contact', 'brochureDesign'],
  ['Check Our Plan', 'packages', 'digitalMarketing'],
];

const counts: [page: PageName, selector: string, count: number][] = [
  ['home', '.carousel-slides > li', 5],
  ['home', '.carousel-slides [alt]:not([alt=""]), .carousel-slides [aria-label]', 5],
  ['home', '.card img', 6],
  ['services', '.entry', 30],
  ['services', '#trades .glossary-term[id]', 12],
  ['contact', 'iframe', 1],
  ['wordpressDevelopment', '.checklist > li', 4],
  ['logoDesign', '.pieces-steps > li', 6],
  ['digitalMarketing', '.pieces-strip > li', 6],
  ['emailMarketing', '.split .pieces > li', 4],
];

/** The phone number is in their main text. */
const withPhone: PageName[] = [
  ...(['home', 'whoWeAre', 'ecommerceDesign', 'webPortalDesign'] as const),
  ...(['digitalMarketing', 'youtubeMarketing'] as const),
];

const names = Object.keys(site) as PageName[];
const services = names.filter((name) => site[name].group !== undefined);

const open = openSite();
afterAll(() => open[Symbol.asyncDispose]());

const html = new Map(
  await Promise.all(names.map(async (name) => [name, (await open.http.get(site[name].path)).text] as const)),
);
/** Parsed anew each time, because some tests remove parts. */
const read = (name: PageName) => parsePage(html.get(name) ?? '');

test.each(names)('the page %s has every part in the specification, and its lists match exactly', (name) => {
  const { main, titledLists } = read(name);
  const shown = main.querySelectorAll('[data-enquiry]').map((form) => form.getAttribute('data-enquiry'));
  expect(shown).toEqual(formless.has(name) ? [] : [name]);

  const found = titledLists.map((titles) => titles.map(plain));
  for (const [page, ...titles] of lists) if (page === name) expect(found).toContainEqual(titles.map(plain));

  const links = main.querySelectorAll('a[href]');
  // A fragment may name the part of a page, or what an enquiry is about.
  const pathOf = (link: (typeof links)[number]) => link.getAttribute('href')?.replace(/#.*/, '');
  const hrefs = links.map(pathOf);
  for (const page of leadsTo[name] ?? []) expect(hrefs).toContain(site[page].path);
  for (const [words, target] of says.filter(([, , ...pages]) => pages.includes(name))) {
    const link = links.find(({ textContent }) => plain(textContent).includes(plain(words)));
    expect([words, link && pathOf(link)]).toEqual([words, site[target].path]);
  }
  for (const [page, selector, count] of counts)
    if (page === name) expect([selector, main.querySelectorAll(selector).length]).toEqual([selector, count]);
  if (withPhone.includes(name)) expect(hrefs.some((href) => href?.startsWith('tel:'))).toBe(true);
});

test('every service page has a figure of its own, a sidebar, something drawn, three questions and a whole tour', () => {
  const seen = new Set<string>();
  let tours = 0;
  for (const name of services) {
    const { main } = read(name);
    const figures = main
      .querySelectorAll('.hero > .poster')
      .map((one) => one.getAttribute('src') ?? one.innerHTML);
    expect([name, figures.length, figures.some((figure) => seen.has(figure))]).toEqual([name, 1, false]);
    seen.add(figures.join());
    expect(main.querySelectorAll('.sidebar [aria-current]'), name).toHaveLength(1);
    expect(main.querySelector('[role="img"], .screen, .paper, .calculator'), name).not.toBeNull();
    expect(main.querySelectorAll('.question').length, name).toBeGreaterThanOrEqual(3);
    // Each number on the screen is explained below it.
    const pins = main.querySelectorAll('.tour .screen .pin').map(({ textContent }) => textContent);
    expect(main.querySelectorAll('.tour-stop > .pin').map(({ textContent }) => textContent)).toEqual(
      pins.sort(),
    );
    if (pins.length > 2) tours++;
  }
  expect(tours).toBeGreaterThan(5);
});

test.each(services)(
  '%s: each answer is complete, under its heading, after the form, beside a town and two other services',
  (name) => {
    const { main } = read(name);
    const headings = main
      .querySelectorAll('.essential')
      .map((part) => [part.id, part.querySelector('h3')?.textContent]);
    expect(headings).toEqual(Object.entries(answers));
    const order = ['.enquiry', '.section-essentials', '#questions', '.sidebar', '.cta'];
    const all = main.querySelectorAll('*');
    const places = order.map((selector) => all.indexOf(main.querySelector(selector) as never));
    expect(places).toEqual(places.toSorted((one, other) => one - other)); // some have no form: -1

    const part = (id: keyof typeof answers) => main.querySelector(`[id="${id}"]`) ?? main;
    const itemsOf = (id: keyof typeof answers) => part(id).querySelectorAll('li').map(textOf);
    expect(itemsOf('what-you-get').length).toBeGreaterThanOrEqual(3);
    expect(itemsOf('what-happens-next')).toHaveLength(4);
    const needs = itemsOf('what-we-need');
    expect(needs.length).toBeGreaterThanOrEqual(4);
    expect(needs.join('\n').length).toBeLessThanOrEqual(500); // one message on a phone
    const estimate = estimates[name];
    if (estimate?.start.startsWith('access')) expect(needs.at(-1)).toMatch(/^Access to .+ you invite us/);
    if (estimate) {
      const { min, max, unit, small, large } = estimate;
      const times = [`${min} ${unit} for ${small}`, `${max} ${unit} for ${large}`];
      expect(itemsOf('how-long-it-takes')).toEqual(times);
    } else expect(textOf(part('how-long-it-takes'))).toContain('We tell you in the quote');
    const price = part('what-it-costs');
    expect(price.querySelectorAll('dt').map(textOf)).toEqual([
      ...['This costs less', 'This costs more', 'Others bill you for', 'Who does it'],
      ...['Deposit', 'Changes', 'After delivery', 'Ownership'],
    ]);
    const { family } = groups[site[name].group as keyof typeof groups];
    for (const words of ['You pay 50% before we start', 'nothing in 7 days', 'faults free for 30 days'])
      expect(textOf(price)).toContain(words);
    expect(textOf(price).includes('50% of the first month’s fee')).toBe(family === 'marketing');
    const isMaintained = !['marketing', 'graphic'].includes(family) && name !== 'ecommerceDesign';
    expect(textOf(price).includes('Upkeep by the month')).toBe(isMaintained);
    expect(/\bRs [\d,]+ to Rs [\d,]+/.test(textOf(price))).toBe(estimate?.price !== undefined);
    const links = price.querySelectorAll('a').map((link) => link.getAttribute('href'));
    const how = family === 'marketing' ? '#by-the-month' : '';
    expect(links).toEqual(['/term-and-conditions', `/price-packages${how}`]);
    const facts = main.querySelectorAll('.hero-facts > li').map(textOf);
    if (estimate?.until) expect(facts[0]).toContain(` until ${estimate.until}`);
    expect(facts.slice(1)).toEqual(estimate?.included ?? ['A free quote', 'A deposit of 50%']);

    for (const shared of main.querySelectorAll('.enquiry, .sidebar, .breadcrumb')) shared.remove();
    expect(main.textContent).toMatch(/Chandigarh|Mohali|Panchkula|Zirakpur|Ludhiana|Sector \d/);
    const paths = main.querySelectorAll('a').map((link) => link.getAttribute('href')?.replace(/#.*/, ''));
    const others = services.filter((other) => other !== name && paths.includes(site[other].path));
    expect(others.length).toBeGreaterThanOrEqual(2);
  },
);

test.each(sourcedClaims)('$page still says “$words”', ({ page, words, source, checked }) => {
  expect(textOf(read(page).main)).toContain(words);
  const [, command = ''] = /^npm run (.+)$/.exec(source) ?? [];
  expect(URL.canParse(source) || command in scripts).toBe(true);
  expect(checked).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('every service without a form has a topic, with a short subject of its own; its buttons and Contact name it', () => {
  expect(Object.keys(topics).sort()).toEqual(services.filter((name) => formless.has(name)).sort());
  const contact = read('contact').main;
  for (const [name, { subject, words }] of Object.entries(topics)) {
    const id = topicId(name as keyof typeof topics);
    const buttons = read(name as PageName).main.querySelectorAll('a.button[href^="/contact"]');
    expect(new Set(buttons.map((one) => one.getAttribute('href')))).toEqual(new Set([`/contact#${id}`]));
    expect(subject.length).toBeLessThanOrEqual(forms.contact.fields.subject.lengthMax);
    const line = contact.querySelector(`form [id="${id}"]`);
    expect([line?.textContent, line?.getAttribute('data-subject')]).toEqual([`About: ${words}`, subject]);
  }
});

test('the people of the team are shown with roles and photos, and without people there is no such section', () => {
  const members = [{ name: 'Asha Rao', role: 'Designer', photo: 'asha.webp' }];
  const shown = renderToStaticMarkup(createElement(Team, { members }));
  expect(shown).toMatch(/src="\/team\/asha\.webp"[^>]*>.*<h3>Asha Rao<\/h3><p>Designer<\/p>/);
  expect(renderToStaticMarkup(createElement(Team, { members: [] }))).toBe('');
});
