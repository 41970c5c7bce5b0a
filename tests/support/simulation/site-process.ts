// One process of the site as far as messages are concerned: its sender and its jobs, by simulated time, on a store that other
// processes may share. It can be killed or halted wherever it waits.

import type { Config } from '../../../server/config.ts';
import { createJobs } from '../../../server/jobs.ts';
import { openSender } from '../../../server/messages/sender.ts';
import type { Email, Verdict } from '../../../server/messages/types.ts';
import type { Log } from '../../../server/observability/log.ts';
import type { Counter } from '../../../server/rate-limit/counters.ts';
import type { Store } from '../../../server/store.ts';
import { type Clock, repeat } from '../../../server/time/clock.ts';
import type { Timeline } from './timeline.ts';

/** It waits for the process, which may be halted; a rejection means that the process gives the e-mail up. */
export type SendEmail = (email: Email, onContentRequested: () => Promise<void>) => Promise<Verdict>;

type SiteProcessDeps = {
  timeline: Timeline;
  config: Config;
  store: Store;
  send: SendEmail;
  mailQuota?: Counter;
  log: Log;
  /** What its wall clock shows. */
  wallMs: () => number;
  random?: () => number;
  /** How long a query takes to reach the store. */
  storeMs?: (() => number) | undefined;
  /** Names of the jobs that run. */
  jobs?: string[];
  /** Before and after each of its waits. */
  onWait?: (waits: number) => void;
};

export function startProcess(deps: SiteProcessDeps) {
  const { timeline, config, log, mailQuota, wallMs, random = () => 1, storeMs, onWait } = deps;
  const bootMs = timeline.nowMs();
  let halted: PromiseWithResolvers<void> | null = null;
  let waits = 0;

  async function pass(): Promise<void> {
    waits += 1;
    onWait?.(waits);
    while (halted) await halted.promise;
  }

  // A dead process gets no result, a halted one gets it when it goes on.
  const living =
    <Args extends unknown[], Result>(wait: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      await pass();
      try {
        return await wait(...args);
      } finally {
        await pass();
      }
    };

  function livingStore<Methods extends object>(methods: Methods): Methods {
    return new Proxy(methods, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function')
          return value && typeof value === 'object' ? livingStore(value) : value;
        return living(async (...args: unknown[]) => {
          if (storeMs) await timeline.sleep(storeMs());
          return timeline.working<unknown>(() => value(...args));
        });
      },
    });
  }

  const clock: Clock = {
    now: () => new Date(wallMs()),
    monotonicMs: () => timeline.nowMs() - bootMs,
    sleep: living(timeline.sleep),
  };
  const store = livingStore(deps.store);
  const sender = openSender({
    ...{ config, store, log, clock, random, mailQuota },
    transport: {
      send: living((email, onContentRequested) =>
        deps.send(email, async () => {
          await pass();
          onContentRequested?.();
        }),
      ),
      askRecipients: () => Promise.reject(new Error('There is no canary here.')),
      close: () => {},
    },
  });
  const jobs = createJobs({
    ...{ config, store, log, clock, onMessage: sender.wake },
    settleRequests: async () => {},
  });
  sender.start();
  for (const { name, everyMs, run } of jobs.filter(({ name }) => deps.jobs?.includes(name)))
    repeat(() => run().catch((error) => log.error({ job: name, err: error }, 'job failed')), everyMs, clock);

  return {
    wake: () => void (halted ?? sender.wake()),
    stop: () => sender.stop(),
    /** It just stops, for ever unless it goes on. */
    halt() {
      halted ??= Promise.withResolvers();
    },
    goOn() {
      halted?.resolve();
      halted = null;
    },
  };
}

export type SiteProcess = ReturnType<typeof startProcess>;
