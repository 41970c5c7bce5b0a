import type { LookupAddress } from 'node:dns';
import { lookup as lookupName } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isLoopbackAddress, isLoopbackHost, isPrivateAddress } from './private-addresses.ts';

export type NameLookup = (hostname: string) => Promise<LookupAddress[]>;

/**
 * The addresses of a name, for the connection that is about to be made: it uses what is checked here and does
 * not ask again, so that a name cannot change its address in between. Rejects private addresses.
 */
export function checkedLookup(isPrivateAllowed: boolean, lookup: NameLookup = lookupAll): LookupFunction {
  return (hostname, { all }, callback) => {
    lookup(hostname)
      .then((addresses) => {
        for (const { address } of addresses) refuseUnlessAllowed(hostname, address, isPrivateAllowed);
        return addresses;
      })
      .then(
        (addresses) => {
          const [first] = addresses;
          if (first === undefined) callback(new Error(`${hostname} has no address`), '');
          else if (all) callback(null, addresses);
          else callback(null, first.address, first.family);
        },
        (error) => callback(error, ''),
      );
  };
}

/** The name in the URL says whether this machine is meant. */
export function refuseUnlessAllowed(hostname: string, address: string, isPrivateAllowed: boolean): void {
  const isAllowed =
    isPrivateAllowed || (isLoopbackHost(hostname) ? isLoopbackAddress(address) : !isPrivateAddress(address));
  if (!isAllowed) {
    throw new Error(
      `${hostname} has a private address: set NOTIFY_URL to a public host, or NOTIFY_ALLOW_PRIVATE to 1`,
    );
  }
}

const lookupAll: NameLookup = (hostname) =>
  new Promise((resolve, reject) => {
    lookupName(hostname, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });
