// npm run test:soak runs this: [--runs 1000000], of which a hundredth are enquiries, and the others pages.

import fc from 'fast-check';
import { send } from '../support/post.ts';
import { rowsOf } from '../support/site.ts';
import { command, play } from './growth.ts';

export async function soak(requests: number, enquiries: number, settleMs = 0) {
  let [asked, acknowledged, stored] = [0, 0, 0];
  const result = await play(requests, 0, settleMs, {
    atOnce: 20,
    cases: async () => fc.constantFrom('/', '/seo-services', '/contact', '/price-packages', '/nowhere'),
    async play(url, path) {
      const isPost = asked++ % (requests / enquiries) === 0;
      const email = `visitor-${asked}@example.com`;
      const answer = await (isPost ? send(url.origin, { email }) : fetch(new URL(path, url)));
      await answer.arrayBuffer();
      if (isPost && answer.status === 200) acknowledged += 1;
      return {
        statuses: [answer.status],
        fault: answer.status < 500 ? undefined : `${answer.status} at ${path}`,
      };
    },
    faultsAtEnd({ folder }) {
      stored = rowsOf(`${folder}/data/enquiries.db`).length;
      return stored === acknowledged ? [] : [`${acknowledged} were acknowledged, and ${stored} are stored.`];
    },
  });
  return { ...result, acknowledged, stored, failed: result.faults.length };
}

if (import.meta.main)
  await command('1000000', (requests, _seed, settleMs) => soak(requests, requests / 100, settleMs));
