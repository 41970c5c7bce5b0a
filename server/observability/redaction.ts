// Makes errors safe to log: where and why something failed, without visitors' text.

import { isLanguage } from '../../views/index.ts';

type SerializedError = { name: string; message: string; stack?: string; code?: string };

// Database and parser errors carry whole rows and bodies, so only an allowlist of properties is copied.
export function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error))
    return { name: typeof error, message: 'a value that is not an Error was thrown' };
  const { name, message, stack } = error;
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { name, message, ...(stack === undefined ? {} : { stack }), ...code };
}

/** The same, with the strings of a posted body, and of what was made of it, removed from it. */
export function redactError(error: unknown, ...posted: unknown[]): Error {
  const { name, message, stack, ...rest } = serializeError(error);
  const strings = stringsToRemove(posted);
  const redact = (text = '') => strings.reduce((left, word) => left.replaceAll(word, '…'), text);
  return Object.assign(new Error(redact(message)), { name, stack: redact(stack), ...rest });
}

// Longest first: otherwise part of a string could remain inside the rest of another.
function stringsToRemove(posted: unknown[]): string[] {
  return posted
    .flatMap((value) => textsIn(value))
    .flatMap((text) => {
      // A lone surrogate has no percent-encoding.
      return [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text.toWellFormed())];
    })
    .filter((word) => word.trim().length > 1)
    .sort((one, other) => other.length - one.length);
}

// No form nests its fields deeper than this: a campaign's are in `utm`, those of a stored enquiry in its context.
function textsIn(value: unknown, depthMax = 3): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null || depthMax === 0) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    // Two letters that are in many words.
    name === 'language' && isLanguage(inner) ? [] : textsIn(inner, depthMax - 1),
  );
}
