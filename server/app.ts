// THE ORDER in which a request meets the concerns of this server.

import type { RequestListener } from 'node:http';
import express, { type Request, type Response } from 'express';
import type { Assets } from '../views/index.ts';
import type { Config } from './config.ts';
import { sendRoute } from './enquiries/send-route.ts';
import type { Store } from './enquiries/store/types.ts';
import { errorHandler, lastResortHandler } from './http/error-handler.ts';
import { redirects } from './http/redirects.ts';
import { securityHeaders, setSecurityHeaders } from './http/security-headers.ts';
import { limitUrlLength } from './http/size-limits.ts';
import { staticFiles } from './http/static-files.ts';
import { health } from './observability/health.ts';
import { type Log, requestLog } from './observability/log.ts';
import { crawlerFiles } from './pages/crawler-files.ts';
import { noindexUnlessPublic } from './pages/noindex.ts';
import { createPageResponder, notFoundHandler, pageHandler, routePages } from './pages/page-handlers.ts';
import { securityTxt } from './pages/security-txt.ts';
import type { Counters } from './rate-limit/types.ts';
import { vitalsRoute } from './vitals/vitals-route.ts';

export type AppContext = {
  config: Config;
  store: Store;
  assets: Assets;
  counters: Counters;
  log: Log;
  now: () => Date;
  /** Called after an enquiry is stored; not awaited. */
  onStored: () => void;
};

export function createApp(context: AppContext): RequestListener {
  const { config, assets, log } = context;
  const house = { settings: config.settings, assets };
  const routedPages = routePages(house);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag'); // pages and files bring their own; answers are nobody's to keep
  app.set('trust proxy', config.trustProxy);
  app.use(requestLog(log)); // first: refusals are on record too
  app.use(setSecurityHeaders(house)); // before anything can answer: 404, 429 and 500 have them too
  app.use(noindexUnlessPublic(config.settings.url)); // before anything can answer, for the same reason
  app.use(limitUrlLength);
  app.use(health(context)); // before whatever counts or draws
  app.use(redirects); // before the pages: an address has one spelling
  app.use(staticFiles()); // before the pages: neither hides the other, and files are asked for more often
  app.use(pageHandler(routedPages));
  app.use(crawlerFiles(house));
  app.use(securityTxt(context));
  app.use(vitalsRoute(context));
  app.use(sendRoute(context, routedPages));
  app.use(notFoundHandler(routedPages)); // nobody has answered
  app.use(errorHandler(house, log)); // last: it hears of everything above
  // Pages carry all their headers and need nothing of Express: on its own, Express costs as much as answering them.
  const respondWithPage = createPageResponder(routedPages, log);
  const lastResort = lastResortHandler(securityHeaders(house), log);
  return (req, res) => {
    if (!respondWithPage(req, res)) app(req as Request, res as Response, lastResort(res));
  };
}
