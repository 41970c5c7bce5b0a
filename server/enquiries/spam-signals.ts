// Why an enquiry may be spam. A reason holds it from the mail until somebody releases it; nothing is ever dropped,
// so each reason has to be one that a person's enquiry hardly ever gives.

import { trapName, type Values } from '../../views/index.ts';
import { linksMax, tooFastMsMax } from '../limits.ts';
import type { CaptchaResult } from './store/types.ts';

/** Stored in the column `suspicions`, so these values never change: `haste` is a form sent too fast. */
export type SpamSignal = 'honeypot' | 'haste' | 'links' | 'captcha-failed' | 'captcha-missing' | 'frequent';

type Submission = {
  values: Values;
  body: unknown;
  tookMs: number | null;
  captcha: CaptchaResult;
  /** More enquiries name this e-mail address than one person sends. */
  isFrequent: boolean;
};

export function findSpamSignals({ values, body, tookMs, captcha, isFrequent }: Submission): SpamSignal[] {
  const signals: [SpamSignal, boolean][] = [
    ['honeypot', Boolean(Object(body)[trapName])],
    ['haste', tookMs !== null && tookMs < tooFastMsMax], // typed by a machine; one that nobody timed may be slow
    ['links', isLinkSpam(values)],
    ['captcha-failed', captcha === 'failed'],
    ['captcha-missing', captcha === 'missing'],
    ['frequent', isFrequent],
  ];
  return signals.filter(([, isPresent]) => isPresent).map(([signal]) => signal);
}

// Who wants a website names a few that he likes. Nobody signs with an address, or writes his links as markup.
function isLinkSpam({ name, subject, message }: Values): boolean {
  if (link.test(name) || markup.test(message)) return true;
  return `${subject} ${message}`.split(link).length - 1 > linksMax;
}

const link = /(?:https?:\/\/|\bwww\.)[^\s]+/i;

const markup = /<a\s[^<>]*href|\[(?:url|link)\b/i;
