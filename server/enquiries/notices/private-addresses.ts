// IP addresses that are not on the public internet. A notice sent to one could reach a database, a router or a cloud's
// metadata service: https://cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html

import { BlockList, isIP } from 'node:net';

/** Also for an IPv4 address written as IPv6, and for a value that is not an IP address. */
export function isPrivateAddress(address: string): boolean {
  const [bare = ''] = address.split('%'); // the interface of a link-local address
  const family = isIP(bare);
  if (family === 4) return ipv4.check(bare);
  return family !== 6 || ipv6.check(bare, 'ipv6');
}

export function isLoopbackAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** As in a URL's `hostname`. */
export function isLoopbackHost(hostname: string): boolean {
  return hostname === 'localhost' || isLoopbackAddress(hostname.replace(/^\[(.*)\]$/, '$1'));
}

// https://www.iana.org/assignments/iana-ipv4-special-registry
const ipv4 = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8], // this host
  ['10.0.0.0', 8], // RFC 1918
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, with the metadata services of clouds
  ['172.16.0.0', 12], // RFC 1918
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // RFC 1918
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 3], // multicast, reserved, broadcast
] as const)
  ipv4.addSubnet(network, bits);

// Only 2000::/3 is global unicast: https://www.iana.org/assignments/ipv6-address-space. Outside of it are loopback,
// unique local (fc00::/7), link-local, multicast, and IPv4 addresses as IPv6 (::ffff:0:0/96, and NAT64's 64:ff9b::/96).
const ipv6 = new BlockList();
for (const [network, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23], // protocol assignments, with Teredo, which contains an IPv4 address
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4, which contains an IPv4 address
  ['3fff::', 20], // documentation
] as const)
  ipv6.addSubnet(network, bits, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');
