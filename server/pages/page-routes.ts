// Every URL that responds with a page: the rows of the site table, their second URLs, and the services that
// are linked but have no page.

import * as views from '../../views/index.ts';

export type PageRoute = {
  path: string;
  status: 200 | 404;
  embeds?: views.Page['embeds'];
  /** Besides English. */
  languages: readonly views.Language[];
  render(
    siteContext: views.SiteContext,
    formResponse?: views.FormResponse | null,
    language?: views.Language,
  ): views.RenderedPage;
};

export const contactRoute = pageRoute('contact');
export const privacyRoute = pageRoute('privacy');
// Rendered once for all unknown URLs: the page contains nothing from the request.
export const notFoundRoute = statusPageRoute('notFound', '/404');

export const pageRoutes: ReadonlyMap<string, PageRoute> = new Map([
  ...(Object.keys(views.site) as views.PageName[]).flatMap((name) =>
    views.pathsOf(views.site[name]).map((path) => [path, pageRoute(name)] as const),
  ),
  ...views.unpublishedServices.map(({ path }) => [path, statusPageRoute(path, path)] as const),
]);

function pageRoute(name: views.PageName): PageRoute {
  const { path, embeds, isTranslated } = views.site[name];
  return {
    path,
    status: 200,
    embeds,
    languages: isTranslated ? views.otherLanguages : [],
    render: (siteContext, ...rest) => views.renderPage(siteContext, name, ...rest),
  };
}

function statusPageRoute(statusPage: views.StatusPage, path: string): PageRoute {
  return {
    path,
    status: 404,
    languages: [],
    render: (siteContext, formed) => views.renderStatusPage(siteContext, statusPage, path, formed),
  };
}
