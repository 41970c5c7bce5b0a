// What a form in Hindi needs, and no page loads but that of the form.
export { contact, form } from '../views/languages/hi.ts';
