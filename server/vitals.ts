// POST /vitals: what visitors' browsers measured. It is kept by day, route and build; it names a page and never a person.

import { createHash } from 'node:crypto';
import express, { type ErrorRequestHandler, Router } from 'express';
import { z } from 'zod';
import { allowance } from './allowance.ts';
import type { Things } from './app.ts';
import { bucketOf } from './buckets.ts';
import { dayOf } from './day.ts';
import {
  allowanceMs,
  pathLengthMax,
  vitalsBytesMax,
  vitalsPerAllowanceMax,
  vitalsPerDayMax,
} from './limits.ts';
import { requestId } from './request-id.ts';
import { routeOf } from './route.ts';
import { sameSite } from './same-site.ts';
import { bodySize } from './size.ts';

export function vitals({ config, store, assets, counters, log, now }: Things): Router {
  const build = createHash('sha256').update(JSON.stringify(assets)).digest('hex').slice(0, 8);
  const isWithinDay = dailyAllowance();
  const failed: ErrorRequestHandler = (error, _req, res, next) => {
    if (res.headersSent) return; // refused while it was read
    if (error?.expose !== true) return next(error);
    res.status(error.status).end();
  };
  return Router({ caseSensitive: true, strict: true })
    .post(
      '/vitals',
      sameSite(config.settings.url, (_req, res) => res.status(403).end()),
      allowance(counters.counter('vitals', vitalsPerAllowanceMax, allowanceMs), log, (_req, res) =>
        res.status(429).end(),
      ),
      bodySize(vitalsBytesMax, (_req, res) => res.status(413).end()),
      express.json({ limit: vitalsBytesMax }),
      async (req, res) => {
        const { success, data } = report.safeParse(req.body);
        if (!success) return void res.status(400).end();
        const day = dayOf(now());
        if (!isWithinDay(day)) return void res.status(204).end();
        const route = routeOf(data.page);
        try {
          await Promise.all(
            data.metrics.map(({ id, name, value }) =>
              store.measure({ id: `${name} ${id}`, day, route, build, name, bucket: bucketOf(value) }),
            ),
          );
          res.status(204).end();
        } catch (error) {
          log.error({ id: requestId(req), err: error }, 'measurements could not be kept');
          res.status(503).end();
        }
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
        id: z.string().regex(/^[\w-]{1,64}$/),
        rating: z.enum(['good', 'needs-improvement', 'poor']).optional(),
      }),
    )
    .min(1)
    .max(12),
});

// So many reports are measured enough; the store is there for enquiries first.
function dailyAllowance(): (day: string) => boolean {
  let today = '';
  let taken = 0;
  return (day) => {
    if (day !== today) taken = 0;
    today = day;
    taken += 1;
    return taken <= vitalsPerDayMax;
  };
}
