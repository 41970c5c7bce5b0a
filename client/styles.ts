import answers from '../views/forms/answers.css';
import { adoptStyles } from './adopt-styles.ts';
import live from './live.css';

/** Adds the rules for elements that only the script shows. Old browsers show them unstyled, and do not fold the form. */
export function addStyles(): void {
  adoptStyles(answers + live);
}
