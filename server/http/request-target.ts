/**
 * The path and query of a request target, which may be an absolute URL; `undefined` when it is invalid.
 * https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export function parseRequestTarget(target: string): string | undefined {
  if (target.startsWith('/') || target === '*') return target;
  const url = URL.parse(target);
  return url && (url.protocol === 'http:' || url.protocol === 'https:')
    ? url.pathname + url.search
    : undefined;
}
