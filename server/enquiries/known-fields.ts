import { captchaProviders, fieldNames, honeypotName } from '../../views/index.ts';
import type { UtmTag } from './store/types.ts';

export type PostedFields = Readonly<Record<string, unknown>>;

export const utmTags = ['source', 'medium', 'campaign', 'term', 'content'] as const satisfies UtmTag[];

const names = [
  ...fieldNames,
  ...['form', 'page', 'key', 'referrer', 'tookMs', 'notice', 'language', 'captcha', honeypotName],
  ...Object.values(captchaProviders).map(({ field }) => field),
];

/**
 * Picks the fields that a form can send out of the posted body and ignores the rest. Copying and validating
 * an array of 64 kB took 70 ms; a normal form takes 1 ms.
 */
export function knownFields(body: unknown): PostedFields {
  return { ...pick(body, names), utm: pick(isObject(body) ? body.utm : null, utmTags) };
}

// A nested value is not text; only its presence matters.
function pick(from: unknown, names: readonly string[]): PostedFields {
  if (!isObject(from)) return {};
  const found = names.filter((name) => Object.hasOwn(from, name));
  return Object.fromEntries(
    found.map((name) => [name, isObject(from[name]) || Array.isArray(from[name]) ? true : from[name]]),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
