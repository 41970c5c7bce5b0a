import { expect, test } from 'vitest';
import { groups, redirects, site, unpublishedServices } from '../../views/index.ts';
import { parsePage, textOf } from '../support/page-content.ts';
import { openSite } from '../support/site.ts';

const rows = Object.values(site);
const paths = rows.map(({ path }) => path);
const unpublished = unpublishedServices.map(({ path }) => path);
const elsewhere = new Set<string>([...unpublished, ...Object.keys(redirects)]);

/** Every page that is reachable from the home page by links alone. */
async function walk() {
  await using open = openSite();
  const seen = new Map<string, ReturnType<typeof parsePage> & { status: number }>();
  const ahead = ['/'];
  for (const path of ahead) {
    if (seen.has(path)) continue;
    const { status, text } = await open.http.get(path);
    const page = parsePage(text);
    seen.set(path, { status, ...page });
    // A form in another language is the same page: `languages.test.ts` opens each. Text files are no pages.
    if (status === 200) ahead.push(...page.links.filter((href) => /^\/[^?]*(?<!\.txt)$/.test(href)));
  }
  return seen;
}

const walked = await walk();
const pages = [...walked].filter(([, { status }]) => status === 200);

test('every page is reachable from the home page by links alone, and no link leads to a URL that is not listed', () => {
  expect(pages.map(([path]) => path).sort()).toEqual(paths.toSorted());
  const others = [...walked].filter(([, { status }]) => status !== 200).map(([path]) => path);
  expect(others.filter((path) => !elsewhere.has(path))).toEqual([]);
  // The specification asks for these links, though there is no page.
  for (const path of unpublished) expect([path, walked.get(path)?.status]).toEqual([path, 404]);
});

test('every page is reachable from the menu of every page, and is marked there as the current one', () => {
  for (const [path, { root }] of walked) {
    const links = root.querySelectorAll('#menu a');
    const hrefs = links.map((link) => link.getAttribute('href'));
    expect([path, paths.filter((page) => !hrefs.includes(page))]).toEqual([path, []]);
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    const marked = new Set(current.map((link) => link.getAttribute('href')));
    expect([path, [...marked]]).toEqual([path, paths.includes(path) ? [path] : []]);
  }
});

test('the five links of the header come first in the menu, and all services are listed by group', () => {
  const root = walked.get('/')?.root;
  const first = root?.querySelectorAll('#menu > ul > li > a').map(textOf);
  expect(first).toEqual(['Home', 'Who We Are', 'Web Solution', 'Digital Marketing', 'Packages']);
  const lists = root?.querySelectorAll('#all-services > li') ?? [];
  expect(lists.slice(0, -1).map((list) => textOf(list.querySelector('p') ?? list))).toEqual(
    Object.values(groups).map(({ label }) => label),
  );
  const pathsOf = (name: string) => rows.filter(({ group }) => group === name).map(({ path }) => path);
  expect(lists.map((list) => list.querySelectorAll('a').map((link) => link.getAttribute('href')))).toEqual([
    ...Object.keys(groups).map(pathsOf),
    ['/services', '/contact', '/term-and-conditions', '/privacy-policy'],
  ]);
});

test('titles and descriptions are unique, except for the services index and SEO', () => {
  const titles = pages.map(([path, { root }]) => [path, root.querySelector('title')?.text] as const);
  const shared = titles.filter(([, title]) => titles.filter(([, other]) => other === title).length > 1);
  expect(shared.map(([path]) => path).sort()).toEqual(['/seo-services', '/services']);
  expect(new Set(rows.map(({ description }) => description)).size).toBe(rows.length);
});

test('every breadcrumb trail starts at home, ends at its own page, and goes through Web Solution if it is one', () => {
  for (const { path, group } of rows.filter(({ path }) => path !== '/')) {
    const trail = walked.get(path)?.trail ?? [];
    expect([path, trail[0]?.href, trail.at(-1)?.href]).toEqual([path, '/', null]);
    expect(trail.length).toBeGreaterThan(1);
    const isMarketing = ['seo', 'lead', 'sem', 'smo'].includes(group ?? 'seo');
    if (isMarketing || path === site.webDesign.path) continue;
    const sector = group === 'design' || group === 'graphic' ? 'Design' : 'Development';
    const labels = trail.map(({ label }) => label);
    expect([path, labels.slice(1, 3)]).toEqual([path, ['Web Solution', sector]]);
  }
});

test('every fragment that a link names exists on its target page', () => {
  for (const [path, { root }] of pages) {
    for (const link of root.querySelectorAll('a[href*="#"]')) {
      const [, target, anchor] = /^(\/[^?#]*)?(?:\?[^#]*)?#([\w-]+)$/.exec(link.attributes.href ?? '') ?? [];
      if (anchor === undefined) continue;
      const there = walked.get(target || path)?.root.querySelector(`[id="${anchor}"]`);
      expect([path, target, anchor, Boolean(there)]).toEqual([path, target, anchor, true]);
    }
  }
});
