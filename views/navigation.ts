import { absent, type GroupName, groups, type Page, type PageName, site } from './site.ts';

export type Crumb = { label: string; href: string };

export function href(page: PageName): string {
  return site[page].path;
}

/** The pages of a sidebar's group, followed by its services without a page. */
export function members(group: GroupName): Crumb[] {
  const rows = pageNames.filter((name) => site[name].group === group).map(crumb);
  return [
    ...rows,
    ...absent.filter((row) => row.group === group).map(({ label, path }) => ({ label, href: path })),
  ];
}

/** The breadcrumbs from home to a page, both included. Home's is rendered as an icon. */
export function trail(page: PageName): Crumb[] {
  const { parent, group } = site[page];
  if (parent === null) return [crumb(page)];
  const sector = group && parent !== 'home' ? sectorOf(group) : [];
  return [...trail(parent), ...sector, crumb(page)];
}

export function telHref(phone: string): string {
  return `tel:${digitsOf(phone)}`;
}

/** The digits to dial. */
export function digitsOf(phone: string): string {
  return phone.replace(/[^+\d]/g, '');
}

const pageNames = Object.keys(site) as PageName[];

function crumb(page: PageName): Crumb {
  const { label, path }: Page = site[page];
  return { label, href: path };
}

// Design and Development are not pages; they link to a part of the services index.
function sectorOf(name: GroupName): Crumb[] {
  const group = groups[name];
  return 'sector' in group ? [{ label: group.sector, href: `${href('services')}#${name}` }] : [];
}
