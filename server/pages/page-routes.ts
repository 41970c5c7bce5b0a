// Every URL that responds with a page: the rows of the site table, their second URLs, and the services that
// are linked but have no page.

import type { House, Notice, Page, PageName, Reply } from '../../views/index.ts';
import { absent, addressesOf, renderNotice, renderPage, site } from '../../views/index.ts';

export type PageRoute = {
  status: 200 | 404;
  embeds: Page['embeds'] | undefined;
  render: (house: House, reply?: Reply | null) => string;
};

export const contactRoute = pageRoute('contact');

// Rendered once for all unknown URLs: the page contains nothing from the request.
export const notFoundRoute = noticeRoute('notFound', '/404');

export const pageRoutes: ReadonlyMap<string, PageRoute> = new Map([
  ...(Object.keys(site) as PageName[]).flatMap((name) =>
    addressesOf(site[name]).map((path) => [path, pageRoute(name)] as const),
  ),
  ...absent.map(({ path }) => [path, noticeRoute(path, path)] as const),
]);

function pageRoute(name: PageName): PageRoute {
  return { status: 200, embeds: site[name].embeds, render: (house, reply) => renderPage(house, name, reply) };
}

function noticeRoute(which: Notice, path: string): PageRoute {
  return {
    status: 404,
    embeds: undefined,
    render: (house, reply) => renderNotice(house, which, path, reply),
  };
}
