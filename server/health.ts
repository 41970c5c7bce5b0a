// Two questions that machines ask: does the process live, and can it do its work.

import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { RequestHandler } from 'express';
import type { Things } from './app.ts';
import { diskBytesMin, readyMsEach, unsentMsMax } from './limits.ts';

export function health(things: Things): RequestHandler {
  const ready = nowAndThen(() => faultsOf(things), readyMsEach);
  return async (req, res, next) => {
    const isAsked = req.path === '/healthz' || req.path === '/readyz';
    if (!isAsked || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    res.set('Cache-Control', 'no-store').type('text');
    if (req.path === '/healthz') return void res.send('ok\n');
    const faults = await ready();
    res.status(faults.length === 0 ? 200 : 503).send(`${faults.join('\n') || 'ok'}\n`);
  };
}

async function faultsOf({ store, config, log, now }: Things): Promise<string[]> {
  const faults: string[] = [];
  try {
    const oldest = await store.oldestUnsent();
    const ms = oldest ? now().getTime() - oldest.receivedAt.getTime() : 0;
    // Where nothing is mailed all of them are unsent, and that is as it should be.
    if (config.mail && ms > unsentMsMax) faults.push('an enquiry has not been mailed for too long');
  } catch (error) {
    log.error(error, 'the store does not answer');
    faults.push('the store does not answer');
  }
  if (!(await hasRoom(config.databaseUrl))) faults.push('the disk is almost full');
  return faults;
}

// The disk under PostgreSQL is looked after where it is.
async function hasRoom(databaseUrl: string): Promise<boolean> {
  if (!databaseUrl.startsWith('file:')) return true;
  const { bavail, bsize } = await statfs(dirname(databaseUrl.slice('file:'.length)));
  return bavail * bsize >= diskBytesMin;
}

// Anybody may ask, however often: the store hears of it now and then.
function nowAndThen<Value>(ask: () => Promise<Value>, msEach: number): () => Promise<Value> {
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
