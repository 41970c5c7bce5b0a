// Serves security.txt, which says where to report a vulnerability: https://www.rfc-editor.org/rfc/rfc9116

import type { RequestHandler } from 'express';
import type { Config } from '../config.ts';
import { securityTextDays } from '../limits.ts';
import { dayMs } from '../time/dates.ts';
import { sendMethodNotAllowed } from './page-handlers.ts';

const path = '/.well-known/security.txt';

type SecurityTxtDeps = { config: Config; now: () => Date };

export function securityTxt({ config, now }: SecurityTxtDeps): RequestHandler {
  const { settings, securityContact } = config;
  return (req, res, next) => {
    if (req.path !== path) return next();
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendMethodNotAllowed(res, 'GET, HEAD');
    const expires = new Date(now().getTime() + securityTextDays * dayMs);
    expires.setUTCHours(0, 0, 0, 0); // the same text all day
    const fields = [
      ['Contact', securityContact],
      ['Expires', expires.toISOString()],
      ['Preferred-Languages', 'en, hi'],
      ['Canonical', settings.url + path],
    ];
    res.set('Cache-Control', 'public, max-age=86400').type('text/plain; charset=utf-8');
    res.send(fields.map(([name, value]) => `${name}: ${value}\n`).join(''));
  };
}
