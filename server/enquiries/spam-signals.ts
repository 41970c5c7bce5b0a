// Finds reasons why an enquiry may be spam. Each holds the e-mail until an operator releases it, and must be rare among
// real enquiries.

import { z } from 'zod';
import { captchaProviders, type FormName, forms, honeypotName, type Values } from '../../views/index.ts';
import type { Config } from '../config.ts';
import type { Log } from '../observability/log.ts';
import type { PostedFields } from './schema.ts';
import type { CaptchaResult, Enquiry } from './types.ts';

/** From the first input in an empty form to its submit: even with autofill, a visitor types the message. */
const tooFastMsMax = 2_000;

/** The visitor waits for the verifier; storing the enquiry as unverified is better than a longer wait. */
const captchaMsMax = 3_000;

/** reCAPTCHA's tokens are the longest, at about 2 kB. */
const captchaToken = z.string().min(1).max(4_096);

/** They are stored, so the values never change. */
export function findSpamSignals(
  enquiry: Values & Pick<Enquiry, 'context'>,
  fields: PostedFields,
  captcha: CaptchaResult,
): string[] {
  const { tookMs } = enquiry.context;
  const signals = {
    honeypot: Boolean(fields[honeypotName]),
    haste: tookMs !== null && tookMs < tooFastMsMax, // no time, no signal
    links: isLinkSpam(enquiry),
    'captcha-failed': captcha === 'failed',
    'captcha-missing': captcha === 'missing',
  };
  return Object.entries(signals).flatMap(([signal, isPresent]) => (isPresent ? [signal] : []));
}

// Programs write BBCode, and give a URL as a name. All else that spam has is in real enquiries, too: sites that clients
// like, their own HTML, a word of their trade. So it takes a link and two of these.
function isLinkSpam({ name, subject, message }: Values): boolean {
  const text = `${subject} ${message}`;
  if (/https?:\/\//i.test(name) || /\[url[\]=]|\[link=/i.test(text)) return true;
  const sites = distinct(text, link);
  const tags = distinct(text, /<([a-z]+)/gi);
  const isOnlyLinks = tags === 1 && /<a\s/i.test(text); // a page of the visitor's own has other tags as well
  const reasons = distinct(text, spamWord) + Math.floor(sites / 6) + Number(isOnlyLinks); // six sites are one
  return sites > 0 && reasons >= 2;
}

const link = /(?:https?:\/\/|\bwww\.|\b(?=t\.me\/))(?:www\.)?([^\s/?#"'<>\\[\]]+)/gi;

// Not the words of search engine optimisation and of sales, which clients of a web agency use as well.
const spamWord =
  /(casino|free spins|jackpot|1xbet|betting|bonus|viagra|cialis|levitra|tramadol|xanax|no prescription|porn|escorts|call girls|hot girls|airdrop|trading bot|passive income|guaranteed (?:profit|approval)|crypto recovery|recovery expert|without collateral|казино|фриспин|бонус|заработок|доход)/gi;

function distinct(text: string, pattern: RegExp): number {
  return new Set([...text.matchAll(pattern)].map(([, found = '']) => found.toLowerCase())).size;
}

/** Verifies captcha tokens. The result never refuses an enquiry. */
export function createCaptchaCheck({ captchaVerifier, settings: { captcha } }: Config, log: Log) {
  return async (form: FormName | null, fields: PostedFields): Promise<CaptchaResult> => {
    if (!captchaVerifier || !captcha || form === null || !('captcha' in forms[form])) return null;
    // The island sends the token in its own field; a form without script sends the widget's field.
    const token = captchaToken.safeParse(fields.captcha || fields[captchaProviders[captcha.provider].field]);
    if (!token.success) return 'missing';
    try {
      const response = await fetch(captchaVerifier.url, {
        method: 'POST',
        body: new URLSearchParams({ secret: captchaVerifier.secret, response: token.data }),
        signal: AbortSignal.timeout(captchaMsMax),
      });
      const { success, 'error-codes': codes } = verdict.parse(await response.json());
      if (codes.some((code) => /-input-secret$/.test(code))) {
        const remedy = 'Set CAPTCHA to the provider, the site key and the secret that belongs to it.';
        log.error({ codes, remedy }, 'captcha provider rejects the secret in CAPTCHA');
        return 'unverified'; // our fault, not the visitor's
      }
      return success ? 'passed' : 'failed';
    } catch (error) {
      log.warn(error, 'captcha not verified');
      return 'unverified';
    }
  };
}

// The same from all three providers: https://developers.google.com/recaptcha/docs/verify#api-response
const verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).catch([]) });
