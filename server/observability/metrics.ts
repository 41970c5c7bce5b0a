// Serves Prometheus metrics on a separate port, on the loopback interface only.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import {
  headerBytesMax,
  headersMsMax,
  metricsConnectionsMax,
  metricsRequestsPerSocketMax,
  slowCheckMsEach,
  unreadMsMax,
} from '../limits.ts';
import type { Log } from './log.ts';
import { routeLabel } from './route-label.ts';
import { type StoreMetricsDeps, storeMetrics } from './store-metrics.ts';

type MetricsDeps = StoreMetricsDeps & { log: Log; lostLogLines: () => number };

export type Metrics = {
  /** Counts a request when its response ends. */
  observeRequest(req: IncomingMessage, res: ServerResponse): void;
  /** Counts what was rejected before it became a request. */
  countRejected(status: number | 'dropped'): void;
  server: Server;
};

export function openMetrics({ log, lostLogLines, ...storeDeps }: MetricsDeps): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register }); // includes memory, file descriptors and event loop lag
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Number of requests, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first line of a request to the last byte of its response.',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  new Counter({
    name: 'log_lines_lost_total',
    help: 'Number of log lines that could not be written.',
    registers,
    collect() {
      this.reset();
      this.inc(lostLogLines());
    },
  });
  const readStoreMetrics = storeMetrics(storeDeps, log);

  return {
    observeRequest(req, res) {
      const { method = '', url = '' } = req; // read now, because Express overwrites them
      const stop = durations.startTimer();
      res.once('close', () => {
        const route = routeLabel(url.split('?')[0] ?? '');
        requests.inc({ method, route, status: res.writableFinished ? res.statusCode : 'aborted' });
        stop({ route });
      });
    },
    countRejected(status) {
      requests.inc({ route: 'other', method: '', status });
    },
    server: withLimits(
      createServer(serverOptions, async (req, res) => {
        if (req.url !== '/metrics') return void res.writeHead(404).end();
        if (req.method !== 'GET' && req.method !== 'HEAD')
          return void res.writeHead(405, { Allow: 'GET, HEAD' }).end();
        try {
          // An unreachable store is itself reported as a metric, and must not fail the whole scrape.
          const [processMetrics, storeText] = await Promise.all([register.metrics(), readStoreMetrics()]);
          res.writeHead(200, { 'Content-Type': register.contentType }).end(`${processMetrics}${storeText}`);
        } catch (error) {
          log.error(error, 'metrics not collected');
          res.writeHead(503).end();
        }
      }),
    ),
  };
}

const serverOptions = {
  maxHeaderSize: headerBytesMax,
  headersTimeout: headersMsMax,
  requestTimeout: headersMsMax, // no request here has a body
  connectionsCheckingInterval: slowCheckMsEach,
  requireHostHeader: false,
};

function withLimits(server: Server): Server {
  server.maxConnections = metricsConnectionsMax;
  server.maxRequestsPerSocket = metricsRequestsPerSocketMax;
  server.setTimeout(unreadMsMax, (socket) => socket.destroy());
  // Node removes its own listener for CONNECT and upgrades, and an unhandled error event ends the process.
  server.on('connection', (socket: Socket) => socket.on('error', () => {}));
  return server;
}
