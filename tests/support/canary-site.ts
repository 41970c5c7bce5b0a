import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';
import type { CanaryDeps } from '../../server/canary/run.ts';
import { runCanary } from '../../server/canary/run.ts';
import { openSiteWithMessages } from './site-with-messages.ts';

/** The site with its sender, and a proxy in front of it, by which canaries come. */
export async function openCanarySite({
  env,
  ...otherwise
}: Pick<Parameters<typeof openSiteWithMessages>[0] & {}, 'env' | 'receiver'> = {}) {
  const requests: { url: string; headers: Record<string, unknown> }[] = [];
  let answer: RequestListener = (_req, res) => res.end();
  const proxy = createServer((req, res) => {
    requests.push({ url: req.url ?? '', headers: { ...req.headers } });
    answer(req, res);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const site = await openSiteWithMessages({ env: { SITE_URL: url, ...env }, ...otherwise });
  answer = site.app;

  // While the canary waits, the sender works, and time passes only when it has nothing in flight.
  const isSending = async () => (await site.store.messages.list({}, 100)).some((one) => one.isBeingSent);
  const clock = {
    ...site.clock,
    async sleep(ms: number) {
      await site.deliver();
      while (await isSending()) await later(2);
      site.advance(ms);
    },
  };
  const deps: CanaryDeps = {
    ...{ config: site.config, store: site.store, clock },
    ...{ msMax: 60_000, signal: new AbortController().signal },
  };
  const { receiver: _receiver, ...rest } = Object.getOwnPropertyDescriptors(site);
  return {
    ...(Object.create(null, rest) as Omit<typeof site, 'receiver'>),
    site,
    url,
    requests,
    deps,
    /** What the proxy does from now on; without an argument it passes everything on. */
    proxyAnswers(does: RequestListener = site.app) {
      answer = does;
    },
    run: (otherwise: Partial<CanaryDeps> = {}) => runCanary({ ...deps, ...otherwise }),
    async [Symbol.asyncDispose]() {
      proxy.closeAllConnections();
      proxy.close();
      await site[Symbol.asyncDispose]();
    },
  };
}
