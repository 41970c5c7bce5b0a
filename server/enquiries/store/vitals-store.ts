// What visitors' browsers measured. For two days each measurement is a row, so that its last value wins; after that
// only how many fell into each bucket is known, by day, route and build. Nothing says who measured.

import { setTimeout as later } from 'node:timers/promises';
import {
  settleMsMax,
  settlePauseMsMin,
  settleRowsMax,
  settleRowsMin,
  vitalsSumsPerDayMax,
} from '../../limits.ts';
import type { Engine, SqlValues } from './engine.ts';
import * as sql from './vitals-statements.ts';

export const metricNames = ['CLS', 'FID', 'FCP', 'LCP', 'TTFB', 'INP'] as const;

export type MetricName = (typeof metricNames)[number];

/** What was measured of one page view; the same again takes the place of what was measured before. */
export type PageView = {
  /** The browser's own name for it. */
  id: string;
  /** As in 2026-03-04. A measurement stays on the day on which it was first seen. */
  day: string;
  route: string;
  build: string;
  buckets: Partial<Record<MetricName, number>>;
};

export type Measured = { route: string; build: string; name: string; bucket: number; count: number };

export type VitalsStore = {
  measure(view: PageView): Promise<void>;
  /** Whether anything of that page view is still a row. */
  hasMeasured(viewId: string): Promise<boolean>;
  /** How many rows that day has. */
  measuredOn(day: string): Promise<number>;
  /**
   * Sums up the days before `before` and forgets those before `oldest`, batch by batch and for a second at most;
   * `true` when nothing is left to do. A batch is done whole or not at all, whatever stops it.
   */
  settleVitals(before: string, oldest: string): Promise<boolean>;
  /** What was measured since that day, by route, build, name and bucket. */
  vitalsSince(day: string): Promise<Measured[]>;
};

export function vitalsOver(engine: Engine): VitalsStore {
  const { read, write } = engine;
  return {
    async measure({ id, day, route, build, buckets }) {
      // In one order, or two posts of one view could wait for each other's rows for ever.
      const names = metricNames.filter((name) => buckets[name] !== undefined);
      const values: SqlValues = { day, route, build };
      names.forEach((name, at) => {
        values[sql.rowName('id', at)] = rowId(name, id);
        values[sql.rowName('name', at)] = name;
        values[sql.rowName('bucket', at)] = buckets[name] ?? 0;
      });
      if (names.length > 0) await write(sql.measure(names.length), values);
    },

    async hasMeasured(viewId) {
      const ids = metricNames.map((name, at) => [sql.rowName('id', at), rowId(name, viewId)]);
      return (await read(sql.known, Object.fromEntries(ids))).length > 0;
    },

    async measuredOn(day) {
      const [row] = await read(sql.countOfDay, { day });
      return Number(row?.count);
    },

    async settleVitals(before, oldest) {
      const until = performance.now() + settleMsMax;
      return (
        (await inBatches(engine, until, (max) => settleBatch(engine, before, max))) &&
        (await inBatches(engine, until, async (max) => {
          const { length } = await write(sql.forgetBatch, { oldest, max });
          return length > 0 ? length : null;
        }))
      );
    },

    async vitalsSince(day) {
      const rows = await read(sql.since, { day });
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

function rowId(name: MetricName, viewId: string): string {
  return `${name} ${viewId}`;
}

/** `null` when nothing is left to sum up. */
async function settleBatch({ read, write, settle }: Engine, before: string, max: number) {
  const [oldest] = await read(sql.oldestDay, { before });
  if (!oldest?.day) return null;
  const day = String(oldest.day);
  const [counted] = await read(sql.countedUntil);
  if (day <= String(counted?.until ?? '')) return (await write(sql.discardBatch, { day, max })).length;
  return settle({ day, max, sums_max: vitalsSumsPerDayMax });
}

/** As many rows at a time as are done in `batchMs`; whoever else wants the store has as long between two. */
async function inBatches(
  { batchMs }: Engine,
  untilMs: number,
  batch: (max: number) => Promise<number | null>,
): Promise<boolean> {
  for (let max = settleRowsMin; performance.now() < untilMs; ) {
    const startedMs = performance.now();
    const moved = await batch(max);
    const tookMs = performance.now() - startedMs;
    if (moved === null) return true;
    const fitting = Math.round(max * Math.min(2, batchMs / tookMs));
    max = Math.min(settleRowsMax, Math.max(settleRowsMin, fitting));
    await later(Math.max(settlePauseMsMin, tookMs));
  }
  return false;
}
