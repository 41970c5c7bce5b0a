// The texts of a form in Punjabi, loaded only on its page.
export { contact, form } from '../views/languages/pa.ts';
