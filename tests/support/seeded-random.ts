import { randomInt } from 'node:crypto';

/** All random choices follow from this number; `SEED=…` repeats a run. */
export const seed = Number(process.env.SEED ?? randomInt(2 ** 31));

/**
 * Returns a function for whole numbers from 0 to below `end`. mulberry32,
 * https://gist.github.com/tommyettinger/46a574533244883189143505d203312c
 */
export function seededRandom(name: string, from = seed): (end: number) => number {
  let state = from;
  for (const character of name) state = Math.imul(state ^ character.charCodeAt(0), 0x9e3779b1);
  return (end) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
}
