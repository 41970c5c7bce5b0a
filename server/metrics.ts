// What Prometheus reads, at a port of its own that only this machine reaches.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Log } from './log.ts';
import { routeOf } from './route.ts';
import { type Store, states } from './store/index.ts';

type Things = {
  store: Pick<Store, 'counts' | 'oldestUnsent'>;
  log: Log;
  now: () => Date;
  lostLogLines: () => number;
};

export type Metrics = {
  /** Counts a request once it is over. */
  follow(req: IncomingMessage, res: ServerResponse): void;
  /** Counts what was refused before it was a request. */
  refused(status: number | 'dropped'): void;
  server: Server;
};

export function openMetrics({ store, log, now, lostLogLines }: Things): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register }); // memory, descriptors and event loop lag among them
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first line of a request to the last byte of its answer.',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  new Counter({
    name: 'log_lines_lost_total',
    help: 'Lines of the log that could not be written.',
    registers,
    collect() {
      this.reset();
      this.inc(lostLogLines());
    },
  });
  new Gauge({
    name: 'enquiries',
    help: 'Enquiries in the store, by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await store.counts();
      for (const state of states) this.set({ state }, counts[state]);
    },
  });
  new Gauge({
    name: 'enquiry_oldest_unsent_seconds',
    help: 'How long the oldest enquiry waits that has not reached the agency; 0 when there is none.',
    registers,
    async collect() {
      const oldest = await store.oldestUnsent();
      this.set(oldest ? (now().getTime() - oldest.receivedAt.getTime()) / 1000 : 0);
    },
  });

  return {
    follow(req, res) {
      const { method = '', url = '' } = req; // Express writes its own over them
      const stop = durations.startTimer();
      res.once('close', () => {
        const route = routeOf(url.split('?')[0] ?? '');
        requests.inc({ method, route, status: res.writableFinished ? res.statusCode : 'aborted' });
        stop({ route });
      });
    },
    refused(status) {
      requests.inc({ route: 'other', method: '', status });
    },
    server: createServer(async (req, res) => {
      if (req.url !== '/metrics') return void res.writeHead(404).end();
      try {
        const text = await register.metrics();
        res.writeHead(200, { 'Content-Type': register.contentType }).end(text);
      } catch (error) {
        log.error(error, 'the metrics could not be gathered');
        res.writeHead(503).end();
      }
    }),
  };
}
