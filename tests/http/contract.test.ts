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
  'language, title, description, keywords and canonical URL are those of the page table, and fit into search results':
    (page) => {
      const { root, row, path, headers, type, status } = page;
      expect([type, status]).toEqual(['text/html', row ? 200 : 404]);
      expect(root.querySelector('html')?.getAttribute('lang')).toBe('en-IN');
      const title = root.querySelector('title')?.textContent ?? '';
      const description = meta(page, 'description') ?? '';
      const canonical = root
        .querySelectorAll('link[rel="canonical"]')
        .map((link) => link.getAttribute('href'));
      expect(title).toMatch(/^T&C \| .{1,60}$/);
      expect(canonical).toEqual(row ? [url + path] : []);
      expect(headers['x-robots-tag']).toBe(row ? undefined : 'noindex');
      if (!row) return;
      expect(description).toMatch(/^.{70,160}$/);
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

  'the structured data names the organization and, on the home page, the site, and has the breadcrumbs and the service of the page':
    ({ row, html, path, trail }) => {
      if (!row) return expect(readJsonLd(html)).toEqual([]);
      expect(findJsonLd(html, 'Organization')).toMatchObject({ name: brand, url: `${url}/` });
      const agency = { '@id': `${url}/#agency` };
      const home = path === '/' ? expect.objectContaining({ publisher: agency }) : undefined;
      expect(findJsonLd(html, 'WebSite')).toEqual(home);
      const crumbs = (findJsonLd(html, 'BreadcrumbList')?.itemListElement ?? []) as JsonLdItem[];
      expect(crumbs.map(({ position, name, item }) => [position, name, item])).toEqual(
        // The first breadcrumb is an icon of a house.
        trail.map(({ label, href }, index) => [index + 1, label || 'Home', url + (href ?? path)]),
      );
      const { label: name, description, group } = row;
      const service = { '@type': 'Service', name, description, url: url + path, provider: agency };
      const category = group && groups[group].label;
      expect(findJsonLd(html, 'Service')).toEqual(group && { ...service, category });
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

  'the first link skips the menus, the phone number is in the bar, and there are icons, and colours for light and dark':
    ({ root }) => {
      expect(root.querySelector('body a')?.getAttribute('href')).toBe('#main');
      const links = root.querySelectorAll('body > .call-bar a[href^="tel:"]');
      expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:+911720000000']);
      for (const icons of ['link[rel="icon"]', 'link[rel="apple-touch-icon"], link[rel="manifest"]'])
        expect(root.querySelectorAll(icons)).toHaveLength(2);
      const themes = root
        .querySelectorAll('meta[name="theme-color"]')
        .map((tag) => tag.getAttribute('media'));
      expect(themes).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    },

  'the enquiry form is a tool for agents, with every field, and has the privacy notice and its version': ({
    main,
  }) => {
    const forms = main.querySelectorAll('[data-enquiry] form');
    expect(forms.length).toBeLessThanOrEqual(1); // a tool's name has to be unique on its page
    for (const form of forms) {
      expect(form.getAttribute('toolname')).toMatch(/^[a-z_]{1,64}$/);
      expect(form.getAttribute('tooldescription')).toMatch(/^Sends the agency an enquiry.+\.$/);
      const said = form.querySelector('.form-notice > span');
      const version = form.querySelector('input[name="notice"]')?.getAttribute('value');
      const found = [said && textOf(said), said?.querySelector('a')?.getAttribute('href'), version];
      expect(found).toEqual([`${notice.text} ${notice.link}`, notice.href, notice.version]);
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
      expect([form.outerHTML.includes('tool'), form.closest('[data-island]')]).toEqual([false, null]);
    }
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

  'pictures and frames load lazily': ({ root }) => {
    for (const { attributes } of root.querySelectorAll('img, iframe'))
      expect(attributes.loading).toBe('lazy');
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
test('every page is valid HTML, also in another language, and as the answer to a form without script', async () => {
  const post = (path: string, values: object) =>
    agency.http.post(path).set('Accept', browserAccept).type('form').send(values);
  const requested = { action: 'see', reference: '', email: asha.email };
  const languages = Object.keys(languageNames);
  const answers = languages.map((language) => agency.http.get(`/contact?language=${language}`));
  for (const language of languages) {
    for (const name of ['', asha.name])
      answers.push(post('/send', { ...asha, name, form: 'contact', page: '/contact', language }));
    answers.push(post('/my-enquiry', { ...requested, language }));
  }
  const answered = (await Promise.all(answers)).map(({ text }) => text);
  for (const html of [...pages.map(({ html }) => html), ...answered]) {
    expect(html).toContain('<h1');
    expect(await htmlFaults(html), html.match(/<title>.*?<\/title>/)?.[0]).toEqual([]);
  }
});

function meta({ root }: Read, name: string): string | undefined {
  return root
    .querySelector(`head meta[property="${name}"], head meta[name="${name}"]`)
    ?.getAttribute('content');
}
