// Runs one canary in each period of CANARY_EVERY, in one of the processes.

import type { Store } from '../enquiries/store/types.ts';
import type { RepeatedTask } from '../jobs/repeat.ts';
import { canaryDelayMsMin, canaryJobMsMax, canaryPollPeriodMs } from '../limits.ts';
import { onFastestClock } from '../time/clock-skew.ts';
import { type AlertDeps, createAlert } from './alert.ts';
import { storeFault } from './faults.ts';
import { runCanary } from './run.ts';
import type { CanaryDeps } from './types.ts';

type CanaryJobDeps = Omit<CanaryDeps, 'msMax' | 'onStep' | 'store' | 'signal'> &
  Omit<AlertDeps, 'store' | 'settings'> & { store: Store; random?: () => number };

/** `null` when CANARY_EVERY is not set. */
export function startCanaryJob(deps: CanaryJobDeps): Pick<RepeatedTask, 'stop'> | null {
  const { config, clock, random = Math.random } = deps;
  if (config.canary.everyMs === null) return null;
  const stopping = new AbortController();
  const tick = createCanaryJob(deps, config.canary.everyMs, stopping.signal);
  const wait = (ms: number) => clock.sleep(ms * (1 + random() / 2), stopping.signal);
  const loop = async () => {
    await wait(canaryDelayMsMin);
    while (!stopping.signal.aborted) {
      await tick();
      await wait(canaryPollPeriodMs);
    }
  };
  const running = loop();
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}

/** Runs a canary unless one has been run in this period. Never rejects. */
export function createCanaryJob(
  deps: CanaryJobDeps,
  everyMs: number,
  signal: AbortSignal,
): () => Promise<void> {
  const { store, clock, log, config } = deps;
  const alert = createAlert({ ...deps, settings: config.settings });
  let lastPeriod = '';

  return async () => {
    const at = clock.now();
    const period = periodOf(at, everyMs);
    if (period === lastPeriod) return; // spares a write in every minute
    try {
      const isClaimed = await store
        .claimRun('canary', period, periodOf(onFastestClock(at), everyMs))
        .catch(storeUnavailable);
      if (isClaimed === null) return; // tried again in a minute
      lastPeriod = period;
      if (!isClaimed) return;
      const result = await runCanary({ ...deps, msMax: canaryJobMsMax, signal });
      const { ok, tookMs, mail } = result;
      if (ok) log.info({ tookMs, mail }, 'canary passed');
      await alert(result);
    } catch (error) {
      // The process is stopping: the period is returned, so that another process runs its canary.
      if (signal.aborted) return void (await store.returnRun('canary', period).catch(() => {}));
      log.error(error, 'canary not run');
    }
  };

  // Visitors get 503 now, so the failure is reported without running a canary.
  async function storeUnavailable(error: unknown): Promise<null> {
    if (signal.aborted) return null;
    const { step, message, remedy } = storeFault(error);
    await alert({ at: clock.now().toISOString(), step, error: message, remedy });
    return null;
  }
}

/** The start of the period, which sorts as text. */
function periodOf(at: Date, everyMs: number): string {
  return new Date(Math.floor(at.getTime() / everyMs) * everyMs).toISOString();
}
