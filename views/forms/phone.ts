/**
 * A sender's phone number without spaces, hyphens, dots and brackets, and without India's leading +91 (or 91
 * before ten digits) and 0, so that an Indian number fits its ten digits. Whatever else it holds stays.
 */
export function normalisePhone(phone: string): string {
  return phone
    .replace(/[\s\-.()]/g, '')
    .replace(/^(?:\+91|(?:00)?91(?=\d{10}$))/, '')
    .replace(/^0/, '');
}
