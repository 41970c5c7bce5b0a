// POST /send: same-origin check, rate limit, body, validation, store, in this order. The response reports
// success only after the enquiry is stored.

import { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import type { Assets } from '../../views/index.ts';
import { failure, success } from '../../views/index.ts';
import { recogniseCanaries } from '../canary/recognition.ts';
import type { Config } from '../config.ts';
import { parseBody } from '../http/body-parser.ts';
import { limitConcurrentBodies } from '../http/concurrent-bodies.ts';
import { requestId } from '../http/request-id.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import { limitContentLength } from '../http/size-limits.ts';
import {
  concurrentBodiesCountMax,
  rateLimitWindowMs,
  refusedTextsCountMax,
  sendBytesMax,
} from '../limits.ts';
import type { Log } from '../observability/log.ts';
import { redactError } from '../observability/redaction.ts';
import { sendMethodNotAllowed, sendPage } from '../pages/page-handlers.ts';
import type { PrerenderedPages } from '../pages/prerender.ts';
import { clientNetwork, wideNetwork } from '../rate-limit/client-key.ts';
import { rateLimit } from '../rate-limit/rate-limit.ts';
import type { Counters, Reservation } from '../rate-limit/types.ts';
import { createCaptchaCheck } from './captcha.ts';
import { createEmailLimit } from './email-limit.ts';
import { knownFields } from './known-fields.ts';
import { createRejecter } from './rejections.ts';
import { createResponder, prefersHtml } from './response.ts';
import { parseEnquiry } from './schema.ts';
import { findSpamSignals, type SpamSignal } from './spam-signals.ts';
import type { Store } from './store/types.ts';
import { readSubmissionContext } from './submission-context.ts';
import type { ReceivedEnquiry } from './visitor-letters/receipts.ts';

export type SendDeps = {
  config: Config;
  store: Store;
  assets: Assets;
  counters: Counters;
  log: Log;
  now: () => Date;
  /** Called after an enquiry is stored; not awaited. */
  onStored: () => void;
  /** Called, too, after an enquiry is stored for the first time and is not held; not awaited. */
  onAccepted?: ((enquiry: ReceivedEnquiry) => void) | undefined;
  /** Called instead after a canary is stored. */
  onCanaryStored?: () => void;
};

export function sendRoute(
  { config, store, assets, counters, log, now, onStored, onAccepted, onCanaryStored = () => {} }: SendDeps,
  pages: PrerenderedPages,
): Router {
  const siteContext = { settings: config.settings, assets };
  const answer = createResponder(siteContext, pages);
  const reject = createRejecter(siteContext);
  const checkCaptcha = createCaptchaCheck(config, log);
  const canaries = recogniseCanaries({ store, log, now });
  const emailLimit = createEmailLimit(counters, config.sendLimit);
  const refusedTexts = counters.counter('send-refused', refusedTextsCountMax, rateLimitWindowMs);
  const readBody: RequestHandler[] = [
    (req, res, next) => {
      if (req.is(['json', 'urlencoded'])) return next();
      reject(req, res, 415);
    },
    limitContentLength(sendBytesMax, (req, res) => reject(req, res, 413)),
    limitConcurrentBodies(concurrentBodiesCountMax),
    parseBody(sendBytesMax),
    (req, _res, next) => {
      req.body = knownFields(req.body);
      next();
    },
  ];
  const failed: ErrorRequestHandler = (error, req, res, _next) => {
    if (res.headersSent) return; // the body was rejected while it was read
    // Body parser errors describe the request; any other error here is a server fault.
    const status = error?.expose === true ? Number(error.status) : 500;
    if (status >= 500) {
      log.error({ id: requestId(req), err: redactError(error, req.body) }, 'request failed');
    }
    if (status === 413 || status === 415) reject(req, res, status);
    else answer(req, res, status, failure());
  };
  return Router({ caseSensitive: true, strict: true })
    .post(
      '/send',
      requireSameOrigin(config.settings.url, (req, res) => reject(req, res, 403)), // first: these do not count
      canaries.recognise, // before the rate limit, which does not apply to them
      // Before a body is read.
      ...rateLimit({
        ...{ counters, name: 'send', limit: config.sendLimit, log },
        reject: (_req, _res, next) => next('route'),
        isUnlimited: (req) => canaries.nonceOf(req) !== undefined,
      }),
      ...readBody,
      async (req, res) => {
        const { accepted, errors } = parseEnquiry(req.body);
        if (errors) return answer(req, res, 400, failure(errors));
        const nonce = canaries.nonceOf(req);
        const isCanary = nonce !== undefined;
        const { key, context } = readSubmissionContext(req);
        let reference: string;
        let isAccepted = false;
        let isReleased = false;
        let counted: Reservation | undefined;
        try {
          const captcha = await checkCaptcha(accepted.form, req.body);
          const spamSignals: SpamSignal[] = isCanary
            ? []
            : findSpamSignals({
                values: accepted,
                body: req.body,
                tookMs: context.tookMs,
                captcha,
              });
          // Anyone can enter another person's e-mail address, so this limit only holds the e-mail and never
          // rejects the enquiry. Enquiries with a signal are not counted, and repeated ones are given back below unless
          // they release the email: no email shows them to the agency, so a flood of them could hold a real enquiry
          // unnoticed.
          if (!isCanary && spamSignals.length === 0) {
            counted = await emailLimit.reserve(accepted.email, clientNetwork(req));
          }
          if (counted?.isOver) spamSignals.push('frequent');
          const stored = await store.insert({
            ...accepted,
            captcha,
            receivedAt: now(),
            key: nonce ?? key,
            context,
            spamSignals,
            isCanary,
          });
          reference = stored.reference;
          const isUnsuspicious = !isCanary && spamSignals.length === 0;
          isAccepted = isUnsuspicious && !stored.repeated;
          // A browser may have filled the honeypot the first time.
          if (isUnsuspicious && stored.repeated) isReleased = await store.release(reference, now());
        } catch (error) {
          await counted?.giveBack();
          log.error(
            { id: requestId(req), err: redactError(error, req.body, accepted) },
            'enquiry not stored',
          );
          return answer(req, res, 503, failure());
        }
        if (isCanary) onCanaryStored();
        else onStored();
        if (!isAccepted && !isReleased) await counted?.giveBack();
        if (isAccepted) onAccepted?.({ reference, email: accepted.email });
        answer(req, res, 200, success, reference);
      },
    )
    .post(
      '/send', // beyond the rate limit: a browser that posts the form without script gets back what was typed
      async (req, res, next) => {
        if (!prefersHtml(req)) return reject(req, res, 429);
        const { count } = await refusedTexts.consume(wideNetwork(req) ?? clientNetwork(req));
        if (count > refusedTextsCountMax) return reject(req, res, 429);
        next();
      },
      ...readBody,
      (req, res) => answer(req, res, 429, failure()),
    )
    .all('/send', (req, res) => {
      if (!prefersHtml(req)) return sendMethodNotAllowed(res, 'POST');
      // A visitor who opens the URL of a response again (GET) gets a page with links.
      sendPage(req, res.set('Allow', 'POST'), pages.notFound, 405, ['Vary', 'Accept']);
    })
    .use(failed);
}
