import { randomBytes } from 'node:crypto';

// Crockford's Base32 has no I, L, O or U, so it can be read out over the telephone:
// https://www.crockford.com/base32.html
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Forty random bits, such as `K7M2-9QXD`: references cannot be guessed and do not reveal the number of
 * enquiries.
 */
export function createReference(): string {
  const bits = BigInt(`0x${randomBytes(5).toString('hex')}`);
  const symbols = Array.from(
    { length: 8 },
    (_, index) => alphabet[Number((bits >> BigInt(5 * index)) & 31n)],
  );
  return hyphenated(symbols.join(''));
}

/** Accepts any case, a missing hyphen, O for 0, and I or L for 1. */
export function parseReference(text: string): string | null {
  const symbols = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const known = symbols.length === 8 && [...symbols].every((symbol) => alphabet.includes(symbol));
  return known ? hyphenated(symbols) : null;
}

function hyphenated(symbols: string): string {
  return `${symbols.slice(0, 4)}-${symbols.slice(4)}`;
}
