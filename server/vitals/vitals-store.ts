// Stores web vitals as counts of page views per bucket, by day, route and build. Nothing identifies a visitor.

import type { Database } from '../db/database.ts';

export const metricNames = ['CLS', 'FID', 'FCP', 'LCP', 'TTFB', 'INP'] as const;

export type VitalsCount = { route: string; build: string; name: string; bucket: number; count: number };

export const countsPerDayMax = 20_000; // 38 routes with 6 metrics have some 40 buckets each

export function createVitalsStore({ read, write }: Database) {
  return {
    /** Adds the counts to those of the day, such as 2026-03-04; `false` when that has as many as are kept. */
    async addVitals(day: string, counts: VitalsCount[]): Promise<boolean> {
      const [row] = await read('SELECT count(*) AS count FROM vitals WHERE day = :day', { day });
      if (Number(row?.count) >= countsPerDayMax) return false;
      // In one order: otherwise two processes could deadlock on each other's rows.
      const sorted = counts.toSorted((one, other) => (one.name < other.name ? -1 : 1));
      await write(...sorted.map((values) => ({ sql: add, values: { day, ...values } })));
      return true;
    },

    /** The counts since that day, by route, build, metric and bucket. */
    async vitalsSince(day: string): Promise<VitalsCount[]> {
      const rows = await read(since, { day });
      return rows.map((row) => ({ ...row, count: Number(row.count) }) as VitalsCount);
    },

    /** Removes the days before. */
    async expireVitals(before: string): Promise<void> {
      await write({ sql: 'DELETE FROM vitals WHERE day < :before', values: { before } });
    },
  };
}

const add = `
  INSERT INTO vitals (day, route, build, name, bucket, count) VALUES (:day, :route, :build, :name, :bucket, :count)
  ON CONFLICT (day, route, build, name, bucket) DO UPDATE SET count = vitals.count + excluded.count`;

const since = `
  SELECT route, build, name, bucket, sum(count) AS count FROM vitals WHERE day >= :day
  GROUP BY route, build, name, bucket`;

// Each bucket reaches 4 % further than the one before, so a percentile read back is at most 2 % off, and a few hundred cover
// 0.0001 to one hour. The method is DDSketch, https://www.vldb.org/pvldb/vol12/p2195-masson.pdf: counts can be added.
const growth = 1.04;
const smallest = 0.0001;
const bucketMax = Math.ceil(Math.log(3_600_000 / smallest) / Math.log(growth));

/** Bucket 0 is for values too small to distinguish from zero. */
export function toBucket(value: number): number {
  const bucket = Math.ceil(Math.log(value / smallest) / Math.log(growth));
  return Math.max(0, Math.min(bucketMax, bucket));
}

/** The value that the given share of all values, such as 0.75, does not exceed. */
export function percentile(counts: { bucket: number; count: number }[], share: number): number {
  let left = share * counts.reduce((sum, { count }) => sum + count, 0);
  for (const { bucket, count } of counts.toSorted((one, other) => one.bucket - other.bucket)) {
    left -= count;
    if (left <= 0) return bucket === 0 ? 0 : (2 * smallest * growth ** bucket) / (1 + growth); // its middle
  }
  return 0;
}
