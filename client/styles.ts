import answers from '../views/forms/answers.css';
import live from '../views/forms/live.css';
import { adoptStyles } from './adopt-styles.ts';

/** Adds the rules for elements that only the script shows. Old browsers show them unstyled, and do not fold the form. */
export function addStyles(): void {
  adoptStyles(answers + live);
}
