import {
  enquiryForms,
  type FormName,
  failure,
  fieldNames,
  type SendResponse,
  success,
  type Values,
} from '../views/forms/index.ts';
import type { Contact } from '../views/forms/next-steps.tsx';
import { isLanguage, type Language } from '../views/languages/words.ts';
import { hiddenValueIn } from './fields.ts';

/** What the server rendered. */
export type FormProps = {
  form: FormName;
  page: string;
  /** To a post without script, if the page has one. */
  response: SendResponse | null;
  reference: string | null;
  isAnsweredByEmail: boolean;
  contact: Contact;
  language: Language;
};

/** Reads what the form's script starts with from the HTML. `null` if the container has no enquiry form. */
export function readProps(container: HTMLElement): FormProps | null {
  const form = container.dataset.enquiry;
  if (form === undefined || !Object.hasOwn(enquiryForms, form)) return null;
  const language = container.querySelector('form')?.lang;
  return {
    form: form as FormName,
    page: hiddenValueIn(container, 'page'),
    response: responseIn(container),
    reference: container.querySelector('.form-reference strong')?.textContent ?? null,
    isAnsweredByEmail: container.querySelector('[data-by-email]') !== null,
    contact: container.dataset,
    language: isLanguage(language) ? language : 'en',
  };
}

function responseIn(container: HTMLElement): SendResponse | null {
  if (container.querySelector('.form-answer-success')) return success;
  if (!container.querySelector('.form-answer-failure')) return null;
  const errors: Partial<Values> = {};
  for (const name of fieldNames) {
    const error = container.querySelector(`[id$="-${name}-error"]`)?.textContent;
    if (error) errors[name] = error;
  }
  return failure(errors);
}
