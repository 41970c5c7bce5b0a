// POST /vitals: receives web vitals from visitors' browsers. They are stored by day, route and build, and
// identify a page and never a person.

import { createHash } from 'node:crypto';
import { type ErrorRequestHandler, Router } from 'express';
import { z } from 'zod';
import type { Assets } from '../../views/index.ts';
import type { Config } from '../config.ts';
import type { Store } from '../enquiries/store/types.ts';
import { parseBody } from '../http/body-parser.ts';
import { limitConcurrentBodies } from '../http/concurrent-bodies.ts';
import { requestId } from '../http/request-id.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import { limitContentLength } from '../http/size-limits.ts';
import {
  concurrentBodiesCountMax,
  pageViewCountMax,
  pathLengthMax,
  rateLimitWindowMs,
  vitalsBytesMax,
  vitalsPostCountMax,
} from '../limits.ts';
import type { Log } from '../observability/log.ts';
import { routeLabel } from '../observability/route-label.ts';
import { sendMethodNotAllowed } from '../pages/page-handlers.ts';
import { clientKey } from '../rate-limit/client-key.ts';
import { rateLimit } from '../rate-limit/rate-limit.ts';
import type { Counters } from '../rate-limit/types.ts';
import { utcDay } from '../time/dates.ts';
import { toBucket } from './buckets.ts';
import { measurementQuota } from './measurement-quota.ts';
import { metricNames, type PageView } from './types.ts';

type VitalsDeps = {
  config: Config;
  store: Store;
  assets: Assets;
  counters: Counters;
  log: Log;
  now: () => Date;
};

export function vitalsRoute({ config, store, assets, counters, log, now }: VitalsDeps): Router {
  const build = createHash('sha256').update(JSON.stringify(assets)).digest('hex').slice(0, 8);
  const pageViews = counters.counter('page-views', pageViewCountMax, rateLimitWindowMs);
  const clientKeyOf = clientKey(log);
  const hasRoom = measurementQuota(store);
  const warnFull = oncePerDay((day) => log.warn({ day }, 'daily measurement limit reached'));
  const failed: ErrorRequestHandler = (error, _req, res, next) => {
    if (res.headersSent) return; // the body was rejected while it was read
    if (error?.expose !== true) return next(error);
    res.status(error.status).end();
  };
  return Router({ caseSensitive: true, strict: true })
    .post(
      '/vitals',
      requireSameOrigin(config.settings.url, (_req, res) => res.status(403).end()),
      ...rateLimit({
        ...{ counters, name: 'vitals', limit: vitalsPostCountMax, log },
        reject: (_req, res) => res.status(429).end(),
      }),
      limitContentLength(vitalsBytesMax, (_req, res) => res.status(413).end()),
      limitConcurrentBodies(concurrentBodiesCountMax),
      parseBody(vitalsBytesMax),
      async (req, res) => {
        const { success, data } = report.safeParse(req.body);
        if (!success) return void res.status(400).end();
        const view = { ...toPageView(data), day: utcDay(now()), build };
        try {
          if (!(await store.hasPageView(view.id))) {
            const { count, msLeft } = await pageViews.consume(clientKeyOf(req));
            if (count > pageViews.limit) {
              res.set('Retry-After', String(Math.ceil(msLeft / 1000)));
              return void res.status(429).end();
            }
            if (!(await hasRoom(view.day))) {
              warnFull(view.day);
              return void res.status(204).end();
            }
          }
          await store.recordPageView(view);
          res.status(204).end();
        } catch (error) {
          log.error({ id: requestId(req), err: error }, 'measurements not stored');
          res.status(503).end();
        }
      },
    )
    .all('/vitals', (_req, res) => sendMethodNotAllowed(res, 'POST')) // Express answers OPTIONS with 200 otherwise
    .use(failed);
}

function oncePerDay(warn: (day: string) => void): (day: string) => void {
  let lastDay = '';
  return (day) => {
    if (day !== lastDay) warn(day);
    lastDay = day;
  };
}

const report = z.object({
  page: z
    .string()
    .max(pathLengthMax)
    .regex(/^\/(?:[\w.~%-][\w./~%-]*)?$/),
  metrics: z
    .array(
      z.object({
        name: z.enum(metricNames),
        value: z.number().nonnegative(),
        id: z.string().regex(/^[\w-]{1,64}$/),
        rating: z.enum(['good', 'needs-improvement', 'poor']).optional(),
      }),
    )
    .min(1)
    .max(12),
});

// The browser reports its metrics in the order in which it first had them, so the first metric's id
// identifies the page view each time. With the metric names that makes six rows at most, whatever is
// posted.
function toPageView({ page, metrics }: z.infer<typeof report>): Pick<PageView, 'id' | 'route' | 'buckets'> {
  return {
    id: metrics[0]?.id ?? '',
    route: routeLabel(page),
    buckets: Object.fromEntries(metrics.map(({ name, value }) => [name, toBucket(value)])),
  };
}
