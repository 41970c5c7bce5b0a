// Visitors at a steady rate, whatever the answers take: pages and enquiries, on new and on kept connections.

import { Agent, request } from 'node:http';
import { setTimeout as later } from 'node:timers/promises';
import { asha } from './enquiry.ts';

export function startSteadyLoad(url: string, perSecond: number, { postEach = 10 } = {}) {
  const kept = new Agent({ keepAlive: true });
  const failures: { what: string; reason: string }[] = [];
  const acknowledged: string[] = [];
  const pending: Promise<void>[] = [];
  let open = true;

  const done = (async () => {
    const startedMs = performance.now();
    for (; open; await later(2)) {
      const due = ((performance.now() - startedMs) / 1000) * perSecond;
      while (pending.length < due) pending.push(ask(pending.length + 1));
    }
    await Promise.all(pending);
    kept.destroy();
  })();

  async function ask(number: number): Promise<void> {
    const agent = number % 2 === 0 && kept;
    const message = number % postEach < 2 ? `Enquiry ${number}` : undefined; // one of each two is on a kept connection
    let outcome = await exchange(url, agent, message);
    // What Chromium and proxies do, on a kept connection only: it may have been closed while the request was sent.
    if (outcome === 'closed before an answer') outcome = await exchange(url, false, message);
    const what = `${message ? 'POST' : 'GET'} ${agent ? 'kept' : 'new'}`;
    if (outcome !== '200') failures.push({ what, reason: outcome });
    else if (message) acknowledged.push(message);
  }

  return {
    async stop() {
      open = false;
      await done;
      return { asked: pending.length, failures, acknowledged };
    },
  };
}

function exchange(url: string, agent: Agent | false, message?: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const key = message?.replaceAll(' ', '-').padEnd(20, '-');
  const email = `${key}@example.com`;
  const body = message && JSON.stringify({ ...asha, message, key, email, form: 'contact' });
  const asking = body
    ? request(`${url}/send`, { agent, method: 'POST', headers: { 'Content-Type': 'application/json' } })
    : request(`${url}/seo-services`, { agent, headers: { 'Accept-Encoding': 'br' } });
  let bytesBefore = 0;
  asking.once('socket', (socket) => (bytesBefore = socket.bytesRead));
  // As long as nginx waits.
  asking.setTimeout(60_000, () => asking.destroy(new Error('timed out')));
  asking.once('response', (response) => {
    response.once('error', () => {});
    response.once('close', () => resolve(response.complete ? String(response.statusCode) : 'cut off'));
    response.resume();
  });
  asking.once('error', (error: NodeJS.ErrnoException) => {
    const isClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
    const isUnanswered = asking.reusedSocket && (asking.socket?.bytesRead ?? 0) === bytesBefore;
    resolve(isClosed && isUnanswered ? 'closed before an answer' : (error.code ?? error.message));
  });
  asking.end(body);
  return promise;
}
