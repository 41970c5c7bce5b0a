// Which addresses get letters, and which of them are the same mailbox. Anyone may type another person's address, and mail
// servers give some characters a special meaning.

/** Exactly one address to any mail server: no list, no display name, no comment, no second line. */
export function isOneAddress(text: string): boolean {
  return text.length <= 254 && /^[!-~]+$/.test(text) && !/[<>()[\]\\,;:"]|@.*@/.test(text); // RFC 5321, 4.5.3.1
}

/**
 * Whether a receipt may be sent to this address. Excluded are quotes, `%` and `!`, which name a route, a leading hyphen,
 * which a command would read as an option, IP addresses and names of private networks. A few real people get no receipt
 * for that reason, which does no harm.
 */
export function isPlainAddress(text: string): boolean {
  const [local = '', domain = ''] = text.toLowerCase().split('@');
  return (
    isOneAddress(text) &&
    local.length <= 64 && // RFC 5321, 4.5.3.1
    /^[a-z\d_]+(?:(?:\.|[+-]+)[a-z\d_]+)*$/.test(local) &&
    /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/.test(domain) &&
    !specialDomain.test(domain) &&
    !readByProgram.test(local.split('+')[0] ?? '')
  );
}

/** What is counted as one mailbox: many providers ignore case, dots and what follows a plus. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const name = local.replace(/\+.*/, '').replaceAll('.', '');
  return `${name}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}

/** https://www.rfc-editor.org/rfc/rfc6761 and its successors: no person has mail there. */
const specialDomain =
  /(?:^|\.)(?:alt|arpa|corp|example|home|internal|intranet|invalid|lan|local|localdomain|localhost|onion|private|test)$/;

/** A program reads its mail, as a command, a bounce or a complaint: https://www.rfc-editor.org/rfc/rfc3834#section-2 */
const readByProgram =
  /^(?:abuse|bounces?|daemon|do-?not-?reply|listserv|mailer-daemon|majordomo|no-?reply|owner-.*|postmaster|root|spam|.*-(?:bounces?|confirm|help|join|leave|owner|request|subscribe|unsubscribe))$/;
