import { expect, test } from 'vitest';
import { openRawSocket } from '../support/raw-socket.ts';
import { startServer } from '../support/server-process.ts';

const drips = [
  'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'POST /send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"name":"',
];

test('five hundred clients that send a byte a second delay no other client, and are cut off', {
  timeout: 120_000,
}, async () => {
  await using besieged = startServer({ SEND_LIMIT: '1000' });
  await using calm = startServer();
  const [url, calmUrl] = [await besieged.url(), await calm.url()];
  const callers = await Promise.all(Array.from({ length: 500 }, () => openRawSocket(url)));
  for (const [index, caller] of callers.entries()) caller.send(drips[index % 2] ?? '');
  // In sequence: if they all sent at once, they would delay the visitor, who runs in this process.
  let next = 0;
  const dripping = setInterval(() => callers[next++ % callers.length]?.send('x'), 1_000 / callers.length);
  const tookMs: Record<string, number[]> = { [url]: [], [calmUrl]: [] };
  // The servers take turns, so that a stall of the machine affects both alike.
  for (let turn = 0; turn < 300; turn++)
    for (const [one, ms] of Object.entries(tookMs)) {
      const startedMs = performance.now();
      await (await fetch(one)).arrayBuffer();
      ms.push(performance.now() - startedMs);
    }
  const [busy = 0, quiet = 0] = Object.values(tookMs).map((ms) => ms.sort((a, b) => a - b)[ms.length >> 1]);
  console.log(`a visitor waits ${quiet.toFixed(1)} ms alone, ${busy.toFixed(1)} ms beside 500 slow senders`);
  // Below some milliseconds, the noise of the machine is measured.
  expect(busy).toBeLessThanOrEqual(Math.max(3 * quiet, 10));

  await Promise.all(callers.map(({ closed }) => closed));
  clearInterval(dripping);
  // A byte that meets the closed connection resets it, and the system may then discard the answer before it is read.
  const answers = callers.map(({ received }) => received()).filter(Boolean);
  expect(answers.length).toBeGreaterThan(0);
  const isTimedOut = expect.stringMatching(/^HTTP\/1\.1 408 .*default-src 'none'/s);
  expect(answers).toEqual(answers.map(() => isTimedOut));
  expect((await fetch(url)).status).toBe(200);
});
