// Health checks: liveness (the process responds) and readiness (it can do its work).

import type { RequestHandler } from 'express';
import type { Config } from '../config.ts';
import type { Store } from '../enquiries/store/types.ts';
import { diskBytesMin, readyMsEach, readyMsMax } from '../limits.ts';
import { sendMethodNotAllowed } from '../pages/page-handlers.ts';
import { withTimeout } from '../time/timeout.ts';
import { freeDiskBytes } from './disk.ts';
import type { Log } from './log.ts';

type HealthDeps = { store: Store; config: Config; log: Log };

export function health(deps: HealthDeps): RequestHandler {
  const checkReadiness = cached(() => readinessFaults(deps), readyMsEach);
  return async (req, res, next) => {
    if (req.path !== '/healthz' && req.path !== '/readyz') return next();
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendMethodNotAllowed(res, 'GET, HEAD');
    res.set('Cache-Control', 'no-store').type('text');
    if (req.path === '/healthz') return void res.send('ok\n');
    const faults = await checkReadiness();
    res.status(faults.length === 0 ? 200 : 503).send(`${faults.join('\n') || 'ok'}\n`);
  };
}

/** Never rejects: the client is a machine, for which an error page is useless. */
async function readinessFaults({ store, config, log }: HealthDeps): Promise<string[]> {
  const faultUnless = async (isWell: Promise<boolean>, fault: string, unanswered = fault) => {
    try {
      return (await withTimeout(readyMsMax, isWell)) ? [] : [fault];
    } catch (error) {
      log.error(error, unanswered);
      return [unanswered];
    }
  };
  const answered = store.probe().then(() => true);
  const faults = await Promise.all([
    faultUnless(answered, 'store does not respond'),
    faultUnless(hasDiskSpace(config.databaseUrl), 'disk almost full', 'free disk space unknown'),
  ]);
  return faults.flat();
}

async function hasDiskSpace(databaseUrl: string): Promise<boolean> {
  return ((await freeDiskBytes(databaseUrl)) ?? diskBytesMin) >= diskBytesMin;
}

// Anyone may call this, however often, so the store is queried at most once per interval.
function cached<Value>(ask: () => Promise<Value>, msEach: number): () => Promise<Value> {
  let answer: Promise<Value> | undefined;
  let askedMs = 0;
  return () => {
    if (!answer || performance.now() - askedMs >= msEach) {
      answer = ask();
      askedMs = performance.now();
    }
    return answer;
  };
}
