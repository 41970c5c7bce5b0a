// Finds reasons why an enquiry may be spam. A reason holds the e-mail until an operator releases it. Nothing
// is dropped, so each reason must be rare among real enquiries.

import { honeypotName, type Values } from '../../views/index.ts';
import { tooFastMsMax } from '../limits.ts';
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

// Programs write BBCode, and give a URL as a name. All else that spam has is in real enquiries, too: sites that clients
// like, their own HTML, a word of their trade. So it takes a link and two of these.
function isLinkSpam({ name, subject, message }: Values): boolean {
  const text = `${subject} ${message}`;
  if (/https?:\/\//i.test(name) || /\[url[\]=]|\[link=/i.test(text)) return true;
  const sites = distinct(text, link);
  const tags = distinct(text, /<([a-z]+)/gi);
  const isOnlyLinks = tags === 1 && /<a\s/i.test(text); // a page of the visitor's own has other tags as well
  const reasons = distinct(text, spamWord) + Math.floor(sites / sitesEach) + Number(isOnlyLinks);
  return sites > 0 && reasons >= reasonsMin;
}

const reasonsMin = 2;

/** So many sites are one reason. */
const sitesEach = 6;

const link = /(?:https?:\/\/|\bwww\.|\b(?=t\.me\/))(?:www\.)?([^\s/?#"'<>\\[\]]+)/gi;

// Not the words of search engine optimisation and of sales, which clients of a web agency use as well.
const spamWord =
  /(casino|free spins|jackpot|1xbet|betting|bonus|viagra|cialis|levitra|tramadol|xanax|no prescription|porn|escorts|call girls|hot girls|airdrop|trading bot|passive income|guaranteed (?:profit|approval)|crypto recovery|recovery expert|without collateral|казино|фриспин|бонус|заработок|доход)/gi;

function distinct(text: string, pattern: RegExp): number {
  return new Set([...text.matchAll(pattern)].map(([, found = '']) => found.toLowerCase())).size;
}
