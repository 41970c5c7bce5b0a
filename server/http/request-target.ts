/**
 * The path and query of a request target, which may be an absolute URL; `undefined` when it is invalid, as with a fragment:
 * the pages and Express would differ about where the path ends.
 * https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export function parseRequestTarget(target: string): string | undefined {
  if (target.includes('#')) return undefined;
  if (target.startsWith('/') || target === '*') return target;
  const url = URL.parse(target);
  return url && (url.protocol === 'http:' || url.protocol === 'https:')
    ? url.pathname + url.search
    : undefined;
}
