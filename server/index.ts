// The process: config, store, app, listen, outbox; a signal undoes it in reverse.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { readAssets } from './assets.ts';
import { loadConfig } from './config.ts';
import { startDaily } from './daily.ts';
import { closeMsMax, requestMsMax } from './limits.ts';
import { createLog } from './log.ts';
import { sendDigest } from './outbox/digest.ts';
import { openOutbox } from './outbox/index.ts';
import { openMail } from './outbox/smtp.ts';
import { StartError } from './start-error.ts';
import { openStore } from './store/index.ts';

try {
  await start();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const config = loadConfig();
  const log = createLog(config.logLevel);
  const store = await openStore(config.databaseUrl);
  const now = () => new Date();
  const mailing = config.mail && {
    store,
    mail: openMail(config.mail.smtpUrl),
    sender: { to: config.mail.to, from: config.mail.from, settings: config.settings },
    log,
    now,
  };
  const outbox = mailing && openOutbox(mailing);
  const app = createApp({ config, store, assets: readAssets(), log, now, kept: () => outbox?.wake() });
  const server = createServer({ requestTimeout: requestMsMax }, app);
  const port = await listen(server, config.port, config.host);

  outbox?.start();
  const digest = mailing && (() => sendDigest(mailing));
  const daily = startDaily({ config, store, log, now, digest });

  const stop = async () => {
    setTimeout(() => mailing?.mail.close(), closeMsMax).unref(); // a letter that takes too long is cut off
    await Promise.all([close(server), outbox?.stop(), daily.stop()]);
    await store.close();
    log.info('stopped');
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  if (config.placeholders.length > 0) {
    log.warn(`Visitors are shown example values: set ${config.placeholders.join(', ')}`);
  }
  if (!outbox) log.warn('Nothing is mailed, enquiries are only kept: set SMTP_URL and MAIL_TO');
  log.info({ host: config.host, port, url: config.settings.url }, 'listening');
}

function listen(server: Server, port: number, host: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.once('error', (error: NodeJS.ErrnoException) => reject(startError(error, port, host)));
  server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  return promise;
}

function startError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is in use: stop what is listening there, or set PORT to another.`);
  }
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} is not yours to open: set PORT to 1024 or more.`);
  return new StartError(`Nothing can listen at ${host}:${port} (${error.code}): set HOST and PORT.`);
}

// Answers under way are finished; what takes longer than it may is cut off.
function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(() => server.closeAllConnections(), closeMsMax).unref();
  server.close(() => resolve());
  return promise;
}
