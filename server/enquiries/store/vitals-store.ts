// Stores web vitals. For two days each measurement is a row, so that its last value wins; after that only the
// count per bucket remains, by day, route and build. Nothing identifies a visitor.

import { setTimeout as later } from 'node:timers/promises';
import {
  aggregateMsMax,
  aggregatePauseMsMin,
  aggregateRowsMax,
  aggregateRowsMin,
  vitalsSumsPerDayMax,
} from '../../limits.ts';
import { type MetricName, metricNames, type VitalsStore } from '../../vitals/types.ts';
import type { Engine, SqlValues } from './engine.ts';
import * as sql from './vitals-statements.ts';

export function createVitalsStore(engine: Engine): VitalsStore {
  const { read, write } = engine;
  return {
    async recordPageView({ id, day, route, build, buckets }) {
      // In a fixed order: otherwise two posts of one page view could deadlock on each other's rows.
      const names = metricNames.filter((name) => buckets[name] !== undefined);
      const values: SqlValues = { day, route, build };
      names.forEach((name, at) => {
        values[sql.parameterName('id', at)] = rowId(name, id);
        values[sql.parameterName('name', at)] = name;
        values[sql.parameterName('bucket', at)] = buckets[name] ?? 0;
      });
      if (names.length > 0) await write(sql.upsertPageView(names.length), values);
    },

    async hasPageView(viewId) {
      const ids = metricNames.map((name, at) => [sql.parameterName('id', at), rowId(name, viewId)]);
      return (await read(sql.findPageView, Object.fromEntries(ids))).length > 0;
    },

    async countRowsOn(day) {
      const [row] = await read(sql.countOfDay, { day });
      return Number(row?.count);
    },

    async aggregateVitals(before, oldest) {
      const until = performance.now() + aggregateMsMax;
      return (
        (await inBatches(engine, until, (max) => aggregateOldestDay(engine, before, max))) &&
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

/** `null` when nothing is left to aggregate. */
async function aggregateOldestDay({ read, write, aggregate }: Engine, before: string, max: number) {
  const [oldest] = await read(sql.oldestDay, { before });
  if (!oldest?.day) return null;
  const day = String(oldest.day);
  const [counted] = await read(sql.countedUntil);
  if (day <= String(counted?.until ?? '')) return (await write(sql.discardBatch, { day, max })).length;
  return aggregate({ day, max, sums_max: vitalsSumsPerDayMax });
}

/** Adapts the batch size to `batchMs`; between two batches other users of the store get as much time. */
async function inBatches(
  { batchMs }: Engine,
  untilMs: number,
  batch: (max: number) => Promise<number | null>,
): Promise<boolean> {
  for (let max = aggregateRowsMin; performance.now() < untilMs; ) {
    const startedMs = performance.now();
    const moved = await batch(max);
    const tookMs = performance.now() - startedMs;
    if (moved === null) return true;
    const fitting = Math.round(max * Math.min(2, batchMs / tookMs));
    max = Math.min(aggregateRowsMax, Math.max(aggregateRowsMin, fitting));
    await later(Math.max(aggregatePauseMsMin, tookMs));
  }
  return false;
}
