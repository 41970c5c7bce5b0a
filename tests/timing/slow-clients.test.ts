import { afterAll, expect, test } from 'vitest';
import { openRawSocket } from '../support/raw-socket.ts';
import { startServer } from '../support/server-process.ts';

const besieged = startServer({ SEND_LIMIT: '1000' });
const calm = startServer();
const url = await besieged.url();
const calmUrl = await calm.url();
afterAll(() => Promise.all([besieged[Symbol.asyncDispose](), calm[Symbol.asyncDispose]()]));

const drips = {
  headers: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  body: 'POST /send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"name":"',
};

test('five hundred clients that send a byte a second delay no other client, and are cut off', {
  timeout: 60_000,
}, async () => {
  const startedMs = performance.now();
  const callers = await Promise.all(
    Array.from({ length: 500 }, (_, index) =>
      openRawSocket(url).then((caller) => ({ caller, slow: index % 2 ? 'headers' : ('body' as const) })),
    ),
  );
  for (const { caller, slow } of callers) caller.send(drips[slow as keyof typeof drips]);
  // In sequence: if they all connected at once, they would delay the visitor, who runs in this process.
  let next = 0;
  const dripping = setInterval(
    () => callers[next++ % callers.length]?.caller.send('x'),
    1_000 / callers.length,
  );
  const [quiet = 0, busy = 0] = await p99s([calmUrl, url]);
  console.log(
    `p99 of a visitor: ${quiet.toFixed(1)} ms alone, ${busy.toFixed(1)} ms beside 500 slow senders`,
  );
  // Below some milliseconds, the noise of the machine is measured.
  expect(busy).toBeLessThanOrEqual(Math.max(3 * quiet, 10));

  const of = (slow: string) => callers.filter((one) => one.slow === slow).map(({ caller }) => caller);
  await Promise.all(of('headers').map(({ closed }) => closed));
  expect(performance.now() - startedMs).toBeLessThan(15_000);
  await Promise.all(of('body').map(({ closed }) => closed));
  clearInterval(dripping);
  expect(performance.now() - startedMs).toBeLessThan(36_000);
  // A byte that meets the closed connection resets it, and the system may then discard the answer before it is read.
  const answered = callers.filter(({ caller }) => caller.received() !== '');
  expect(answered.length).toBeGreaterThan(callers.length / 2);
  expect(new Set(answered.map(({ caller }) => caller.status()))).toEqual(new Set([408]));
  expect(answered.every(({ caller }) => caller.received().includes("default-src 'none'"))).toBe(true);
  expect((await fetch(url)).status).toBe(200);
});

/** The 99th percentile of page requests. Servers take turns, so that a stall of the machine affects all alike. */
async function p99s(urls: string[]): Promise<number[]> {
  const took: number[][] = urls.map(() => []);
  for (let time = 1; time <= 1_000; time++) {
    for (const [index, one] of urls.entries()) {
      const startedMs = performance.now();
      await (await fetch(one)).arrayBuffer();
      took[index]?.push(performance.now() - startedMs);
    }
  }
  return took.map((ms) => ms.sort((one, other) => one - other)[Math.floor(ms.length * 0.99)] ?? 0);
}
