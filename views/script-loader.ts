/**
 * Loads a page's script 200 ms after the first paint, or after the activation of a prerendered page; in the head it would
 * compete with the font for the connection. The observer is called while the frame is still on its way to the screen,
 * and a script that arrives before it does counts as needed for it. It is inline, and the page's policy allows exactly
 * this text. Firefox reports no paint for a page that opens scrolled (a reload, Back, a fragment), and old browsers have
 * no observer: there it starts after `load`. A module runs once, however often it is imported.
 */
export function scriptLoader(script: string): string {
  return `{let run=()=>setTimeout(()=>import("${script}"),200);try{new PerformanceObserver(run).observe({type:"paint",buffered:true})}catch{}addEventListener("load",()=>requestAnimationFrame(run))}`;
}
