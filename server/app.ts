// Builds the Express app. The order below is the order in which a request passes each middleware.

import express, { type Express } from 'express';
import { answerRoute } from './enquiries/answers/answer-route.ts';
import { type MyEnquiryDeps, myEnquiryRoute } from './enquiries/requests/my-enquiry-route.ts';
import { type SendDeps, sendRoute } from './enquiries/send-route.ts';
import { errorHandler, finalErrorHandler } from './http/error-handler.ts';
import { redirectHandler } from './http/redirects.ts';
import { securityHeaders, setSecurityHeaders } from './http/security-headers.ts';
import { limitUrlLength } from './http/size-limits.ts';
import { staticFiles } from './http/static-files.ts';
import { health } from './observability/health.ts';
import { requestLog } from './observability/log.ts';
import { crawlerFiles } from './pages/crawler-files.ts';
import { needsLists } from './pages/needs-lists.ts';
import { noindexUnlessPublic } from './pages/noindex.ts';
import { notFoundHandler, pageHandler, pageMethodHandler } from './pages/page-handlers.ts';
import { prerenderPages } from './pages/prerender.ts';
import { securityTxt } from './pages/security-txt.ts';
import { parseAddressOnce } from './rate-limit/client-key.ts';
import { vitalsRoute } from './vitals/vitals-route.ts';

export type AppContext = SendDeps &
  MyEnquiryDeps & {
    /** The files that are served as they are. */
    publicFolder: string;
    /** The assets of former builds, which pages that are still open ask for. */
    formerFolder?: string;
  };

export function createApp(context: AppContext): Express {
  const { config, assets, log } = context;
  const siteContext = { settings: config.settings, assets };
  const pages = prerenderPages(siteContext);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag'); // pages and files set their own ETags; other responses are not cached
  app.set('trust proxy', config.trustProxy);
  app.use(pageHandler(pages, log)); // first: pages carry all their headers, and most requests are for pages
  app.use(requestLog(log)); // before anything can reject: rejected requests are logged too
  app.use(setSecurityHeaders(siteContext)); // before anything can respond: 404, 429 and 500 have them too
  app.use(noindexUnlessPublic(config.settings.url)); // before anything can respond, for the same reason
  app.use(limitUrlLength);
  app.use(health(context)); // before anything that counts requests or renders
  app.use(pageMethodHandler(pages));
  app.use(redirectHandler); // each page has one canonical URL
  app.use(staticFiles(context.publicFolder, context.formerFolder));
  app.use(crawlerFiles(siteContext));
  app.use(needsLists(pages));
  app.use(securityTxt(context));
  app.use(parseAddressOnce); // before anything that counts requests by client
  app.use(vitalsRoute(context));
  app.use(sendRoute(context, pages));
  app.use(myEnquiryRoute(context));
  app.use(answerRoute(context, siteContext));
  app.use(notFoundHandler(pages)); // no middleware above has responded
  app.use(errorHandler(siteContext, log)); // handles errors from everything above
  app.use(finalErrorHandler(securityHeaders(siteContext), log)); // last: handles errors from the line above
  return app;
}
