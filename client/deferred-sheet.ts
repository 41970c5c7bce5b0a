declare const deferredSheetPath: string;

/**
 * Adds the style sheet with the rules for paper, for pointing and for forced colours, and the faces of samples. As a
 * link in the head it would be loaded before the first paint, and delay it on a slow connection.
 */
export function addDeferredSheet(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = deferredSheetPath;
  document.head.append(link);
}
