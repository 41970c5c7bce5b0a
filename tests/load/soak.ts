// npm run test:soak runs this: [--runs 1000000], of which each is a page, and each hundredth an enquiry as well.

import autocannon from 'autocannon';
import { readTidied, tidying } from '../support/metrics.ts';
import { send } from '../support/post.ts';
import { startServer } from '../support/server-process.ts';
import { rowsOf } from '../support/site.ts';
import { command, stages } from './growth.ts';

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
    const { text: _, ...held } = await readTidied(server, settleMs);
    samples.push({ pages: amount * stage, enquiries: acknowledged, ...held });
  }
  server.child.kill('SIGTERM');
  if ((await server.ended).code !== 0) failed += 1;
  return { samples, acknowledged, stored: rowsOf(`${server.folder}/data/enquiries.db`).length, failed };
}

if (import.meta.main)
  await command('1000000', async (pages, _seed, settleMs) => {
    const { failed, acknowledged, stored, samples } = await soak(pages, pages / 100, settleMs);
    const isRight = failed === 0 && stored === acknowledged;
    const faults = isRight ? [] : [`${failed} failed; ${acknowledged} acknowledged, ${stored} stored`];
    return { samples, faults };
  });
