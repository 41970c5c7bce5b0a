/**
 * A sender's phone number without spaces, hyphens, dots, brackets and the invisible marks that phones put around a
 * number that is copied, and without India's leading +91 or 0091 (or
 * 91 before ten digits) and 0, so that an Indian number fits its ten digits. Whatever else it holds stays.
 */
export function normalisePhone(phone: string): string {
  return phone
    .normalize('NFKC') // full-width digits and signs
    .replace(/[\s\p{Pd}\p{Cf}.()]/gu, '')
    .replace(/^(?:\+91|0091|91(?=\d{10}$))/, '')
    .replace(/^0/, '');
}

/**
 * Browsers cut a number at its limit without a word. One that is as long as the limit, and shorter without its
 * prefix and separators, has most likely lost its end.
 */
export function isCutPhone(phone: string, lengthMax: number): boolean {
  return phone.length === lengthMax && normalisePhone(phone).replace(/^\+/, '').length < lengthMax;
}

export const phoneAdvice = 'Enter the ten digits of your phone number, without +91';
