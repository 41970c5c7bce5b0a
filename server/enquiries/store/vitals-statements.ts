// SQL for measurements. Both databases share it, except for aggregating a batch of rows.

/** One page view has one row for each of its metrics. */
const suffixes = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

export const parameterName = (column: string, at: number) => `${column}_${suffixes[at]}`;

export const upsertPageView = (rows: number) => `
  INSERT INTO vitals_latest (id, day, route, build, name, bucket)
  VALUES ${suffixes
    .slice(0, rows)
    .map(
      (_, at) =>
        `(:${parameterName('id', at)}, :day, :route, :build, :${parameterName('name', at)}, :${parameterName('bucket', at)})`,
    )
    .join(', ')}
  ON CONFLICT (id) DO UPDATE SET bucket = excluded.bucket
  RETURNING id`;

export const findPageView = `
  SELECT id FROM vitals_latest WHERE id IN (${suffixes.map((_, at) => `:${parameterName('id', at)}`).join(', ')}) LIMIT 1`;

export const countOfDay = 'SELECT count(*) AS count FROM vitals_latest WHERE day = :day';

export const oldestDay = 'SELECT min(day) AS day FROM vitals_latest WHERE day < :before';

/** Days up to this one were aggregated while their rows were left to be deleted later. */
export const countedUntil = 'SELECT until FROM vitals_counted';

// Once a day has its maximum number of sums, new combinations are recorded with route and build 'other'.
const unlessFull = (column: string) => `CASE WHEN filled.is_full THEN 'other' ELSE ${column} END`;

const dayFullness = 'SELECT count(*) >= :sums_max AS is_full FROM vitals WHERE day = :day';

const insertSums = (rows: string, fullness: string) => `
  INSERT INTO vitals (day, route, build, name, bucket, count)
  SELECT day, ${unlessFull('route')}, ${unlessFull('build')}, name, bucket, count(*)
  FROM ${rows} AS batch, ${fullness} AS filled
  WHERE true
  GROUP BY 1, 2, 3, 4, 5
  ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (day, route, build, name, bucket) DO UPDATE SET count = vitals.count + excluded.count`;

/** SQLite: both statements run in one transaction, so they select the same rows. */
const batch = 'FROM vitals_latest WHERE day = :day ORDER BY rowid LIMIT :max';
export const sumBatch = insertSums(`(SELECT * ${batch})`, `(${dayFullness})`);
export const removeBatch = `DELETE FROM vitals_latest WHERE rowid IN (SELECT rowid ${batch}) RETURNING id`;

/**
 * PostgreSQL: rows being aggregated by another process are skipped, and all processes lock the sums in one
 * order.
 */
export const moveBatch = `
  WITH gone AS (
    DELETE FROM vitals_latest
    WHERE id IN (SELECT id FROM vitals_latest WHERE day = :day LIMIT :max FOR UPDATE SKIP LOCKED)
    RETURNING *
  ), filled_day AS (${dayFullness}), sums AS (${insertSums('gone', 'filled_day')})
  SELECT id FROM gone`;

export const discardBatch = `
  DELETE FROM vitals_latest WHERE id IN (SELECT id FROM vitals_latest WHERE day = :day LIMIT :max)
  RETURNING id`;

export const forgetBatch = `
  DELETE FROM vitals WHERE (day, route, build, name, bucket) IN (
    SELECT day, route, build, name, bucket FROM vitals WHERE day < :oldest LIMIT :max
  )
  RETURNING day`;

// A row is deleted and its sum grows in one transaction, so nothing is counted twice.
export const since = `
  SELECT route, build, name, bucket, sum(count) AS count FROM (
    SELECT day, route, build, name, bucket, count FROM vitals
    UNION ALL
    SELECT day, route, build, name, bucket, 1 FROM vitals_latest
    WHERE day > (SELECT until FROM vitals_counted)
  ) AS noted
  WHERE day >= :day
  GROUP BY route, build, name, bucket`;
