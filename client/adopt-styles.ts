/**
 * Adds rules in a sheet of their own: a rule that is added to the page's sheet makes Chrome evaluate its fonts again, and
 * a font that came late then replaces the fallback and moves the text. Browsers without constructed sheets get none.
 */
export function adoptStyles(css: string): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // The styled elements work without these rules.
  }
}
