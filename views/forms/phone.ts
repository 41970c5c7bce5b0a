/**
 * A phone number without spaces, hyphens, dots, brackets and the invisible characters that phones add to a copied
 * number, and without India's leading +91 or 0091 (or 91 before ten digits) and 0, so that an Indian number fits its
 * ten digits. All other characters stay, also the 00 of another country.
 */
export function normalisePhone(phone: string): string {
  return folded(phone)
    .replace(/[\s\p{Pd}\p{Cf}.()]/gu, '')
    .replace(/^(?:\+91|0091|91(?=\d{10}$))/, '')
    .replace(/^0(?!0)/, '');
}

/**
 * With full-width digits and signs as plain ones. A text of thousands of combining marks takes seconds to fold, so one
 * that is longer than any number with its separators stays as it is.
 */
function folded(phone: string): string {
  return phone.length > 100 ? phone : phone.normalize('NFKC');
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

export const phoneAdvice = 'Enter the ten digits of your phone number, without +91';
