import answers from '../views/forms/answers.css';
import live from '../views/forms/live.css';

/**
 * Adds the rules of what only a script shows, in a sheet of its own: a rule that is added to the page's sheet makes
 * Chrome evaluate its fonts again, and a font that came late then replaces the fallback and moves the text.
 */
export function addStyles(): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(answers + live);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // An old browser shows it without styles, and does not fold the form.
  }
}
