// Every address that answers with a page of the site: the rows, their second addresses, and the services
// that are linked but have no page.

import type { House, Notice, Page, PageName, Reply } from '../../views/index.ts';
import { absent, addressesOf, renderNotice, renderPage, site } from '../../views/index.ts';

export type Place = {
  status: 200 | 404;
  embeds: Page['embeds'] | undefined;
  render: (house: House, reply?: Reply | null) => string;
};

export const contact = page('contact');

// Drawn once for all unknown addresses: nothing of what was asked for is on it.
export const notFound = notice('notFound', '/404');

export const places: ReadonlyMap<string, Place> = new Map([
  ...(Object.keys(site) as PageName[]).flatMap((name) =>
    addressesOf(site[name]).map((path) => [path, page(name)] as const),
  ),
  ...absent.map(({ path }) => [path, notice(path, path)] as const),
]);

function page(name: PageName): Place {
  return { status: 200, embeds: site[name].embeds, render: (house, reply) => renderPage(house, name, reply) };
}

function notice(which: Notice, path: string): Place {
  return {
    status: 404,
    embeds: undefined,
    render: (house, reply) => renderNotice(house, which, path, reply),
  };
}
