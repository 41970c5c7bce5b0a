import { createHash } from 'node:crypto';

/** A content hash of 96 bits, without the quotes that an ETag header needs. */
export function contentTag(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('base64url').slice(0, 16);
}

/**
 * Whether an If-None-Match header contains an ETag. A browser may send several, and a proxy may have made
 * them weak. https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match
 */
export function etagMatches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  // Splitting at quotes gives tags and separators in turn.
  const parts = header.split('"');
  return parts.some((part, index) => {
    if (index % 2 === 0 || `"${part}"` !== etag) return false;
    const before = parts[index - 1]?.trim() ?? '';
    const after = parts[index + 1]?.trim();
    const isFirst = index === 1 && ['', 'W/'].includes(before);
    return (isFirst || before.startsWith(',')) && (after === '' || after?.startsWith(','));
  });
}
