import { type Captcha, type CaptchaProvider, captchaProviders } from '../views/forms/captcha.ts';
import type { EnquiryFormProps, NoticeTranslation } from '../views/forms/form.tsx';
import {
  enquiryForms,
  type FormName,
  failure,
  fieldNames,
  type SendResponse,
  success,
  type Values,
} from '../views/forms/index.ts';
import { isLanguage, type Language } from '../views/languages/words.ts';
import { controlsIn, hiddenValueIn } from './fields.ts';

/** Reads the form's props back from the server's HTML, because the first render in the browser has to match it. */
export function readProps(container: HTMLElement): EnquiryFormProps | null {
  const form = container.dataset.enquiry;
  if (form === undefined || !isFormName(form)) return null;
  const defaultValues = [...controlsIn(container)].map(([name, control]) => [name, control.defaultValue]);
  return {
    form,
    page: hiddenValueIn(container, 'page'),
    heading: container.querySelector('h3.form-title') ? 'h3' : 'h2',
    response: responseIn(container, form),
    values: Object.fromEntries(defaultValues),
    reference: container.querySelector('.form-reference strong')?.textContent ?? null,
    captcha: captchaIn(container),
    noticeVersion: hiddenValueIn(container, 'notice'),
    notices: noticesIn(container),
    language: languageOf(container),
    contact: container.dataset,
  };
}

function responseIn(container: HTMLElement, form: FormName): SendResponse | null {
  if (container.querySelector('.form-answer-success')) return success;
  if (!container.querySelector('.form-answer-failure')) return null;
  const errors: Partial<Values> = {};
  for (const name of fieldNames) {
    const error = container.querySelector(`#${form}-${name}-error`)?.textContent;
    if (error) errors[name] = error;
  }
  return failure(errors);
}

/** The translations: one of them may be what the form itself shows, and English may be in the fold. */
function noticesIn(container: HTMLElement): NoticeTranslation[] {
  const elements = [...container.querySelectorAll<HTMLElement>('.form-notice > span, .form-notice p')];
  return elements.flatMap((element) => {
    const language = element.lang || languageOf(container);
    const link = element.querySelector('a');
    if (!isLanguage(language) || language === 'en' || !link) return [];
    const text = element.firstChild?.textContent?.trim() ?? '';
    return [{ language, text, link: link.textContent, href: link.getAttribute('href') ?? '' }];
  });
}

function languageOf(container: HTMLElement): Language {
  const language = container.querySelector('form')?.lang;
  return isLanguage(language) ? language : 'en';
}

function captchaIn(container: HTMLElement): Captcha | null {
  const { captcha: provider, siteKey = null } =
    container.querySelector<HTMLElement>('.form-captcha')?.dataset ?? {};
  return isProvider(provider) ? { provider, siteKey } : null;
}

function isProvider(name: string | undefined): name is CaptchaProvider {
  return name !== undefined && Object.hasOwn(captchaProviders, name);
}

function isFormName(name: string): name is FormName {
  return Object.hasOwn(enquiryForms, name);
}
