// Simulates the mail schedule: a mail server with every kind of failure, kills, clock jumps, operators and a second
// process. `SEEDS` sets how many runs, `SEED` which one.

import { expect, test } from 'vitest';
import { simulate } from './simulation.ts';

const { SEED, SEEDS = 20 } = process.env;
const seeds = SEED ? [Number(SEED)] : Array.from({ length: Number(SEEDS) }, (_, index) => index + 1);

test('every e-mail that the mail server accepts is sent soon; none delays another, none is lost, none is duplicated', {
  timeout: (60 + 5 * seeds.length) * 1000, // a third of a second each, on an idle machine
}, async () => {
  const failures: string[] = [];
  for (const seed of seeds) await simulate(seed).catch((error) => failures.push(String(error.message)));
  expect(failures.slice(0, 3).join('\n\n')).toBe('');
});
