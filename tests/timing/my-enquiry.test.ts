// The time of an answer tells nothing about what is stored. The job that looks at the requests runs meanwhile.

import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { MailTransport } from '../../server/enquiries/outbox/types.ts';
import { startRequestJob } from '../../server/enquiries/requests/request-job.ts';
import type { RepeatedTask } from '../../server/jobs/repeat.ts';
import { memoryCounters } from '../../server/rate-limit/counters.ts';
import { asha } from '../support/enquiry.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { openSite } from '../support/site.ts';

const countOfEach = 2_000;
const differenceMsMax = 1;

const kinds = ['wrong', 'right', 'erased'] as const;

test('a wrong pair, a right one and an erased one take the same time', { timeout: 240_000 }, async () => {
  const job: { current?: RepeatedTask } = {};
  await using site = openSite(
    { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_TO: 'desk@agency.example' },
    {
      requestLimits: { triesPerHour: 1_000_000, perDay: 1_000_000 },
      onDataRequest: () => job.current?.wake(),
    },
  );
  const { store, log, config } = site;
  if (!config.mail) throw new Error('The test needs mail settings.');
  const mail: MailTransport = {
    send: async () => ({ state: 'sent', refusedFor: [] }),
    askRecipients: async () => ({ state: 'sent', refusedFor: [] }),
    close() {},
  };
  job.current = startRequestJob({
    ...{ store, log, settings: config.settings, counters: memoryCounters(), now: () => new Date() },
    ...{ eraseAfterDays: 0, isNotified: false, onSettled: () => {} },
    mail: { mail, sender: { ...config.mail, settings: config.settings } },
  });
  const references = { wrong: '0000-0000', right: '', erased: '' };
  for (const kind of ['right', 'erased'] as const) {
    const { headers } = await site.http.post('/send').send({ ...asha, message: kind });
    references[kind] = headers['enquiry-reference'] as string;
  }
  const rule = { at: new Date(), keptUntil: null, isNotified: false };
  await store.dataRequests.erase(references.erased, rule);

  const server = createServer(site.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { port } = server.address() as AddressInfo;
  const post = (reference: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const body = JSON.stringify({ action: 'see', reference, email: asha.email });
    const startedMs = performance.now();
    const sent = request(
      {
        ...{ agent, port, host: '127.0.0.1', method: 'POST', path: '/my-enquiry' },
        headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
      },
      (res) => {
        if (res.statusCode !== 200) return reject(new Error(`answered with ${res.statusCode}`));
        res.resume().on('end', () => resolve(performance.now() - startedMs));
      },
    );
    sent.on('error', reject);
    sent.end(body);
    return promise;
  };

  const took: Record<(typeof kinds)[number], number[]> = { wrong: [], right: [], erased: [] };
  const random = seededRandom('order', 1);
  for (let time = -50; time < countOfEach; time++) {
    // In another order each time, so that none always follows the same one.
    const order = [...kinds]
      .map((kind) => ({ kind, place: random(1_000) }))
      .sort((a, b) => a.place - b.place);
    for (const { kind } of order) {
      const ms = await post(references[kind]);
      if (time >= 0) took[kind].push(ms);
    }
  }
  await job.current.stop();
  agent.destroy();
  server.close();

  const medians = kinds.map((kind) => took[kind].sort((one, other) => one - other)[countOfEach / 2] ?? 0);
  console.log(
    `median answer: ${kinds.map((kind, index) => `${kind} ${medians[index]?.toFixed(3)} ms`).join(', ')}`,
  );
  expect(Math.max(...medians) - Math.min(...medians)).toBeLessThan(differenceMsMax);
  expect(await store.journal(new Date(0), 100)).not.toEqual([]); // the job was at work
});
