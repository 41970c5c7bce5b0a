/**
 * Loads a page's script after the first paint, or on activation of a prerendered page; in the head it would compete
 * with the font for the connection. It is inline, and the page's policy allows exactly this text. Firefox reports no
 * paint for a page that opens scrolled (a reload, Back, a fragment), and old browsers have no observer: there it starts
 * with the frame after `load`. A module runs once, however often it is imported.
 */
export function scriptLoader(script: string): string {
  const start = `()=>import("${script}")`;
  return `try{new PerformanceObserver(${start}).observe({type:"paint",buffered:true})}catch{}addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(${start})))`;
}
