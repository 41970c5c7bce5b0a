// Serves Prometheus metrics on a separate port, on the loopback interface only.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { states } from '../enquiries/types.ts';
import { createHttpServer } from '../http/http-server.ts';
import { onceEnded, pathOf, routeLabel } from '../http/request-log.ts';
import { channels } from '../messages/kinds.ts';
import type { Log } from '../observability/log.ts';
import { readVersion } from '../paths.ts';
import { type Queue, type Status, type StatusDeps, status } from '../status.ts';
import { withTimeout } from '../time/clock.ts';

const connectionsMax = 20; // Prometheus needs one, and nothing else should connect to that port
const storeMsMax = 4_000; // Prometheus waits 10 s

type StoreMetricsDeps = StatusDeps & { now: () => Date };

type Deps = StoreMetricsDeps & { log: Log; lostLogLines: () => number };

export function openMetrics({ log, lostLogLines, ...storeDeps }: Deps) {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register }); // includes memory, file descriptors and event loop lag
  gauge(register, 'site_build_info', 'The commit that runs: 1.', 'commit', 'date', 'node').set(
    readVersion(),
    1,
  );
  const requests = new Counter({
    name: 'site_http_requests_total',
    help: 'Number of requests, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  // A series that began with its first refusal would show no increase to the alarm.
  requests.inc({ method: 'POST', route: '/send', status: 503 }, 0);
  const durations = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Time from the first line of a request to the last byte of its response.',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  new Counter({
    name: 'site_log_lines_lost_total',
    help: 'Number of log lines that could not be written.',
    registers,
    collect() {
      this.reset();
      this.inc(lostLogLines());
    },
  });
  const readStoreMetrics = storeMetrics(storeDeps, log);

  return {
    /** Counts a request when its response ends. */
    observeRequest(req: IncomingMessage, res: ServerResponse): void {
      const { method = '', url = '' } = req; // read now, because Express overwrites them
      const stop = durations.startTimer();
      onceEnded(res, (status) => {
        const route = routeLabel(pathOf(url));
        requests.inc({ method, route, status });
        stop({ route });
      });
    },
    /** Counts what was rejected before it became a request. */
    countRejected(status: number | 'dropped'): void {
      requests.inc({ route: 'other', method: '', status });
    },
    server: createHttpServer(
      async (req, res) => {
        if (req.url !== '/metrics') return void res.writeHead(404).end();
        try {
          // An unreachable store is itself reported as a metric, and must not fail the whole scrape.
          const [processMetrics, storeText] = await Promise.all([register.metrics(), readStoreMetrics()]);
          res.writeHead(200, { 'Content-Type': register.contentType }).end(`${processMetrics}${storeText}`);
        } catch (error) {
          log.error(error, 'metrics not collected');
          res.writeHead(503).end();
        }
      },
      { connectionsMax, headers: {}, onRejected: () => {} },
    ).server,
  };
}

/** Prometheus text. When the store does not respond in time, or takes no enquiry, it has only that fact. */
export function storeMetrics({ now, ...deps }: StoreMetricsDeps, log: Log): () => Promise<string> {
  // While the store hangs, further scrapes share the pending query instead of piling up.
  let pending: Promise<Status> | undefined;
  return async () => {
    const register = new Registry();
    const up = gauge(register, 'site_store_up', 'Whether an enquiry can be stored: 1 or 0.');
    try {
      pending ??= status(deps, now()).finally(() => {
        pending = undefined;
      });
      const found = await withTimeout(storeMsMax, pending);
      if (found.storeError) throw found.storeError;
      addGauges(register, found);
      up.set(1);
    } catch (error) {
      log.error(error, 'store does not respond');
      up.set(0);
    }
    return register.metrics();
  };
}

function addGauges(register: Registry, { enquiries, messages, canary, backup }: Status): void {
  const byState = gauge(register, 'site_enquiries', 'Enquiries in the store, by state.', 'state');
  for (const state of states) byState.set({ state }, enquiries.counts[state]);
  const oldest = gauge(
    register,
    'site_enquiry_oldest_unsent_seconds',
    'Age of the oldest not emailed, or 0.',
  );
  oldest.set(secondsUnsent(enquiries));
  const unsent = gauge(register, 'site_messages', 'Messages that are not sent.', 'channel', 'state');
  const help = 'Age of the oldest message that no server has accepted, or 0.';
  const oldestMessage = gauge(register, 'site_message_oldest_unsent_seconds', help, 'channel');
  for (const channel of channels) {
    unsent.set({ channel, state: 'waiting' }, messages[channel].counts.waiting);
    unsent.set({ channel, state: 'refused' }, messages[channel].counts.refused);
    oldestMessage.set({ channel }, secondsUnsent(messages[channel]));
  }
  if (canary) {
    const success = gauge(
      register,
      'site_canary_success_timestamp_seconds',
      'Latest successful canary, or 0.',
    );
    success.set(Date.parse(canary.lastSuccessAt ?? '') / 1000 || 0);
  }
  // `null` when it is dated in the future.
  if (backup && backup.ageMs !== null)
    gauge(register, 'site_backup_age_seconds', 'Time since the last complete backup.').set(
      backup.ageMs / 1000,
    );
}

function secondsUnsent({ oldestUnsent }: Queue<string>): number {
  return (oldestUnsent?.waitedMs ?? 0) / 1000;
}

function gauge<Label extends string>(register: Registry, name: string, help: string, ...labelNames: Label[]) {
  return new Gauge({ name, help, labelNames, registers: [register] });
}
