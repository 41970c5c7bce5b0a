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

export type VitalsSum = { route: string; build: string; name: string; bucket: number; count: number };

export type VitalsStore = {
  recordPageView(view: PageView): Promise<void>;
  /** Whether anything of that page view is still a row. */
  hasPageView(viewId: string): Promise<boolean>;
  /** How many rows that day has. */
  countRowsOn(day: string): Promise<number>;
  /**
   * Sums up the days before `before` and forgets those before `oldest`, batch by batch and for a second at most;
   * `true` when nothing is left to do. A batch is done whole or not at all, whatever stops it.
   */
  aggregateVitals(before: string, oldest: string): Promise<boolean>;
  /** What was measured since that day, by route, build, name and bucket. */
  vitalsSince(day: string): Promise<VitalsSum[]>;
};
