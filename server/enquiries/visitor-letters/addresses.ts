// Which addresses get letters. Anyone may type anyone's address, and mail servers read more into one than a person does.

/** Exactly one address to any mail server: no list, no display name, no comment, no second line. */
export function isOneAddress(text: string): boolean {
  return (
    text.length <= addressLengthMax &&
    /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/.test(text) &&
    isAscii(text)
  );
}

/** https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1.3, without the angle brackets. */
const addressLengthMax = 254;

function isAscii(text: string): boolean {
  return /^[!-~]+$/.test(text);
}
