// What a form in Punjabi needs, and no page loads but that of the form.
export { contact, form } from '../views/languages/pa.ts';
