// The process: reads the config, opens the store, creates the app, listens and starts the outbox. A signal
// reverses this.

import type { RequestListener } from 'node:http';
import { createApp } from './app.ts';

import { startCanaryJob } from './canary/job.ts';
import type { CanaryFailure } from './canary/types.ts';
import { loadConfig, takeInheritedSocket } from './config.ts';
import { createAnswerUrls } from './enquiries/answers/answer-link.ts';
import { startReminders } from './enquiries/answers/reminders.ts';
import { endNotices } from './enquiries/notices/begin-notices.ts';
import { openNoticeOutbox } from './enquiries/notices/notice-outbox.ts';
import { createPostNotice } from './enquiries/notices/post-notice.ts';
import { sendDigest } from './enquiries/outbox/digest.ts';
import { openOutbox } from './enquiries/outbox/outbox.ts';
import { openMailTransport } from './enquiries/outbox/smtp.ts';
import { sendWeeklyLetter } from './enquiries/outbox/weekly-letter.ts';
import { startRequestJob } from './enquiries/requests/request-job.ts';
import { storedDataWriter } from './enquiries/requests/stored-data-letter.ts';
import { openStore, verifyStore } from './enquiries/store/open-store.ts';
import { openLetterOutbox } from './enquiries/visitor-letters/letter-outbox.ts';
import { createReceipts } from './enquiries/visitor-letters/receipts.ts';
import { createHttpServer } from './http/http-server.ts';
import { listen, listenOnSocket } from './http/listen.ts';
import { createRejectionLog } from './http/rejection-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { startDailyJobs } from './jobs/daily-jobs.ts';
import { startMaintenance } from './jobs/maintenance.ts';
import type { RepeatedTask } from './jobs/repeat.ts';
import { closeMsMax, compressionDelayMs, drainMsMax, stopMsMax } from './limits.ts';
import { createLog } from './observability/log.ts';
import { openLogDestination } from './observability/log-destination.ts';
import { startupRefusal, startupWarnings } from './observability/startup-warnings.ts';
import { readAssets } from './pages/asset-manifest.ts';
import { pageHandler } from './pages/page-handlers.ts';
import { prerenderPages, recompressPages } from './pages/prerender.ts';
import { formerFolder, publicFolder } from './paths.ts';
import { openCounters } from './rate-limit/counters.ts';
import { mailQuota } from './rate-limit/mail-quota.ts';
import { StartError } from './start-error.ts';
import { systemClock } from './time/clock.ts';

// A closed log pipe must not crash the process. Listening also makes pipes non-blocking, so a stalled reader
// blocks no thread: https://nodejs.org/api/process.html#a-note-on-process-io
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

try {
  await start();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1); // exiting releases everything that was opened before the failure
}

async function start(): Promise<void> {
  const socketFd = takeInheritedSocket();
  const config = loadConfig();
  const refusal = startupRefusal(config);
  if (refusal !== null) throw new StartError(refusal);
  const logDestination = openLogDestination();
  const log = createLog(config.logLevel, logDestination);
  logDestination.onRecovery = (lines) => log.warn({ lines }, 'log lines lost');
  process.once('exit', () => logDestination.close());
  const assets = readAssets();
  verifyStore(config.databaseUrl); // before anything writes to it
  const store = await openStore(config.databaseUrl);
  const counters = await openCounters(config.databaseUrl);
  const { now } = systemClock;
  // Not loaded where it is not configured: it takes a tenth of a second.
  const metrics =
    config.metricsPort === null
      ? null
      : (await import('./observability/metrics.ts')).openMetrics({
          store,
          log,
          now,
          lostLogLines: logDestination.lost,
        });
  const mailDeps = config.mail && {
    store,
    mail: openMailTransport(config.mail.smtpUrl),
    sender: { to: config.mail.to, from: config.mail.from, settings: config.settings },
    log,
    now,
    clock: systemClock,
    mailQuota: mailQuota(counters, config.mailLimit),
    answerUrl: createAnswerUrls({ store, siteUrl: config.settings.url, log, now }),
  };
  const outbox = mailDeps && openOutbox({ ...mailDeps, canaryTo: config.canary.to });
  const writeText = storedDataWriter({ store, settings: config.settings });
  const visitorLetters = mailDeps && openLetterOutbox({ ...mailDeps, writeText });
  const receipts =
    visitorLetters &&
    config.settings.sendsReceipts &&
    createReceipts({
      ...{ store, settings: config.settings, log, clock: systemClock },
      wake: visitorLetters.wake,
    });
  const notices =
    config.notify &&
    openNoticeOutbox({
      ...{ store, notify: config.notify, settings: config.settings, log, clock: systemClock },
      post: createPostNotice({ isPrivateAllowed: config.notify.isPrivateAllowed }),
      quota: mailQuota(counters, config.mailLimit, 'notices'),
    });
  if (!notices) await endNotices(store);
  const siteContext = { settings: config.settings, assets };
  let requestJob: RepeatedTask | null = null;
  const app = createApp({
    config,
    store,
    assets,
    publicFolder,
    formerFolder,
    counters,
    log,
    now,
    onStored: () => {
      outbox?.wake();
      notices?.wake();
    },
    onAccepted: receipts ? receipts.request : undefined,
    onCanaryStored: () => outbox?.wakeForCanary(),
    onDataRequest: () => requestJob?.wake(),
  });
  // Pages are served before Express, by the function that is also the app's first middleware: through Express the rate of
  // page responses is a tenth lower.
  const servePage = pageHandler(prerenderPages(siteContext), log);
  const handler: RequestListener = (req, res) => {
    metrics?.observeRequest(req, res);
    servePage(req, res, () => app(req, res));
  };
  const { server, close } = createHttpServer(handler, {
    headers: securityHeaders(siteContext),
    rejectionLog: createRejectionLog(log, (status) => metrics?.countRejected(status)),
  });
  const metricsPort =
    metrics && (await listen(metrics.server, 'METRICS_PORT', config.metricsPort ?? 0, '127.0.0.1')).port;
  // Last: a process that fails to start must not answer requests.
  const { address: host, port } =
    socketFd === null
      ? await listen(server, 'PORT', config.port, config.host)
      : await listenOnSocket(server, socketFd);

  outbox?.start();
  notices?.start();
  visitorLetters?.start();
  const digest = mailDeps && (() => sendDigest(mailDeps));
  const weeklyLetter = mailDeps && (() => sendWeeklyLetter({ ...config, ...mailDeps }));
  const { remindAfterMs } = config;
  const reminders =
    mailDeps && remindAfterMs !== null ? startReminders({ ...mailDeps, remindAfterMs }) : null;
  requestJob = startRequestJob({
    ...{ store, log, now },
    settings: config.settings,
    eraseAfterDays: config.eraseAfterDays,
    isNotified: notices !== null,
    mail: mailDeps,
    onSettled: () => {
      visitorLetters?.wake();
      notices?.wake();
    },
  });
  const dailyJobs = startDailyJobs({
    retentionDays: config.settings.retentionDays,
    eraseAfterDays: config.eraseAfterDays,
    isMailed: config.mail !== null,
    store,
    log,
    now,
    digest,
    weeklyLetter,
  });
  const canaryJob = startCanaryJob({
    ...{ config, store, log, clock: systemClock, onCanaryFailed },
    letters: mailDeps && { mail: mailDeps.mail, from: mailDeps.sender.from, to: config.canary.alertTo },
  });
  const maintenance = startMaintenance({ store, log, now });
  const compressing = new AbortController();
  setTimeout(() => {
    recompressPages(compressing.signal).catch((error) => log.warn(error, 'recompression of pages failed'));
  }, compressionDelayMs).unref();

  // Once a day for each step that fails.
  async function onCanaryFailed({ step, error, remedy }: CanaryFailure): Promise<void> {
    if (!notices) return;
    const text = `The test enquiry failed at the step ${step}: ${error}. ${remedy}`;
    await store.addNotice({ kind: 'canary.failed', reference: null, text, at: now() });
    notices.wake();
  }

  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) process.exit(1); // a second signal: exit now
    stopping = true;
    compressing.abort();
    process.exitCode = code;
    setTimeout(() => process.exit(1), stopMsMax).unref();
    setTimeout(() => mailDeps?.mail.close(), closeMsMax).unref(); // cuts off an e-mail that takes too long
    metrics?.server.close();
    metrics?.server.closeAllConnections();
    await Promise.all([
      // After an uncaught exception no more work is taken on.
      close({ drainMsMax: code === 0 ? drainMsMax : 0, msMax: closeMsMax }),
      outbox?.stop(),
      notices?.stop(),
      visitorLetters?.stop(),
      dailyJobs.stop(),
      requestJob?.stop(),
      reminders?.stop(),
      maintenance.stop(),
      canaryJob?.stop(),
    ]);
    if (receipts) await receipts.settled();
    await Promise.all([store.close(), counters.close()]);
    log.info('stopped');
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0));
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
