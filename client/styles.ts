import answers from '../views/forms/answers.css';
import live from '../views/forms/live.css';
import { adoptStyles } from './adopt-styles.ts';

/** Adds the rules of what only a script shows. An old browser shows it unstyled, and does not fold the form. */
export function addStyles(): void {
  adoptStyles(answers + live);
}
