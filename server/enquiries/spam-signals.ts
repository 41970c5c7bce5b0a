// Finds reasons why an enquiry may be spam. A reason holds the e-mail until an operator releases it. Nothing
// is dropped, so each reason must be rare among real enquiries.

import { honeypotName, type Values } from '../../views/index.ts';
import { linksMax, tooFastMsMax } from '../limits.ts';
import type { CaptchaResult } from './store/types.ts';

/**
 * Stored in the column `suspicions`, so the values never change: `haste` is a form sent too fast; `frequent` is more
 * enquiries with one e-mail address than one person sends, of those without another signal.
 */
export type SpamSignal = 'honeypot' | 'haste' | 'links' | 'captcha-failed' | 'captcha-missing' | 'frequent';

type Submission = {
  values: Values;
  body: unknown;
  tookMs: number | null;
  captcha: CaptchaResult;
};

export function findSpamSignals({ values, body, tookMs, captcha }: Submission): SpamSignal[] {
  const signals: [SpamSignal, boolean][] = [
    ['honeypot', Boolean(Object(body)[honeypotName])],
    ['haste', tookMs !== null && tookMs < tooFastMsMax], // no time, no signal
    ['links', isLinkSpam(values)],
    ['captcha-failed', captcha === 'failed'],
    ['captcha-missing', captcha === 'missing'],
  ];
  return signals.filter(([, isPresent]) => isPresent).map(([signal]) => signal);
}

// A real client mentions a few websites. People do not put a URL in their name or write links as markup.
function isLinkSpam({ name, subject, message }: Values): boolean {
  if (link.test(name) || markup.test(message)) return true;
  return `${subject} ${message}`.split(link).length - 1 > linksMax;
}

const link = /(?:https?:\/\/|\bwww\.)[^\s]+/i;

const markup = /<a\s[^<>]*href|\[(?:url|link)\b/i;
