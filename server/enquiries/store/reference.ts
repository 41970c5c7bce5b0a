import { randomBytes } from 'node:crypto';

// Crockford's Base32 has no I, L, O or U, so it can be read out over the telephone:
// https://www.crockford.com/base32.html
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Forty random bits, such as `K7M2-9QXD`: references cannot be guessed and do not reveal the number of
 * enquiries.
 */
export function createReference(): string {
  return referenceOf(randomBytes(5));
}

/** Forty bits as they are written in a reference. */
export function referenceOf(bytes: Buffer): string {
  const bits = BigInt(`0x${bytes.subarray(0, 5).toString('hex')}`);
  const symbols = Array.from(
    { length: 8 },
    (_, index) => alphabet[Number((bits >> BigInt(5 * index)) & 31n)],
  );
  return hyphenated(symbols.join(''));
}

/** Accepts any case, missing hyphens and spaces, O for 0, and I or L for 1. */
export function parseReference(text: string): string | null {
  const symbols = parseSymbols(text);
  return symbols?.length === 8 ? hyphenated(symbols) : null;
}

/** The same for a reference that may have a code of as many symbols behind it, such as `K7M2-9QXD-4F6H-2JKM`. */
export function parseCodedReference(text: string): { reference: string; code: string | null } | null {
  const symbols = parseSymbols(text);
  if (symbols?.length === 8) return { reference: hyphenated(symbols), code: null };
  if (symbols?.length !== 16) return null;
  return { reference: hyphenated(symbols.slice(0, 8)), code: hyphenated(symbols.slice(8)) };
}

function parseSymbols(text: string): string | null {
  if (text.length > typedLengthMax) return null;
  const symbols = text
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return [...symbols].every((symbol) => alphabet.includes(symbol)) ? symbols : null;
}

/** With a space around each symbol. */
const typedLengthMax = 60;

function hyphenated(symbols: string): string {
  return `${symbols.slice(0, 4)}-${symbols.slice(4)}`;
}
