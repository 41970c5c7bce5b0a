// The time of an answer does not depend on what is stored, even while the job processes the requests.

import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createRequestJob } from '../../server/privacy/request-job.ts';
import { type RepeatedTask, repeat } from '../../server/time/clock.ts';
import { asha } from '../support/enquiry.ts';
import { enquiry } from '../support/isolated-store.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { openSite } from '../support/site.ts';

const countOfEach = 2_000;
const differenceMsMax = 1;
const warmUpCount = 50;
const unlimited = 1_000_000;

/** Each has its own median, because a page takes longer than JSON. */
const accepted = ['application/json', 'text/html'] as const;

/** Of each ten of a kind two are erasures, one for each kind of answer. */
const isErasure = (time: number) => (time + warmUpCount) % 10 < 2;

const kinds = ['wrong', 'right', 'erased'] as const;

test('a wrong pair, a right one and an erased one take the same time', { timeout: 240_000 }, async () => {
  const job: { current?: RepeatedTask } = {};
  await using site = openSite(
    { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_TO: 'desk@agency.example' },
    {
      requestLimits: { triesPerNetwork: unlimited, perDay: unlimited },
      onDataRequest: () => job.current?.wake(),
    },
  );
  const { store, log, config } = site;
  // Otherwise most correct requests would exceed the limit of e-mails to one address.
  const settleRequests = createRequestJob({
    ...{ store, log, config, now: () => new Date(), onSettled: () => {} },
    emailsPerMailbox: unlimited,
  });
  const running = repeat(settleRequests, 60_000);
  job.current = running;
  const insert = async (message: string) => (await store.insert(enquiry({ message }))).reference;
  const references = { wrong: '0000-0000', right: await insert('right'), erased: await insert('erased') };
  const rule = { at: new Date(), keptUntil: null, isNotified: false, isMailed: true };
  await store.dataRequests.erase(references.erased, rule);
  const erasuresCount = (countOfEach + warmUpCount) / 5;
  const toErase = await Promise.all(
    Array.from({ length: erasuresCount }, (_, index) => insert(`to be erased ${index}`)),
  );

  const server = createServer(site.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { port } = server.address() as AddressInfo;
  const post = (action: 'see' | 'erase', reference: string, accept: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const body = JSON.stringify({ action, reference, email: asha.email });
    const startedMs = performance.now();
    const sent = request(
      {
        ...{ agent, port, host: '127.0.0.1', method: 'POST', path: '/my-enquiry' },
        headers: {
          ...{ Accept: accept, 'Content-Type': 'application/json' },
          'Content-Length': Buffer.byteLength(body),
        },
      },
      (res) => {
        if (res.statusCode !== 200) return reject(new Error(`answered with ${res.statusCode}`));
        if (!res.headers['content-type']?.startsWith(accept))
          return reject(new Error(`answered with ${res.headers['content-type']}`));
        res.resume().on('end', () => resolve(performance.now() - startedMs));
      },
    );
    sent.on('error', reject);
    sent.end(body);
    return promise;
  };

  const took = accepted.map(() => ({ wrong: [], right: [], erased: [] }) as Record<Kind, number[]>);
  const random = seededRandom('order', 1);
  for (let time = -warmUpCount; time < countOfEach; time++) {
    const way = (time + warmUpCount) % accepted.length;
    const action = isErasure(time) ? 'erase' : 'see';
    const ofThisTime = { ...references };
    if (action === 'erase') ofThisTime.right = toErase.pop() ?? '';
    // In another order each time, so that none always follows the same one.
    const order = [...kinds]
      .map((kind) => ({ kind, place: random(1_000) }))
      .sort((a, b) => a.place - b.place);
    for (const { kind } of order) {
      const ms = await post(action, ofThisTime[kind], accepted[way] ?? '');
      if (time >= 0) took[way]?.[kind].push(ms);
    }
  }
  await running.stop();
  agent.destroy();
  server.close();

  for (const [way, ofKind] of took.entries()) {
    const medians = kinds.map((kind) => median(ofKind[kind]));
    const shown = kinds.map((kind, index) => `${kind} ${medians[index]?.toFixed(3)} ms`);
    console.log(`median answer, ${accepted[way]}: ${shown.join(', ')}`);
    expect(Math.max(...medians) - Math.min(...medians)).toBeLessThan(differenceMsMax);
  }
  // The job was at work meanwhile. It may have stopped before the last ones.
  const lines = await store.journal(new Date(0), 10_000);
  const countOf = (action: string) => lines.filter(({ command }) => command === action).length;
  expect(countOf('see')).toBeGreaterThan(countOfEach / 2);
  expect(countOf('erase')).toBeGreaterThan(erasuresCount / 2);
});

type Kind = (typeof kinds)[number];

function median(times: number[]): number {
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}
