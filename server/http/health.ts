// Health checks: liveness (the process responds) and readiness (it can do its work).

import type { RequestHandler } from 'express';
import type { Config } from '../config.ts';
import type { Log } from '../observability/log.ts';
import { sendMethodNotAllowed } from '../pages/page-handlers.ts';
import { readiness } from '../status.ts';
import type { Store } from '../store.ts';

/** Longer than a store takes to report that it is unavailable; load balancers and Prometheus wait 5 to 10 s. */
export const readyMsMax = 4_000;

const readyMsEach = 2_000; // Anyone may call the readiness check; it queries the store at most this often.

type HealthDeps = { store: Store; config: Config; log: Log };

export function health(deps: HealthDeps): RequestHandler {
  let faults: Promise<string[]> | undefined;
  let askedMs = 0;
  return async (req, res, next) => {
    if (req.path !== '/healthz' && req.path !== '/readyz') return next();
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendMethodNotAllowed(res, 'GET, HEAD');
    res.type('text');
    if (req.path === '/healthz') return void res.send('ok\n');
    if (!faults || performance.now() - askedMs >= readyMsEach) {
      faults = readinessFaults(deps);
      askedMs = performance.now();
    }
    const found = await faults;
    res.status(found.length === 0 ? 200 : 503).send(`${found.join('\n') || 'ok'}\n`);
  };
}

async function readinessFaults({ store, config, log }: HealthDeps): Promise<string[]> {
  const { storeError, disk } = await readiness({ store, databaseUrl: config.databaseUrl }, readyMsMax);
  if (storeError) log.error(storeError, 'store does not respond');
  if (disk.error) log.error(disk.error, 'free disk space unknown');
  return [
    storeError && 'store does not respond',
    disk.error && 'free disk space unknown',
    disk.isAlmostFull && 'disk almost full',
  ].filter((fault) => typeof fault === 'string');
}
