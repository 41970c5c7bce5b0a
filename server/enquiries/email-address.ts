// Validates and normalises e-mail addresses for both forms: the address stored by the enquiry form must be found by the
// form for data requests.

import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { lengthMax, normaliseEmail } from '../../views/index.ts';

/** A text becomes an address as it is stored, if mail servers can take such an address. */
export function emailAddress(advice: string, tooLong: string) {
  return z
    .string(advice)
    .transform(toStoredAddress)
    .pipe(
      z
        .string()
        // The browser's own pattern, and what mail servers refuse all the same (RFC 5321): dots at the ends of words, more
        // than 64 characters before the @, and a domain that no registry has, such as an IP address.
        .regex(z.regexes.html5Email, advice)
        .regex(/^(?=[^@]{1,64}@)[^@.]+(?:\.[^@.]+)*@/, advice)
        .regex(/\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/i, advice)
        .refine((address) => !address.includes('//'), advice) // the rest of a web address
        .max(lengthMax.email, tooLong),
    );
}

/** The normalised address, with an internationalised domain as mail servers know it (RFC 5891): xn--exmple-cua.com. */
export function toStoredAddress(typed: string): string {
  const address = normaliseEmail(typed);
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || domain.length > lengthMax.email || !isInternational(domain)) return address;
  const ascii = domainToASCII(domain);
  return isIP(ascii) === 0 ? address.slice(0, at) + ascii : address;
}

// `domainToASCII` parses the domain as that of a URL: it would drop what follows a slash, decode `%41`, and read digits
// alone as an IP address. The two joiners are part of names in some Indian scripts.
function isInternational(domain: string): boolean {
  return /\P{ASCII}/u.test(domain) && !/[^\p{L}\p{M}\p{N}\p{Join_Control}.-]/u.test(domain);
}
