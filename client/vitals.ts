import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

type Metric = {
  name: 'CLS' | 'FCP' | 'FID' | 'INP' | 'LCP' | 'TTFB';
  value: number;
  id: string;
  rating: 'good' | 'needs-improvement' | 'poor';
};

/** Measures web vitals and reports them when the page is hidden, because later code may never run. */
export function reportVitals(): void {
  const metrics = new Map<Metric['name'], Metric>();
  let hasChanges = false;
  const record = ({ name, value, id, rating }: Metric) => {
    metrics.set(name, { name, value, id, rating });
    hasChanges = true;
  };

  // Every change, because otherwise an INP that is found while the page is being hidden is not reported.
  for (const onMetric of [onCLS, onFCP, onINP, onLCP, onTTFB]) onMetric(record, { reportAllChanges: true });
  const recordFirstInput = onFirstInput(record);

  // web-vitals listens on the window in the capture phase, so its last values are available here.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    recordFirstInput();
    if (!hasChanges) return;
    hasChanges = false;
    send(JSON.stringify({ page: location.pathname, metrics: [...metrics.values()] }));
  });
}

/** web-vitals no longer measures FID; its thresholds were 100 and 300 ms. */
function onFirstInput(record: (metric: Metric) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('first-input')) return () => {};
  const recordEntries = (entries: PerformanceEntryList) => {
    for (const entry of entries as PerformanceEventTiming[]) {
      const value = entry.processingStart - entry.startTime;
      const rating = value <= 100 ? 'good' : value <= 300 ? 'needs-improvement' : 'poor';
      record({ name: 'FID', value, id: `fid-${Date.now()}-${Math.random().toString(36).slice(2)}`, rating });
    }
  };
  const observer = new PerformanceObserver((list) => recordEntries(list.getEntries()));
  observer.observe({ type: 'first-input', buffered: true });
  return () => recordEntries(observer.takeRecords());
}

function send(json: string): void {
  const body = new Blob([json], { type: 'application/json' });
  if (navigator.sendBeacon?.('/vitals', body)) return;
  fetch('/vitals', { method: 'POST', body, keepalive: true }).catch(() => {});
}
