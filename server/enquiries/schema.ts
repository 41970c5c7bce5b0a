// Validates POST /send. Limits in the browser are for convenience only; these are binding.

import { z } from 'zod';
import type { Values } from '../../views/index.ts';
import {
  emailAdvice,
  emptyFieldErrors,
  enquiryForms,
  type FieldName,
  type FormName,
  fieldNames,
  isTruncatedPhone,
  lengthMax,
  normalisePhone,
  phoneAdvice,
} from '../../views/index.ts';
import { pathLengthMax } from '../limits.ts';

export type ParsedEnquiry =
  | { accepted: z.infer<typeof enquiry>; errors?: never }
  | { accepted?: never; errors: Partial<Record<FieldName, string>> };

export function parseEnquiry(body: unknown): ParsedEnquiry {
  const { success, data, error } = enquiry.safeParse({ ...postedContext(body), ...postedValues(body) });
  if (success) return { accepted: data };
  const fieldErrors = Object.entries(z.flattenError(error).fieldErrors).map(([name, [first]]) => [
    name,
    first,
  ]);
  return { errors: Object.fromEntries(fieldErrors) };
}

/** The five fields as posted; a missing field is empty, and a phone number may arrive as a JSON number. */
export function postedValues(body: unknown): Values {
  const fields = toFields(body);
  const text = (name: FieldName) => {
    const value = fields[name];
    if (typeof value === 'string') return value.toWellFormed();
    return name === 'phone' && typeof value === 'number' ? String(value) : '';
  };
  return Object.fromEntries(fieldNames.map((name) => [name, text(name)])) as Values;
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

const enquiry = context.extend({
  name: singleLine.pipe(nonEmpty(emptyFieldErrors.name).max(...maxLength('name'))),
  email: singleLine.pipe(
    z
      .string()
      // The browser's own pattern, plus a dot in the domain: a reply to name@example cannot be delivered.
      .regex(z.regexes.html5Email, emailAdvice)
      .regex(/\.[^.@]+$/, emailAdvice)
      .max(...maxLength('email address', 'email')),
  ),
  phone: z
    .string()
    // Checks the value before trimming: a truncated number often ends in a space.
    .refine((value) => !isTruncatedPhone(value, lengthMax.phone), phoneAdvice)
    .transform((value) => normalisePhone(toSingleLine(value)))
    .pipe(z.string().max(...maxLength('phone number', 'phone'))),
  subject: singleLine.pipe(z.string().max(...maxLength('subject'))),
  message: z
    .string()
    .transform(normalizeLines)
    .pipe(nonEmpty(emptyFieldErrors.message).max(...maxLength('message'))),
});

function toFields(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

// Spaces and zero-width characters alone count as empty.
function nonEmpty(advice: string) {
  return z.string().regex(/[\p{L}\p{M}\p{N}\p{P}\p{S}]/u, advice);
}

function maxLength(what: string, name = what as FieldName): [number, string] {
  return [lengthMax[name], `Shorten your ${what} to ${lengthMax[name]} characters`];
}

// A line break in the name or the subject could end the header of the e-mail that contains it, and a change of the text's
// direction could show another name.
function toSingleLine(value: string): string {
  return value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
}

// Forms post a line break as two characters, which the visitor counted as one.
function normalizeLines(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
