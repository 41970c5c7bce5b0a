import { expect, test } from 'vitest';
import { createCircuitBreaker } from '../../server/enquiries/outbox/circuit-breaker.ts';
import {
  deferredInARowCountMax,
  deferredPaceMs,
  enquiryProbeMsMin,
  lostBackoffMs,
  lostInARowCountMax,
  serverBackoffMs,
} from '../../server/limits.ts';

function openCircuit(random = 1) {
  const time = { ms: 0 };
  return { time, circuit: createCircuitBreaker({ monotonicMs: () => time.ms, random: () => random }) };
}

test('waits grow to the maximum and stay there, jitter halves them at most, and a success resets them', () => {
  for (const [random, share] of [
    [1, 1],
    [0, 0.5],
  ]) {
    const { circuit } = openCircuit(random);
    const waits = Array.from({ length: 2_000 }, () => circuit.serverFailed());
    expect(waits[0]).toBe(serverBackoffMs.first * Number(share));
    expect(waits.at(-1)).toBe(serverBackoffMs.max * Number(share));
    circuit.settled();
    expect(circuit.serverFailed()).toBe(waits[0]);
  }
});

test('one e-mail that fails repeatedly stops no other; several in a row stop all, but not for long', () => {
  const { circuit } = openCircuit();
  for (let time = 1; time <= 50; time++) expect(circuit.lost('One')).toBe(0);
  for (let other = 2; other < lostInARowCountMax; other++) expect(circuit.lost(`${other}`)).toBe(0);
  expect(circuit.lost('the last')).toBe(lostBackoffMs.first);
  for (let other = 1; other <= 50; other++)
    expect(circuit.lost(`another ${other}`)).toBeLessThanOrEqual(lostBackoffMs.max);
  circuit.deferred('an answer');
  expect(circuit.lost('One')).toBe(0);
});

test('a server that defers each e-mail is tried slowly until it accepts one', () => {
  const { circuit, time } = openCircuit();
  for (let email = 1; email < deferredInARowCountMax; email++) circuit.deferred(`${email}`);
  expect(circuit.msToWait()).toBe(0);
  for (let email = 1; email <= 50; email++) {
    circuit.deferred(`another ${email}`);
    expect(circuit.msToWait()).toBe(deferredPaceMs);
    time.ms += deferredPaceMs;
  }
  circuit.settled();
  circuit.deferred('One');
  expect(circuit.msToWait()).toBe(0);
});

test('an operator triggers a try now, an enquiry at once or after half a minute', () => {
  const { circuit, time } = openCircuit();
  for (let failure = 1; failure <= 20; failure++) circuit.serverFailed();
  circuit.probeSoon();
  expect(circuit.msToWait()).toBe(enquiryProbeMsMin);
  circuit.probeNow();
  expect(circuit.msToWait()).toBe(0);
  expect(circuit.serverFailed()).toBeLessThanOrEqual(2 * serverBackoffMs.first);
  time.ms += enquiryProbeMsMin;
  circuit.probeSoon();
  expect(circuit.msToWait()).toBe(0);
});
