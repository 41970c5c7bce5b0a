// What the mail server said of a canary and what to set, in the one text that a row has for an error.

import type { Verdict } from './types.ts';

// No error has a line break: they are printed and logged as one line.
const separator = '\n';

export function canaryError(verdict: Verdict): string {
  const error = 'error' in verdict ? (verdict.error ?? '') : '';
  return 'remedy' in verdict ? `${error}${separator}${verdict.remedy}` : error;
}

export function readCanaryError(text: string): { error: string; remedy: string | null } {
  const [error = '', remedy = null] = text.split(separator);
  return { error: error.trimEnd().replace(/\.$/, ''), remedy };
}
