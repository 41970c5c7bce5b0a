// What visitors' browsers measured. For two days each measurement is a row, so that its last value wins; after that
// only how many fell into each bucket is known, by day, route and build. Nothing says who measured.

import type { Engine } from './engine.ts';

/** One value of one page view; `id` is the browser's own name for it. */
export type Measurement = {
  id: string;
  /** As in 2026-03-04. It stays what it was when the id was first seen. */
  day: string;
  route: string;
  build: string;
  name: string;
  bucket: number;
};

export type Measured = Omit<Measurement, 'id' | 'day'> & { count: number };

export type VitalsStore = {
  measure(measurement: Measurement): Promise<void>;
  /** Sums up the days before `before`, and forgets those before `oldest`. */
  settleVitals(before: string, oldest: string): Promise<void>;
  /** What was measured since that day, by route, build, name and bucket. */
  vitalsSince(day: string): Promise<Measured[]>;
};

export function vitalsOver({ read, write }: Engine): VitalsStore {
  return {
    async measure(measurement) {
      await write(note, measurement);
    },
    async settleVitals(before, oldest) {
      await write(settle, { before });
      await write(forgetSettled, { before });
      await write(forgetOld, { oldest });
    },
    async vitalsSince(day) {
      const rows = await read(measured, { day });
      return rows.map(({ route, build, name, bucket, count }) => ({
        route: String(route),
        build: String(build),
        name: String(name),
        bucket: Number(bucket),
        count: Number(count),
      }));
    },
  };
}

const note = `
  INSERT INTO vitals_latest (id, day, route, build, name, bucket)
  VALUES (:id, :day, :route, :build, :name, :bucket)
  ON CONFLICT (id) DO UPDATE SET bucket = excluded.bucket
  RETURNING id`;

// A second process that sums up the same day meanwhile may see fewer rows, and changes nothing.
const settle = `
  INSERT INTO vitals (day, route, build, name, bucket, count)
  SELECT day, route, build, name, bucket, count(*) FROM vitals_latest
  WHERE day < :before
  GROUP BY day, route, build, name, bucket
  ON CONFLICT (day, route, build, name, bucket)
  DO UPDATE SET count = CASE WHEN excluded.count > vitals.count THEN excluded.count ELSE vitals.count END
  RETURNING day`;

const forgetSettled = 'DELETE FROM vitals_latest WHERE day < :before RETURNING id';

const forgetOld = 'DELETE FROM vitals WHERE day < :oldest RETURNING day';

// Between summing up and forgetting a day is in both tables.
const measured = `
  SELECT route, build, name, bucket, sum(count) AS count FROM (
    SELECT day, route, build, name, bucket, count FROM vitals
    UNION ALL
    SELECT day, route, build, name, bucket, 1 FROM vitals_latest
    WHERE day > (SELECT COALESCE(max(day), '') FROM vitals)
  ) AS noted
  WHERE day >= :day
  GROUP BY route, build, name, bucket`;
