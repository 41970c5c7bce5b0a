/**
 * Starts a page's script after its first paint, also where the page was drawn ahead of the click: asked for in the
 * head it would compete with the face for the connection. It stands in the page itself, and the page's policy
 * allows exactly it.
 */
export function loader(script: string): string {
  return `requestAnimationFrame(()=>setTimeout(()=>import("${script}")))`;
}
