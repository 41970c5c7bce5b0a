import { requestLimits } from '../../server/privacy/my-enquiry-route.ts';
// Ten thousand guesses at the form for requests, from a thousand addresses: they find no enquiry, and their answers show
// nothing about stored enquiries.

import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createReference } from '../../server/enquiries/reference.ts';
import { createRequestJob } from '../../server/privacy/request-job.ts';
import { asha } from '../support/enquiry.ts';
import { openSite } from '../support/site.ts';

const guessesCount = 10_000;
const addressesCount = 1_000;

test('ten thousand guesses find no enquiry, use no limit of others and get the same answers', {
  timeout: 300_000,
}, async () => {
  await using site = openSite({ TRUST_PROXY: '1' });
  const { headers } = await site.http.post('/send').send(asha);
  const right = headers['enquiry-reference'] as string;
  const [before] = site.rows();
  const linesBefore = site.lines.length;
  const server = createServer(site.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const { port } = server.address() as AddressInfo;

  function guess(number: number): Promise<{ status: number; text: string }> {
    // The visitor's own reference with other addresses, and her address with other references.
    const pair =
      number % 2
        ? { reference: right, email: `asha${number}@example.com` }
        : { reference: createReference(), email: asha.email };
    const body = JSON.stringify({ action: number % 3 ? 'erase' : 'see', ...pair });
    const address = number % addressesCount;
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
    const sent = request(
      {
        ...{ agent, port, host: '127.0.0.1', method: 'POST', path: '/my-enquiry' },
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': `198.51.${Math.floor(address / 250)}.${address % 250}`,
        },
      },
      (res) => {
        let text = '';
        res.setEncoding('utf8').on('data', (part) => (text += part));
        res.on('end', () => resolve({ status: res.statusCode ?? 0, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
    return promise;
  }

  const settleRequests = createRequestJob({
    ...{ store: site.store, log: site.log, config: site.config },
    ...{ now: () => new Date(), onSettled: () => {} },
  });
  const answers = new Map<string, number>();
  for (let number = 0; number < guessesCount; number += 500) {
    const batch = Array.from({ length: 500 }, (_, index) => guess(number + index));
    for (const { status, text } of await Promise.all(batch)) {
      const answer = `${status} ${text}`;
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
    await settleRequests();
  }
  agent.destroy();
  server.close();
  server.closeAllConnections();

  // One answer for each action, and the one past the limits.
  const statuses = [...answers].map(([answer, count]) => [answer.slice(0, 3), count] as const);
  expect(statuses.filter(([status]) => status === '200')).toHaveLength(2);
  expect(statuses.filter(([status]) => status === '429')).toEqual([
    ['429', guessesCount - requestLimits.perDay],
  ]);
  expect(requestLimits.triesPerNetwork * addressesCount).toBeGreaterThan(guessesCount); // no client exceeded its own limit
  expect(answers.size).toBe(3);

  expect(site.rows()).toEqual([before]);
  expect(await site.store.journal(new Date(0), 10)).toEqual([]);
  expect(site.tables().data_requests).toEqual([]);
  const own = site.lines.slice(linesBefore).filter(({ msg }) => msg !== 'request');
  expect(own).toMatchObject([{ msg: expect.stringContaining('limit of data requests reached') }]);
});
