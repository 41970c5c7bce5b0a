// The link by which the agency marks an enquiry as answered: it has the reference, the time at which it expires, and an
// HMAC of both. GET shows a page with one button, because the scanners of mailboxes open every link; POST marks.

import { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { type AnsweredPage, renderStatusPage, type SiteContext } from '../../views/index.ts';
import { requestId } from '../http/request-log.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import { answerLinkDays } from '../limits.ts';
import { formatTime } from '../messages/templates/email-body.ts';
import { sendMethodNotAllowed } from '../pages/page-handlers.ts';
import { createSigner } from '../signing.ts';
import type { Store } from '../store.ts';
import { dayMs } from '../time/dates.ts';
import { parseReference } from './reference.ts';
import { htmlPage, privateHeaders, sendHtml } from './response.ts';
import type { SendDeps } from './send-route.ts';

const answeredPath = '/answered';

/** Without a query: mail programs and filters change queries, and `=` is special in quoted-printable text. */
const linkPath = /^\/answered\/([\w-]{8,9})\/([\da-z]{1,8})-([\da-f]{32})$/i;

const signatureBytes = 16; // half of the digest: 128 bits cannot be guessed, and the link stays short

export function answerRoute({ store, log, now }: SendDeps, siteContext: SiteContext): Router {
  const links = createAnswerLinks(store);
  const render = (page: AnsweredPage) =>
    htmlPage(siteContext, renderStatusPage(siteContext, page, answeredPath));
  const wrong = render({ answered: 'wrong' });
  const crossSite = render({ answered: 'crossSite' });
  const unavailable = render({ answered: 'unavailable' });

  const show: RequestHandler = async (req, res) => {
    const reference = await links.verify(req.path, now());
    const enquiry = reference && (await store.find(reference));
    if (!enquiry || enquiry.erasedAt) return sendHtml(res.status(404), wrong);
    const { answeredAt } = enquiry;
    const page: AnsweredPage = answeredAt
      ? { answered: 'done', reference, since: formatTime(answeredAt) }
      : { answered: 'ask', reference };
    sendHtml(res, render(page));
  };

  const mark: RequestHandler = async (req, res) => {
    const reference = await links.verify(req.path, now());
    if (!reference || !(await store.answer(reference, now()))) return sendHtml(res.status(404), wrong);
    log.info({ reference }, 'enquiry marked as answered');
    res.set(privateHeaders).redirect(303, req.path); // so that a reload posts nothing
  };

  const fail: ErrorRequestHandler = (error, req, res, _next) => {
    log.error({ id: requestId(req), err: error }, 'answer link not served');
    sendHtml(res.status(503), unavailable);
  };

  const router = Router({ caseSensitive: true, strict: true });
  router
    .route(/^\/answered(?:\/|$)/) // without a group Express decodes nothing, so no path is malformed
    .get(show)
    .post(
      requireSameOrigin(siteContext.settings.url, (_req, res) => sendHtml(res.status(403), crossSite)),
      mark,
    )
    .all((_req, res) => sendMethodNotAllowed(res.set(privateHeaders), 'GET, HEAD, POST'));
  return router.use(fail);
}

export function createAnswerLinks(store: Pick<Store, 'secret'>) {
  const { sign, isSigned } = createSigner(store, 'answer links');
  return {
    /** The path of a link that works for thirty days. */
    async path(reference: string, now: Date): Promise<string> {
      const expires = (now.getTime() + answerLinkDays * dayMs).toString(36);
      const signature = (await sign(`${reference} ${expires}`)).subarray(0, signatureBytes).toString('hex');
      return `${answeredPath}/${reference}/${expires}-${signature}`;
    },

    /** The reference in the path of a link; `null` when it is not one of ours or has expired. */
    async verify(path: string, now: Date): Promise<string | null> {
      const [, typed = '', expires = '', signature = ''] = linkPath.exec(path) ?? [];
      const reference = parseReference(typed);
      if (!reference) return null;
      const isOurs = await isSigned(`${reference} ${expires.toLowerCase()}`, Buffer.from(signature, 'hex'));
      return isOurs && Number.parseInt(expires, 36) >= now.getTime() ? reference : null;
    },
  };
}
