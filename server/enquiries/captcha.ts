// Verifies captcha tokens. The result never refuses an enquiry: it is stored and may become a spam signal.

import { createHash } from 'node:crypto';
import { z } from 'zod';
import { captchaProviders, type FormName, forms } from '../../views/index.ts';
import type { Config } from '../config.ts';
import {
  captchaMsMax,
  captchaRememberedMax,
  captchaResponseBytesMax,
  captchaTokenLengthMax,
} from '../limits.ts';
import type { Log } from '../observability/log.ts';
import type { CaptchaResult } from './store/types.ts';

export function createCaptchaCheck({ captchaVerifier, settings: { captcha } }: Config, log: Log) {
  const passed = new Set<string>();
  return async (form: FormName | null, body: unknown): Promise<CaptchaResult> => {
    if (!captchaVerifier || !captcha || form === null || !('captcha' in forms[form])) return null;
    const token = findToken(body, captchaProviders[captcha.provider].field);
    if (!token) return 'missing';
    // A provider accepts a token only once, and a browser posts the same enquiry again when the response is
    // lost.
    const post = hashBody(body);
    if (passed.has(post)) return 'passed';
    try {
      const response = await fetch(captchaVerifier.url, {
        method: 'POST',
        body: new URLSearchParams({ secret: captchaVerifier.secret, response: token }),
        signal: AbortSignal.timeout(captchaMsMax),
      });
      const { success, 'error-codes': codes } = verdict.parse(JSON.parse(await readText(response)));
      if (codes.some((code) => /-input-secret$/.test(code))) {
        const remedy = 'Set CAPTCHA_SECRET to the secret key that belongs to CAPTCHA_SITE_KEY.';
        log.error({ codes, remedy }, 'captcha provider rejects CAPTCHA_SECRET');
        return 'unverified'; // a configuration error on our side, not the visitor's fault
      }
      if (!success) return 'failed';
      if (passed.size >= captchaRememberedMax) passed.clear();
      passed.add(post);
      return 'passed';
    } catch (error) {
      log.warn(error, 'captcha not verified');
      return 'unverified';
    }
  };
}

function hashBody(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}

// The island sends the token in its own field; a form without script sends the widget's field.
function findToken(body: unknown, field: string): string {
  const fields = z.record(z.string(), z.unknown()).catch({}).parse(body);
  return token.parse(fields.captcha) || token.parse(fields[field]);
}

const token = z.string().max(captchaTokenLengthMax).catch('');

// The response format of all three providers:
// https://developers.google.com/recaptcha/docs/verify#api-response
const verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).catch([]) });

async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > captchaResponseBytesMax) throw new Error('the response of the captcha verifier is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
