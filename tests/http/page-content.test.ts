import { expect, test } from 'vitest';
import type { FormName } from '../../views/forms/index.ts';
import { forms, site } from '../../views/index.ts';
import type { PageName } from '../../views/site.ts';
import { parsePage, plain, textOf } from '../support/page-content.ts';
import { openSite } from '../support/site.ts';

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

test.each(names)(
  'the page %s has every part in the specification, and its lists match exactly',
  async (name) => {
    await using open = openSite();
    const { main, titledLists } = parsePage((await open.http.get(site[name].path)).text);
    const { form, lists = [], leadsTo = [], says = {}, counts = {}, phone } = parts[name];

    const shown = main
      .querySelectorAll('[data-enquiry]')
      .map((element) => element.getAttribute('data-enquiry'));
    expect(shown).toEqual(form === null ? [] : [form]);
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
    for (const [selector, count] of Object.entries(counts)) {
      expect([selector, main.querySelectorAll(selector).length]).toEqual([selector, count]);
    }
    if (phone) expect(hrefs.some((href) => href?.startsWith('tel:'))).toBe(true);
  },
);

test('every service page has its own figure, a sidebar, something drawn, and at least three questions', async () => {
  await using open = openSite();
  for (const name of names.filter((name) => site[name].group !== undefined)) {
    const { main } = parsePage((await open.http.get(site[name].path)).text);
    expect([name, main.querySelectorAll('.hero > .poster').length]).toEqual([name, 1]);
    expect([name, main.querySelectorAll('.sidebar [aria-current]').length]).toEqual([name, 1]);
    expect([name, main.querySelectorAll('[role="img"], .screen, .paper, .calculator').length > 0]).toEqual([
      name,
      true,
    ]);
    expect([name, main.querySelectorAll('.question').length >= 3]).toEqual([name, true]);
  }
});

test('no two neighbours in a group have the same order of sections', async () => {
  await using open = openSite();
  let previous = { group: '', order: '' };
  for (const name of names.filter((name) => site[name].group !== undefined)) {
    const { main } = parsePage((await open.http.get(site[name].path)).text);
    const order = main
      .querySelectorAll('.section')
      .map(({ classNames }) => classNames)
      .join(', ');
    const group = String(site[name].group);
    if (group === previous.group) expect([name, order]).not.toEqual([name, previous.order]);
    previous = { group, order };
  }
});

test('each trade has three full sentences, and two links to pages of services', async () => {
  await using open = openSite();
  const { main } = parsePage((await open.http.get(site.services.path)).text);
  const paths = new Set<string>(names.map((name) => site[name].path));
  for (const trade of main.querySelectorAll('#trades .glossary-term')) {
    const { id } = trade;
    const text = textOf(trade.querySelector('dd') ?? trade);
    expect([id, text.split(/(?<=\.) /).length]).toEqual([id, 3]);
    expect(text).toMatch(/^First you need .+ You do not need .+ Read about .+\.$/);
    const targets = trade.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');
    expect([id, new Set(targets).size]).toEqual([id, 2]);
    for (const target of targets) expect(paths).toContain(target.replace(/#.*/, ''));
  }
});

// The middle of the page is what the service is about.
const middles: Record<string, readonly (keyof typeof site)[]> = {
  '.section-illustration svg': ['logoDesign', 'graphicDesign'],
  '.section-report .paper': ['contentMarketing', 'digitalMarketing'],
  '.gallery-works .screen-sheet': ['flyerDesign', 'brochureDesign'],
  '.gallery-phones .screen-window': ['staticDesign'],
  '.compare-before + .compare-after': ['redesign', 'seo', 'ecommerceSeo', 'psdToHtml', 'sem'],
  '.calculator[data-island] table': [
    'ppc',
    'googleAds',
    'emailMarketing',
    'facebookMarketing',
    'youtubeMarketing',
  ],
  '.illustration .screen-window + .screen-phone': ['webDesign'],
  '.tour .screen-window': [
    'cmsDesign',
    'webPortalDesign',
    'webDevelopment',
    'phpDevelopment',
    'wordpressDevelopment',
    'ecommerceDevelopment',
    'magentoDevelopment',
  ],
  '.gallery-phones .screen-phone': ['ecommerceDesign', 'mobileApp', 'androidApp', 'iosApp', 'smo'],
};

test('each service page has a place in this table', () => {
  const services = names.filter((name) => site[name].group !== undefined);
  expect(Object.values(middles).flat().toSorted()).toEqual(services.toSorted());
});

test.each(Object.entries(middles))(
  '%s is in the middle of its pages, before the form',
  async (selector, pages) => {
    await using open = openSite();
    for (const name of pages) {
      const { main } = parsePage((await open.http.get(site[name].path)).text);
      const [first] = main.querySelectorAll(`${selector}, .enquiry`);
      expect([name, first?.classList.contains('enquiry')]).toEqual([name, false]);
    }
  },
);

test.each(middles['.tour .screen-window'] ?? [])(
  '%s: each number on its large screen is explained below it, once',
  async (name) => {
    await using open = openSite();
    const { main } = parsePage((await open.http.get(site[name].path)).text);
    const pins = main.querySelectorAll('.tour .screen .pin').map(({ textContent }) => textContent);
    const stops = main.querySelectorAll('.tour-stop > .pin').map(({ textContent }) => textContent);
    expect(stops.length).toBeGreaterThan(2);
    expect(pins.toSorted()).toEqual(stops);
  },
);

test('no figure is on two pages but those that Services shows as an index', async () => {
  await using open = openSite();
  const seen = new Map<string, string>();
  for (const { path } of Object.values(site).filter((page) => page !== site.services)) {
    const { main } = parsePage((await open.http.get(path)).text);
    const drawn = main
      .querySelectorAll('.poster')
      .map((poster) => poster.getAttribute('src') ?? poster.innerHTML);
    for (const figure of new Set(drawn)) {
      expect([path, seen.get(figure)]).toEqual([path, undefined]);
      seen.set(figure, path);
    }
  }
});
