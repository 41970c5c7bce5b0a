declare const printSheetPath: string;

/**
 * Adds the style sheet for paper. As a link in the head it would be loaded before the first paint, and delay it on a slow
 * connection.
 */
export function addPrintSheet(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = 'print';
  link.href = printSheetPath;
  document.head.append(link);
}
