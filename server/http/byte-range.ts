/** The part of a file that a Range header requests; both ends are inclusive. */
export type ByteRange = { start: number; end: number };

/**
 * `null` means the whole file, also for a header that is not understood or requests several parts.
 * https://www.rfc-editor.org/rfc/rfc9110#name-range-requests
 */
export function parseRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  if (first === '') return last === '' ? null : lastBytes(Number(last), bytes);
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Number(last);
  if (end < start && last !== '') return null;
  if (start >= bytes) return 'unsatisfiable';
  return { start, end: Math.min(end, bytes - 1) };
}

function lastBytes(count: number, bytes: number): ByteRange | 'unsatisfiable' {
  if (count === 0 || bytes === 0) return 'unsatisfiable';
  return { start: Math.max(0, bytes - count), end: bytes - 1 };
}
