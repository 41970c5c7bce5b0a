import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

type Metric = { name: 'CLS' | 'FCP' | 'FID' | 'INP' | 'LCP' | 'TTFB'; value: number };

/**
 * Measures web vitals and reports them once, when the page is first hidden, because later code may never run. A page that is
 * shown again is not measured further.
 */
export function reportVitals(): void {
  const metrics = new Map<Metric['name'], number>();
  const record = ({ name, value }: Metric) => void metrics.set(name, value);

  // Every change, because otherwise an INP that is found while the page is being hidden is not reported.
  for (const onMetric of [onCLS, onFCP, onINP, onLCP, onTTFB]) onMetric(record, { reportAllChanges: true });
  const recordFirstInput = onFirstInput(record);

  // web-vitals listens on the window in the capture phase, so its last values are available here.
  const report = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    recordFirstInput();
    const measured = [...metrics].map(([name, value]) => ({ name, value }));
    if (measured.length > 0) send(JSON.stringify({ page: location.pathname, metrics: measured }));
  };
  document.addEventListener('visibilitychange', report);
}

/** web-vitals no longer measures FID. */
function onFirstInput(record: (metric: Metric) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('first-input')) return () => {};
  const recordEntries = (entries: PerformanceEntryList) => {
    for (const { processingStart, startTime } of entries as PerformanceEventTiming[])
      record({ name: 'FID', value: processingStart - startTime });
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
