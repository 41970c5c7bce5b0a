// The mail schedule, held by simulation: a mail server of every mood, kills, jumping clocks, people and a second
// process. `SEEDS` says how many lives, `SEED` which one.

import { expect, test } from 'vitest';
import { simulate } from './simulation/world.ts';

const count = Number(process.env.SEEDS ?? 50);
const seeds = process.env.SEED
  ? [Number(process.env.SEED)]
  : Array.from({ length: count }, (_, index) => index + 1);

test('whatever the mail server would take is sent soon, none waits for another, none is lost, none is doubled', {
  timeout: (60 + 5 * seeds.length) * 1000, // a third of a second each, on a machine that does nothing else
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
    `${seeds.length} lives in ${seconds} s: ${total.sent} letters sent, ${total.kills} kills, ${total.doubled} letters ` +
      `sent more than once where nobody could know; ${failures.length} failed.`,
  );
  expect(failures.slice(0, 3).join('\n\n')).toBe('');
});
