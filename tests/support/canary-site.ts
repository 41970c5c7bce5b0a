import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';
import { runCanary } from '../../server/canary/run.ts';
import type { CanaryDeps } from '../../server/canary/types.ts';
import { openSiteWithMail } from './site-with-mail.ts';

/** The site with mail, and a proxy in front of it, by which canaries come. */
export async function openCanarySite(env: Record<string, string> = {}) {
  const requests: { url: string; headers: Record<string, unknown> }[] = [];
  let answer: RequestListener = (_req, res) => res.end();
  const proxy = createServer((req, res) => {
    requests.push({ url: req.url ?? '', headers: { ...req.headers } });
    answer(req, res);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const agency = await openSiteWithMail({ SITE_URL: url, ...env });
  answer = agency.app;

  // While the canary waits, the outbox works, and time passes only when it has nothing in flight.
  const clock = {
    ...agency.clock,
    async sleep(ms: number) {
      await agency.outbox.deliver();
      while ((await agency.store.leased()).length > 0) await later(2);
      agency.advance(ms);
    },
  };
  const deps: CanaryDeps = {
    ...{ config: agency.config, store: agency.store, clock },
    ...{ msMax: 60_000, signal: new AbortController().signal },
  };
  return {
    ...agency,
    url,
    requests,
    deps,
    /** What the proxy does from now on; without an argument it passes everything on. */
    proxyAnswers(does: RequestListener = agency.app) {
      answer = does;
    },
    run: (otherwise: Partial<CanaryDeps> = {}) => runCanary({ ...deps, ...otherwise }),
    async [Symbol.asyncDispose]() {
      proxy.closeAllConnections();
      proxy.close();
      await agency[Symbol.asyncDispose]();
    },
  };
}
