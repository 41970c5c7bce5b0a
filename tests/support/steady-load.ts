// Visitors at a steady rate, whatever the answers take: pages and enquiries, on new and on kept connections.

import { Agent, request } from 'node:http';
import { setTimeout as later } from 'node:timers/promises';
import { asha } from './enquiry.ts';

type Failure = { what: string; reason: string };

/** As much as nginx has. */
const patienceMs = 60_000;

export function startSteadyLoad(url: string, perSecond: number, { postEach = 10 } = {}) {
  const kept = new Agent({ keepAlive: true });
  const failures: Failure[] = [];
  const acknowledged: string[] = [];
  const pending = new Set<Promise<void>>();
  let asked = 0;
  let open = true;

  const done = (async () => {
    const startedMs = performance.now();
    while (open) {
      const due = ((performance.now() - startedMs) / 1000) * perSecond;
      while (asked < due) {
        const visit = ask(++asked).finally(() => pending.delete(visit));
        pending.add(visit);
      }
      await later(2);
    }
    await Promise.all(pending);
    kept.destroy();
  })();

  async function ask(number: number): Promise<void> {
    const agent = number % 2 === 0 ? kept : false;
    const message = number % postEach < 2 ? `Enquiry ${number}` : undefined; // one of each two is on a kept connection
    let outcome = await exchange(url, agent, message);
    // What Chromium and proxies do, on a kept connection only: it may have been closed while the request was sent.
    if (outcome === 'closed before an answer') outcome = await exchange(url, false, message);
    if (outcome !== 200)
      failures.push({
        what: `${message ? 'POST' : 'GET'} ${agent ? 'kept' : 'new'}`,
        reason: String(outcome),
      });
    else if (message) acknowledged.push(message);
  }

  return {
    async stop() {
      open = false;
      await done;
      return { asked, failures, acknowledged };
    },
  };
}

function exchange(url: string, agent: Agent | false, message?: string): Promise<number | string> {
  const { promise, resolve } = Promise.withResolvers<number | string>();
  const key = message?.replaceAll(' ', '-').padEnd(20, '-');
  const body =
    message && JSON.stringify({ ...asha, message, key, email: `${key}@example.com`, form: 'contact' });
  const asking = request(`${url}${body ? '/send' : '/seo-services'}`, {
    agent,
    method: body ? 'POST' : 'GET',
    headers: body
      ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
      : { 'Accept-Encoding': 'br' },
    timeout: patienceMs,
  });
  let bytesBefore = 0;
  asking.once('socket', (socket) => (bytesBefore = socket.bytesRead));
  asking.once('timeout', () => asking.destroy(new Error('timed out')));
  asking.once('response', (response) => {
    response.once('error', () => {});
    response.once('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 'cut off'));
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
