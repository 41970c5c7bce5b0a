/**
 * A text as one line of an e-mail: a line break could end the header that contains it, and a mark of direction or an
 * encoded word (RFC 2047), which mailboxes decode, could show another text.
 */
export function toSingleLine(value: string): string {
  return value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/=\?(?=[^?]*\?[bq]\?)/gi, '= ?')
    .trim();
}
