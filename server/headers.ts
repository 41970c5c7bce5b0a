import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { captchaProviders, type House, type Page } from '../views/index.ts';

/** What no page of the site ever asks a browser for. */
const denied = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

export function securityHeaders(house: House): RequestHandler[] {
  const policy = contentPolicy(house);
  const permissions = denied.map((feature) => `${feature}=()`).join(', ');
  return [
    helmet({
      contentSecurityPolicy: false,
      // `no-referrer` would make browsers send `Origin: null` with our own forms.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: isHttps(house) && { maxAge: 31_536_000, includeSubDomains: false },
      frameguard: { action: 'deny' },
    }),
    (_req, res, next) => {
      res.set({ 'Content-Security-Policy': policy, 'Permissions-Policy': permissions });
      next();
    },
  ];
}

/** The policy of every answer; only a page that embeds something may load it, and only from where it comes. */
export function contentPolicy(house: House, embeds?: Page['embeds']): string {
  const extra = embedPolicy(house, embeds);
  const own = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'sha256-${createHash('sha256').update(house.assets.styles).digest('base64')}'`,
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': '',
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  };
  const directives = Object.entries(own)
    .map(([name, sources]) => [name, sources, extra[name]].filter(Boolean))
    .filter(({ length }) => length > 1)
    .map((parts) => parts.join(' '));
  return [...directives, ...(isHttps(house) ? ['upgrade-insecure-requests'] : [])].join('; ');
}

function embedPolicy({ settings }: House, embeds: Page['embeds']): Record<string, string> {
  if (embeds === 'map') return { 'frame-src': new URL(settings.mapEmbedUrl).origin };
  if (embeds === 'captcha' && settings.captcha) return captchaProviders[settings.captcha.provider].policy;
  return {};
}

function isHttps({ settings }: House): boolean {
  return settings.url.startsWith('https:');
}
