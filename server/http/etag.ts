import { createHash } from 'node:crypto';

/** Another one for other bytes; quotes are for whoever sends it. */
export function contentTag(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('base64url').slice(0, 27);
}

/**
 * Whether an If-None-Match header names a tag. A browser may name several, and a proxy may have made them weak.
 * https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match
 */
export function etagMatches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  // What stands between the quotes takes turns with what stands between the tags.
  const parts = header.split('"');
  return parts.some((part, index) => {
    if (index % 2 === 0 || `"${part}"` !== etag) return false;
    const before = parts[index - 1]?.trim() ?? '';
    const after = parts[index + 1]?.trim();
    const isFirst = index === 1 && ['', 'W/'].includes(before);
    return (isFirst || before.startsWith(',')) && (after === '' || after?.startsWith(','));
  });
}
