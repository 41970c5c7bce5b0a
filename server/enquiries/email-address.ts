// Validates and normalises e-mail addresses for both forms: the address stored by the enquiry form must be found by the
// form for data requests.

import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { lengthMax } from '../../views/index.ts';

/** A text becomes an address whose domain is ASCII. */
export function emailAddress(advice: string, tooLong: string) {
  return z
    .string()
    .transform(withAsciiDomain)
    .pipe(
      z
        .string()
        // The browser's own pattern, plus a dot in the domain: a reply to name@example cannot be delivered.
        .regex(z.regexes.html5Email, advice)
        .regex(/\.[^.@]+$/, advice)
        .max(lengthMax.email, tooLong),
    );
}

/**
 * The address with its internationalised domain as mail servers know it (RFC 5891), such as xn--exmple-cua.com. Any other
 * text stays as it is.
 */
export function withAsciiDomain(address: string): string {
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
