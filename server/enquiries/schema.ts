// Validates POST /send. Limits in the browser are for convenience only; these are binding.

import { z } from 'zod';
import type { Values } from '../../views/index.ts';
import {
  enquiryForms,
  type FieldName,
  type FormName,
  fieldNames,
  isLanguage,
  isTruncatedPhone,
  type Language,
  languages,
  lengthMax,
  normalisePhone,
} from '../../views/index.ts';
import { pathLengthMax } from '../limits.ts';
import { emailAddress } from './email-address.ts';
import { toSingleLine } from './single-line.ts';

export type ParsedEnquiry =
  | { accepted: z.infer<ReturnType<typeof enquiryIn>>; errors?: never }
  | { accepted?: never; errors: Partial<Record<FieldName, string>> };

export function parseEnquiry(body: unknown): ParsedEnquiry {
  const language = postedLanguage(body);
  const { success, data, error } = enquiries[language].safeParse({
    ...postedContext(body),
    ...postedValues(body),
    language,
  });
  const typeErrors = optionalTypeErrors(body, language);
  if (success && Object.keys(typeErrors).length === 0) return { accepted: data };
  const fieldErrors = Object.entries(error ? z.flattenError(error).fieldErrors : {}).map(
    ([name, [first]]) => [name, first],
  );
  return { errors: { ...typeErrors, ...Object.fromEntries(fieldErrors) } };
}

/** The five fields as posted; one that is missing or no text is empty. */
export function postedValues(body: unknown): Values {
  const fields = toFields(body);
  return Object.fromEntries(fieldNames.map((name) => [name, toText(name, fields[name]) ?? ''])) as Values;
}

/** `undefined` when the value is not text. A phone number may be a JSON number; Infinity (from 1e400) is not accepted. */
function toText(name: FieldName, value: unknown): string | undefined {
  if (typeof value === 'string') return value.toWellFormed();
  if (value === undefined || value === null) return '';
  return name === 'phone' && Number.isSafeInteger(value) && Number(value) > 0 ? String(value) : undefined;
}

// A required field that is not text gets the error of an empty one. For an optional field an error is needed too, because
// its value would otherwise be lost silently.
function optionalTypeErrors(body: unknown, language: Language): Partial<Record<FieldName, string>> {
  const { phone, subject } = toFields(body);
  return {
    ...(toText('phone', phone) === undefined && { phone: languages[language].form.phoneAdvice }),
    // English: only a program can send it.
    ...(toText('subject', subject) === undefined && { subject: 'Enter your subject as text' }),
  };
}

/** The language of the form. Any other value is English. */
export function postedLanguage(body: unknown): Language {
  const { language } = toFields(body);
  return isLanguage(language) ? language : 'en';
}

/** The form and the page of the enquiry: informative, never a reason to reject. */
export function postedContext(body: unknown): { form: FormName | null; page: string | null } {
  return context.parse(toFields(body));
}

const context = z.object({
  form: z
    .enum(Object.keys(enquiryForms) as FormName[])
    .nullable()
    .catch(null),
  page: z
    .string()
    .max(pathLengthMax)
    .regex(/^\/(?:[\w.~%-][\w./~%-]*)?$/)
    .nullable()
    .catch(null),
});

const singleLine = z.string().transform(toSingleLine);

/** With errors in the language of the form. */
function enquiryIn(language: Language) {
  const { errors, phoneAdvice, tooLong } = languages[language].form;
  const maxLength = (name: FieldName): [number, string] => [lengthMax[name], tooLong(name, lengthMax[name])];
  return context.extend({
    language: z.literal(language),
    name: singleLine.pipe(
      nonEmpty(errors.name).refine(isShort(lengthMax.name), tooLong('name', lengthMax.name)),
    ),
    email: emailAddress(errors.email, tooLong('email', lengthMax.email)),
    phone: z
      .string()
      // Checks the value before trimming: a truncated number often ends in a space.
      .refine((value) => !isTruncatedPhone(value, lengthMax.phone), phoneAdvice)
      .transform((value) => emptyIfInvisible(normalisePhone(toSingleLine(value))))
      .pipe(z.string().max(...maxLength('phone'))),
    subject: singleLine.transform(emptyIfInvisible).pipe(z.string().max(...maxLength('subject'))),
    message: z
      .string()
      .transform(normalizeLines)
      .pipe(nonEmpty(errors.message).max(...maxLength('message'))),
  });
}

const enquiries = { en: enquiryIn('en'), hi: enquiryIn('hi'), pa: enquiryIn('pa') } as const satisfies Record<
  Language,
  unknown
>;

function toFields(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

// A reader counts a Devanagari letter with its signs as one. Not without end: marks can be piled on a letter.
function isShort(lettersMax: number) {
  return (text: string) =>
    text.length <= lettersMax ||
    (text.length <= 4 * lettersMax && [...letters.segment(text)].length <= lettersMax);
}

const letters = new Intl.Segmenter();

function nonEmpty(advice: string) {
  return z.string().refine(isVisible, advice);
}

// A subject of invisible characters would make an email without a visible subject.
function emptyIfInvisible(text: string): string {
  return isVisible(text) ? text : '';
}

// Spaces and invisible characters alone count as empty.
function isVisible(text: string): boolean {
  return /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(text.replace(invisible, ''));
}

// Letters and a symbol without ink, such as U+3164.
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

// Forms post a line break as two characters, which the visitor counted as one. Presentations and PDFs have others, and
// a control character that is simply deleted would join the words, or the numbers, that it separates.
function normalizeLines(value: string): string {
  return value
    .replace(/\r\n?|[\v\f\u0085]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .trim();
}
