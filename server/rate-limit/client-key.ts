// Whom a request is counted for: where it came from, as far as that is known.

import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Log } from '../observability/log.ts';

/** An IPv6 address counts as its /56: that is what one household or one rented machine is given. */
export function clientKey(log: Log): (req: Request) => string {
  let isLogged = false;
  return ({ app, headers, ip, socket }) => {
    const address = withoutPort(ip);
    const isAddress = isIP(address) !== 0;
    const isUnexpected = 'x-forwarded-for' in headers && app.get('trust proxy') === false;
    if (!isLogged && (isUnexpected || !isAddress)) {
      isLogged = true; // anybody can send such a header, and must not fill the log
      log.warn(isUnexpected ? unexpectedHeader : invalidAddress);
    }
    // Arbitrary words would each get a rate limit of their own.
    return ipKeyGenerator(isAddress ? address : (socket.remoteAddress ?? ''));
  };
}

const unexpectedHeader =
  'X-Forwarded-For came, and TRUST_PROXY is not set: if a proxy is in front, all its visitors share one allowance';
const invalidAddress =
  'X-Forwarded-For names no address where TRUST_PROXY has one: such requests share the allowance of the proxy';

// Azure's gateways and IIS write it down with the address: a new one for each connection.
function withoutPort(address = ''): string {
  return /^(?:\[(.+)\]|([\d.]+)):\d+$/.exec(address)?.slice(1).find(Boolean) ?? address;
}
