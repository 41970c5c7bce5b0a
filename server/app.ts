// Builds the Express app. The order below is the order in which a request passes each middleware.

import express, { type ErrorRequestHandler, type Express } from 'express';
import { renderStatusPage, type SiteContext } from '../views/index.ts';
import { enquiryRoute } from './enquiries/enquiry-page.ts';
import { htmlPage, sendHtml } from './enquiries/response.ts';
import { type SendDeps, sendRoute } from './enquiries/send-route.ts';
import { staticFiles } from './http/files.ts';
import { health } from './http/health.ts';
import { redirectHandler } from './http/redirects.ts';
import { requestId, requestLog } from './http/request-log.ts';
import { setDefaultHeaders } from './http/security-headers.ts';
import { type Log, redactError } from './observability/log.ts';
import { crawlerFiles } from './pages/crawler-files.ts';
import { notFoundHandler, pageFaultHandler, pageHandler } from './pages/page-handlers.ts';
import { prerenderPages } from './pages/prerender.ts';
import { type MyEnquiryDeps, myEnquiryRoute } from './privacy/my-enquiry-route.ts';
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
  const logRequest = requestLog(log);
  app.use(pageHandler(pages, logRequest)); // first: pages carry all their headers, and most requests are for pages
  app.use(logRequest); // before anything can reject: rejected requests are logged too
  app.use(setDefaultHeaders(siteContext)); // before anything can respond: 404, 429 and 500 have them too
  app.use(health(context)); // before anything that counts requests or renders
  app.use(pageFaultHandler(pages));
  app.use(redirectHandler); // each page has one canonical URL
  app.use(staticFiles(context.publicFolder, context.formerFolder));
  app.use(crawlerFiles(siteContext, context.now()));
  app.use(vitalsRoute(context));
  app.use(sendRoute(context, pages));
  app.use(myEnquiryRoute(context));
  app.use(enquiryRoute(context, siteContext));
  app.use(notFoundHandler(pages)); // no middleware above has responded
  app.use(errorHandler(siteContext, log)); // last: handles errors from everything above
  return app;
}

/** Logs an unexpected error, and responds with a page that says what to do. */
function errorHandler(siteContext: SiteContext, log: Log): ErrorRequestHandler {
  const page = htmlPage(siteContext, renderStatusPage(siteContext, 'failed', '/500'));
  return (error, req, res, _next) => {
    log.error({ id: requestId(req), err: redactError(error, req.body) }, 'request failed');
    if (!res.headersSent) return sendHtml(res.status(500), page);
    req.socket.destroy(); // a truncated response must not look complete
  };
}
