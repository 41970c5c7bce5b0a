import { expect, test } from 'vitest';
import { groups, redirects, site, unpublishedServices } from '../../views/index.ts';
import { parsePage, textOf } from '../support/page-content.ts';
import { openSite } from '../support/site.ts';

const paths = Object.values(site).map(({ path }) => path);
const elsewhere = new Set<string>([
  ...unpublishedServices.map(({ path }) => path),
  ...Object.keys(redirects),
]);

/** Every page that is reachable from the home page by links alone. */
async function walk() {
  await using open = openSite();
  const seen = new Map<string, { status: number; html: string }>();
  const ahead = ['/'];
  for (const path of ahead) {
    if (seen.has(path)) continue;
    const { status, text } = await open.http.get(path);
    seen.set(path, { status, html: text });
    if (status !== 200) continue;
    // The lists as plain text are no pages: `essentials.test.ts` opens each. A form in another language is the same page:
    // `languages.test.ts` opens each.
    ahead.push(...parsePage(text).links.filter((href) => /^\/[^?]*(?<!\.txt)$/.test(href)));
  }
  return seen;
}

const walked = await walk();
const pages = [...walked].filter(([, { status }]) => status === 200);

test('every page is reachable from the home page by links alone', () => {
  expect(pages.map(([path]) => path).sort()).toEqual([...paths].sort());
});

test('every page is reachable from the menu of every page, and is marked there as the current one', () => {
  expect(walked.size).toBeGreaterThan(paths.length);
  for (const [path, { html }] of walked) {
    const links = parsePage(html).root.querySelectorAll('#menu a');
    const hrefs = links.map((link) => link.getAttribute('href'));
    expect([path, paths.filter((page) => !hrefs.includes(page))]).toEqual([path, []]);
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    const marked = new Set(current.map((link) => link.getAttribute('href')));
    expect([path, [...marked]]).toEqual([path, paths.includes(path) ? [path] : []]);
  }
});

test('the five links of the header come first in the menu, and all services are listed by group', () => {
  const { root } = parsePage(walked.get('/')?.html ?? '');
  const first = root.querySelectorAll('#menu > ul > li > a').map(textOf);
  expect(first).toEqual(['Home', 'Who We Are', 'Web Solution', 'Digital Marketing', 'Packages']);
  const tier = root.querySelectorAll('#all-services > li');
  const found = tier.map((item) => [
    textOf(item.querySelector('p') ?? item),
    item.querySelectorAll('a').map((link) => link.getAttribute('href')),
  ]);
  const rows = Object.values(site);
  const expected = Object.entries(groups).map(([name, { label }]) => [
    label,
    rows.filter(({ group }) => group === name).map(({ path }) => path),
  ]);
  expect(found.slice(0, -1)).toEqual(expected);
  expect(found.at(-1)?.[1]).toEqual(['/services', '/contact', '/term-and-conditions', '/privacy-policy']);
});

test('every internal link leads to a page, or to a URL that is listed as having none', () => {
  const others = [...walked].filter(([, { status }]) => status !== 200).map(([path]) => path);
  expect(others.filter((path) => !elsewhere.has(path))).toEqual([]);
});

test('the links to services without a page that the specification asks for are present', () => {
  for (const { path } of unpublishedServices) expect([path, walked.get(path)?.status]).toEqual([path, 404]);
});

test('titles and descriptions are unique, except for the services index and SEO', () => {
  const titles = pages.map(([path, { html }]) => [path, html.match(/<title>(.*?)<\/title>/)?.[1]] as const);
  const shared = titles.filter(([, title]) => titles.filter(([, other]) => other === title).length > 1);
  expect(shared.map(([path]) => path).sort()).toEqual(['/seo-services', '/services']);

  const descriptions = Object.values(site).map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test('every breadcrumb trail starts at home and ends at its own page', () => {
  for (const [path, { html }] of pages) {
    const { trail } = parsePage(html);
    if (path === '/') continue;
    expect([path, trail[0]?.href, trail.at(-1)?.href]).toEqual([path, '/', null]);
    expect(trail.length).toBeGreaterThan(1);
  }
});

test('the breadcrumbs of the design and development pages go through Web Solution', () => {
  for (const { path, group } of Object.values(site)) {
    if (group === undefined || path === site.webDesign.path) continue;
    const labels = parsePage(walked.get(path)?.html ?? '').trail.map(({ label }) => label);
    const marketing = ['seo', 'lead', 'sem', 'smo'].includes(group);
    if (marketing) continue;
    const sector = group === 'design' || group === 'graphic' ? 'Design' : 'Development';
    expect([path, labels.slice(1, 3)]).toEqual([path, ['Web Solution', sector]]);
  }
});

test('every fragment that a link names exists on its target page', () => {
  for (const [path, { html }] of pages) {
    for (const [, target = '', anchor] of html.matchAll(/ href="(\/[^"#?]*)?(?:\?[^"#]*)?#([\w-]+)"/g)) {
      const there = walked.get(target || path)?.html ?? '';
      expect([path, target, anchor, there.includes(` id="${anchor}"`)]).toEqual([path, target, anchor, true]);
    }
  }
});
