// The contract of every page: what can be checked in its HTML and headers alone. A new row in the site table is checked
// without a new test. What needs a browser or a second request is tested in the files that the README names.

import { createHash } from 'node:crypto';
import type { HTMLElement } from 'node-html-parser';
import { afterAll, expect, test } from 'vitest';
import { groups, languageNames, notice, site } from '../../views/index.ts';
import type { Page } from '../../views/site.ts';
import { asha, browserAccept } from '../support/enquiry.ts';
import { htmlFaults } from '../support/html-faults.ts';
import { parsePage, textOf } from '../support/page-content.ts';
import { pagePaths } from '../support/page-paths.ts';
import { openSite } from '../support/site.ts';
import { findJsonLd, type JsonLdItem, readJsonLd } from '../support/structured-data.ts';

// Read-only tests; they share one site.
const url = 'https://www.example.com';
const brand = 'T&C';
const agency = openSite({ SITE_URL: url, SITE_BRAND: brand });
afterAll(() => agency[Symbol.asyncDispose]());

const rows = new Map(Object.values<Page>(site).map((row) => [row.path, row]));
const sitemap = (await agency.http.get('/sitemap.xml')).text;
const llms = (await agency.http.get('/llms.txt')).text;

const pages = await Promise.all(
  pagePaths.map(async (path) => {
    const { text: html, headers, type, status } = await agency.http.get(path);
    const policy = headers['content-security-policy'] ?? '';
    // There is no row where there is no page: no link may lead to such a URL.
    return { ...parsePage(html), path, row: rows.get(path), html, headers, policy, type, status };
  }),
);
type Read = (typeof pages)[number];

const rules: Record<string, (page: Read) => void> = {
  'it is HTML in the language en-IN': ({ root, row, type, status, path }) => {
    expect([type, status], path).toEqual(['text/html', row ? 200 : 404]);
    expect(root.querySelector('html')?.getAttribute('lang'), path).toBe('en-IN');
  },

  'title, description, keywords and canonical URL are those of the page table, and fit into search results': (
    page,
  ) => {
    const { root, row, path, headers } = page;
    const title = root.querySelector('title')?.textContent ?? '';
    const description = meta(page, 'description') ?? '';
    const canonical = root.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href'));
    expect(title, path).toMatch(/^T&C \| .{1,60}$/);
    expect(description.length, path).toBeGreaterThanOrEqual(row ? 70 : 1);
    expect(description.length, path).toBeLessThanOrEqual(160);
    expect(canonical, path).toEqual(row ? [url + path] : []);
    expect(headers['x-robots-tag'], path).toBe(row ? undefined : 'noindex');
    expect(root.querySelectorAll('meta[name="robots"]'), path).toEqual([]);
    if (!row) return;
    expect([title, description], path).toEqual([`${brand} | ${row.title}`, row.description]);
    expect(meta(page, 'keywords'), path).toBe(row.keywords);
  },

  'the sitemap and llms.txt list a page once, with its description': ({ row, path }) => {
    const line = `\n- [${row?.label}](${url}${path}): ${row?.description}\n`;
    const counts = [sitemap.split(`<loc>${url}${path}</loc>`).length - 1, llms.split(line).length - 1];
    expect(counts, path).toEqual(row ? [1, 1] : [0, 0]);
  },

  'link previews have its title, its description and a card of 1200 by 630': (page) => {
    const { row, path, html } = page;
    if (!row) return expect(html, path).not.toContain('og:');
    expect(meta(page, 'og:image'), path).toMatch(/^https:\/\/www\.example\.com\/assets\/cards\//);
    expect(meta(page, 'og:image:alt'), path).toBeTruthy();
    for (const [name, content] of Object.entries({
      ...{ 'og:site_name': brand, 'og:url': url + path, 'og:title': row.title },
      ...{ 'og:description': row.description, 'twitter:card': 'summary_large_image' },
      ...{ 'og:image:width': '1200', 'og:image:height': '630' },
    }))
      expect([path, name, meta(page, name)]).toEqual([path, name, content]);
  },

  'the structured data names the organization once, and the site on the home page': ({ row, html, path }) => {
    if (!row) return expect(readJsonLd(html), path).toEqual([]);
    expect(html.match(/application\/ld\+json/g), path).toHaveLength(1);
    expect(findJsonLd(html, 'Organization'), path).toMatchObject({ name: brand, url: `${url}/` });
    const publisher = { publisher: { '@id': `${url}/#agency` } };
    const data = findJsonLd(html, 'WebSite');
    expect(data, path).toEqual(path === '/' ? expect.objectContaining(publisher) : undefined);
  },

  'the structured data has the breadcrumbs of the page': ({ row, path, html, trail }) => {
    const data = findJsonLd(html, 'BreadcrumbList')?.itemListElement as JsonLdItem[] | undefined;
    if (!row || trail.length === 0) return expect(data, path).toBeUndefined();
    expect(data?.map(({ position, name, item }) => [position, name, item])).toEqual(
      // The first breadcrumb is an icon of a house.
      trail.map(({ label, href }, index) => [index + 1, label || 'Home', url + (href ?? path)]),
    );
  },

  'the structured data has the questions and answers of the page': ({ row, html, main, path }) => {
    const data = (findJsonLd(html, 'FAQPage')?.mainEntity ?? []) as JsonLdItem[];
    const shown = row ? main.querySelectorAll('.question') : [];
    const asked = data.map(({ name, acceptedAnswer }) => [name, (acceptedAnswer as JsonLdItem).text]);
    expect(asked, path).toEqual(
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
    );
  },

  'the structured data of a service page describes a service': ({ row, path, html }) => {
    const data = findJsonLd(html, 'Service');
    if (row?.group === undefined) return expect(data, path).toBeUndefined();
    const { label: name, description, group } = row;
    expect(data).toEqual({
      ...{ '@type': 'Service', name, description, url: url + path, category: groups[group].label },
      provider: { '@id': `${url}/#agency` },
    });
  },

  'there is one h1, and no heading level is skipped': ({ root, path }) => {
    const headings = root.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)');
    const orders = headings.map(({ tagName }) => Number(tagName[1]));
    expect(root.querySelectorAll('h1'), path).toHaveLength(1);
    expect(
      orders.filter((order, index) => order > (orders[index - 1] ?? 0) + 1),
      path,
    ).toEqual([]);
  },

  'the first link skips the menus, there is one of each landmark, and every nav has a name of its own': ({
    root,
    path,
  }) => {
    expect(root.querySelector('body a')?.getAttribute('href'), path).toBe('#main');
    for (const landmark of ['main#main', 'body > header', 'body > footer'])
      expect(root.querySelectorAll(landmark), path).toHaveLength(1);
    const names = root.querySelectorAll('nav, aside').map((nav) => nameOf(nav, root));
    expect(
      names.filter((name, index) => !name || names.indexOf(name) !== index),
      path,
    ).toEqual([]);
  },

  'every reference to an id has a target': ({ root, path }) => {
    const ids = root.querySelectorAll('[id]').map((element) => element.getAttribute('id') ?? '');
    const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget'];
    const named = references.flatMap((name) =>
      root.querySelectorAll(`[${name}]`).flatMap((element) => element.getAttribute(name)?.split(' ') ?? []),
    );
    expect(
      named.filter((id) => !ids.includes(id)),
      path,
    ).toEqual([]);
  },

  'every link, button, field, frame and picture has a name, or is marked as decorative': ({ root, path }) => {
    const things = root.querySelectorAll('a, button, input:not([type="hidden"]), textarea, select, iframe');
    const drawings = root.querySelectorAll('svg').filter((svg) => !svg.closest('[aria-hidden="true"]'));
    const nameless = [...things, ...drawings].filter((thing) => !nameOf(thing, root));
    const pictures = root.querySelectorAll('img').filter((img) => img.getAttribute('alt') === undefined);
    expect(
      [...nameless, ...pictures].map((thing) => thing.outerHTML.slice(0, 80)),
      path,
    ).toEqual([]);
  },

  'the phone number is in the bar, which is in the same place on every page': ({ root, path }) => {
    const links = root.querySelectorAll('body > .call-bar a[href^="tel:"]');
    expect(
      links.map((link) => link.getAttribute('href')),
      path,
    ).toEqual(['tel:+911720000000']);
  },

  'the enquiry form, if there is one, is a tool for agents, with every field': ({ main, path }) => {
    const forms = main.querySelectorAll('[data-enquiry] form');
    expect(forms.length, path).toBeLessThanOrEqual(1); // a tool's name has to be unique on its page
    for (const form of forms) {
      expect(form.getAttribute('toolname')).toMatch(/^[a-z_]{1,64}$/);
      expect(form.getAttribute('tooldescription')).toMatch(/^Sends the agency an enquiry.+\.$/);
      expect(form.hasAttribute('toolautosubmit')).toBe(true);
    }
    // Browsers take the label where there is no description.
    for (const field of main.querySelectorAll('[data-enquiry] .form-input'))
      expect(field.getAttribute('toolparamdescription') ?? nameOf(field, main), path).toMatch(/^.{4,80}$/);
  },

  'a form for data requests is on the privacy page alone, is no tool for agents and loads no script': ({
    main,
    path,
  }) => {
    const forms = main.querySelectorAll('form').filter((form) => !form.closest('[data-enquiry]'));
    expect(forms, path).toHaveLength(path === site.privacy.path ? Object.keys(languageNames).length : 0);
    for (const form of forms) {
      expect(form.attributes).toMatchObject({ method: 'post', action: '/my-enquiry' });
      expect(form.outerHTML).not.toContain('tool');
      expect(form.closest('[data-island]')).toBeNull();
      const actions = form.querySelectorAll('button').map((button) => button.getAttribute('value'));
      expect(actions).toEqual(['see', 'erase']);
    }
  },

  'the enquiry form is accompanied by the privacy notice and its version': ({ main, path }) => {
    for (const form of main.querySelectorAll('[data-enquiry] form')) {
      const said = form.querySelector('.form-notice > span');
      const version = form.querySelector('input[name="notice"]')?.getAttribute('value');
      const found = [said && textOf(said), said?.querySelector('a')?.getAttribute('href'), version];
      expect(found, path).toEqual([`${notice.text} ${notice.link}`, notice.href, notice.version]);
    }
  },

  'the page has icons, and theme colours for light and dark': ({ root, path }) => {
    for (const icons of ['link[rel="icon"]', 'link[rel="apple-touch-icon"], link[rel="manifest"]'])
      expect(root.querySelectorAll(icons), path).toHaveLength(2);
    const themes = root.querySelectorAll('meta[name="theme-color"]').map((tag) => tag.getAttribute('media'));
    expect(themes, path).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  },

  'the page loads nothing from other origins except what its row embeds': ({ root, row, path }) => {
    const loads = root.querySelectorAll(
      'script[src], img[src], iframe[src], source[src], link:not([rel="canonical"])[href]',
    );
    const sourceOf = (element: HTMLElement) => element.getAttribute('src') ?? element.getAttribute('href');
    const foreign = loads.filter((element) => !/^\/(?!\/)/.test(sourceOf(element) ?? ''));
    // A captcha loads on the first interaction with its form, not with the page.
    const allowed = row?.embeds === 'map' ? ['IFRAME'] : [];
    expect(
      foreign.map(({ tagName }) => tagName),
      path,
    ).toEqual(allowed);
  },

  'the page has nothing that its own policy blocks': ({ html, path, policy }) => {
    const contents = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);
    const styles = contents(/<style>(.*?)<\/style>/gs);
    const scripts = contents(/<script(?! type="application\/ld\+json">)[^>]*>(.*?)<\/script>/gs);
    expect([styles.length, scripts.length], path).toEqual([1, 1]);
    const hash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy, path).toContain(`style-src 'self' ${hash(styles[0])}`);
    expect(policy, path).toContain(`script-src 'self' ${hash(scripts[0])}`);
    expect(html, path).not.toMatch(/<[^>]+ (style|on[a-z]+)=/);
  },

  'pictures and frames load lazily, and cause no layout shift': ({ root, path }) => {
    const digits = expect.stringMatching(/^\d+$/);
    for (const { attributes } of root.querySelectorAll('img, iframe')) {
      const isDrawing = 'src' in attributes && attributes.src?.endsWith('.svg');
      const size = isDrawing ? { width: digits, height: digits } : {};
      expect(attributes, path).toMatchObject({ loading: 'lazy', ...size });
    }
  },
};

test.each(Object.entries(rules))('on every page: %s', (_rule, check) => {
  for (const page of pages) check(page);
});

test.each(pages)('$path is valid HTML', async ({ html }) => {
  expect(await htmlFaults(html)).toEqual([]);
});

test('a page in another language, and one that answers a form without script, are valid HTML', async () => {
  const post = (path: string, fields: object) =>
    agency.http
      .post(path)
      .set('Accept', browserAccept)
      .type('form')
      .send({ ...asha, ...fields });
  const contact = { form: 'contact', page: '/contact' };
  const requested = { action: 'see', reference: '' };
  for (const { text } of [
    ...(await Promise.all(['hi', 'pa'].map((code) => agency.http.get(`/contact?language=${code}`)))),
    await post('/send', { form: 'seo', page: '/seo-services' }),
    await post('/send', { form: 'seo', page: '/seo-services', name: '' }),
    await post('/send', { ...contact, language: 'pa', name: '' }),
    await post('/send', { ...contact, language: 'hi' }),
    await post('/my-enquiry', requested),
    await post('/my-enquiry', { ...requested, language: 'hi' }),
    await post('/my-enquiry', { ...requested, language: 'pa', email: 'x' }),
  ]) {
    expect(text).toContain('<h1');
    expect(await htmlFaults(text)).toEqual([]);
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
