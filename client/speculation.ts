/** A page of 16 kB takes a third of this over 4G, and twice as long at 400 kbit/s. */
const pageMsMax = 300;

/**
 * Lets the browser prerender the page behind a link, by the class that the speculation rules ask for. On a slow line that
 * would compete with the script of a form. A page from the cache says nothing about the line.
 */
export function allowPrerender(): void {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (page?.transferSize && page.responseEnd - page.requestStart < pageMsMax)
    document.documentElement.classList.add('fast');
}
