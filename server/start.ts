// Starts the site: reads the config, opens the store, creates the app, listens and starts sending. A signal reverses this.

import type { RequestListener } from 'node:http';
import { createApp } from './app.ts';
import { createCanaryJob } from './canary/job.ts';
import { isJournal, loadConfig, supervisorSocket } from './config.ts';
import { verifyStore } from './db/sqlite-files.ts';
import { startupRefusal, startupWarnings } from './doctor/startup-warnings.ts';
import { createHttpServer, idleCloseMs } from './http/http-server.ts';
import { listen, listenOnSocket } from './http/listen.ts';
import { rejectionLog, requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createJobs, startJobs } from './jobs.ts';
import { compressionDelayMs, stopMsMax } from './limits.ts';
import { openSender } from './messages/sender.ts';
import { createLog, openLogDestination } from './observability/log.ts';
import { pageHandler } from './pages/page-handlers.ts';
import { prerenderPages, recompressPages } from './pages/prerender.ts';
import { formerFolder, publicFolder, readAssets, readVersion } from './paths.ts';
import { createRequestJob } from './privacy/request-job.ts';
import { StartError } from './start-error.ts';
import { openStore } from './store.ts';
import { systemClock as clock } from './time/clock.ts';

const closeMsMax = 5_000; // at shutdown, the time for responses still being received by visitors

export async function start(): Promise<void> {
  const socketFd = supervisorSocket();
  const config = loadConfig();
  const { databaseUrl } = config;
  const refusal = startupRefusal(config);
  if (refusal !== null) throw new StartError(refusal);
  const logDestination = openLogDestination(1, isJournal(1));
  const log = createLog('info', logDestination);
  logDestination.onRecovery = (lines) => log.warn({ lines }, 'log lines lost');
  process.once('exit', () => logDestination.close());
  const assets = readAssets();
  verifyStore(databaseUrl); // before anything writes to it
  const store = await openStore(databaseUrl);
  const { now } = clock;
  const lostLogLines = logDestination.lost;
  // Not loaded where it is not configured: it takes a tenth of a second.
  const metrics =
    config.metricsPort === null
      ? null
      : (await import('./metrics/metrics.ts')).openMetrics({ store, databaseUrl, log, now, lostLogLines });

  const sender = openSender({ config, store, log, clock });
  const stopping = new AbortController();
  const { signal } = stopping;
  const onMessage = () => sender.wake();
  const settleRequests = createRequestJob({ config, store, log, now, onSettled: onMessage });
  const canaryJob = createCanaryJob({ config, store, log, clock, mail: sender.mail, onMessage, signal });
  const jobs = createJobs({ config, store, log, clock, onMessage, settleRequests });
  const siteContext = { settings: config.settings, assets };
  const app = createApp({
    ...{ config, store, assets, publicFolder, formerFolder, log, now },
    onStored: sender.wake,
    // After 500 to 2,000 ms, at random: what is done must not show in the time of this or the next answer.
    onDataRequest: () => setTimeout(() => running.wake('data requests'), 500 + Math.random() * 1_500).unref(),
  });
  // Pages are served before Express, by the function that is also the app's first middleware: through Express the rate of
  // page responses is a tenth lower.
  const servePage = pageHandler(prerenderPages(siteContext), requestLog(log));
  const handler: RequestListener = (req, res) => {
    metrics?.observeRequest(req, res);
    servePage(req, res, () => app(req, res));
  };
  const logRejection = rejectionLog(log);
  const { server, close } = createHttpServer(handler, {
    connectionsMax: config.connectionsMax,
    headers: securityHeaders(siteContext),
    onRejected(status, reason) {
      metrics?.countRejected(status);
      logRejection(status, reason);
    },
  });
  const metricsPort =
    metrics && (await listen(metrics.server, 'METRICS_PORT', config.metricsPort ?? 0, '127.0.0.1')).port;
  // Last: a process that fails to start must not answer requests.
  const { address: host, port } =
    socketFd === null
      ? await listen(server, 'PORT', config.port, config.host)
      : await listenOnSocket(server, socketFd);
  log.info(readVersion(), 'starting');
  sender.start();
  const running = startJobs(canaryJob ? [...jobs, canaryJob] : jobs, log);
  setTimeout(() => {
    recompressPages(signal).catch((error) => log.warn(error, 'recompression of pages failed'));
  }, compressionDelayMs).unref();

  const stop = async (code: number) => {
    if (signal.aborted) process.exit(1); // a second signal: exit now
    stopping.abort();
    process.exitCode = code;
    setTimeout(() => process.exit(1), stopMsMax).unref();
    setTimeout(() => sender.mail?.transport.close(), closeMsMax).unref(); // cuts off an e-mail that takes too long
    metrics?.server.close();
    metrics?.server.closeAllConnections();
    // After an uncaught exception no more work is taken on.
    const waitMs = code === 0 ? idleCloseMs : 0;
    await Promise.all([close({ waitMs, msMax: closeMsMax }), sender.stop(), running.stop()]);
    await store.close();
    log.info('stopped');
  };
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(name, () => stop(0));
  // The process state is undefined after an uncaught exception: finish current work, and let the supervisor
  // start a new process.
  process.on('uncaughtException', (error) => {
    log.fatal(error, 'uncaught exception; shutting down');
    stop(1);
  });

  for (const warning of startupWarnings(config)) log.warn(warning);
  if (store.newerSchema !== null)
    log.warn({ schema: store.newerSchema }, 'store was written by a newer version; running on it');
  log.info({ host, port, metricsPort, url: config.settings.url }, 'listening');
  logDestination.flush(); // a supervisor may be waiting for this line
}
