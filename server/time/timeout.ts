import { setTimeout as later } from 'node:timers/promises';

/** Rejects after `msMax`. The operation continues, and its result is ignored. */
export async function withTimeout<Value>(msMax: number, asked: Promise<Value>): Promise<Value> {
  const done = new AbortController();
  const tooLate = later(msMax, undefined, { signal: done.signal, ref: false }).then(() => {
    throw new Error(`no response within ${msMax} ms`);
  });
  tooLate.catch(() => {});
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    done.abort();
  }
}
