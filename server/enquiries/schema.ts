// Reads what POST /send got. Limits in the browser are for convenience only; these are binding.

import type { Request } from 'express';
import { z } from 'zod';
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
  type Values,
} from '../../views/index.ts';
import { pathLengthMax } from '../limits.ts';
import { dayMs } from '../time/dates.ts';
import { emailAddress } from './email-address.ts';
import { type SubmissionContext, utmTags } from './types.ts';

export type PostedFields = Readonly<Record<string, unknown>>;

export function parseEnquiry(req: Request) {
  const fields = postedFields(req.body);
  const language = postedLanguage(fields);
  const texts = Object.fromEntries(fieldNames.map((name) => [name, textOf(fields, name)]));
  const { data, error } = enquiries[language].safeParse({ ...fields, ...texts });
  if (error) {
    const errors: Partial<Record<FieldName, string>> = {};
    for (const { path, message } of error.issues) errors[path[0] as FieldName] ??= message;
    return { errors };
  }
  const { referrer, tookMs, notice, ...accepted } = data;
  const utm = campaignTags((name) => Object(fields.utm)[name]);
  // A form without script sends neither, but the browser's Referer gives the page with its campaign parameters.
  const context = { ...contextFromReferer(req), ...(referrer && { referrer }), tookMs, notice };
  if (Object.keys(utm).length > 0) context.utm = utm;
  return { accepted: { ...accepted, language, context } };
}

/** The fields of a posted body; none of a list, or where no body was read. */
export function postedFields(body: unknown): PostedFields {
  return Array.isArray(body) ? {} : Object(body);
}

/** The five fields as posted; one that is missing or no text is empty. */
export function postedValues(fields: PostedFields): Values {
  return Object.fromEntries(fieldNames.map((name) => [name, textOf(fields, name) ?? ''])) as Values;
}

/** `undefined` when the value is not text. A phone number may be a JSON number; Infinity (from 1e400) is not accepted. */
export function textOf(fields: PostedFields, name: string): string | undefined {
  const value = fields[name] ?? '';
  if (typeof value === 'string') return value.toWellFormed();
  return name === 'phone' && Number.isSafeInteger(value) && Number(value) > 0 ? String(value) : undefined;
}

/** The language of the form. Any other value is English. */
export function postedLanguage({ language }: PostedFields): Language {
  return isLanguage(language) ? language : 'en';
}

/** Informative, never a reason to reject. */
function optional(pattern: RegExp, lengthMax: number) {
  return z.string().max(lengthMax).regex(pattern).nullable().catch(null);
}

/** The form and the page of the enquiry. */
export const postedPlace = z.object({
  form: z
    .enum(Object.keys(enquiryForms) as FormName[])
    .nullable()
    .catch(null),
  page: optional(/^\/(?:[\w.~%-][\w./~%-]*)?$/, pathLengthMax),
});

const utmLengthMax = 100; // the same limit as in the browser

const tag = z
  .string()
  // A campaign name cut in the middle of an emoji ends in a lone surrogate, which PostgreSQL rejects.
  .transform((value) => toSingleLine(value.toWellFormed()))
  .pipe(z.string().min(1).max(utmLengthMax));

function campaignTags(tagOf: (name: string) => unknown): SubmissionContext['utm'] {
  const tags = utmTags.map((name) => [name, tag.safeParse(tagOf(name)).data]);
  return Object.fromEntries(tags.filter(([, value]) => value !== undefined));
}

const tookMsMax = 7 * dayMs; // A tab left open for longer says nothing about how long the form took

/** Where the visitor came from: it uses no cookies and contains no IP addresses. */
const submission = postedPlace.extend({
  key: optional(/^[\w-]{16,64}$/, 64),
  referrer: optional(/^[\w.-]+(:\d{1,5})?$/, 255),
  tookMs: z.number().int().nonnegative().max(tookMsMax).nullable().catch(null),
  notice: optional(/^\d{4}-\d\d(\.\d)?(\+copy)?$/, 20),
});

function contextFromReferer(req: Request): Pick<SubmissionContext, 'referrer' | 'utm'> {
  const url = URL.parse(req.get('Referer') ?? '');
  if (url?.host !== req.get('Host')) return { referrer: submission.shape.referrer.parse(url?.host), utm: {} };
  return { referrer: null, utm: campaignTags((name) => url?.searchParams.get(`utm_${name}`)) };
}

/** With errors in the language of the form. */
function enquiryIn(language: Language) {
  const { errors, phoneAdvice, tooLong } = languages[language].form;
  const tooLongFor = (name: FieldName) => tooLong(name, lengthMax[name]);
  const upTo = (name: FieldName) => z.string().max(lengthMax[name], tooLongFor(name));
  return submission.extend({
    name: z
      .string(errors.name)
      .transform(toSingleLine)
      .refine(isVisible, errors.name)
      .refine(isShort(lengthMax.name), tooLongFor('name')),
    email: emailAddress(errors.email, tooLongFor('email')),
    phone: z
      .string(phoneAdvice)
      // Checks the value before trimming: a truncated number often ends in a space.
      .refine((value) => !isTruncatedPhone(value, lengthMax.phone), phoneAdvice)
      .transform((value) => emptyIfInvisible(normalisePhone(toSingleLine(value))))
      .pipe(upTo('phone')),
    subject: z
      .string('Enter your subject as text') // in English: only a program can send anything else
      .transform((value) => emptyIfInvisible(toSingleLine(value)))
      .pipe(upTo('subject')),
    message: z
      .string(errors.message)
      .transform(normalizeLines)
      .refine(isVisible, errors.message)
      .pipe(upTo('message')),
  });
}

const enquiries = { en: enquiryIn('en'), hi: enquiryIn('hi'), pa: enquiryIn('pa') } as const;

// A line break could end the header of an e-mail that contains the text, and a mark of direction or an encoded word
// (RFC 2047), which mailboxes decode, could show another text.
function toSingleLine(value: string): string {
  return value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/=\?(?=[^?]*\?[bq]\?)/gi, '= ?')
    .trim();
}

// A reader counts a Devanagari letter with its signs as one. Not without end: marks can be piled on a letter.
function isShort(lettersMax: number) {
  return (text: string) =>
    text.length <= lettersMax ||
    (text.length <= 4 * lettersMax && [...letters.segment(text)].length <= lettersMax);
}

const letters = new Intl.Segmenter();

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
