// Responses of POST /send. A script receives JSON; a form without script receives its own page with the
// result in it.

import type { Request, Response } from 'express';
import { type FormName, renderStatusPage, type SendResponse, type SiteContext } from '../../views/index.ts';
import { parseHost } from '../http/same-origin.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { limitUnreadResponses } from '../http/unread-responses.ts';
import { acceptLengthMax, unreadResponseBytesMax } from '../limits.ts';
import { contactRoute, type PageRoute } from '../pages/page-routes.ts';
import type { PrerenderedPages } from '../pages/prerender.ts';
import { postedContext, postedLanguage, postedValues } from './schema.ts';

export function createResponder(siteContext: SiteContext, pages: PrerenderedPages) {
  const trackUnread = limitUnreadResponses(unreadResponseBytesMax);
  return (
    req: Request,
    res: Response,
    status: number,
    response: SendResponse,
    reference: string | null = null,
  ): void => {
    if (res.closed) return; // the client has disconnected: do not render a page for it
    res.status(status).set('Cache-Control', 'no-store').vary('Accept');
    // In a header, because the specification fixes the response body exactly.
    if (reference !== null) res.set('Enquiry-Reference', reference);
    if (!prefersHtml(req)) {
      res.json(response);
      return;
    }
    const { route, form } = formLocation(req, pages);
    const values = postedValues(response.success ? {} : req.body);
    const language = postedLanguage(req.body);
    const formResponse = { form, language, values, response, reference };
    const { html, styles } =
      status === 429
        ? renderStatusPage(siteContext, 'tooMany', route.path, formResponse)
        : route.render(siteContext, formResponse);
    const policy = contentSecurityPolicy(siteContext, { embeds: route.embeds, styles });
    const bytes = Buffer.from(html);
    trackUnread(res, bytes.length);
    res.set('Content-Security-Policy', policy).type('html').send(bytes);
  };
}

export function prefersHtml(req: Request): boolean {
  // Negotiating a thousand media types takes 4 ms, and no browser sends that many.
  if ((req.get('Accept') ?? '').length > acceptLengthMax) return false;
  return req.accepts(['json', 'html']) === 'html';
}

// The result must be visible, so it needs a page with a form; the fallback is the contact page, which always
// has one.
function formLocation(
  req: Request,
  { byPath, notFound }: PrerenderedPages,
): { route: PageRoute; form: FormName } {
  const { form, page } = postedContext(req.body);
  const known = byPath.get(page ?? refererPath(req));
  if (known?.forms[0])
    return { route: known.route, form: known.forms.find((name) => name === form) ?? known.forms[0] };
  if (form !== null && notFound.forms.includes(form)) return { route: notFound.route, form };
  return { route: contactRoute, form: 'contact' };
}

// A body that could not be read contains no page.
function refererPath(req: Request): string {
  const referer = req.get('Referer') ?? '';
  const host = parseHost(referer);
  return host !== undefined && host === req.get('Host') ? new URL(referer).pathname : '';
}
