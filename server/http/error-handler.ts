import type { ErrorRequestHandler } from 'express';
import { renderStatusPage, type SiteContext } from '../../views/index.ts';
import type { Log } from '../observability/log.ts';
import { redactError } from '../observability/redaction.ts';
import { noindexHeader } from '../pages/noindex.ts';
import { requestId } from './request-id.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** Handles unexpected errors: logs the error, and responds with a page that says what to do. */
export function errorHandler(siteContext: SiteContext, log: Log): ErrorRequestHandler {
  const { html, styles } = renderStatusPage(siteContext, 'failed', '/500');
  const page = Buffer.from(html);
  const policy = contentSecurityPolicy(siteContext, { styles });
  return (error, req, res, _next) => {
    log.error({ id: requestId(req), err: redactError(error, req.body) }, 'request failed');
    // A truncated response must not look complete: the connection is closed, so the browser detects that data
    // is missing.
    if (res.headersSent) return void req.socket.destroy();
    res
      .status(500)
      .set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': policy, ...noindexHeader })
      .type('html')
      .send(page);
  };
}

/** Replaces Express's final handler, whose response would lack the security headers. */
export function finalErrorHandler(headers: Record<string, string>, log: Log): ErrorRequestHandler {
  return (error, _req, res, _next) => {
    log.error({ err: redactError(error, undefined) }, 'request failed outside every handler');
    if (res.headersSent) return void res.destroy();
    res.writeHead(500, { ...headers, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end();
  };
}
