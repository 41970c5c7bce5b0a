import answers from '../views/forms/answers.css';
import live from '../views/forms/live.css';

/** Adds the rules of what only a script shows. The page's own style sheet takes them: its policy allows no other. */
export function addStyles(): void {
  const sheet = document.styleSheets[0];
  // One rule around all of them, because a sheet takes one at a time.
  sheet?.insertRule(`@media all{${answers}${live}}`, sheet.cssRules.length);
}
