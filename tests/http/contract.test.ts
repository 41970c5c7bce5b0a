// The contract of every page: what can be checked in its HTML alone. A new row in the site table is checked without a
// new test. What needs a browser or a second request is tested in the files that the README names.

import type { HTMLElement } from 'node-html-parser';
import { afterAll, expect, test } from 'vitest';
import { groups, languageNames, notice, site } from '../../views/index.ts';
import type { Page } from '../../views/site.ts';
import { parsePage, textOf } from '../support/page-content.ts';
import { pagePaths } from '../support/page-paths.ts';
import { openSite } from '../support/site.ts';
import { findJsonLd, type JsonLdItem, readJsonLd } from '../support/structured-data.ts';

// Read-only tests; they share one site.
const url = 'https://www.example.com';
const brand = 'Tea & Co';
const agency = openSite({ SITE_URL: url, SITE_BRAND: brand });
afterAll(() => agency[Symbol.asyncDispose]());

const rows = new Map(Object.values<Page>(site).map((row) => [row.path, row]));
const sitemap = (await agency.http.get('/sitemap.xml')).text;
const llms = (await agency.http.get('/llms.txt')).text;

type Read = ReturnType<typeof parsePage> & {
  path: string;
  /** `undefined` where there is no page: no link may lead to such a URL. */
  row: Page | undefined;
  html: string;
  noindex: boolean;
};

/** The actual and the expected value. */
type Rule = (page: Read) => [is: unknown, hasToBe: unknown];

const rules: Record<string, Rule> = {
  'the document has the language en-IN': ({ root }) => [
    root.querySelector('html')?.getAttribute('lang'),
    'en-IN',
  ],

  'the title contains the brand and has at most 60 characters': ({ root, row }) => {
    const title = root.querySelector('title')?.textContent ?? '';
    const own = title.slice(`${brand} | `.length);
    return [
      { title, fits: own.length > 0 && own.length <= 60 },
      { title: `${brand} | ${row?.title ?? own}`, fits: true },
    ];
  },

  'the description has 70 to 160 characters, and comes from the page table': (page) => {
    const description = meta(page, 'description') ?? '';
    if (!page.row) return [description.length > 0, true];
    const fits = description.length >= 70 && description.length <= 160;
    return [
      { description, fits },
      { description: page.row.description, fits: true },
    ];
  },

  'a page has its canonical URL and may be indexed': ({ root, row, path, noindex }) => [
    {
      canonical: root.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href')),
      robots: root.querySelectorAll('meta[name="robots"]').length,
      noindex,
    },
    { canonical: row ? [url + path] : [], robots: 0, noindex: !row },
  ],

  'the sitemap and llms.txt list a page once': ({ row, path }) => [
    [
      sitemap.split(`<loc>${url}${path}</loc>`).length - 1,
      llms.split(`\n- [${row?.label}](${url}${path}): `).length - 1,
    ],
    row ? [1, 1] : [0, 0],
  ],

  'link previews have its title, its description and a card of 1200 by 630': (page) => {
    const { row, path } = page;
    const image = meta(page, 'og:image');
    return [
      {
        site: meta(page, 'og:site_name'),
        url: meta(page, 'og:url'),
        title: meta(page, 'og:title'),
        description: meta(page, 'og:description'),
        image: image?.startsWith(`${url}/assets/cards/`),
        size: [meta(page, 'og:image:width'), meta(page, 'og:image:height')],
        alt: Boolean(meta(page, 'og:image:alt')),
        card: meta(page, 'twitter:card'),
      },
      row
        ? {
            site: brand,
            url: url + path,
            title: row.title,
            description: row.description,
            image: true,
            size: ['1200', '630'],
            alt: true,
            card: 'summary_large_image',
          }
        : { size: [undefined, undefined], alt: false },
    ];
  },

  'the structured data names the organization once, and the site on the home page': ({ row, html, path }) => {
    if (!row) return [readJsonLd(html), []];
    return [
      [
        html.match(/application\/ld\+json/g)?.length,
        findJsonLd(html, 'Organization'),
        findJsonLd(html, 'WebSite'),
      ],
      [
        1,
        expect.objectContaining({ name: brand, url: `${url}/` }),
        path === '/' ? expect.objectContaining({ publisher: { '@id': `${url}/#agency` } }) : undefined,
      ],
    ];
  },

  'the structured data has the breadcrumbs of the page': ({ row, path, html, trail }) => {
    const data = findJsonLd(html, 'BreadcrumbList')?.itemListElement as JsonLdItem[] | undefined;
    if (!row || trail.length === 0) return [data, undefined];
    return [
      data?.map(({ position, name, item }) => [position, name, item]),
      // The first breadcrumb is an icon of a house.
      trail.map(({ label, href }, index) => [index + 1, label || 'Home', url + (href ?? path)]),
    ];
  },

  'the structured data has the questions and answers of the page': ({ row, html, main }) => {
    const data = (findJsonLd(html, 'FAQPage')?.mainEntity ?? []) as JsonLdItem[];
    const shown = row ? main.querySelectorAll('.question') : [];
    return [
      data.map(({ name, acceptedAnswer }) => [name, (acceptedAnswer as JsonLdItem).text]),
      shown.map((item) => [
        textOf(item.querySelector('h3') ?? item),
        // A list is one sentence, without the control that copies it.
        item
          .querySelectorAll('.prose :is(p, ul, ol)')
          .filter((part) => !part.querySelector('output'))
          .map((part) => {
            const items = part.querySelectorAll('li');
            return items.length > 0 ? items.map(textOf).join('; ').replaceAll('.; ', '. ') : textOf(part);
          })
          .join(' '),
      ]),
    ];
  },

  'the structured data of a service page describes a service': ({ row, path, html }) => {
    const data = findJsonLd(html, 'Service');
    if (row?.group === undefined) return [data, undefined];
    const { label, description, group } = row;
    return [
      data,
      {
        '@type': 'Service',
        name: label,
        description,
        url: url + path,
        category: groups[group].label,
        provider: { '@id': `${url}/#agency` },
      },
    ];
  },

  'there is one h1, and no heading level is skipped': ({ root }) => {
    const orders = root
      .querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')
      .map((heading) => Number(heading.tagName[1]));
    return [
      [
        orders.filter((order) => order === 1).length,
        orders.filter((order, index) => order > (orders[index - 1] ?? 0) + 1),
      ],
      [1, []],
    ];
  },

  'the first link skips the menus, and there is one of each landmark': ({ root }) => [
    [
      root.querySelector('body a')?.getAttribute('href'),
      root.querySelectorAll('main#main').length,
      root.querySelectorAll('body > header').length,
      root.querySelectorAll('body > footer').length,
    ],
    ['#main', 1, 1, 1],
  ],

  'every nav has a unique name': ({ root }) => {
    const names = root.querySelectorAll('nav, aside').map((nav) => nameOf(nav, root));
    return [names.filter((name, index) => !name || names.indexOf(name) !== index), []];
  },

  'every id is unique, and every reference has a target': ({ root }) => {
    const ids = root.querySelectorAll('[id]').map((element) => element.getAttribute('id') ?? '');
    const references = [
      'for',
      'aria-labelledby',
      'aria-describedby',
      'aria-controls',
      'popovertarget',
    ].flatMap((name) =>
      root.querySelectorAll(`[${name}]`).flatMap((element) => element.getAttribute(name)?.split(' ') ?? []),
    );
    return [
      [ids.filter((id, index) => ids.indexOf(id) !== index), references.filter((id) => !ids.includes(id))],
      [[], []],
    ];
  },

  'every link, button, field and frame has a name': ({ root }) => {
    const things = root.querySelectorAll('a, button, input:not([type="hidden"]), textarea, select, iframe');
    return [things.filter((thing) => !nameOf(thing, root)).map((thing) => thing.outerHTML.slice(0, 80)), []];
  },

  'every picture has a text alternative or is marked as decorative': ({ root }) => [
    root
      .querySelectorAll('img, svg')
      .filter((picture) =>
        picture.tagName === 'IMG'
          ? picture.getAttribute('alt') === undefined
          : picture.closest('[aria-hidden="true"]') === null && !nameOf(picture, root),
      )
      .map((picture) => picture.outerHTML.slice(0, 80)),
    [],
  ],

  'the phone number is in the bar, which is in the same place on every page': ({ root }) => [
    root.querySelectorAll('body > .call-bar a[href^="tel:"]').map((link) => link.getAttribute('href')),
    ['tel:+911720000000'],
  ],

  'the enquiry form, if there is one, is a tool for agents, with every field': ({ main }) => {
    const forms = main.querySelectorAll('[data-enquiry] form');
    const fields = main.querySelectorAll('[data-enquiry] .form-input');
    return [
      {
        // A tool's name has to be unique on its page.
        atMostOne: forms.length <= 1,
        forms: forms.map((form) => [
          form.getAttribute('toolname'),
          form.getAttribute('tooldescription'),
          form.hasAttribute('toolautosubmit'),
        ]),
        // Browsers take the label where there is no description.
        fields: fields.map((field) => [
          field.getAttribute('name'),
          field.getAttribute('toolparamdescription') ?? nameOf(field, main),
        ]),
      },
      {
        atMostOne: true,
        forms: forms.map(() => [
          expect.stringMatching(/^[a-z_]{1,64}$/),
          expect.stringMatching(/^Sends the agency an enquiry.+\.$/),
          true,
        ]),
        fields: fields.map((field) => [field.getAttribute('name'), expect.stringMatching(/^.{4,80}$/)]),
      },
    ];
  },

  'a form for data requests is on the privacy page alone, is no tool for agents and loads no script': ({
    main,
    row,
  }) => {
    const forms = main.querySelectorAll('form').filter((form) => !form.closest('[data-enquiry]'));
    return [
      forms.map((form) => [
        form.getAttribute('method'),
        form.getAttribute('action'),
        form.outerHTML.includes('tool'),
        form.closest('[data-island]'),
        form.querySelectorAll('button').map((button) => button.getAttribute('value')),
      ]),
      row?.path === site.privacy.path
        ? Object.keys(languageNames).map(() => ['post', '/my-enquiry', false, null, ['see', 'erase']])
        : [],
    ];
  },

  'the enquiry form is accompanied by the privacy notice and its version': ({ main }) => {
    const forms = main.querySelectorAll('[data-enquiry] form');
    return [
      forms.map((form) => {
        const said = form.querySelector('.form-notice > span');
        const version = form.querySelector('input[name="notice"]')?.getAttribute('value');
        return [said && textOf(said), said?.querySelector('a')?.getAttribute('href'), version];
      }),
      forms.map(() => [`${notice.text} ${notice.link}`, notice.href, notice.version]),
    ];
  },

  'every field of the form has an autocomplete value': ({ main }) => [
    main
      .querySelectorAll('form .form-input')
      .filter((field) => !/subject|message/.test(field.getAttribute('name') ?? ''))
      .filter((field) => !field.getAttribute('autocomplete'))
      .map((field) => field.getAttribute('name')),
    [],
  ],

  'the page has icons, and theme colours for light and dark': ({ root }) => [
    [
      root.querySelectorAll('link[rel="icon"]').length,
      root.querySelectorAll('link[rel="apple-touch-icon"], link[rel="manifest"]').length,
      root.querySelectorAll('meta[name="theme-color"]').map((tag) => tag.getAttribute('media')),
    ],
    [2, 2, ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']],
  ],

  'the page loads nothing from other origins except what its row embeds': ({ root, row }) => {
    const loads = root.querySelectorAll(
      'script[src], img[src], iframe[src], source[src], link:not([rel="canonical"])[href]',
    );
    const foreign = loads
      .filter(
        (element) => !/^\/(?!\/)/.test(element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
      )
      .map((element) => element.tagName);
    // A captcha loads on the first interaction with its form, not with the page.
    return [foreign, row?.embeds === 'map' ? ['IFRAME'] : []];
  },
};

test.each(pagePaths)('%s passes every rule that can be checked in its HTML', async (path) => {
  const { text: html, headers } = await agency.http.get(path);
  const page = {
    ...parsePage(html),
    path,
    row: rows.get(path),
    html,
    noindex: headers['x-robots-tag'] === 'noindex',
  };
  for (const [name, rule] of Object.entries(rules)) {
    const [is, hasToBe] = rule(page);
    expect([name, is]).toEqual([name, hasToBe]);
  }
});

function meta({ root }: Read, name: string): string | undefined {
  return root
    .querySelector(`head meta[property="${name}"], head meta[name="${name}"]`)
    ?.getAttribute('content');
}

/** The accessible name as a browser computes it, for the markup of this site. */
function nameOf(element: HTMLElement, root: HTMLElement): string {
  const by = element.getAttribute('aria-labelledby') ?? '';
  const label = element.id ? root.querySelector(`label[for="${element.id}"]`) : element.closest('label');
  const title = element.tagName === 'IFRAME' ? element.getAttribute('title') : undefined;
  const labelled = by && root.querySelector(`#${by}`)?.textContent;
  return (
    element.getAttribute('aria-label') ||
    labelled ||
    label?.textContent ||
    title ||
    textOf(element)
  ).trim();
}
