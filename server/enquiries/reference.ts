import { randomBytes } from 'node:crypto';

// Crockford's Base32 has no I, L, O or U, so it can be read out over the telephone:
// https://www.crockford.com/base32.html
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Forty random bits, such as `K7M2-9QXD`: references cannot be guessed and do not reveal the number of enquiries. */
export function createReference(): string {
  return referenceOf(randomBytes(5));
}

/** The first forty bits as they are written in a reference. */
export function referenceOf(bytes: Buffer): string {
  const bits = bytes.readUIntBE(0, 5);
  const symbols = Array.from({ length: 8 }, (_, index) => alphabet[Math.floor(bits / 32 ** index) % 32]);
  return hyphenated(symbols.join(''));
}

/** Accepts any case, missing hyphens and spaces, O for 0, and I or L for 1. */
export function parseReference(text: string): string | null {
  const coded = parseCodedReference(text);
  return coded?.code === null ? coded.reference : null;
}

/** The same for a reference that may have a code of as many symbols behind it, such as `K7M2-9QXD-4F6H-2JKM`. */
export function parseCodedReference(text: string): { reference: string; code: string | null } | null {
  const spaceless = text.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  const symbols = spaceless.replaceAll('O', '0').replace(/[IL]/g, '1');
  if (![8, 16].includes(symbols.length)) return null;
  if (![...symbols].every((symbol) => alphabet.includes(symbol))) return null;
  const code = symbols.length === 16 ? hyphenated(symbols.slice(8)) : null;
  return { reference: hyphenated(symbols.slice(0, 8)), code };
}

function hyphenated(symbols: string): string {
  return `${symbols.slice(0, 4)}-${symbols.slice(4, 8)}`;
}
