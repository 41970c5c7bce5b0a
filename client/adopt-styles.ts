/**
 * Adds rules in a sheet of their own: a rule that is added to the page's sheet makes Chrome evaluate its fonts again, and
 * a font that came late then replaces the fallback and moves the text. So does a sheet that is added before this one, so
 * it waits for the deferred sheet. Browsers without constructed sheets get none.
 */
export function adoptStyles(css: string): void {
  const deferred = document.querySelector<HTMLLinkElement>('head > link[rel="stylesheet"]');
  if (!deferred || deferred.sheet) adopt(css);
  else for (const end of ['load', 'error']) deferred.addEventListener(end, () => adopt(css), { once: true });
}

function adopt(css: string): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // The styled elements work without these rules.
  }
}
