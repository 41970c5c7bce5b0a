import type { IncomingMessage } from 'node:http';
import { forwardedForLengthMax } from '../limits.ts';

/**
 * Why the headers of a request are rejected although Node accepts them: a proxy may read such a request as another one
 * (https://www.rfc-editor.org/rfc/rfc9112#section-3.2 and #section-6.1), or `X-Forwarded-For` is too long. Counted as the
 * proxy's, that one would give a client a second rate limit. Of several Host headers `headers` has the first only.
 */
export function headerFault({ headers, rawHeaders, httpVersion }: IncomingMessage): string | undefined {
  if ((headers['x-forwarded-for'] ?? '').length > forwardedForLengthMax) return 'FORWARDED_FOR_OVERFLOW';
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
    if (httpVersion === '1.0' && name.toLowerCase() === 'transfer-encoding')
      return 'INVALID_TRANSFER_ENCODING';
  }
  return hosts > 1 || (hosts === 0 && httpVersion !== '1.0') ? 'INVALID_HOST' : undefined;
}
