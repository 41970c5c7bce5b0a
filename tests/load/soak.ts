// npm run test:soak runs this: [--pages 1000000] [--enquiries 10000]

import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { asha } from '../support/enquiry.ts';
import { readTidied, settledMs, tidying } from '../support/metrics.ts';
import { startServer } from '../support/server-process.ts';
import { rowsOf } from '../support/site.ts';
import { growthOver, print } from './growth.ts';

export type Sample = {
  pages: number;
  enquiries: number;
  heapMb: number;
  memoryMb: number;
  descriptors: number;
  lagMs: number;
};
export type Soaked = { samples: Sample[]; acknowledged: number; stored: number; failed: number };

const stages = 10;
const paths = ['/', '/seo-services', '/contact', '/price-packages', '/nowhere'];

/**
 * Requests pages and posts enquiries at the same time, in ten stages; after each, the server collects garbage and is
 * measured.
 */
export async function soak(pages: number, enquiries: number, settleMs = 0): Promise<Soaked> {
  await using server = startServer({ ...tidying, SEND_LIMIT: '100000' });
  const url = await server.url();
  const samples: Sample[] = [];
  let acknowledged = 0;
  let failed = 0;
  for (let stage = 1; stage <= stages; stage++) {
    const reading = autocannon({
      url,
      amount: Math.ceil(pages / stages),
      connections: 20,
      requests: paths.map((path) => ({ path })),
    });
    const writing = write(url, stage, Math.ceil(enquiries / stages));
    const [{ errors, timeouts, '5xx': faults }, stored] = await Promise.all([reading, writing]);
    acknowledged += stored;
    failed += errors + timeouts + faults;
    const { heapMb, memoryMb, descriptors, lagMs } = await readTidied(server, settleMs);
    const done = { pages: Math.ceil(pages / stages) * stage, enquiries: acknowledged };
    samples.push({ ...done, heapMb, memoryMb, descriptors, lagMs });
  }
  server.child.kill('SIGTERM');
  const { code } = await server.ended;
  if (code !== 0) failed += 1;
  return { samples, acknowledged, stored: rowsOf(`${server.folder}/data/enquiries.db`).length, failed };
}

async function write(url: string, stage: number, count: number): Promise<number> {
  let stored = 0;
  for (let turn = 1; turn <= count; turn++) {
    const body = JSON.stringify({
      ...asha,
      email: `visitor-${stage}-${turn}@example.com`,
      message: `Enquiry ${turn} of ${stage}`,
    });
    const answer = await fetch(`${url}/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    await answer.arrayBuffer();
    if (answer.status === 200) stored += 1;
  }
  return stored;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '1000000' },
      enquiries: { type: 'string', default: '10000' },
    },
  });
  const { samples, ...figures } = await soak(Number(values.pages), Number(values.enquiries), settledMs);
  print(samples);
  console.log(figures);
  const growth = growthOver(samples);
  for (const grown of growth) console.error(grown);
  process.exitCode =
    growth.length > 0 || figures.failed > 0 || figures.stored !== figures.acknowledged ? 1 : 0;
}
