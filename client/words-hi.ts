// The texts of a form in Hindi, loaded only on its page.
export { contact, form } from '../views/languages/hi.ts';
