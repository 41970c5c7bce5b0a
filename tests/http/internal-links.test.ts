import { expect, test } from 'vitest';
import { redirects, site, unpublishedServices } from '../../views/index.ts';
import { parsePage } from '../support/page-content.ts';
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
    ahead.push(...parsePage(text).links.filter((href) => href.startsWith('/')));
  }
  return seen;
}

const walked = await walk();
const pages = [...walked].filter(([, { status }]) => status === 200);

test('every page is reachable from the home page by links alone', () => {
  expect(pages.map(([path]) => path).sort()).toEqual([...paths].sort());
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
    for (const [, target = '', anchor] of html.matchAll(/ href="(\/[^"#]*)?#([\w-]+)"/g)) {
      const there = walked.get(target || path)?.html ?? '';
      expect([path, target, anchor, there.includes(` id="${anchor}"`)]).toEqual([path, target, anchor, true]);
    }
  }
});
