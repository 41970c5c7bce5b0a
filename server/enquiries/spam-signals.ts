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
// like, their own HTML, what they want to be found for. So it takes a link and several of these.
function isLinkSpam({ name, subject, message }: Values): boolean {
  const text = `${subject} ${message}`;
  if (/https?:\/\//i.test(name) || /\[url[\]=]|\[link=/i.test(text)) return true;
  const sites = new Set([...text.matchAll(link)].map(([, site = '']) => site.toLowerCase()));
  if (sites.size === 0) return false;
  const tags = text.match(/<[a-z]+/gi) ?? [];
  const reasons = [
    tags.length > 0 && tags.every((tag) => /^<a$/i.test(tag)), // links alone are not from a page
    /\bwww\./i.test(name),
    /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]{2}/u.test(text),
    ...phrases.map((phrase) => phrase.test(text)),
  ].filter(Boolean);
  return reasons.length + Math.floor(sites.size / sitesEach) >= reasonsMin;
}

const reasonsMin = 3;

/** So many sites count as a reason. */
const sitesEach = 6;

const link = /(?:https?:\/\/|\bwww\.|\b(?=t\.me\/))(?:www\.)?([^\s/?#"'<>\\[\]]+)/gi;

// Each is one reason, so words that clients use together are in one line.
const phrases = [
  // Offers of search engine optimisation, which clients ask for in similar words.
  /back ?links|guest post|first page|\bseo (?:services|packages?|experts?)/i,
  /do-?follow|link insertion|sponsored (?:post|article)|\b(?:da|dr) ?\d\d\+|domain (?:authority|rating)/i,
  /\byour (?:own )?(?:web ?)?site\b/i,
  /\b(?:boost|grow|improve|increase|rank|skyrocket) (?:up )?(?:your|the)\b|\btraffic to your\b/i,
  /[$€] ?\d|\d ?(?:[$€]|usd|usdt|eth)\b/i,
  // What buttons and newsletters say, which clients of ours quote.
  /unsubscribe|\bopt[ -]?out|click here|点击|limited[ -]time|\b(?:act|apply|order|claim|join|register) (?:your airdrop )?(?:now|today)/i,
  /guaranteed (?:approval|daily|income|profits?|results|returns?)|risk[ -]free/i,
  // Gambling.
  /casino|казино|\bpoker\b/i,
  /free spins?|slot machines?|jackpot|\bonline slots|фриспин|слоты/i,
  /bonus|promo ?code|бонус|промокод/i,
  /1xbet|\bbetting\b|bookmaker|ставк/i,
  // Money.
  /bitcoin|\bbtc\b|crypto|\busdt\b|ethereum|крипто|биткоин/i,
  /passive income|(?:per|a) day\b|\bprofits?\b|\bearn\b|заработ|доход|в день/i,
  /\btrading (?:bot|signals?)|\bforex\b|investment (?:plan|platform|opportunity)|инвест/i,
  /airdrop|seed phrase|connect your wallet|\bscammed|\bscammers?\b/i,
  /\brecovery (?:expert|agent|wizard)|(?:crypto|funds?|wizard) recovery/i,
  /(?:instant|quick|personal|business) loans?\b|without collateral|bad credit|кредит/i,
  // Pills and sex.
  /viagra|виагра|\blevitra/i,
  /cialis|tramadol|сиалис|weight loss pills/i,
  /xanax|ambien|phentermine|modafinil|oxycodone/i,
  /(?:no|without(?: a)?) prescription|buy \w+ online/i,
  /\bsex\b|\bporn|\bxxx\b|\bnudes?\b|порно/i,
  /\bhot (?:girls|women|singles)|lonely (?:women|wives)/i,
  /\bescorts?\b|\bdating\b|знакомств/i,
  /\bcall girls?\b/i,
  // Chinese goods and services.
  /微信|qq[:：]|加v/i,
  /推广|排名|引流|代发|博彩/,
];
