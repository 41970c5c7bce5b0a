import { type GroupName, groups, type Page, type PageName, site, unpublishedServices } from './site.ts';

export type NavLink = { label: string; href: string };

export function href(page: PageName): string {
  return site[page].path;
}

export const groupNames = Object.keys(groups) as GroupName[];

export function pagesOf(group: GroupName): PageName[] {
  return pageNames.filter((name) => site[name].group === group);
}

/** The pages of a sidebar's group, followed by its services without a page. */
export function groupLinks(group: GroupName): NavLink[] {
  return [
    ...pagesOf(group).map(linkTo),
    ...unpublishedServices
      .filter((row) => row.group === group)
      .map(({ label, path }) => ({ label, href: path })),
  ];
}

/** The breadcrumbs from home to a page, both included. Home's is rendered as an icon. */
export function breadcrumbs(page: PageName): NavLink[] {
  const { parent, group } = site[page];
  if (parent === null) return [linkTo(page)];
  const sector = group && parent !== 'home' ? sectorOf(group) : [];
  return [...breadcrumbs(parent), ...sector, linkTo(page)];
}

export function telHref(phone: string): string {
  return `tel:${digitsOf(phone)}`;
}

/** The digits to dial. */
function digitsOf(phone: string): string {
  return phone.replace(/[^+\d]/g, '');
}

const pageNames = Object.keys(site) as PageName[];

function linkTo(page: PageName): NavLink {
  const { label, path }: Page = site[page];
  return { label, href: path };
}

// Design and Development are not pages; they link to a part of the services index.
function sectorOf(name: GroupName): NavLink[] {
  const group = groups[name];
  return 'sector' in group ? [{ label: group.sector, href: `${href('services')}#${name}` }] : [];
}
