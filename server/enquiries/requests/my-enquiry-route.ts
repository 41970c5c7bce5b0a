// POST /my-enquiry: same-origin check, tries, body, fields, store, in this order. Whether there is such an enquiry is not
// looked at here: every well-formed pair costs one row and gets the same answer.

import { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import { type Assets, type DataRequestResult, facts } from '../../../views/index.ts';
import type { Config } from '../../config.ts';
import { parseBody } from '../../http/body-parser.ts';
import { limitConcurrentBodies } from '../../http/concurrent-bodies.ts';
import { requestId } from '../../http/request-id.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import { limitContentLength } from '../../http/size-limits.ts';
import {
  concurrentBodiesCountMax,
  requestBytesMax,
  requestLogMsEach,
  requestsPerDayMax,
  requestTriesCountMax,
  requestTriesMs,
  requestTriesPerNetworkMax,
} from '../../limits.ts';
import type { Log } from '../../observability/log.ts';
import { logLimit } from '../../observability/log-limit.ts';
import { redactError } from '../../observability/redaction.ts';
import { noindexHeader } from '../../pages/noindex.ts';
import { sendMethodNotAllowed } from '../../pages/page-handlers.ts';
import { clientKey, clientNetwork, wideNetwork } from '../../rate-limit/client-key.ts';
import type { Counter, Counters } from '../../rate-limit/types.ts';
import { dayName } from '../../time/agency-days.ts';
import { dayMs } from '../../time/dates.ts';
import { prefersHtml } from '../response.ts';
import type { Store } from '../store/types.ts';
import { formPath } from './form-path.ts';
import { parseRequest, typedValues } from './parse-request.ts';
import { createRequestKeys } from './request-keys.ts';
import { createRequestResponder } from './request-responder.ts';

const myEnquiryPath = '/my-enquiry';

type RequestLimits = { triesPerHour: number; triesPerNetwork: number; perDay: number };

export type MyEnquiryDeps = {
  config: Config;
  store: Store;
  assets: Assets;
  counters: Counters;
  log: Log;
  now: () => Date;
  requestLimits?: RequestLimits;
  /** Called after a request is stored and answered; not awaited. */
  onDataRequest?: () => void;
};

const usualLimits: RequestLimits = {
  triesPerHour: requestTriesCountMax,
  triesPerNetwork: requestTriesPerNetworkMax,
  perDay: requestsPerDayMax,
};

const fullDay = 'limit of data requests reached for today; visitors are asked to write instead';

export function myEnquiryRoute({
  config,
  store,
  assets,
  counters,
  log,
  now,
  requestLimits: { triesPerHour, triesPerNetwork, perDay } = usualLimits,
  onDataRequest = () => {},
}: MyEnquiryDeps): Router {
  const answer = createRequestResponder({ settings: config.settings, assets });
  const keys = createRequestKeys(store);
  const tries = counters.counter('requests', triesPerHour, requestTriesMs);
  const triesOfNetwork = counters.counter('requests-network', triesPerNetwork, dayMs);
  const limitLog = logLimit(requestLogMsEach);
  const byHandWithinDays = config.mail ? null : facts.dataAnswerDays;

  const limitTries =
    (counter: Counter, keyOf: (req: Request) => string): RequestHandler =>
    async (req, res, next) => {
      const { count, msLeft } = await counter.consume(keyOf(req));
      if (count <= counter.limit) return next();
      answer(req, res.set('Retry-After', `${Math.ceil(msLeft / 1000)}`), 429, { result: 'tooMany' });
    };

  const take: RequestHandler = async (req, res) => {
    const { accepted, rejected, isBot } = { isBot: false, ...parseRequest(req.body) };
    if (rejected)
      return answer(req, res, 400, { result: 'rejected', fields: rejected }, typedValues(req.body));
    const { email, action, ...typed } = accepted;
    const asked: DataRequestResult = { result: 'asked', action, byHandWithinDays };
    if (isBot) return answer(req, res, 200, asked); // it must not use up the day of the visitors
    try {
      const at = now();
      const request = { ...typed, action, at, day: dayName(at), emailHash: await keys.emailHash(email) };
      if (!(await store.dataRequests.add(request, perDay))) {
        limitLog(() => log.warn({ perDay }, fullDay));
        return answer(req, res, 429, { result: 'tooMany' }, typedValues(req.body));
      }
    } catch (error) {
      log.error(
        { id: requestId(req), err: redactError(error, req.body, accepted) },
        'data request not stored',
      );
      return answer(req, res, 503, { result: 'failed' }, typedValues(req.body));
    }
    answer(req, res, 200, asked);
    onDataRequest();
  };

  const failed: ErrorRequestHandler = (error, req, res, _next) => {
    if (res.headersSent) return; // the body was rejected while it was read
    // Body parser errors describe the request; any other error here is a server fault.
    const status = error?.expose === true ? Number(error.status) : 500;
    if (status >= 500) log.error({ id: requestId(req), err: redactError(error, req.body) }, 'request failed');
    answer(req, res, status, { result: 'failed' });
  };

  return Router({ caseSensitive: true, strict: true })
    .post(
      myEnquiryPath,
      requireSameOrigin(config.settings.url, (req, res) => answer(req, res, 403, { result: 'failed' })),
      // Before a body is read.
      limitTries(tries, clientKey(log)),
      limitTries(triesOfNetwork, (req) => wideNetwork(req) ?? clientNetwork(req)),
      (req, res, next) => {
        if (req.is(['json', 'urlencoded'])) return next();
        answer(req, res, 415, { result: 'failed' });
      },
      limitContentLength(requestBytesMax, (req, res) => answer(req, res, 413, { result: 'failed' })),
      limitConcurrentBodies(concurrentBodiesCountMax),
      parseBody(requestBytesMax),
      take,
    )
    .all(myEnquiryPath, (req, res) => {
      res.set({ 'Cache-Control': 'no-store', ...noindexHeader }).vary('Accept');
      // A visitor who opens the URL of an answer again gets the form.
      if (['GET', 'HEAD'].includes(req.method) && prefersHtml(req)) return res.redirect(303, formPath);
      sendMethodNotAllowed(res, 'POST');
    })
    .use(failed);
}
