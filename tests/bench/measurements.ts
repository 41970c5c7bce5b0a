// Writes what a benchmark measured to the file that the pages read.

import { readFileSync, writeFileSync } from 'node:fs';
import type { Measurements } from '../../views/measurements.ts';

const file = new URL('../../views/measurements.json', import.meta.url);

/** Adds today's date, and leaves the other benchmarks' figures as they are. */
export function recordMeasurement<Name extends keyof Measurements>(
  name: Name,
  figures: Omit<Measurements[Name], 'date'>,
): void {
  const measurements = JSON.parse(readFileSync(file, 'utf8')) as Measurements;
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(file, `${JSON.stringify({ ...measurements, [name]: { date, ...figures } }, null, 2)}\n`);
  console.log(`Recorded in views/measurements.json. The next build shows it.`);
}
