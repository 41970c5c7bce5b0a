import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test } from 'vitest';
import { estimates, shopTime } from '../../views/estimates.ts';
import { sourcedClaims } from '../../views/facts.ts';
import type { FormName } from '../../views/forms/index.ts';
import { forms } from '../../views/index.ts';
import { answers } from '../../views/sections/essentials.tsx';
import { Team } from '../../views/sections/people.tsx';
import { type PageName, site, topicId, topics } from '../../views/site.ts';
import { parsePage, plain, textOf } from '../support/page-content.ts';
import { openSite } from '../support/site.ts';

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

type Parts = {
  /** The form on the page, `null` for none. */
  form: FormName | null;
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

const designRoutes: PageName[] = [
  'redesign',
  'ecommerceDesign',
  'cmsDesign',
  'webPortalDesign',
  'staticDesign',
];

/** What the specification lists for each page. */
const parts: Record<PageName, Parts> = {
  home: {
    form: 'home',
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
    form: null,
    says: { 'View All Services': 'services', 'Price & Packages': 'packages', 'Enquiry Now': 'contact' },
    phone: true,
  },
  packages: { form: null, lists: [['Fixed price', 'Time and material', 'Dedicated team']] },
  services: {
    form: null,
    says: { 'Enquiry Now': 'contact' },
    counts: { '.entry': 30, '#trades .glossary-term[id]': 12 },
  },
  contact: { form: 'contact', counts: { iframe: 1 } },
  terms: {
    form: null,
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
    form: null,
    lists: [['Commitment', 'Mail received from us', 'We protect your privacy', 'Sharing and usage']],
  },
  webDesign: { form: 'webDesign', leadsTo: designRoutes },
  redesign: { form: null, leadsTo: ['contact'] },
  ecommerceDesign: { form: 'ecommerceDesign', phone: true },
  cmsDesign: { form: null, lists: [['PHP web portals', 'WordPress', 'Magento', 'Drupal', 'Joomla']] },
  webPortalDesign: {
    form: null,
    lists: [['Objective', 'Target', 'Research']],
    says: { 'Free Quote': 'contact' },
    phone: true,
  },
  staticDesign: {
    form: null,
    lists: [['Ideal for SMEs', 'Quickly developed', 'Less expensive', 'Faster on slow connections']],
  },
  webDevelopment: {
    form: 'webDevelopment',
    lists: [['How do you test it?', 'Who maintains it?']],
    leadsTo: ['webDesign', 'phpDevelopment', 'cmsDesign'],
    says: { 'Enquiry Now': 'contact' },
  },
  phpDevelopment: { form: 'phpDevelopment' },
  wordpressDevelopment: {
    form: null,
    lists: [['Flexibility', 'Themes and plugins', 'SEO-friendliness', 'Open source']],
    counts: { '.checklist > li': 4 },
  },
  ecommerceDevelopment: {
    form: 'ecommerceDevelopment',
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
    form: 'magentoDevelopment',
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
  graphicDesign: {
    form: 'graphicDesign',
    lists: [['Outstanding Graphics', 'Quick Turnaround', '24 Hour Availability']],
  },
  logoDesign: { form: null, counts: { '.pieces-steps > li': 6 } },
  flyerDesign: { form: null },
  brochureDesign: {
    form: 'brochureDesign',
    lists: [['Bifold', 'Bifold 8 page', 'Three fold']],
    says: { 'Send Us Query': 'contact' },
  },
  psdToHtml: { form: null },
  digitalMarketing: {
    form: 'digitalMarketing',
    leadsTo: ['seo', 'smo', 'ppc', 'emailMarketing', 'contentMarketing'],
    says: { 'Check Our Plan': 'packages' },
    counts: { '.pieces-strip > li': 6 },
    phone: true,
  },
  seo: {
    form: 'seo',
    lists: [['Local Optimization', 'On-Page Optimization', 'Backlink Building']],
  },
  ecommerceSeo: {
    form: null,
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
    form: 'contentMarketing',
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
  emailMarketing: { form: 'emailMarketing', counts: { '.split .pieces > li': 4 } },
  sem: { form: 'sem', lists: [['SEO', 'PPC', 'SMO']], leadsTo: ['seo', 'ppc', 'smo'] },
  ppc: { form: 'ppc', leadsTo: ['seo', 'youtubeMarketing'] },
  googleAds: {
    form: null,
    lists: [['Search', 'Display', 'Shopping', 'Mobile', 'YouTube video', 'Remarketing']],
  },
  smo: { form: 'smo', lists: [['Graphic design', 'Content', 'Videos']] },
  facebookMarketing: { form: 'facebookMarketing' },
  youtubeMarketing: {
    form: null,
    lists: [['Video Creation', 'Social Media Role', 'Video Views', 'Subscribers']],
    says: { 'Free Quote': 'contact' },
    phone: true,
  },
  mobileApp: {
    form: 'mobileApp',
    leadsTo: ['androidApp', 'iosApp'],
    says: { 'Enquiry Now': 'contact' },
  },
  androidApp: { form: 'androidApp' },
  iosApp: { form: 'iosApp' },
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
  const { form, lists = [], leadsTo = [], says = {}, counts = {}, phone } = parts[name];
  const shown = main.querySelectorAll('[data-enquiry]');
  const formNames = shown.map((element) => element.getAttribute('data-enquiry'));
  expect(formNames).toEqual(form === null ? [] : [form]);
  if (form !== null) expect(Object.keys(forms)).toContain(form);

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
    const { id } = trade;
    const text = textOf(trade.querySelector('dd') ?? trade);
    expect(text.split(/(?<=\.) /), id).toHaveLength(3);
    expect(text).toMatch(/^First you need .+ You do not need .+ Read about .+\.$/);
    const targets = new Set(trade.querySelectorAll('a').map((link) => link.getAttribute('href') ?? ''));
    expect(targets.size, id).toBe(2);
    for (const target of targets) expect(paths).toContain(target.replace(/#.*/, ''));
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

test('every service has an estimate, or says that the quote gives it', () => {
  expect(Object.keys(estimates).sort()).toEqual(services.toSorted());
  for (const estimate of Object.values(estimates))
    if (estimate) expect(estimate.min).toBeLessThan(estimate.max);
});

test.each(services)(
  '%s: a buyer finds the same answers under the same headings, in the same order, after the sample and the form',
  (name) => {
    const { main } = read(name);
    const parts = main.querySelectorAll('.essential');
    const headings = parts.map((part) => [part.id, part.querySelector('h3')?.textContent]);
    expect(headings).toEqual(Object.entries(answers));
    const links = main.querySelectorAll('.page-links a').map((link) => link.getAttribute('href'));
    expect(links).toEqual([...Object.keys(answers), 'questions'].map((id) => `#${id}`));
    const samples = '.section-illustration, .section-report, .gallery, .compare, .calculator, .tour, .screen';
    const order = [samples, '.enquiry', '.section-essentials', '#questions', '.sidebar', '.cta'];
    const all = main.querySelectorAll('*');
    const places = order.map((selector) => all.indexOf(main.querySelector(selector) as never));
    expect(places[0]).toBeGreaterThan(-1);
    const shown = places.filter((place) => place > -1);
    expect(shown.length).toBeGreaterThanOrEqual(order.length - 1); // some have no form
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
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
    const times = [`${min} ${unit} for a small job`, `${max} ${unit} for a large job`];
    expect(itemsOf('how-long-it-takes')).toEqual(times);
    // The drawing has both on one scale.
    const scales = time.querySelectorAll('svg').map((drawing) => drawing.getAttribute('viewBox'));
    expect(scales).toEqual([`0 0 ${max} 1`, `0 0 ${max} 1`]);
    const bars = time.querySelectorAll('path').map((bar) => bar.getAttribute('d'));
    expect(bars).toEqual([`M0 .5h${min}`, `M0 .5h${max}`]);
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
  const { whole = '', design = '', programs = '' } = shopTime ?? {};
  expect([whole, design, programs]).toEqual([
    ...['6 to 12 weeks', '20 to 35 working days', '10 to 25 working days'],
  ]);
  for (const name of ['ecommerceDesign', 'ecommerceDevelopment'] as const) {
    const time = read(name).main.querySelector('#how-long-it-takes')?.textContent;
    for (const words of [whole, design, programs]) expect(time, name).toContain(words);
  }
});

test.each(sourcedClaims)('$page still says “$words”', ({ page, words, source, checked }) => {
  expect(textOf(read(page).main)).toContain(words);
  const [, command = ''] = /^npm run (.+)$/.exec(source) ?? [];
  expect(URL.canParse(source) || command in scripts).toBe(true);
  expect(checked).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('every service without a form has a topic, with a short subject of its own; its buttons and Contact name it', () => {
  const formless = services.filter((name) => !read(name).main.querySelector('[data-enquiry]'));
  expect(Object.keys(topics).sort()).toEqual(formless.toSorted());
  expect(formless).toHaveLength(11);
  const subjects = Object.values(topics).map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(subjects.length);
  const { lengthMax } = forms.contact.fields.subject;
  const contact = read('contact').main;
  for (const name of Object.keys(topics) as (keyof typeof topics)[]) {
    const { main } = read(name);
    const id = topicId(name);
    const buttons = main.querySelectorAll('a.button').map((button) => button.getAttribute('href') ?? '');
    const toContact = buttons.filter((href) => href.startsWith('/contact'));
    expect([...new Set(toContact)]).toEqual([`/contact#${id}`]);
    expect(main.querySelector('.cta .button')?.getAttribute('href')).toBe(`/contact#${id}`);
    const { subject, words } = topics[name];
    expect(subject.length).toBeLessThanOrEqual(lengthMax);
    const line = contact.querySelector(`form [id="${id}"]`);
    expect(line && textOf(line)).toBe(`About: ${words}`);
    expect(line?.getAttribute('data-subject')).toBe(subject);
  }
});

test('the lines of the topics are above the fields, and only in English, to which the links lead', async () => {
  const order = read('contact').main.querySelectorAll('.form-about, .form-field');
  const isTopic = order.map((part) => part.classNames.includes('form-about'));
  expect(isTopic.filter(Boolean)).toHaveLength(Object.keys(topics).length);
  expect(isTopic.lastIndexOf(true)).toBeLessThan(isTopic.indexOf(false));
  expect((await open.http.get('/contact?language=hi')).text).not.toContain('form-about');
});

test('the people of the team are shown with roles and photos, and without people there is no such section', () => {
  const member = { name: 'Asha Rao', role: 'Designer' };
  const members = [{ ...member, photo: 'asha.webp' }, member];
  const shown = renderToStaticMarkup(createElement(Team, { members }));
  expect(shown).toMatch(/src="\/team\/asha\.webp"[^>]*>.*<h3>Asha Rao<\/h3><p>Designer<\/p>/);
  expect(shown).toContain('<li><h3>Asha Rao</h3><p>Designer</p></li>');
  expect(renderToStaticMarkup(createElement(Team, { members: [] }))).toBe('');
});
