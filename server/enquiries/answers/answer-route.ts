// GET /answered/… shows a page with one button; POST marks the enquiry as answered. Opening the link changes
// nothing, because the scanners of mailboxes open every link.

import { type Request, type RequestHandler, type Response, Router } from 'express';
import {
  type AnsweredFault,
  type AnsweredPage,
  renderStatusPage,
  type SiteContext,
} from '../../../views/index.ts';
import { requestId } from '../../http/request-id.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import { contentSecurityPolicy } from '../../http/security-headers.ts';
import { limitContentLength } from '../../http/size-limits.ts';
import { answerBytesMax, rateLimitWindowMs, wrongLinksCountMax } from '../../limits.ts';
import type { Log } from '../../observability/log.ts';
import { redactError } from '../../observability/redaction.ts';
import { noindexHeader } from '../../pages/noindex.ts';
import { sendMethodNotAllowed } from '../../pages/page-handlers.ts';
import { clientKey } from '../../rate-limit/client-key.ts';
import type { Counters } from '../../rate-limit/types.ts';
import { formatTime } from '../outbox/email-body.ts';
import type { Store } from '../store/types.ts';
import { answeredPath, createAnswerLinks } from './answer-link.ts';

type AnswerDeps = {
  store: Pick<Store, 'secret' | 'find' | 'answer'>;
  counters: Counters;
  log: Log;
  now: () => Date;
};

export function answerRoute({ store, counters, log, now }: AnswerDeps, siteContext: SiteContext): Router {
  const links = createAnswerLinks(store);
  const wrongLinks = counters.counter('wrong-links', wrongLinksCountMax, rateLimitWindowMs);
  const clientKeyOf = clientKey(log);
  const fault = faultPages(siteContext);
  const sameOrigin = requireSameOrigin(siteContext.settings.url, (_req, res) => fault(res, 403, 'crossSite'));

  async function answer(req: Request, res: Response): Promise<void> {
    const reference = await links.verify(req.path, now());
    if (reference === null) return rejectWrong(req, res);
    if (req.method === 'POST') {
      const answeredAt = await store.answer(reference, now());
      if (answeredAt === null) return fault(res, 404, 'wrong');
      log.info({ reference }, 'enquiry marked as answered');
      return res.redirect(303, req.path); // so that a reload posts nothing
    }
    const enquiry = await store.find(reference);
    if (!enquiry || enquiry.erasedAt) return fault(res, 404, 'wrong');
    const { answeredAt } = enquiry;
    const page: AnsweredPage =
      answeredAt === null
        ? { answered: 'ask', reference }
        : { answered: 'done', reference, since: formatTime(answeredAt) };
    sendAnswerPage(res, 200, renderAnswerPage(siteContext, page));
  }

  // A valid link works however many invalid ones came from the same network: signatures cannot be guessed, and
  // many people may share one IP address.
  async function rejectWrong(req: Request, res: Response): Promise<void> {
    const { count, msLeft } = await wrongLinks.consume(clientKeyOf(req));
    if (count <= wrongLinks.limit) return fault(res, 404, 'wrong');
    fault(res.set('Retry-After', `${Math.ceil(msLeft / 1000)}`), 429, 'tooMany');
  }

  return Router({ caseSensitive: true, strict: true }).all(
    // A regular expression without a group: Express decodes nothing, so no path is malformed.
    /^\/answered(?:\/|$)/,
    (req, res, next) => {
      res.set({ 'Cache-Control': 'no-store', ...noindexHeader });
      if (['GET', 'HEAD', 'POST'].includes(req.method)) next();
      else sendMethodNotAllowed(res, 'GET, HEAD, POST');
    },
    onlyPost(sameOrigin),
    limitContentLength(answerBytesMax, (_req, res) => fault(res, 413, 'crossSite')), // the body is never read
    async (req, res) => {
      try {
        await answer(req, res);
      } catch (error) {
        log.error({ id: requestId(req), err: redactError(error, undefined) }, 'answer link not served');
        fault(res, 503, 'unavailable');
      }
    },
  );
}

function onlyPost(handler: RequestHandler): RequestHandler {
  return (req, res, next) => (req.method === 'POST' ? handler(req, res, next) : next());
}

type Rendered = { policy: string; body: Buffer };

/** Rendered at start, and the same for every link. */
function faultPages(siteContext: SiteContext) {
  const render = (answered: AnsweredFault) => renderAnswerPage(siteContext, { answered });
  const pages: Record<AnsweredFault, Rendered> = {
    wrong: render('wrong'),
    tooMany: render('tooMany'),
    crossSite: render('crossSite'),
    unavailable: render('unavailable'),
  };
  return (res: Response, status: number, name: AnsweredFault) => sendAnswerPage(res, status, pages[name]);
}

function renderAnswerPage(siteContext: SiteContext, page: AnsweredPage): Rendered {
  const { html, styles } = renderStatusPage(siteContext, page, answeredPath);
  return { policy: contentSecurityPolicy(siteContext, { styles }), body: Buffer.from(html) };
}

function sendAnswerPage(res: Response, status: number, { policy, body }: Rendered): void {
  res.status(status).set('Content-Security-Policy', policy).type('html').send(body);
}
