// npm run test:soak runs this: [--pages 1000000] [--enquiries 10000]

import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { readTidied, settledMs, tidying } from '../support/metrics.ts';
import { send } from '../support/post.ts';
import { startServer } from '../support/server-process.ts';
import { rowsOf } from '../support/site.ts';
import { growthOver, report } from './growth.ts';

const stages = 10;
const paths = ['/', '/seo-services', '/contact', '/price-packages', '/nowhere'];

/**
 * Requests pages and posts enquiries at the same time, in ten stages; after each, the server collects garbage and is
 * measured.
 */
export async function soak(pages: number, enquiries: number, settleMs = 0) {
  await using server = startServer({ ...tidying, SEND_LIMIT: '100000' });
  const url = await server.url();
  const samples = [];
  let [acknowledged, failed] = [0, 0];
  for (let stage = 1; stage <= stages; stage++) {
    const amount = Math.ceil(pages / stages);
    const reading = autocannon({ url, amount, connections: 20, requests: paths.map((path) => ({ path })) });
    for (let turn = 1; turn <= Math.ceil(enquiries / stages); turn++) {
      const answer = await send(url, { email: `visitor-${stage}-${turn}@example.com` });
      await answer.arrayBuffer();
      if (answer.status === 200) acknowledged += 1;
    }
    const { errors, timeouts, '5xx': faults } = await reading;
    failed += errors + timeouts + faults;
    const { heapMb, memoryMb, descriptors, lagMs } = await readTidied(server, settleMs);
    samples.push({ pages: amount * stage, enquiries: acknowledged, heapMb, memoryMb, descriptors, lagMs });
  }
  server.child.kill('SIGTERM');
  if ((await server.ended).code !== 0) failed += 1;
  return { samples, acknowledged, stored: rowsOf(`${server.folder}/data/enquiries.db`).length, failed };
}

if (import.meta.main) {
  const pages = { type: 'string', default: '1000000' } as const;
  const { values } = parseArgs({ options: { pages, enquiries: { ...pages, default: '10000' } } });
  const { samples, ...figures } = await soak(Number(values.pages), Number(values.enquiries), settledMs);
  const wrong = growthOver(samples);
  if (figures.failed > 0) wrong.push(`${figures.failed} requests failed`);
  if (figures.stored !== figures.acknowledged) wrong.push('not what was acknowledged is stored');
  report(samples, figures, wrong);
}
