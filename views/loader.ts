/**
 * Starts a page's script once the page is painted, or shown where it was drawn ahead of the click: asked for in the
 * head it would compete with the face for the connection. It stands in the page itself, and the page's policy
 * allows exactly it. Firefox reports no paint of a page that opens scrolled (a reload, Back, a fragment), and old
 * browsers have no observer: there it starts with the frame after `load`. A module is run once, however often it is
 * imported.
 */
export function loader(script: string): string {
  const start = `()=>import("${script}")`;
  return `try{new PerformanceObserver(${start}).observe({type:"paint",buffered:true})}catch{}addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(${start})))`;
}
