// The page of an enquiry, for the agency. Its link, in e-mails, has the reference, the time at which it expires, and an HMAC of
// both. GET changes nothing, because the scanners of mailboxes open every link; POST does what the button says.

import { type Request, type RequestHandler, type Response, Router } from 'express';
import {
  type EnquiryAction,
  type EnquiryPage,
  renderStatusPage,
  type SiteContext,
} from '../../views/index.ts';
import { scrubSoon } from '../db/database.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import { enquiryLinkDays } from '../limits.ts';
import { messageId } from '../messages/kinds.ts';
import { enquiryFacts } from '../messages/templates/agency.ts';
import { formatTime, knownFacts } from '../messages/templates/email-body.ts';
import { linesOf } from '../messages/templates/visitor-text.ts';
import { sendMethodNotAllowed } from '../pages/page-handlers.ts';
import { createSigner } from '../signing.ts';
import type { Store } from '../store.ts';
import { dayMs } from '../time/dates.ts';
import { addToJournal, eraseEnquiry } from './changes.ts';
import { parseReference } from './reference.ts';
import { formPost, htmlPage, privateHeaders, sendHtml } from './response.ts';
import { postedFields } from './schema.ts';
import type { SendDeps } from './send-route.ts';
import type { StoredEnquiry } from './types.ts';

const enquiryPath = '/enquiry';

/** Without a query: mail programs and filters change queries, and `=` is special in quoted-printable text. */
const linkPath = /^\/enquiry\/([\w-]{8,9})\/([\da-z]{1,8})-([\da-f]{32})$/i;

const signatureBytes = 16; // half of the digest: 128 bits cannot be guessed, and the link stays short

const postBytesMax = 1024; // two short fields

export function enquiryRoute(deps: SendDeps, siteContext: SiteContext): Router {
  const { config, store, log, now, onStored } = deps;
  const links = createEnquiryLinks(store);
  const operator = { ...deps, operator: 'link in an e-mail' };
  const render = (page: EnquiryPage) =>
    htmlPage(siteContext, renderStatusPage(siteContext, page, enquiryPath));
  const wrong = render({ fault: 'wrong' });
  const notOurs = render({ fault: 'notOurs' });
  const unavailable = render({ fault: 'unavailable' });

  const fail = (_req: Request, res: Response, status: number) => {
    if (status >= 500) sendHtml(res.status(503), unavailable);
    else sendHtml(res.status(status), status === 404 ? wrong : notOurs);
  };
  const { read, failed } = formPost(postBytesMax, log, fail);

  const ofEnquiry =
    (serve: (enquiry: StoredEnquiry, req: Request, res: Response) => unknown): RequestHandler =>
    async (req, res) => {
      const reference = await links.verify(req.path, now());
      const enquiry = reference && (await store.find(reference));
      if (!enquiry || enquiry.erasedAt) return fail(req, res, 404);
      await serve(enquiry, req, res);
    };

  const show = (enquiry: StoredEnquiry, res: Response, isUnconfirmed = false) => {
    const { state, spamSignals, answeredAt, message } = enquiry;
    const page: EnquiryPage = {
      ...{ state, spamSignals, isUnconfirmed, actions: actionsOf(enquiry) },
      answered: answeredAt && formatTime(answeredAt),
      facts: knownFacts(enquiryFacts(enquiry, siteContext.settings)),
      message: linesOf(message).join('\n'),
    };
    sendHtml(res.status(isUnconfirmed ? 400 : 200), render(page));
  };

  const done = (req: Request, res: Response) => res.set(privateHeaders).redirect(303, req.path); // a reload posts nothing

  const change = async (enquiry: StoredEnquiry, req: Request, res: Response) => {
    const { reference } = enquiry;
    const { action, confirmed } = postedFields(req.body);
    const chosen = actionsOf(enquiry).find((one) => one === action);
    if (chosen === 'erase' && !confirmed) return show(enquiry, res, true);
    if (!chosen) return done(req, res); // it was done before
    await addToJournal(operator, chosen, [reference]);
    if (chosen === 'release') await store.release(reference, now(), { webhook: config.notify !== null });
    if (chosen === 'answer') await store.answer(reference, now());
    if (chosen === 'reopen') await store.reopen(reference);
    if (chosen === 'retry') await store.messages.retry(messageId('enquiry', reference));
    const erased = chosen === 'erase' && (await eraseEnquiry(operator, reference));
    log.info({ reference, action: chosen }, 'enquiry changed on its page');
    onStored('enquiry');
    if (chosen !== 'erase') return done(req, res);
    const keptUntil = erased ? erased.keptUntil && formatTime(erased.keptUntil) : null;
    sendHtml(res, render({ erased: reference, keptUntil }));
    await scrubSoon(store); // otherwise the next maintenance does it
  };

  const router = Router({ caseSensitive: true, strict: true });
  router
    .route(/^\/enquiry(?:\/|$)/) // without a group Express decodes nothing, so no path is malformed
    // The key in the path is not named to the next page, which a proxy may log.
    .all((_req, res, next) => next(void res.set('Referrer-Policy', 'strict-origin')))
    .get(ofEnquiry((enquiry, _req, res) => show(enquiry, res)))
    .post(
      requireSameOrigin(siteContext.settings.url, (req, res) => fail(req, res, 403)),
      ...read,
      ofEnquiry(change),
    )
    .all((_req, res) => sendMethodNotAllowed(res.set(privateHeaders), 'GET, HEAD, POST'));
  return router.use(failed);
}

function actionsOf({ state, answeredAt }: StoredEnquiry): EnquiryAction[] {
  if (state === 'held') return ['release', 'erase'];
  const retry: EnquiryAction[] = state === 'refused' ? ['retry'] : [];
  return [...retry, answeredAt ? 'reopen' : 'answer', 'erase'];
}

export function createEnquiryLinks(store: Pick<Store, 'secret'>) {
  const { sign, isSigned } = createSigner(store, 'enquiry links');
  return {
    /** The path of a link that works for thirty days. */
    async path(reference: string, now: Date): Promise<string> {
      const expires = (now.getTime() + enquiryLinkDays * dayMs).toString(36);
      const signature = (await sign(`${reference} ${expires}`)).subarray(0, signatureBytes).toString('hex');
      return `${enquiryPath}/${reference}/${expires}-${signature}`;
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
