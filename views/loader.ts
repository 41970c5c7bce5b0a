/**
 * Starts a page's script once the page is painted, or shown where it was drawn ahead of the click: asked for in the
 * head it would compete with the face for the connection. It stands in the page itself, and the page's policy
 * allows exactly it.
 */
export function loader(script: string): string {
  return `new PerformanceObserver(()=>import("${script}")).observe({type:"paint",buffered:true})`;
}
