import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test } from 'vitest';
import { estimates } from '../../views/estimates.ts';
import { sourcedClaims } from '../../views/facts.ts';
import { forms } from '../../views/index.ts';
import { answers } from '../../views/sections/essentials.tsx';
import { Team } from '../../views/sections/people.tsx';
import { type PageName, site, topicId, topics } from '../../views/site.ts';
import { parsePage, plain, textOf } from '../support/page-content.ts';
import { openSite } from '../support/site.ts';

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

type Parts = {
  /** The titles of each list in the specification, exactly. */
  lists?: string[][];
  /** Where the page links to, apart from header, footer and menus. */
  leadsTo?: PageName[];
  /** The link texts in the specification, with their targets. */
  says?: Record<string, PageName>;
  /** How many of each element there are. */
  counts?: Record<string, number>;
  /** The phone number is in the page's main text. */
  phone?: true;
};

/** The others have the form of their name. */
const formless = new Set<string>([
  ...['whoWeAre', 'packages', 'services', 'terms', 'privacy', 'redesign'],
  ...['cmsDesign', 'webPortalDesign', 'staticDesign', 'wordpressDevelopment', 'logoDesign', 'flyerDesign'],
  ...['psdToHtml', 'ecommerceSeo', 'googleAds', 'youtubeMarketing'],
]);

/** What the specification lists for each page. */
const parts: Partial<Record<PageName, Parts>> = {
  home: {
    lists: [
      [
        'Website Design',
        'Search Engine Optimization',
        'Content Marketing',
        'E-commerce Website Design',
        'Pay Per Click Services',
        'Mobile App Development',
      ],
      ['Customer Relationship', 'Business Growth', 'Clients Intelligence'],
      ['Brand Building', 'Right Strategy', 'Project Analysis'],
      [
        'Unique Web Designs',
        'Easy accessibility',
        'Fast Loading',
        'Easy to navigate',
        'Fully Responsive',
        'SEO Friendly',
      ],
      ['Get Client’s Goal', 'Realize Challenges', 'Find Solution', 'Final Result'],
      ['At the start', 'While we work', 'After it is live'],
    ],
    leadsTo: ['webDesign', 'seo', 'contentMarketing', 'ecommerceDesign', 'ppc', 'mobileApp'],
    says: { 'Pricing & Plan': 'packages', 'Free Quote': 'contact' },
    counts: { '.carousel-slides > li': 5, '.carousel-dots a': 5, '.card img': 6 },
    phone: true,
  },
  whoWeAre: {
    says: { 'View All Services': 'services', 'Price & Packages': 'packages', 'Enquiry Now': 'contact' },
    phone: true,
  },
  packages: { lists: [['Fixed price', 'Time and material', 'Dedicated team']] },
  services: {
    says: { 'Enquiry Now': 'contact' },
    counts: { '.entry': 30, '#trades .glossary-term[id]': 12 },
  },
  contact: { counts: { iframe: 1 } },
  terms: {
    lists: [
      [
        'Standard terms',
        'Fees and deposits',
        'Information required',
        'Variations',
        'Approval and rejection of work',
        'Payment',
      ],
    ],
  },
  privacy: {
    lists: [['Commitment', 'Mail received from us', 'We protect your privacy', 'Sharing and usage']],
  },
  webDesign: { leadsTo: ['redesign', 'ecommerceDesign', 'cmsDesign', 'webPortalDesign', 'staticDesign'] },
  redesign: { leadsTo: ['contact'] },
  ecommerceDesign: { phone: true },
  cmsDesign: { lists: [['PHP web portals', 'WordPress', 'Magento', 'Drupal', 'Joomla']] },
  webPortalDesign: {
    lists: [['Objective', 'Target', 'Research']],
    says: { 'Free Quote': 'contact' },
    phone: true,
  },
  staticDesign: {
    lists: [['Ideal for SMEs', 'Quickly developed', 'Less expensive', 'Faster on slow connections']],
  },
  webDevelopment: {
    lists: [['How do you test it?', 'Who maintains it?']],
    leadsTo: ['webDesign', 'phpDevelopment', 'cmsDesign'],
    says: { 'Enquiry Now': 'contact' },
  },
  wordpressDevelopment: {
    lists: [['Flexibility', 'Themes and plugins', 'SEO-friendliness', 'Open source']],
    counts: { '.checklist > li': 4 },
  },
  ecommerceDevelopment: {
    lists: [
      [
        'User-friendly interfaces',
        'Secured payment gateways',
        'Cross-browser compatibility',
        'Unhindered support setup',
      ],
    ],
  },
  magentoDevelopment: {
    lists: [
      [
        'Module integration',
        'Theme design and development',
        'Shopping cart development',
        'Plugin customization',
        'Payment gateway',
        'Support and maintenance',
      ],
    ],
  },
  graphicDesign: { lists: [['Outstanding Graphics', 'Quick Turnaround', '24 Hour Availability']] },
  logoDesign: { counts: { '.pieces-steps > li': 6 } },
  brochureDesign: {
    lists: [['Bifold', 'Bifold 8 page', 'Three fold']],
    says: { 'Send Us Query': 'contact' },
  },
  digitalMarketing: {
    leadsTo: ['seo', 'smo', 'ppc', 'emailMarketing', 'contentMarketing'],
    says: { 'Check Our Plan': 'packages' },
    counts: { '.pieces-strip > li': 6 },
    phone: true,
  },
  seo: { lists: [['Local Optimization', 'On-Page Optimization', 'Backlink Building']] },
  ecommerceSeo: {
    lists: [
      [
        'Website optimization',
        'Content optimization',
        'Keyword analysis',
        'SMO',
        'Online reputation management',
        'Link building',
      ],
    ],
  },
  contentMarketing: {
    lists: [
      [
        'Research Strategy',
        'Plan',
        'Creation and Implementation',
        'Editing and Sharing',
        'Performance Optimization',
      ],
    ],
  },
  emailMarketing: { counts: { '.split .pieces > li': 4 } },
  sem: { lists: [['SEO', 'PPC', 'SMO']], leadsTo: ['seo', 'ppc', 'smo'] },
  ppc: { leadsTo: ['seo', 'youtubeMarketing'] },
  googleAds: { lists: [['Search', 'Display', 'Shopping', 'Mobile', 'YouTube video', 'Remarketing']] },
  smo: { lists: [['Graphic design', 'Content', 'Videos']] },
  youtubeMarketing: {
    lists: [['Video Creation', 'Social Media Role', 'Video Views', 'Subscribers']],
    says: { 'Free Quote': 'contact' },
    phone: true,
  },
  mobileApp: { leadsTo: ['androidApp', 'iosApp'], says: { 'Enquiry Now': 'contact' } },
};

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
  const { lists = [], leadsTo = [], says = {}, counts = {}, phone } = parts[name] ?? {};
  const shown = main.querySelectorAll('[data-enquiry]');
  const formNames = shown.map((element) => element.getAttribute('data-enquiry'));
  expect(formNames).toEqual(formless.has(name) ? [] : [name]);

  const found = titledLists.map((titles) => titles.map(plain));
  for (const list of lists) expect(found).toContainEqual(list.map(plain));

  const links = main.querySelectorAll('a[href]');
  // A fragment may name the part of a page, or what an enquiry is about.
  const pathOf = (link: (typeof links)[number]) => link.getAttribute('href')?.replace(/#.*/, '');
  const hrefs = links.map(pathOf);
  for (const page of leadsTo) expect(hrefs).toContain(site[page].path);
  for (const [words, page] of Object.entries(says)) {
    const link = links.find(({ textContent }) => plain(textContent).includes(plain(words)));
    expect([words, link && pathOf(link)]).toEqual([words, site[page].path]);
  }
  for (const [selector, count] of Object.entries(counts))
    expect([selector, main.querySelectorAll(selector).length]).toEqual([selector, count]);
  if (phone) expect(hrefs.some((href) => href?.startsWith('tel:'))).toBe(true);
});

test('every service page has a figure, a sidebar, something drawn and three questions; no figure is on two pages', () => {
  const seen = new Map<string, PageName>();
  for (const name of names.filter((name) => name !== 'services')) {
    const { main } = read(name);
    const posters = main.querySelectorAll('.poster').map((one) => one.getAttribute('src') ?? one.innerHTML);
    for (const figure of new Set(posters)) {
      expect([name, seen.get(figure)]).toEqual([name, undefined]);
      seen.set(figure, name);
    }
    if (!services.includes(name)) continue;
    expect(main.querySelectorAll('.hero > .poster'), name).toHaveLength(1);
    expect(main.querySelectorAll('.sidebar [aria-current]'), name).toHaveLength(1);
    expect(main.querySelector('[role="img"], .screen, .paper, .calculator'), name).not.toBeNull();
    expect(main.querySelectorAll('.question').length, name).toBeGreaterThanOrEqual(3);
  }
});

test('each trade has three full sentences, and two links to pages of services', () => {
  const paths = new Set<string>(names.map((name) => site[name].path));
  for (const trade of read('services').main.querySelectorAll('#trades .glossary-term')) {
    const text = textOf(trade.querySelector('dd') ?? trade);
    expect(text).toMatch(/^First you need [^.]+\. You do not need [^.]+\. Read about [^.]+\.$/);
    const targets = trade
      .querySelectorAll('a')
      .map((link) => link.getAttribute('href')?.replace(/#.*/, '') ?? '');
    expect([...new Set(targets)].filter((target) => paths.has(target))).toHaveLength(2);
  }
});

test('each number on the large screen of a tour is explained below it, once', () => {
  const tours = services.filter((name) => read(name).main.querySelector('.tour'));
  expect(tours.length).toBeGreaterThan(5);
  for (const name of tours) {
    const { main } = read(name);
    const pins = main.querySelectorAll('.tour .screen .pin').map(({ textContent }) => textContent);
    const stops = main.querySelectorAll('.tour-stop > .pin').map(({ textContent }) => textContent);
    expect(stops.length, name).toBeGreaterThan(2);
    expect(pins.toSorted(), name).toEqual(stops);
  }
});

test.each(services)(
  '%s: a buyer finds the same answers under the same headings, in the same order, after the form',
  (name) => {
    const { main } = read(name);
    const parts = main.querySelectorAll('.essential');
    const headings = parts.map((part) => [part.id, part.querySelector('h3')?.textContent]);
    expect(headings).toEqual(Object.entries(answers));
    const links = main.querySelectorAll('.page-links a').map((link) => link.getAttribute('href'));
    expect(links).toEqual([...Object.keys(answers), 'questions'].map((id) => `#${id}`));
    const order = ['.enquiry', '.section-essentials', '#questions', '.sidebar', '.cta'];
    const all = main.querySelectorAll('*');
    const places = order.map((selector) => all.indexOf(main.querySelector(selector) as never));
    expect(places).toEqual(places.toSorted((one, other) => one - other)); // some have no form: -1
  },
);

test.each(services)('%s: each answer is complete', (name) => {
  const { main } = read(name);
  const part = (id: keyof typeof answers) => main.querySelector(`[id="${id}"]`) ?? main;
  const itemsOf = (id: keyof typeof answers) => part(id).querySelectorAll('li').map(textOf);
  expect(itemsOf('what-you-get').length).toBeGreaterThanOrEqual(3);
  const estimate = estimates[name];
  const time = part('how-long-it-takes');
  if (estimate) {
    const { min, max, unit } = estimate;
    expect(min).toBeLessThan(max);
    const times = [`${min} ${unit} for a small job`, `${max} ${unit} for a large job`];
    expect(itemsOf('how-long-it-takes')).toEqual(times);
  } else expect(textOf(time)).toContain('We tell you in the quote');
  const price = part('what-it-costs');
  expect(price.querySelectorAll('dt').map(textOf)).toEqual(['This costs less', 'This costs more']);
  for (const reason of price.querySelectorAll('dd').map(textOf)) expect(reason.length).toBeGreaterThan(20);
  expect(textOf(price)).toContain('deposit of 50%');
  expect(/\bRs [\d,]+ to Rs [\d,]+/.test(textOf(price))).toBe(estimate?.price !== undefined);
  const facts = main.querySelectorAll('.hero-facts > li').map(textOf);
  expect(facts.slice(1)).toEqual(estimate?.included ?? ['A free quote', 'A deposit of 50%']);
  const needs = itemsOf('what-we-need');
  expect(needs.length).toBeGreaterThanOrEqual(4);
  expect(needs.join('\n').length).toBeLessThanOrEqual(500); // one message on a phone
  expect(itemsOf('what-happens-next')).toHaveLength(4);
});

test.each(services)('%s names its town and links to two other services', (name) => {
  const { main } = read(name);
  for (const shared of main.querySelectorAll('.enquiry, .sidebar, .breadcrumb')) shared.remove();
  expect(main.textContent).toMatch(/Chandigarh|Mohali|Panchkula|Zirakpur|Ludhiana|Sector \d/);
  const links = main.querySelectorAll('a').map((link) => link.getAttribute('href')?.replace(/#.*/, ''));
  const others = services.filter((other) => other !== name && links.includes(site[other].path));
  expect(others.length).toBeGreaterThanOrEqual(2);
});

test('the two pages about a shop say how its halves add up to the time of the whole', () => {
  for (const name of ['ecommerceDesign', 'ecommerceDevelopment'] as const) {
    const time = read(name).main.querySelector('#how-long-it-takes')?.textContent;
    for (const words of ['6 to 12 weeks', '20 to 35 working days', '10 to 25 working days'])
      expect(time, name).toContain(words);
  }
});

test.each(sourcedClaims)('$page still says “$words”', ({ page, words, source, checked }) => {
  expect(textOf(read(page).main)).toContain(words);
  const [, command = ''] = /^npm run (.+)$/.exec(source) ?? [];
  expect(URL.canParse(source) || command in scripts).toBe(true);
  expect(checked).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('every service without a form has a topic, with a short subject of its own; its buttons and Contact name it', () => {
  expect(Object.keys(topics).sort()).toEqual(services.filter((name) => formless.has(name)).sort());
  const subjects = new Set(Object.values(topics).map(({ subject }) => subject));
  expect(subjects.size).toBe(Object.keys(topics).length);
  const { lengthMax } = forms.contact.fields.subject;
  const contact = read('contact').main;
  for (const name of Object.keys(topics) as (keyof typeof topics)[]) {
    const { main } = read(name);
    const id = topicId(name);
    const buttons = main
      .querySelectorAll('a.button[href^="/contact"]')
      .map((one) => one.getAttribute('href'));
    expect([...new Set(buttons)]).toEqual([`/contact#${id}`]);
    const { subject, words } = topics[name];
    expect(subject.length).toBeLessThanOrEqual(lengthMax);
    const line = contact.querySelector(`form [id="${id}"]`);
    expect(line && textOf(line)).toBe(`About: ${words}`);
    expect(line?.getAttribute('data-subject')).toBe(subject);
  }
});

test('the people of the team are shown with roles and photos, and without people there is no such section', () => {
  const members = [{ name: 'Asha Rao', role: 'Designer', photo: 'asha.webp' }];
  const shown = renderToStaticMarkup(createElement(Team, { members }));
  expect(shown).toMatch(/src="\/team\/asha\.webp"[^>]*>.*<h3>Asha Rao<\/h3><p>Designer<\/p>/);
  expect(renderToStaticMarkup(createElement(Team, { members: [] }))).toBe('');
});
