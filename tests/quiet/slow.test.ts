import { afterAll, expect, test } from 'vitest';
import { startServer } from '../builders/process.ts';
import { dial } from '../builders/wire.ts';

const server = startServer({ SEND_LIMIT: '1000' });
const url = await server.url();
afterAll(() => server[Symbol.asyncDispose]());

const drips = {
  headers: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  body: 'POST /send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"name":"',
};

test('five hundred senders of a byte a second keep nobody else waiting, and are cut off', {
  timeout: 60_000,
}, async () => {
  const quiet = await p99();
  const startedMs = performance.now();
  const callers = await Promise.all(
    Array.from({ length: 500 }, (_, index) =>
      dial(url).then((caller) => ({ caller, slow: index % 2 ? 'headers' : ('body' as const) })),
    ),
  );
  for (const { caller, slow } of callers) caller.say(drips[slow as keyof typeof drips]);
  const dripping = setInterval(() => {
    for (const { caller } of callers) caller.say('x');
  }, 1_000);
  const busy = await p99();
  console.log(
    `p99 of a visitor: ${quiet.toFixed(1)} ms alone, ${busy.toFixed(1)} ms beside 500 slow senders`,
  );
  // Below some milliseconds it is the machine that is measured.
  expect(busy).toBeLessThanOrEqual(Math.max(3 * quiet, 10));

  const of = (slow: string) => callers.filter((one) => one.slow === slow).map(({ caller }) => caller);
  await Promise.all(of('headers').map(({ closed }) => closed));
  expect(performance.now() - startedMs).toBeLessThan(15_000);
  await Promise.all(of('body').map(({ closed }) => closed));
  clearInterval(dripping);
  expect(performance.now() - startedMs).toBeLessThan(36_000);
  expect(new Set(callers.map(({ caller }) => caller.status()))).toEqual(new Set([408]));
  expect(callers.every(({ caller }) => caller.heard().includes("default-src 'none'"))).toBe(true);
  expect((await fetch(url)).status).toBe(200);
});

/** What 99 of 100 page requests take at most, in the calmest of three rounds: others use this machine too. */
async function p99(): Promise<number> {
  const rounds: number[] = [];
  for (let round = 1; round <= 3; round++) {
    const took: number[] = [];
    for (let time = 1; time <= 300; time++) {
      const startedMs = performance.now();
      await (await fetch(url)).arrayBuffer();
      took.push(performance.now() - startedMs);
    }
    rounds.push(took.sort((one, other) => one - other)[Math.floor(took.length * 0.99)] ?? 0);
  }
  return Math.min(...rounds);
}
