// The contract of every page: what can be checked in its HTML and headers alone. A new row in the site table is checked
// without a new test. What needs a browser or a second request is tested in the files that the README names.

import { createHash } from 'node:crypto';
import type { HTMLElement } from 'node-html-parser';
import { afterAll, expect, test } from 'vitest';
import { groups, languageNames, notice, redirects, site, unpublishedServices } from '../../views/index.ts';
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

const byPath = new Map(pages.map((page) => [page.path, page]));
const paths = [...rows.keys()];

test('every page is reachable from the home page by links alone, and no link leads to a URL that is not listed', () => {
  const walked = new Set(['/']);
  // A form in another language is the same page: `languages.test.ts` opens each. Text files are no pages.
  for (const path of walked)
    for (const link of byPath.get(path)?.links ?? []) if (/^\/[^?]*(?<!\.txt)$/.test(link)) walked.add(link);
  expect(paths.filter((path) => !walked.has(path))).toEqual([]);
  // The specification asks for links to these, though there is no page.
  const unpublished: string[] = unpublishedServices.map(({ path }) => path);
  expect(unpublished.filter((path) => !walked.has(path))).toEqual([]);
  const listed = new Set([...paths, ...unpublished, ...Object.keys(redirects)]);
  expect([...walked].filter((path) => !listed.has(path))).toEqual([]);
});

test('titles and descriptions are unique, except for the services index and SEO', () => {
  const all = [...rows.values()];
  const shared = all.filter(({ title }) => all.filter((other) => other.title === title).length > 1);
  expect(shared.map(({ path }) => path).sort()).toEqual(['/seo-services', '/services']);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
});

test('the five links of the header come first in the menu, and all services are listed by group', () => {
  const root = byPath.get('/')?.root;
  const first = root?.querySelectorAll('#menu > ul > li > a').map(textOf);
  expect(first).toEqual(['Home', 'Who We Are', 'Web Solution', 'Digital Marketing', 'Packages']);
  const lists = root?.querySelectorAll('#all-services > li') ?? [];
  for (const [index, [name, { label }]] of Object.entries(groups).entries()) {
    const links = lists[index]?.querySelectorAll('a').map((link) => link.getAttribute('href'));
    const own = [...rows.values()].filter(({ group }) => group === name).map(({ path }) => path);
    expect([lists[index]?.querySelector('p')?.textContent, links]).toEqual([label, own]);
  }
});

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

  'the first link skips the menus, the phone number is in the bar, and there are icons, and colours for light and dark':
    ({ root }) => {
      expect(root.querySelector('body a')?.getAttribute('href')).toBe('#main');
      // Before the page, so that the Tab key comes to the menu of a phone first.
      const links = root.querySelectorAll('body > .call-bar:has(~ main) a[href^="tel:"]');
      expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:+911720000000']);
      // Apple's devices ask for /apple-touch-icon.png by themselves.
      for (const [icons, count] of Object.entries({ 'link[rel="icon"]': 2, 'link[rel="manifest"]': 1 }))
        expect(root.querySelectorAll(icons)).toHaveLength(count);
      const themes = root
        .querySelectorAll('meta[name="theme-color"]')
        .map((tag) => tag.getAttribute('media'));
      expect(themes).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    },

  'every page is in its menu, which marks the current one': ({ root, path, row }) => {
    const links = root.querySelectorAll('#menu a');
    const hrefs = links.map((link) => link.getAttribute('href'));
    expect(paths.filter((page) => !hrefs.includes(page))).toEqual([]);
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    const marked = new Set(current.map((link) => link.getAttribute('href')));
    expect([...marked]).toEqual(row ? [path] : []);
    expect(root.querySelectorAll('#menu .header-within').map(textOf)).not.toContain('Home');
  },

  'its breadcrumbs start at home, end at the page, and go through Web Solution if it is one': ({
    trail,
    row,
  }) => {
    if (!row || row.path === '/') return;
    expect([trail.length > 1, trail[0]?.href, trail.at(-1)?.href]).toEqual([true, '/', null]);
    if (['seo', 'lead', 'sem', 'smo'].includes(row.group ?? 'seo') || row.path === site.webDesign.path)
      return;
    const sector = row.group === 'design' || row.group === 'graphic' ? 'Design' : 'Development';
    expect(trail.map(({ label }) => label).slice(1, 3)).toEqual(['Web Solution', sector]);
  },

  'every fragment that it links to exists': ({ root, path }) => {
    for (const link of root.querySelectorAll('a[href*="#"]')) {
      const [, target, anchor] = /^(\/[^?#]*)?(?:\?[^#]*)?#([\w-]+)$/.exec(link.attributes.href ?? '') ?? [];
      if (anchor === undefined) continue;
      const there = byPath.get(target || path)?.root.querySelector(`[id="${anchor}"]`);
      expect([target, anchor, Boolean(there)]).toEqual([target, anchor, true]);
    }
  },

  'the enquiry form, of which there is one at most, is a tool for agents and has the privacy notice': ({
    main,
  }) => {
    const forms = main.querySelectorAll('[data-enquiry] form');
    expect(forms.length).toBeLessThanOrEqual(1); // a tool's name has to be unique on its page
    for (const form of forms) {
      expect(form.getAttribute('tooldescription')).toMatch(/^Sends the agency an enquiry.+\.$/);
      const said = form.querySelector('.form-notice > span');
      const version = form.querySelector('input[name="notice"]')?.getAttribute('value');
      const found = [said && textOf(said), said?.querySelector('a')?.getAttribute('href'), version];
      expect(found).toEqual([`${notice.text} ${notice.link}`, notice.href, notice.version]);
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

test('there are links, forms, frames and pictures for these rules', () => {
  const parts = ['a[href*="#"]', '[data-enquiry] form', 'iframe', 'img'];
  expect(parts.filter((part) => !pages.some(({ root }) => root.querySelector(part)))).toEqual([]);
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
