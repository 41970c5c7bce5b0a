// Answers to a posted form. A script receives JSON; a form without script receives a page with the result in it.

import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import {
  failure,
  type Page,
  type RenderedPage,
  renderStatusPage,
  type SendResponse,
  type SiteContext,
} from '../../views/index.ts';
import { limitWaitingPosts, parseBody } from '../http/body-parser.ts';
import { requestId } from '../http/request-log.ts';
import { contentSecurityPolicy, noindexHeader } from '../http/security-headers.ts';
import { type Log, redactError } from '../observability/log.ts';
import { contactRoute } from '../pages/page-routes.ts';
import type { PrerenderedPages } from '../pages/prerender.ts';
import { postedFields, postedLanguage, postedPlace, postedValues } from './schema.ts';

export function prefersHtml(req: Request): boolean {
  return req.accepts(['json', 'html']) === 'html';
}

export type HtmlPage = ReturnType<typeof htmlPage>;

export function htmlPage(site: SiteContext, { html, styles }: RenderedPage, embeds?: Page['embeds']) {
  return { policy: contentSecurityPolicy(site, { embeds, styles }), body: Buffer.from(html) };
}

/** Neither stored nor indexed. */
export const privateHeaders = { 'Cache-Control': 'no-store', ...noindexHeader };

export function sendHtml(res: Response, { policy, body }: HtmlPage): void {
  res.set({ ...privateHeaders, 'Content-Security-Policy': policy });
  res.type('html').send(body);
}

export function answerPost(req: Request, res: Response, json: () => object, page: () => HtmlPage): void {
  if (res.closed) return; // the client has disconnected: do not render a page for it
  res.vary('Accept');
  if (prefersHtml(req)) sendHtml(res, page());
  else res.set(privateHeaders).json(json());
}

type Fail = (req: Request, res: Response, status: number) => void;

/** The handlers that read a form's fields, and the one for errors, of all handlers of the route. */
export function formPost(bytesMax: number, log: Log, fail: Fail) {
  const read: RequestHandler[] = [
    (req, res, next) => (req.is(['json', 'urlencoded']) ? next() : fail(req, res, 415)),
    limitWaitingPosts(),
    parseBody(bytesMax),
  ];
  const failed: ErrorRequestHandler = (error, req, res, _next) => {
    if (res.headersSent) return; // the body was rejected while it was read
    // Body parser errors describe the request; any other error here is a server fault.
    const status = error?.expose === true ? Number(error.status) : 500;
    if (status >= 500) log.error({ id: requestId(req), err: redactError(error, req.body) }, 'request failed');
    fail(req, res, status);
  };
  return { read, failed };
}

const reasons = {
  405: 'notFound', // a visitor opens the URL of an answer again
  403: 'crossSite',
  413: 'tooLarge',
  415: 'unknownType',
  429: 'tooMany',
} as const;

export function createResponder(siteContext: SiteContext, pages: PrerenderedPages) {
  // Made at start: a flood of rejected requests renders no page.
  const rejections = new Map(
    Object.entries(reasons).map(([status, reason]) => [
      Number(status),
      htmlPage(siteContext, renderStatusPage(siteContext, reason, '/send')),
    ]),
  );

  function resultPage(req: Request, status: number, response: SendResponse, reference: string | null = null) {
    const fields = postedFields(req.body);
    const { route, form } = formLocation(req, pages);
    const values = postedValues(fields);
    const formResponse = { form, language: postedLanguage(fields), values, response, reference };
    const rendered =
      status === 429
        ? renderStatusPage(siteContext, 'tooMany', route.path, formResponse)
        : route.render(siteContext, formResponse);
    return htmlPage(siteContext, rendered, route.embeds);
  }

  function answer(req: Request, res: Response, status: number, response: SendResponse, reference?: string) {
    // In a header, because the specification fixes the response body exactly.
    if (reference !== undefined) res.set('Enquiry-Reference', reference);
    const page = () => resultPage(req, status, response, reference);
    answerPost(req, res.status(status), () => response, page);
  }

  return {
    answer,

    /** Answers without the typed text, where there is a page that says why: mostly the body has not been read. */
    reject(req: Request, res: Response, status: number): void {
      const page = rejections.get(status);
      if (page) answerPost(req, res.status(status), failure, () => page);
      else answer(req, res, status, failure());
    },
  };
}

// The result must be visible, so it needs a page with a form; the fallback is the contact page, which always has one.
function formLocation(req: Request, { byPath, notFound }: PrerenderedPages) {
  const { form, page } = postedPlace.parse(postedFields(req.body));
  const known = byPath.get(page ?? refererPath(req));
  const own = known?.forms.find((name) => name === form) ?? known?.forms[0];
  if (known && own) return { route: known.route, form: own };
  if (form !== null && notFound.forms.includes(form)) return { route: notFound.route, form };
  return { route: contactRoute, form: 'contact' as const };
}

// A body that could not be read contains no page.
function refererPath(req: Request): string {
  const url = URL.parse(req.get('Referer') ?? '');
  return url && url.host === req.get('Host') ? url.pathname : '';
}
