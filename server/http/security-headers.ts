// Security headers of every response, computed before the first request.

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { captchaProviders, type Page, type SiteContext, scriptLoader } from '../../views/index.ts';

const hstsSeconds = 31_536_000; // One year, as browsers' preload lists require.

/** Browser features that no page of the site uses, and that would ask its visitors. Frames have none without `allow`. */
const deniedFeatures = ['camera', 'microphone', 'geolocation'];

export const noindexHeader = { 'X-Robots-Tag': 'noindex' };

/** Also that no cache keeps the response, unless a route sets something else. */
export function setDefaultHeaders(siteContext: SiteContext): RequestHandler {
  const headers = new Map(Object.entries({ ...securityHeaders(siteContext), 'Cache-Control': 'no-store' }));
  return (_req, res, next) => {
    res.setHeaders(headers);
    next();
  };
}

/** Of every response, from 200 to 408. Helmet is asked once: pages are sent without Express. */
export function securityHeaders(siteContext: SiteContext): Record<string, string> {
  const headers: Record<string, string> = {
    'Content-Security-Policy': contentSecurityPolicy(siteContext),
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    ...(!isIndexable(siteContext.settings.url) && noindexHeader),
  };
  const recorder = { setHeader: (name: string, value: string) => (headers[name] = value), removeHeader() {} };
  helmet({
    contentSecurityPolicy: false, // set per page
    // `no-referrer` would make browsers send `Origin: null` with our own forms.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Subdomains are not included: only the agency knows what else it serves there.
    strictTransportSecurity: siteContext.settings.url.startsWith('https:') && {
      maxAge: hstsSeconds,
      includeSubDomains: false,
    },
    frameguard: { action: 'deny' }, // for browsers that do not support frame-ancestors
    // No browser of the last five years needs these, and they are in each page's first round trip.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    xXssProtection: false,
    originAgentCluster: false,
  })({} as IncomingMessage, recorder as unknown as ServerResponse, () => {});
  return headers;
}

/** A copy on a development or test machine would compete with the real site in search results. */
export function isIndexable(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  if (protocol !== 'https:' || isIP(hostname.replace(/^\[|\]$/g, ''))) return false;
  return hostname.includes('.') && !reservedNames.test(hostname);
}

// Names that never belong to a public site: https://www.rfc-editor.org/rfc/rfc6761, and .local and .internal.
const reservedNames = /\.(example|test|invalid|localhost|local|internal)\.?$/;

/** Allows no inline style but `styles`, the page's own sheet. Only a page with an embed may load it, and only from its origin. */
export function contentSecurityPolicy(
  siteContext: SiteContext,
  { embeds, styles }: { embeds?: Page['embeds'] | undefined; styles?: string } = {},
): string {
  const { settings, assets } = siteContext;
  const captcha = embeds === 'captcha' && settings.captcha && captchaProviders[settings.captcha.provider];
  const extra: Record<string, string> = captcha ? captcha.policy : {};
  const directives = {
    'default-src': "'none'",
    'script-src': styles ? `'self' ${cspHash(scriptLoader(assets.script))}` : "'self'",
    'style-src': styles && `'self' ${cspHash(styles)}`,
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': embeds === 'map' && new URL(settings.mapEmbedUrl).origin,
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    // Our scripts pass no text to DOM sinks that run code, except the URL of the service worker. A captcha's do.
    ...(embeds !== 'captcha' && {
      'require-trusted-types-for': "'script'",
      'trusted-types': styles ? 'worker' : "'none'",
    }),
  };
  // Without `upgrade-insecure-requests`: all sources are https already, and it would be 27 bytes of each page.
  return Object.entries(directives)
    .filter(([name, sources]) => sources || extra[name])
    .map(([name, sources]) => [name, sources, extra[name]].filter(Boolean).join(' '))
    .join('; ');
}

function cspHash(inline: string): string {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
}
