// Histogram buckets for measurements. Each bucket reaches 4 % further than the one before, so a percentile
// read back is at most 2 % off, and a few hundred buckets cover 0.0001 to one hour. The method is DDSketch,
// https://www.vldb.org/pvldb/vol12/p2195-masson.pdf: counts can simply be added.

const growth = 1.04;
const smallest = 0.0001;
const bucketMax = Math.ceil(Math.log(3_600_000 / smallest) / Math.log(growth));

/** Bucket 0 is for values too small to distinguish from zero. */
export function toBucket(value: number): number {
  if (value <= smallest) return 0;
  return Math.min(bucketMax, Math.ceil(Math.log(value / smallest) / Math.log(growth)));
}

/** The midpoint of a bucket. */
export function bucketMidpoint(bucket: number): number {
  return bucket === 0 ? 0 : (smallest * growth ** bucket * 2) / (1 + growth);
}

/** The value that the given share of all values, such as 0.75, does not exceed. */
export function percentile(counts: { bucket: number; count: number }[], share: number): number {
  const sorted = [...counts].sort((one, other) => one.bucket - other.bucket);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { bucket, count } of sorted) {
    seen += count;
    if (seen >= total * share) return bucketMidpoint(bucket);
  }
  return 0;
}
