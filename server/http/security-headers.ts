// Security headers of every response, including the Content Security Policy. All are computed before the
// first request.

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { captchaProviders, type Page, type SiteContext, scriptLoader } from '../../views/index.ts';

/** One year, as browsers' preload lists require. */
const hstsSeconds = 31_536_000;

/** Browser features that no page of the site uses, and that would ask its visitors. Frames have none without `allow`. */
const deniedFeatures = ['camera', 'microphone', 'geolocation'];

export function setSecurityHeaders(siteContext: SiteContext): RequestHandler {
  const headers = new Map(Object.entries(securityHeaders(siteContext)));
  return (_req, res, next) => {
    res.setHeaders(headers);
    next();
  };
}

/** The security headers of every response, from 200 to 408: computed once by helmet. */
export function securityHeaders(siteContext: SiteContext): Record<string, string> {
  const headers: Record<string, string> = {
    'Content-Security-Policy': contentSecurityPolicy(siteContext),
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  };
  const recorder = { setHeader: (name: string, value: string) => (headers[name] = value), removeHeader() {} };
  helmet({
    contentSecurityPolicy: false, // set per page
    // `no-referrer` would make browsers send `Origin: null` with our own forms.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Subdomains are not included: only the agency knows what else it serves there.
    strictTransportSecurity: isHttps(siteContext) && { maxAge: hstsSeconds, includeSubDomains: false },
    frameguard: { action: 'deny' }, // for browsers that do not support frame-ancestors
    // For Internet Explorer and Flash: 68 bytes of each page's first round trip, and no other browser reads them.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    // Browsers prefetch the DNS names of an https page's links only if the page asks for it.
    xDnsPrefetchControl: false,
    // Old browsers' XSS filter has nothing to do, because the policy allows no other inline script.
    xXssProtection: false,
    // The default of browsers since 2024, and nothing here sets `document.domain`.
    originAgentCluster: false,
  })({} as IncomingMessage, recorder as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

type PolicyOptions = {
  embeds?: Page['embeds'] | undefined;
  /** The page's inline style sheet; the policy allows no other inline. */
  styles?: string;
};

/**
 * The Content Security Policy of every response. Only a page with an embed may load it, and only from its
 * origin.
 */
export function contentSecurityPolicy(
  siteContext: SiteContext,
  { embeds, styles }: PolicyOptions = {},
): string {
  const extra = embedDirectives(siteContext, embeds);
  const directiveSources = {
    'default-src': "'none'",
    'script-src': styles ? `'self' ${cspHash(scriptLoader(siteContext.assets.script))}` : "'self'",
    'style-src': styles ? `'self' ${cspHash(styles)}` : '',
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': '',
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    // Our scripts pass no text to DOM sinks that run code, except the URL of the service worker. A captcha's
    // scripts do, on the page that shows it.
    ...(embeds !== 'captcha' && {
      'require-trusted-types-for': "'script'",
      'trusted-types': styles ? 'worker' : "'none'",
    }),
  };
  const directives = Object.entries(directiveSources)
    .map(([name, sources]) => [name, sources, extra[name]].filter(Boolean))
    .filter(({ length }) => length > 1)
    .map((parts) => parts.join(' '));
  // Without `upgrade-insecure-requests`: all sources are https already, and it would be 27 bytes of each page.
  return directives.join('; ');
}

function embedDirectives({ settings }: SiteContext, embeds: Page['embeds']): Record<string, string> {
  if (embeds === 'map') return { 'frame-src': new URL(settings.mapEmbedUrl).origin };
  if (embeds === 'captcha' && settings.captcha) return captchaProviders[settings.captcha.provider].policy;
  return {};
}

function cspHash(inline: string): string {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
}

function isHttps({ settings }: SiteContext): boolean {
  return settings.url.startsWith('https:');
}
