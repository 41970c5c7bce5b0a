// The token by which the site recognises a canary. Making one requires access to the store, because its key is derived
// from the store's secret.

import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { canaryTokenMsMax } from '../limits.ts';

export const canaryHeader = 'Enquiry-Canary';

/** `nonce` is the key of the stored row. */
export type CanaryToken = { nonce: string; issuedAt: Date };

export function canaryKey(storeSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', storeSecret, '', 'enquiry canary', keyBytes));
}

export function createCanaryToken(key: Buffer, now: Date): CanaryToken & { text: string } {
  const nonce = randomBytes(nonceBytes).toString('base64url');
  const signed = `${now.getTime()}.${nonce}`;
  return { nonce, issuedAt: now, text: `${signed}.${sign(key, signed).toString('base64url')}` };
}

/** `null` unless it was made with this key within the last minutes. */
export function verifyCanaryToken(key: Buffer, text: string, now: Date): CanaryToken | null {
  const token = parseCanaryToken(text, now);
  const [signed = '', signature = ''] = format.exec(text)?.slice(1) ?? [];
  if (token === null) return null;
  return timingSafeEqual(sign(key, signed), Buffer.from(signature, 'base64url')) ? token : null;
}

/** Its content, unverified; `null` when no key could make it valid. */
export function parseCanaryToken(text: string, now: Date): CanaryToken | null {
  const [time, nonce] = format.exec(text)?.[1]?.split('.') ?? [];
  if (time === undefined || nonce === undefined) return null;
  const issuedAt = new Date(Number(time));
  const isCurrent = Math.abs(now.getTime() - issuedAt.getTime()) <= canaryTokenMsMax;
  return isCurrent ? { nonce, issuedAt } : null;
}

const keyBytes = 32;
const nonceBytes = 16;

// The time in milliseconds, the nonce, and 32 bytes of HMAC.
const format = /^(\d{13}\.[\w-]{22})\.([\w-]{43})$/;

function sign(key: Buffer, signed: string): Buffer {
  return createHmac('sha256', key).update(signed).digest();
}
