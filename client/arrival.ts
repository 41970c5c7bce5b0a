// Notes where this visit came from, on its first page. It sets no cookie, and stores only the host of the other site.
import { remembered } from './storage.ts';

export type Arrival = { referrer?: string; utm: Record<string, string> };

/** A longer tag is not from a campaign. */
const tagLengthMax = 100;

const noted = remembered<Arrival>('arrival');

export function noteArrival(): void {
  const utm: Arrival['utm'] = {};
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (value && name.startsWith('utm_')) utm[name.slice(4)] = value.slice(0, tagLengthMax);
  }
  const host = /^[\w-]+:\/\/([^/?#]+)/.exec(document.referrer)?.[1];
  const referrer = host === location.host ? undefined : host;
  // A page that was reached from another page of this site changes nothing.
  if (referrer || Object.keys(utm).length > 0) noted.save({ ...(referrer && { referrer }), utm });
}

export function readArrival(): Arrival {
  return noted.read() ?? { utm: {} };
}
