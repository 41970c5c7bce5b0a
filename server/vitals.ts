// POST /vitals: what visitors' browsers measured. It is logged; it names a page and never a person.

import express, { type ErrorRequestHandler, Router } from 'express';
import { z } from 'zod';
import { allowance } from './allowance.ts';
import type { Things } from './app.ts';
import { pathLengthMax, vitalsBytesMax, vitalsPerAllowanceMax } from './limits.ts';
import { sameSite } from './same-site.ts';

export function vitals({ config, log }: Things): Router {
  const failed: ErrorRequestHandler = (error, _req, res, next) => {
    if (error?.expose !== true) return next(error);
    res.status(error.status).end();
  };
  return Router({ caseSensitive: true, strict: true })
    .post(
      '/vitals',
      sameSite(config.settings.url, (_req, res) => res.status(403).end()),
      allowance(vitalsPerAllowanceMax, log, (_req, res) => res.status(429).end()),
      express.json({ limit: vitalsBytesMax }),
      (req, res) => {
        const { success, data } = report.safeParse(req.body);
        if (!success) {
          res.status(400).end();
          return;
        }
        log.info({ vitals: data }, 'vitals');
        res.status(204).end();
      },
    )
    .use(failed);
}

const report = z.object({
  page: z
    .string()
    .max(pathLengthMax)
    .regex(/^\/(?!\/)[\w./~%-]*$/),
  metrics: z
    .array(
      z.object({
        name: z.enum(['CLS', 'FID', 'FCP', 'LCP', 'TTFB', 'INP']),
        value: z.number().nonnegative(),
        id: z.string().max(64),
        rating: z.enum(['good', 'needs-improvement', 'poor']).optional(),
      }),
    )
    .min(1)
    .max(12),
});
