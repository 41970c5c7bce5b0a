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
  'it is HTML in the language en-IN': ({ root, row, type, status }) => {
    expect([type, status]).toEqual(['text/html', row ? 200 : 404]);
    expect(root.querySelector('html')?.getAttribute('lang')).toBe('en-IN');
  },

  'title, description, keywords and canonical URL are those of the page table, and fit into search results': (
    page,
  ) => {
    const { root, row, path, headers } = page;
    const title = root.querySelector('title')?.textContent ?? '';
    const description = meta(page, 'description') ?? '';
    const canonical = root.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href'));
    expect(title).toMatch(/^T&C \| .{1,60}$/);
    expect(description.length).toBeGreaterThanOrEqual(row ? 70 : 1);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(canonical).toEqual(row ? [url + path] : []);
    expect(headers['x-robots-tag']).toBe(row ? undefined : 'noindex');
    expect(root.querySelectorAll('meta[name="robots"]')).toEqual([]);
    if (!row) return;
    expect([title, description]).toEqual([`${brand} | ${row.title}`, row.description]);
    expect(meta(page, 'keywords')).toBe(row.keywords);
  },

  'link previews have its title, its description and a card of 1200 by 630': (page) => {
    const { row, path, html } = page;
    if (!row) return expect(html).not.toContain('og:');
    expect(meta(page, 'og:image')).toMatch(/^https:\/\/www\.example\.com\/assets\/cards\//);
    expect(meta(page, 'og:image:alt')).toBeTruthy();
    for (const [name, content] of Object.entries({
      ...{ 'og:site_name': brand, 'og:url': url + path, 'og:title': row.title },
      ...{ 'og:description': row.description, 'twitter:card': 'summary_large_image' },
      ...{ 'og:image:width': '1200', 'og:image:height': '630' },
    }))
      expect([name, meta(page, name)]).toEqual([name, content]);
  },

  'the structured data names the organization once, and the site on the home page': ({ row, html, path }) => {
    if (!row) return expect(readJsonLd(html)).toEqual([]);
    expect(html.match(/application\/ld\+json/g)).toHaveLength(1);
    expect(findJsonLd(html, 'Organization')).toMatchObject({ name: brand, url: `${url}/` });
    const publisher = { publisher: { '@id': `${url}/#agency` } };
    const data = findJsonLd(html, 'WebSite');
    expect(data).toEqual(path === '/' ? expect.objectContaining(publisher) : undefined);
  },

  'the structured data has the breadcrumbs of the page': ({ row, path, html, trail }) => {
    const data = findJsonLd(html, 'BreadcrumbList')?.itemListElement as JsonLdItem[] | undefined;
    if (!row || trail.length === 0) return expect(data).toBeUndefined();
    expect(data?.map(({ position, name, item }) => [position, name, item])).toEqual(
      // The first breadcrumb is an icon of a house.
      trail.map(({ label, href }, index) => [index + 1, label || 'Home', url + (href ?? path)]),
    );
  },

  'the structured data has the questions and answers of the page': ({ row, html, main }) => {
    const data = (findJsonLd(html, 'FAQPage')?.mainEntity ?? []) as JsonLdItem[];
    const shown = row ? main.querySelectorAll('.question') : [];
    const asked = data.map(({ name, acceptedAnswer }) => [name, (acceptedAnswer as JsonLdItem).text]);
    // A list is one sentence, without the control that copies it.
    const said = (part: HTMLElement) => {
      const items = part.querySelectorAll('li');
      return items.length > 0 ? items.map(textOf).join('; ').replaceAll('.; ', '. ') : textOf(part);
    };
    const answerOf = (item: HTMLElement) =>
      item.querySelectorAll('.prose :is(p, ul, ol)').filter((part) => !part.querySelector('output'));
    expect(asked).toEqual(
      shown.map((item) => [textOf(item.querySelector('h3') ?? item), answerOf(item).map(said).join(' ')]),
    );
  },

  'the structured data of a service page describes a service': ({ row, path, html }) => {
    const data = findJsonLd(html, 'Service');
    if (row?.group === undefined) return expect(data).toBeUndefined();
    const { label: name, description, group } = row;
    expect(data).toEqual({
      ...{ '@type': 'Service', name, description, url: url + path, category: groups[group].label },
      provider: { '@id': `${url}/#agency` },
    });
  },

  'the first link skips the menus, and the phone number is in the bar, at the same place on every page': ({
    root,
  }) => {
    expect(root.querySelector('body a')?.getAttribute('href')).toBe('#main');
    const links = root.querySelectorAll('body > .call-bar a[href^="tel:"]');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:+911720000000']);
  },

  'the enquiry form, if there is one, is a tool for agents, with every field': ({ main }) => {
    const forms = main.querySelectorAll('[data-enquiry] form');
    expect(forms.length).toBeLessThanOrEqual(1); // a tool's name has to be unique on its page
    for (const form of forms) {
      expect(form.getAttribute('toolname')).toMatch(/^[a-z_]{1,64}$/);
      expect(form.getAttribute('tooldescription')).toMatch(/^Sends the agency an enquiry.+\.$/);
      expect(form.hasAttribute('toolautosubmit')).toBe(true);
    }
    // Browsers take the label where there is no description.
    for (const field of main.querySelectorAll('[data-enquiry] .form-input')) {
      const label = main.querySelector(`label[for="${field.id}"]`)?.textContent;
      expect(field.getAttribute('toolparamdescription') ?? label).toMatch(/^.{4,80}$/);
    }
  },

  'a form for data requests is on the privacy page alone, is no tool for agents and loads no script': ({
    main,
    path,
  }) => {
    const forms = main.querySelectorAll('form').filter((form) => !form.closest('[data-enquiry]'));
    expect(forms).toHaveLength(path === site.privacy.path ? Object.keys(languageNames).length : 0);
    for (const form of forms) {
      expect(form.attributes).toMatchObject({ method: 'post', action: '/my-enquiry' });
      expect(form.outerHTML).not.toContain('tool');
      expect(form.closest('[data-island]')).toBeNull();
      const actions = form.querySelectorAll('button').map((button) => button.getAttribute('value'));
      expect(actions).toEqual(['see', 'erase']);
    }
  },

  'the enquiry form is accompanied by the privacy notice and its version': ({ main }) => {
    for (const form of main.querySelectorAll('[data-enquiry] form')) {
      const said = form.querySelector('.form-notice > span');
      const version = form.querySelector('input[name="notice"]')?.getAttribute('value');
      const found = [said && textOf(said), said?.querySelector('a')?.getAttribute('href'), version];
      expect(found).toEqual([`${notice.text} ${notice.link}`, notice.href, notice.version]);
    }
  },

  'the page has icons, and theme colours for light and dark': ({ root }) => {
    // Apple's devices ask for /apple-touch-icon.png by themselves.
    for (const [icons, count] of Object.entries({ 'link[rel="icon"]': 2, 'link[rel="manifest"]': 1 }))
      expect(root.querySelectorAll(icons)).toHaveLength(count);
    const themes = root.querySelectorAll('meta[name="theme-color"]').map((tag) => tag.getAttribute('media'));
    expect(themes).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  },

  'the page loads nothing from other origins except what its row embeds': ({ root, row }) => {
    const loads = root.querySelectorAll(
      'script[src], img[src], iframe[src], source[src], link:not([rel="canonical"])[href]',
    );
    const sourceOf = (element: HTMLElement) => element.getAttribute('src') ?? element.getAttribute('href');
    const foreign = loads.filter((element) => !/^\/(?!\/)/.test(sourceOf(element) ?? ''));
    // A captcha loads on the first interaction with its form, not with the page.
    const allowed = row?.embeds === 'map' ? ['IFRAME'] : [];
    expect(foreign.map(({ tagName }) => tagName)).toEqual(allowed);
  },

  'the page has nothing that its own policy blocks': ({ html, policy }) => {
    const contents = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);
    const styles = contents(/<style>(.*?)<\/style>/gs);
    const scripts = contents(/<script(?! type="application\/ld\+json">)[^>]*>(.*?)<\/script>/gs);
    expect([styles.length, scripts.length]).toEqual([1, 1]);
    const hash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toContain(`style-src 'self' ${hash(styles[0])}`);
    expect(policy).toContain(`script-src 'self' ${hash(scripts[0])}`);
    expect(html).not.toMatch(/<[^>]+ (style|on[a-z]+)=/);
  },

  'pictures and frames load lazily, and cause no layout shift': ({ root }) => {
    const digits = expect.stringMatching(/^\d+$/);
    for (const { attributes } of root.querySelectorAll('img, iframe')) {
      const isDrawing = 'src' in attributes && attributes.src?.endsWith('.svg');
      const size = isDrawing ? { width: digits, height: digits } : {};
      expect(attributes).toMatchObject({ loading: 'lazy', ...size });
    }
  },
};

test.each(Object.entries(rules))('on every page: %s', (_rule, check) => {
  for (const page of pages)
    try {
      check(page);
    } catch (cause) {
      throw new Error(`${page.path}: ${cause}`, { cause });
    }
});

/** This includes headings in order, references to ids that exist, landmarks and controls with names. */
test.each(pages)('$path is valid HTML', async ({ html }) => {
  expect(await htmlFaults(html)).toEqual([]);
});

test('a page in another language, and one that answers a form without script, are valid HTML', async () => {
  const post = (path: string, values: object) =>
    agency.http.post(path).set('Accept', browserAccept).type('form').send(values);
  const requested = { action: 'see', reference: '', email: asha.email };
  const answers = [agency.http.get('/contact?language=hi'), agency.http.get('/contact?language=pa')];
  for (const language of ['en', 'hi', 'pa']) {
    for (const name of ['', asha.name])
      answers.push(post('/send', { ...asha, name, form: 'contact', page: '/contact', language }));
    answers.push(post('/my-enquiry', { ...requested, language }));
  }
  for (const { text } of await Promise.all(answers)) {
    expect(text).toContain('<h1');
    expect(await htmlFaults(text)).toEqual([]);
  }
});

function meta({ root }: Read, name: string): string | undefined {
  return root
    .querySelector(`head meta[property="${name}"], head meta[name="${name}"]`)
    ?.getAttribute('content');
}
