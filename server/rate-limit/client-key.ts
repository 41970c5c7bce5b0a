// Derives the rate limit key of a request from its IP address.

import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Log } from '../observability/log.ts';

/** Otherwise Express parses X-Forwarded-For each time that `ip` is read; express-rate-limit reads it, too. */
export const parseAddressOnce: RequestHandler = (req, _res, next) => {
  Object.defineProperty(req, 'ip', { value: req.ip });
  next();
};

/** Logs once where the proxy is not configured. */
export function clientKey(log: Log): (req: Request) => string {
  let isLogged = false;
  return (req) => {
    const { app, headers, ip } = req;
    const isAddress = isIP(withoutPort(ip)) !== 0;
    const isUnexpected = 'x-forwarded-for' in headers && app.get('trust proxy') === false;
    if (!isLogged && (isUnexpected || !isAddress)) {
      isLogged = true; // anyone can send such a header, so it is logged only once
      log.warn(isUnexpected ? unexpectedHeader : invalidAddress);
    }
    return clientNetwork(req);
  };
}

/** An IPv6 address counts as its /56, the size that one household or one rented machine gets. */
export function clientNetwork(req: Request): string {
  return ipKeyGenerator(addressOf(req));
}

/** The /48 of an IPv6 address; `null` for IPv4, whose addresses are not assigned in blocks of that size. */
export function wideNetwork(req: Request): string | null {
  const network = ipKeyGenerator(addressOf(req), 48);
  return network.includes('/') ? network : null;
}

// Arbitrary values would each get a rate limit of their own, so the socket's IP address is used instead.
function addressOf({ ip, socket }: Request): string {
  const address = withoutPort(ip);
  return isIP(address) !== 0 ? address : (socket.remoteAddress ?? '');
}

const unexpectedHeader =
  'X-Forwarded-For received, but TRUST_PROXY is not set; all clients behind a proxy share one rate limit';
const invalidAddress =
  'X-Forwarded-For has no valid IP address; such requests share the rate limit of the proxy';

// Azure gateways and IIS append the port to the IP address: a new value for each connection.
function withoutPort(address = ''): string {
  return /^(?:\[(.+)\]|([\d.]+)):\d+$/.exec(address)?.slice(1).find(Boolean) ?? address;
}
