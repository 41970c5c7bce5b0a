import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { House } from '../views/index.ts';

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

/** The policy of every answer; only a page that shows the map may frame it, and only from where the map comes. */
export function contentPolicy(house: House, embeds?: 'map'): string {
  const { settings, assets } = house;
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${createHash('sha256').update(assets.styles).digest('base64')}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(embeds === 'map' ? [`frame-src ${new URL(settings.mapEmbedUrl).origin}`] : []),
    ...(isHttps(house) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function isHttps({ settings }: House): boolean {
  return settings.url.startsWith('https:');
}
