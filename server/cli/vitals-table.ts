import { percentile } from '../vitals/buckets.ts';
import type { VitalsSum } from '../vitals/types.ts';

/**
 * The 75th percentile of each metric, one line each:
 * https://web.dev/articles/defining-core-web-vitals-thresholds
 */
export function vitalsTable(measured: VitalsSum[], since: string, perBuild: boolean): string {
  if (measured.length === 0) return `No measurements since ${since}.\n`;
  const groups = Map.groupBy(measured, ({ route, build }) => (perBuild ? `${route}  build ${build}` : route));
  const blocks = [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([title, rows]) => [title, ...metricLines(rows)].join('\n'));
  return `${[`75th percentiles since ${since}. A full bar marks the start of "poor".`, ...blocks].join('\n\n')}\n`;
}

/** The same for other programs. `build` is `null` when all builds are summed. */
export function vitalsRecords(measured: VitalsSum[], perBuild: boolean) {
  const groups = Map.groupBy(measured, ({ route, build, name }) =>
    JSON.stringify({ route, build: perBuild ? build : null, name }),
  );
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([group, counts]) => {
      const { route, build, name } = JSON.parse(group);
      const mark = thresholds.find((threshold) => threshold.name === name);
      return mark ? [{ route, build, name, ...summary(mark, counts) }] : [];
    });
}

type Threshold = { name: string; unit: '' | ' ms'; good: number; poor: number };

const thresholds: Threshold[] = [
  { name: 'LCP', unit: ' ms', good: 2_500, poor: 4_000 },
  { name: 'INP', unit: ' ms', good: 200, poor: 500 },
  { name: 'CLS', unit: '', good: 0.1, poor: 0.25 },
  { name: 'FCP', unit: ' ms', good: 1_800, poor: 3_000 },
  { name: 'TTFB', unit: ' ms', good: 800, poor: 1_800 },
  { name: 'FID', unit: ' ms', good: 100, poor: 300 },
];

function metricLines(rows: VitalsSum[]): string[] {
  return thresholds.flatMap((mark) => {
    const counts = rows.filter(({ name }) => name === mark.name);
    return counts.length === 0 ? [] : [metricLine(mark, counts)];
  });
}

function metricLine(mark: Threshold, counts: VitalsSum[]): string {
  const { name, unit, poor } = mark;
  const { value, verdict, views } = summary(mark, counts);
  const shown = `${unit ? value : value.toFixed(3)}${unit}`;
  return `  ${name.padEnd(5)}${shown.padStart(10)}  ${bar(value / poor)}  ${verdict.padEnd(17)} of ${views}`;
}

function summary({ unit, good, poor }: Threshold, counts: VitalsSum[]) {
  const value = percentile(counts, 0.75);
  return {
    value: unit ? Math.round(value) : Number(value.toFixed(3)),
    verdict: value <= good ? 'good' : value <= poor ? 'needs improvement' : 'poor',
    views: counts.reduce((sum, { count }) => sum + count, 0),
  };
}

const barLength = 20;

function bar(share: number): string {
  const filled = Math.min(barLength, Math.ceil(share * barLength));
  return '█'.repeat(filled) + '░'.repeat(barLength - filled);
}
