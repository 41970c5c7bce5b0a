import { randomBytes } from 'node:crypto';

// Crockford's: no I, L, O or U, so that it survives a telephone, https://www.crockford.com/base32.html
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Forty random bits, such as `K7M2-9QXD`: nobody guesses the next one or counts the enquiries by them. */
export function createReference(): string {
  const bits = BigInt(`0x${randomBytes(5).toString('hex')}`);
  const symbols = Array.from(
    { length: 8 },
    (_, index) => alphabet[Number((bits >> BigInt(5 * index)) & 31n)],
  );
  return hyphenated(symbols.join(''));
}

/** As people write it: in any case, with or without the hyphen, O for 0 and I or L for 1. */
export function parseReference(text: string): string | null {
  const symbols = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const known = symbols.length === 8 && [...symbols].every((symbol) => alphabet.includes(symbol));
  return known ? hyphenated(symbols) : null;
}

function hyphenated(symbols: string): string {
  return `${symbols.slice(0, 4)}-${symbols.slice(4)}`;
}
