// What every answer tells a browser that it must not do. All of it is known before the first request.

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { captchaProviders, type House, loader, type Page } from '../../views/index.ts';

/** A year, which is what browsers' preload lists ask for. */
const hstsSeconds = 31_536_000;

/** What no page of the site ever asks a browser for. */
const deniedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

export function setSecurityHeaders(house: House): RequestHandler {
  const headers = new Map(Object.entries(securityHeaders(house)));
  return (_req, res, next) => {
    res.setHeaders(headers);
    next();
  };
}

/** The security headers of every response, from the first 200 to the last 408: helmet's, asked for once. */
export function securityHeaders(house: House): Record<string, string> {
  const headers: Record<string, string> = {
    'Content-Security-Policy': contentSecurityPolicy(house),
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  };
  const recorder = { setHeader: (name: string, value: string) => (headers[name] = value), removeHeader() {} };
  helmet({
    contentSecurityPolicy: false, // each page has its own
    // `no-referrer` would make browsers send `Origin: null` with our own forms.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Only the agency knows what else lives under its name: its subdomains are not spoken for.
    strictTransportSecurity: isHttps(house) && { maxAge: hstsSeconds, includeSubDomains: false },
    frameguard: { action: 'deny' }, // for browsers that do not know frame-ancestors
  })({} as IncomingMessage, recorder as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

type PolicyOptions = {
  embeds?: Page['embeds'] | undefined;
  /** The style sheet that the page carries; nothing else may style it. */
  styles?: string;
};

/** The policy of every answer; only a page that embeds something may load it, and only from where it comes. */
export function contentSecurityPolicy(house: House, { embeds, styles }: PolicyOptions = {}): string {
  const extra = embedDirectives(house, embeds);
  const directiveSources = {
    'default-src': "'none'",
    'script-src': styles ? `'self' ${cspHash(loader(house.assets.script))}` : "'self'",
    'style-src': styles ? cspHash(styles) : '',
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': '',
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    // Our scripts put no text where a browser would run it, but for the address of the background worker. A captcha's
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
  return [...directives, ...(isHttps(house) ? ['upgrade-insecure-requests'] : [])].join('; ');
}

function embedDirectives({ settings }: House, embeds: Page['embeds']): Record<string, string> {
  if (embeds === 'map') return { 'frame-src': new URL(settings.mapEmbedUrl).origin };
  if (embeds === 'captcha' && settings.captcha) return captchaProviders[settings.captcha.provider].policy;
  return {};
}

function cspHash(inline: string): string {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
}

function isHttps({ settings }: House): boolean {
  return settings.url.startsWith('https:');
}
