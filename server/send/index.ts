// POST /send: another site's posts, then the allowance, then the body, then the rules, then the store.
// Success is said only after the store has kept the enquiry.

import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import { failure, success } from '../../views/index.ts';
import { allowance, spend } from '../allowance.ts';
import type { Things } from '../app.ts';
import { failureOf } from '../failure.ts';
import { allowanceMs, sendBytesMax, sendsPerEmail } from '../limits.ts';
import { type ReadyPages, refuseMethod, sendPage } from '../pages.ts';
import { requestId } from '../request-id.ts';
import { sameSite } from '../same-site.ts';
import { bodySize } from '../size.ts';
import { answering, prefersHtml } from './answer.ts';
import { captchaCheck } from './captcha.ts';
import { readContext } from './context.ts';
import { readEnquiry } from './schema.ts';
import { suspicionsOf } from './suspicion.ts';

export function send({ config, store, assets, counters, log, now, kept }: Things, pages: ReadyPages): Router {
  const answer = answering({ settings: config.settings, assets }, pages);
  const checkCaptcha = captchaCheck(config, log);
  const perAddress = counters.counter('send', config.sendLimit, allowanceMs);
  const perEmail = counters.counter('email', sendsPerEmail(config.sendLimit), allowanceMs);
  const failed: ErrorRequestHandler = (error, req, res, _next) => {
    if (res.headersSent) return; // refused while it was read
    // The body parsers say what was wrong with the request; whatever else gets here is our fault.
    const status = error?.expose === true ? Number(error.status) : 500;
    if (status >= 500) {
      log.error({ id: requestId(req), err: failureOf(error, req.body) }, 'an enquiry could not be answered');
    }
    answer(req, res, status, failure());
  };
  // A script has what was typed; a page that is answered in its place has to be told.
  const tooMany = (req: Request, res: Response) => {
    const refuse = () => answer(req, res, 429, failure());
    if (prefersHtml(req)) readForm(req, res, refuse);
    else refuse();
  };
  return Router({ caseSensitive: true, strict: true })
    .post(
      '/send',
      sameSite(config.settings.url, (req, res) => answer(req, res, 403, failure())), // first: they cost no allowance
      allowance(perAddress, log, tooMany), // before a body is read
      (req, res, next) => {
        if (req.is(['json', 'urlencoded'])) return next();
        answer(req, res, 415, failure());
      },
      bodySize(sendBytesMax, (req, res) => answer(req, res, 413, failure())),
      express.json({ limit: sendBytesMax }),
      readForm,
      async (req, res) => {
        const { accepted, errors } = readEnquiry(req.body);
        if (errors) return answer(req, res, 400, failure(errors));
        if (!(await spend(perEmail, accepted.email.toLowerCase(), res)))
          return answer(req, res, 429, failure());
        const { key, context } = readContext(req);
        try {
          const captcha = await checkCaptcha(accepted.form, req.body);
          const { reference } = await store.keep({
            ...accepted,
            captcha,
            receivedAt: now(),
            key,
            context,
            suspicions: suspicionsOf({ values: accepted, body: req.body, tookMs: context.tookMs, captcha }),
          });
          // A header: the body of the answer is agreed to the letter.
          res.set('Enquiry-Reference', reference);
        } catch (error) {
          log.error({ id: requestId(req), err: failureOf(error, req.body) }, 'an enquiry could not be kept');
          return answer(req, res, 503, failure());
        }
        kept();
        answer(req, res, 200, success);
      },
    )
    .all('/send', (req, res) => {
      if (!prefersHtml(req)) return refuseMethod(res, 'POST');
      // A visitor who opens the address of an answer again is shown the way on.
      sendPage(req, res.set('Allow', 'POST'), pages.notFound, 405);
    })
    .use(failed);
}

const readForm = express.urlencoded({ limit: sendBytesMax, extended: false });
