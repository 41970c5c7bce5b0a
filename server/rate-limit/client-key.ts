// Derives the rate limit key of a request from its IP address.

import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Log } from '../observability/log.ts';

/** An IPv6 address counts as its /56, the size that one household or one rented machine gets. */
export function clientKey(log: Log): (req: Request) => string {
  let isLogged = false;
  return ({ app, headers, ip, socket }) => {
    const address = withoutPort(ip);
    const isAddress = isIP(address) !== 0;
    const isUnexpected = 'x-forwarded-for' in headers && app.get('trust proxy') === false;
    if (!isLogged && (isUnexpected || !isAddress)) {
      isLogged = true; // anyone can send such a header, so it is logged only once
      log.warn(isUnexpected ? unexpectedHeader : invalidAddress);
    }
    // Arbitrary values would each get a rate limit of their own, so the socket's IP address is used instead.
    return ipKeyGenerator(isAddress ? address : (socket.remoteAddress ?? ''));
  };
}

const unexpectedHeader =
  'X-Forwarded-For received, but TRUST_PROXY is not set; all clients behind a proxy share one rate limit';
const invalidAddress =
  'X-Forwarded-For has no valid IP address; such requests share the rate limit of the proxy';

// Azure gateways and IIS append the port to the IP address: a new value for each connection.
function withoutPort(address = ''): string {
  return /^(?:\[(.+)\]|([\d.]+)):\d+$/.exec(address)?.slice(1).find(Boolean) ?? address;
}
