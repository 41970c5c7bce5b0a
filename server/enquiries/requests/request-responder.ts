// Answers POST /my-enquiry: a script gets JSON, a form without script the privacy page with the answer in it. An answer
// without typed values is rendered once, so that it takes the same time for every request.

import type { Request, Response } from 'express';
import {
  type DataRequestResponse,
  type DataRequestResult,
  dataRequestAnswer,
  languages,
  type SiteContext,
} from '../../../views/index.ts';
import { contentSecurityPolicy } from '../../http/security-headers.ts';
import { limitUnreadResponses } from '../../http/unread-responses.ts';
import { unreadResponseBytesMax } from '../../limits.ts';
import { noindexHeader } from '../../pages/noindex.ts';
import { privacyRoute } from '../../pages/page-routes.ts';
import { prefersHtml } from '../response.ts';
import { postedLanguage } from '../schema.ts';

type Typed = DataRequestResponse['values'];

type Answer = Omit<DataRequestResponse, 'form'>;

export function createRequestResponder(siteContext: SiteContext) {
  const { settings } = siteContext;
  const trackUnread = limitUnreadResponses(unreadResponseBytesMax);
  const ready = new Map<string, Rendered>();

  function rendered(answer: Answer): Rendered {
    const key = JSON.stringify(answer);
    const page = ready.get(key) ?? render(siteContext, answer);
    ready.set(key, page);
    return page;
  }

  return (req: Request, res: Response, status: number, result: DataRequestResult, typed?: Typed): void => {
    if (res.closed) return; // the client has disconnected: do not render a page for it
    const language = postedLanguage(req.body);
    res
      .status(status)
      .set({ 'Cache-Control': 'no-store', ...noindexHeader })
      .vary('Accept');
    if (!prefersHtml(req)) {
      res.json(dataRequestAnswer(result, settings, languages[language].requests));
      return;
    }
    const { policy, body } = typed
      ? render(siteContext, { result, language, values: typed })
      : rendered({ result, language, values: {} });
    if (typed) trackUnread(res, body.length);
    res.set('Content-Security-Policy', policy).type('html').send(body);
  };
}

type Rendered = { policy: string; body: Buffer };

function render(siteContext: SiteContext, answer: Answer): Rendered {
  const { html, styles } = privacyRoute.render(siteContext, { form: 'myEnquiry', ...answer });
  const policy = contentSecurityPolicy(siteContext, { embeds: privacyRoute.embeds, styles });
  return { policy, body: Buffer.from(html) };
}
