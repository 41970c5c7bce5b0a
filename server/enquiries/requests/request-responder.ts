// Answers POST /my-enquiry: a script gets JSON, a form without script the privacy page with the answer in it. An answer
// that shows nothing typed is made once, so that it takes the same time for every request.

import type { Request, Response } from 'express';
import {
  type DataRequestField,
  type DataRequestResult,
  dataRequestAnswer,
  type SiteContext,
} from '../../../views/index.ts';
import { contentSecurityPolicy } from '../../http/security-headers.ts';
import { limitUnreadResponses } from '../../http/unread-responses.ts';
import { unreadResponseBytesMax } from '../../limits.ts';
import { noindexHeader } from '../../pages/noindex.ts';
import { privacyRoute } from '../../pages/page-routes.ts';
import { prefersHtml } from '../response.ts';

type Typed = Partial<Record<DataRequestField, string>>;

export function createRequestResponder(siteContext: SiteContext) {
  const { email } = siteContext.settings;
  const trackUnread = limitUnreadResponses(unreadResponseBytesMax);
  const ready = new Map<string, Rendered>();

  function rendered(result: DataRequestResult): Rendered {
    const key = JSON.stringify(result);
    const page = ready.get(key) ?? render(siteContext, result, {});
    ready.set(key, page);
    return page;
  }

  return (req: Request, res: Response, status: number, result: DataRequestResult, typed?: Typed): void => {
    res
      .status(status)
      .set({ 'Cache-Control': 'no-store', ...noindexHeader })
      .vary('Accept');
    if (!prefersHtml(req)) {
      res.json(dataRequestAnswer(result, email));
      return;
    }
    const { policy, body } = typed ? render(siteContext, result, typed) : rendered(result);
    if (typed) trackUnread(res, body.length);
    res.set('Content-Security-Policy', policy).type('html').send(body);
  };
}

type Rendered = { policy: string; body: Buffer };

function render(siteContext: SiteContext, result: DataRequestResult, values: Typed): Rendered {
  const { html, styles } = privacyRoute.render(siteContext, { form: 'myEnquiry', values, result });
  const policy = contentSecurityPolicy(siteContext, { embeds: privacyRoute.embeds, styles });
  return { policy, body: Buffer.from(html) };
}
