// POST /my-enquiry: same-origin check, tries, body, fields, store, in this order. Whether there is such an enquiry is not
// looked at here: every well-formed pair costs one row and gets the same answer.

import { type Request, type RequestHandler, type Response, Router } from 'express';
import {
  type DataRequestField,
  type DataRequestResult,
  dataRequestActions,
  dataRequestAnswer,
  dataRequestFields,
  facts,
  honeypotName,
  languages,
} from '../../views/index.ts';
import { emailAddress } from '../enquiries/email-address.ts';
import { parseCodedReference } from '../enquiries/reference.ts';
import { answerPost, formPost, type HtmlPage, htmlPage, privateHeaders } from '../enquiries/response.ts';
import { postedFields, postedLanguage, textOf } from '../enquiries/schema.ts';
import type { SendDeps } from '../enquiries/send-route.ts';
import { requestId } from '../http/request-log.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import { logLimit, redactError } from '../observability/log.ts';
import { sendMethodNotAllowed } from '../pages/page-handlers.ts';
import { privacyRoute } from '../pages/page-routes.ts';
import { createCounter } from '../rate-limit/counters.ts';
import { clientNetwork, wideNetwork } from '../rate-limit/rate-limit.ts';
import { dayMs } from '../time/dates.ts';
import { createRequestKeys, formPath } from './request-keys.ts';

export const requestLimits = {
  /** In 24 hours from one IPv4 address or one IPv6 /48, which cannot reach `perDay` and block all others. */
  triesPerNetwork: 20,
  /** Many times what visitors ask; so many guesses find one of a thousand enquiries in thirty thousand years. */
  perDay: 100,
};

const requestBytesMax = 4 * 1024; // A reference, an e-mail address and a word

export type MyEnquiryDeps = Omit<SendDeps, 'onStored'> & {
  requestLimits?: typeof requestLimits;
  /** Called after a request is stored and answered; not awaited. */
  onDataRequest?: () => void;
};

type Typed = Record<DataRequestField, string>;

export function myEnquiryRoute(deps: MyEnquiryDeps): Router {
  const { config, store, assets, log, now, onDataRequest = () => {} } = deps;
  const { triesPerNetwork, perDay } = deps.requestLimits ?? requestLimits;
  const site = { settings: config.settings, assets };
  // Without typed values, so that a flood of refused requests renders no page.
  const ready: Record<string, HtmlPage> = {};
  const answer = (req: Request, res: Response, status: number, result: DataRequestResult, typed?: Typed) => {
    const language = postedLanguage(postedFields(req.body));
    const page = () => {
      const form = { form: 'myEnquiry', result, language, values: typed ?? {} } as const;
      const key = JSON.stringify(form);
      const made = ready[key] ?? htmlPage(site, privacyRoute.render(site, form), privacyRoute.embeds);
      if (!typed) ready[key] = made;
      return made;
    };
    const json = () => dataRequestAnswer(result, config.settings, languages[language].requests);
    answerPost(req, res.status(status), json, page);
  };
  const fail = (req: Request, res: Response, status: number) =>
    answer(req, res, status, { result: 'failed' });
  const { read, failed } = formPost(requestBytesMax, log, fail);
  const keys = createRequestKeys(store);
  const tries = createCounter(triesPerNetwork, dayMs);
  const ofDay = createCounter(perDay, dayMs);
  const limitLog = logLimit(dayMs);
  const byHandWithinDays = config.mail ? null : facts.dataAnswerDays;

  const limitTries: RequestHandler = (req, res, next) => {
    const { isOver, msLeft } = tries.consume(wideNetwork(req) ?? clientNetwork(req));
    if (!isOver) return next();
    answer(req, res.set('Retry-After', `${Math.ceil(msLeft / 1000)}`), 429, { result: 'tooMany' });
  };

  const take: RequestHandler = async (req, res) => {
    const fields = postedFields(req.body);
    const typed = { reference: textOf(fields, 'reference') ?? '', email: textOf(fields, 'email') ?? '' };
    const action = dataRequestActions.find((known) => known === fields.action);
    const coded = parseCodedReference(typed.reference);
    const { data: email } = address.safeParse(typed.email);
    // An error depends on the fields alone, never on what is stored.
    if (!action || !coded || !email) {
      const isWrong = { reference: !coded, email: !email };
      const wrong = dataRequestFields.filter((field) => isWrong[field]);
      return answer(req, res, 400, { result: 'rejected', fields: wrong }, typed);
    }
    const asked: DataRequestResult = { result: 'asked', action, byHandWithinDays };
    // A program fills in the field that people do not see; it must not use up the day of the visitors.
    if (textOf(fields, honeypotName)) return answer(req, res, 200, asked);
    try {
      if (ofDay.consume('all').isOver) {
        limitLog(() => log.warn({ perDay }, 'limit of data requests reached for today'));
        return answer(req, res, 429, { result: 'tooMany' }, typed);
      }
      await store.dataRequests.add({ ...coded, action, at: now(), emailHash: await keys.emailHash(email) });
    } catch (error) {
      log.error({ id: requestId(req), err: redactError(error, typed, email) }, 'data request not stored');
      return answer(req, res, 503, { result: 'failed' }, typed);
    }
    answer(req, res, 200, asked);
    onDataRequest();
  };

  return Router({ caseSensitive: true, strict: true })
    .post(
      '/my-enquiry',
      requireSameOrigin(config.settings.url, (req, res) => fail(req, res, 403)),
      limitTries, // before a body is read
      ...read,
      take,
    )
    .get('/my-enquiry', (_req, res) => res.set(privateHeaders).redirect(303, formPath)) // an answer opened again
    .all('/my-enquiry', (_req, res) => sendMethodNotAllowed(res.set(privateHeaders), 'GET, HEAD, POST'))
    .use(failed);
}

// The form's own words say what is wrong.
const address = emailAddress('', '');
