// Every URL that responds with a page: the rows of the site table, their second URLs, and the services that
// are linked but have no page.

import type {
  FormResponse,
  Language,
  Page,
  PageName,
  RenderedPage,
  SiteContext,
  StatusPage,
} from '../../views/index.ts';
import {
  otherLanguages,
  pathsOf,
  renderPage,
  renderStatusPage,
  site,
  unpublishedServices,
} from '../../views/index.ts';

export type PageRoute = {
  path: string;
  status: 200 | 404;
  embeds: Page['embeds'] | undefined;
  /** Besides English. */
  languages: readonly Language[];
  render: (siteContext: SiteContext, formResponse?: FormResponse | null, language?: Language) => RenderedPage;
};

export const contactRoute = pageRoute('contact');

export const privacyRoute = pageRoute('privacy');

// Rendered once for all unknown URLs: the page contains nothing from the request.
export const notFoundRoute = statusPageRoute('notFound', '/404');

export const pageRoutes: ReadonlyMap<string, PageRoute> = new Map([
  ...(Object.keys(site) as PageName[]).flatMap((name) =>
    pathsOf(site[name]).map((path) => [path, pageRoute(name)] as const),
  ),
  ...unpublishedServices.map(({ path }) => [path, statusPageRoute(path, path)] as const),
]);

function pageRoute(name: PageName): PageRoute {
  return {
    path: site[name].path,
    status: 200,
    embeds: site[name].embeds,
    languages: site[name].isTranslated ? otherLanguages : [],
    render: (siteContext, formResponse, language) => renderPage(siteContext, name, formResponse, language),
  };
}

function statusPageRoute(statusPage: StatusPage, path: string): PageRoute {
  return {
    path,
    status: 404,
    embeds: undefined,
    languages: [],
    render: (siteContext, formResponse) => renderStatusPage(siteContext, statusPage, path, formResponse),
  };
}
