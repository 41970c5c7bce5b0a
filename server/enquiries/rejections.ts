// Responses to POST /send requests that are rejected before the body is read. All are made at start: a flood
// of rejected requests renders no page.

import type { Request, Response } from 'express';
import { failure, type RejectionReason, renderStatusPage, type SiteContext } from '../../views/index.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { noindexHeader } from '../pages/noindex.ts';
import { prefersHtml } from './response.ts';

const reasons = { 403: 'crossSite', 413: 'tooLarge', 415: 'unknownType', 429: 'tooMany' } as const;

type Status = keyof typeof reasons;

export function createRejecter(
  siteContext: SiteContext,
): (req: Request, res: Response, status: Status) => void {
  const json = Buffer.from(JSON.stringify(failure()));
  const pages = {
    403: rejectionPage(siteContext, reasons[403]),
    413: rejectionPage(siteContext, reasons[413]),
    415: rejectionPage(siteContext, reasons[415]),
    429: rejectionPage(siteContext, reasons[429]),
  };
  return (req, res, status) => {
    res.status(status).set('Cache-Control', 'no-store').vary('Accept');
    if (!prefersHtml(req)) return void res.type('json').send(json);
    const { headers, body } = pages[status];
    res.set(headers).type('html').send(body);
  };
}

function rejectionPage(siteContext: SiteContext, reason: RejectionReason) {
  const { html, styles } = renderStatusPage(siteContext, reason, '/send');
  const policy = contentSecurityPolicy(siteContext, { styles });
  return { headers: { 'Content-Security-Policy': policy, ...noindexHeader }, body: Buffer.from(html) };
}
