// POST /vitals: receives web vitals from visitors' browsers. They are counted by day, route and build, and
// identify a page and never a person.

import { type ErrorRequestHandler, Router } from 'express';
import { z } from 'zod';
import type { Assets } from '../../views/index.ts';
import type { Config } from '../config.ts';
import { limitWaitingPosts, parseBody } from '../http/body-parser.ts';
import { routeLabel } from '../http/request-log.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import { pathLengthMax } from '../limits.ts';
import { type Log, logLimit } from '../observability/log.ts';
import { sendMethodNotAllowed } from '../pages/page-handlers.ts';
import { rateLimit } from '../rate-limit/rate-limit.ts';
import type { Store } from '../store.ts';
import { dayMs, utcDay } from '../time/dates.ts';
import { metricNames, toBucket, type VitalsCount } from './vitals-store.ts';

export const pageViewCountMax = 100; // page views per IP address and rate limit window: each reports once

const vitalsBytesMax = 8 * 1024; // Six metrics of one page take less than 1 kB.

type VitalsDeps = {
  config: Config;
  store: Store;
  assets: Assets;
  log: Log;
  now: () => Date;
};

export function vitalsRoute({ config, store, assets: { build }, log, now }: VitalsDeps): Router {
  const logFull = logLimit(dayMs);
  const failed: ErrorRequestHandler = (error, _req, res, next) => {
    if (error?.expose !== true) return next(error);
    res.status(error.status).end();
  };
  return Router({ caseSensitive: true, strict: true })
    .post(
      '/vitals',
      requireSameOrigin(config.settings.url, (_req, res) => res.status(403).end()),
      ...rateLimit({
        limit: pageViewCountMax,
        log,
        reject: (_req, res) => res.status(429).end(),
      }),
      limitWaitingPosts(),
      parseBody(vitalsBytesMax),
      async (req, res) => {
        const { success, data } = report.safeParse(req.body);
        if (!success) return void res.status(400).end();
        const day = utcDay(now());
        const isAdded = await store.addVitals(day, toCounts(data, build));
        if (!isAdded) logFull(() => log.warn({ day }, 'daily measurement limit reached'));
        res.status(204).end();
      },
    )
    .all('/vitals', (_req, res) => sendMethodNotAllowed(res, 'POST')) // Express answers OPTIONS with 200 otherwise
    .use(failed);
}

const report = z.object({
  page: z
    .string()
    .max(pathLengthMax)
    .regex(/^\/(?:[\w.~%-][\w./~%-]*)?$/),
  metrics: z
    .array(z.object({ name: z.enum(metricNames), value: z.number().nonnegative() }))
    .min(1)
    .max(metricNames.length),
});

// One of each metric, however often it is posted.
function toCounts({ page, metrics }: z.infer<typeof report>, build: string): VitalsCount[] {
  const values = new Map(metrics.map(({ name, value }) => [name, value]));
  const route = routeLabel(page);
  return [...values].map(([name, value]) => ({ route, build, name, bucket: toBucket(value), count: 1 }));
}
