/**
 * A phone number in plain digits, without punctuation, spaces and the invisible characters that phones add to a copied
 * number, and without India's leading +91 or 0091 (or 91 before ten digits) and 0, so that an Indian number fits its
 * ten digits. All other characters stay, also the 00 of another country.
 */
export function normalisePhone(phone: string): string {
  return inPlainDigits(phone)
    .replace(/[^\P{P}*#]|[\s\p{Cf}\u2212]/gu, '')
    .replace(/^[\p{L}\p{M}]+(?=[+\d])/u, '') // “tel”, “Mobile”
    .replace(/(?<=\d)[\p{L}\p{M}]+$/u, '') // “(WhatsApp)”
    .replace(/^(?:\+91|0091|0?91(?=0?\d{10}$))/, '')
    .replace(/^0(?!0)/, '');
}

/**
 * With the digits of every script, and full-width signs, as plain ones. A text of thousands of combining marks takes
 * seconds to fold, so one that is longer than any number with its separators stays as it is.
 */
function inPlainDigits(phone: string): string {
  return phone.length > 100 ? phone : phone.normalize('NFKC').replace(/\p{Nd}/gu, toPlainDigit);
}

/** In Unicode the ten digits of each script stand in a row, and what is before its zero is no digit. */
function toPlainDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let zero = codePoint;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((codePoint - zero) % 10);
}

/**
 * Browsers silently truncate a number at its limit. One that has exactly the maximum length, and is shorter without its
 * prefix and separators, has most likely lost its end.
 */
export function isTruncatedPhone(phone: string, lengthMax: number): boolean {
  return phone.length === lengthMax && normalisePhone(phone).replace(/^(?:\+|00)/, '').length < lengthMax;
}

/**
 * Whether the digits to dial are those of a mobile number of India, the only kind that is known to get text messages: ten
 * that begin with 6 to 9, https://en.wikipedia.org/wiki/Mobile_telephone_numbering_in_India. A leading 0 is that of a
 * landline, as in 080 for Bengaluru.
 */
export function isMobileNumber(digits: string): boolean {
  return /^(?:\+91)?[6-9]\d{9}$/.test(digits);
}

/** Whether it begins with the code of another country than India. No such number fits, but its last ten digits do. */
export function isFromAbroad(phone: string): boolean {
  return /^(?:\+|00)(?:[1-8]|9[^1])/.test(normalisePhone(phone));
}

export const phoneAdvice =
  'Enter ten digits, without +91 or a leading 0. Write a number from abroad in the message, and its last ten digits here';
