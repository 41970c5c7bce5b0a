// Days of notices by a simulated clock: a receiver with every kind of failure, two processes that die, clocks that jump.
// Everything follows from the seed; `SEED` repeats one.

import { expect, test } from 'vitest';
import type { PostNotice } from '../../server/enquiries/notices/post-notice.ts';
import { emailLeaseMs, noticeWaitsMs, outboxPollMs, serverBackoffMs } from '../../server/limits.ts';
import { dayMs } from '../../server/time/dates.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { openSiteWithNotices } from '../support/site-with-notices.ts';

const seeds = process.env.SEED ? [Number(process.env.SEED)] : [1, 2, 3, 4, 5, 6];
const steps = 60;

test.each(seeds)(
  'seed %i: every notice is finally sent or refused, after at most five tries, and none that was marked is sent twice',
  async (seed) => {
    const random = seededRandom('notices', seed);
    await using site = await openSiteWithNotices();
    const accepted = new Map<string, { count: number; isExcused: boolean }>();
    let isCalm = false;
    const accept = (id: string, isExcused: boolean) => {
      const before = accepted.get(id);
      if (before && !before.isExcused) throw new Error(`SEED=${seed}: ${id} was sent twice`);
      accepted.set(id, { count: (before?.count ?? 0) + 1, isExcused });
    };

    async function startProcess() {
      const death = Promise.withResolvers<'dead'>();
      const never = () => {
        death.resolve('dead');
        return new Promise<never>(() => {});
      };
      const post: PostNotice = async ({ headers }) => {
        const id = headers['webhook-id'] ?? '';
        const fate = isCalm ? 0 : random(10);
        if (fate === 1) throw new Error('the connection failed');
        if (fate === 2) return never(); // dies before the receiver has it
        if (fate === 3) {
          accept(id, true);
          return never(); // dies before it is marked
        }
        if (fate === 4) return { status: 410, retryAfter: undefined, firstLine: '' };
        if (fate === 5) return { status: 429, retryAfter: String(random(10_000)), firstLine: '' };
        if (fate === 6) return { status: 500, retryAfter: undefined, firstLine: 'Broken' };
        accept(id, false);
        return { status: 200, retryAfter: undefined, firstLine: '' };
      };
      const outbox = await site.another(post);
      return { deliver: () => Promise.race([outbox.deliver(), death.promise]) };
    }

    const processes = [await startProcess(), await startProcess()];
    const round = async () => {
      const ended = await Promise.all(processes.map((process) => process.deliver()));
      for (const [number, end] of ended.entries())
        if (end === 'dead') processes[number] = await startProcess();
    };
    await round();
    const references = new Set<string>();
    const held: string[] = [];
    for (let step = 0; step < steps; step++) {
      const isHeld = random(6) === 0;
      if (random(2) === 0) {
        const reference = await site.enquire({ spamSignals: isHeld ? ['links'] : [] });
        if (isHeld) held.push(reference);
        else references.add(reference);
      }
      const released = random(8) === 0 ? held.pop() : undefined;
      if (released) {
        await site.store.release(released, site.clock.now());
        references.add(released);
      }
      if (random(15) === 0) site.jump((random(2) === 0 ? 1 : -1) * random(3) * dayMs);
      site.pass([outboxPollMs, emailLeaseMs, 10 * 60_000, 4 * 3_600_000][random(4)] ?? 0);
      await round();
    }
    isCalm = true;
    for (let count = 0; count < 40; count++) {
      site.pass(Math.max(serverBackoffMs.max, emailLeaseMs, ...noticeWaitsMs.slice(0, 3)));
      await round();
    }
    const notices = await site.notices();
    expect(notices.filter(({ state }) => state === 'waiting')).toEqual([]);
    expect(notices.filter(({ tries }) => tries > 5)).toEqual([]);
    for (const { id, state } of notices) if (state === 'sent') expect(accepted.has(id)).toBe(true);
    const announced = new Set(notices.map(({ reference }) => reference));
    expect([...announced].filter((reference) => !references.has(reference ?? ''))).toEqual([]);
    expect([...references].filter((reference) => !announced.has(reference))).toEqual([]);
    expect(accepted.size).toBeGreaterThan(0);
  },
);
