// Simulates the mail schedule: a mail server with every kind of failure, kills, clock jumps, operators and a second
// process. `SEEDS` sets how many runs, `SEED` which one.

import { expect, test } from 'vitest';
import { simulate } from './simulation/world.ts';

const count = Number(process.env.SEEDS ?? 20);
const seeds = process.env.SEED
  ? [Number(process.env.SEED)]
  : Array.from({ length: count }, (_, index) => index + 1);

test('every e-mail that the mail server accepts is sent soon; none delays another, none is lost, none is duplicated', {
  timeout: (60 + 5 * seeds.length) * 1000, // a third of a second each, on an idle machine
}, async () => {
  const startedMs = performance.now();
  const total = { sent: 0, kills: 0, doubled: 0 };
  const failures: string[] = [];
  for (const seed of seeds) {
    try {
      const { sent, kills, doubled } = await simulate(seed);
      total.sent += sent;
      total.kills += kills;
      total.doubled += doubled;
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  console.log(
    `${seeds.length} simulated runs in ${seconds} s: ${total.sent} emails sent, ${total.kills} kills, ${total.doubled} emails ` +
      `sent more than once, unavoidably; ${failures.length} failed.`,
  );
  expect(failures.slice(0, 3).join('\n\n')).toBe('');
});
