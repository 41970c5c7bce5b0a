// Where this visit to the site came from, noted on the page it began on. No cookie, and nothing of the other
// site's address but its host.
import { remembered } from './storage.ts';

export type Arrival = { referrer?: string; utm: Record<string, string> };

/** Longer tags are nobody's campaign. */
const tagLengthMax = 100;

const noted = remembered<Arrival>('arrival');

export function noteArrival(): void {
  const utm: Arrival['utm'] = {};
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (value && name.startsWith('utm_')) utm[name.slice(4)] = value.slice(0, tagLengthMax);
  }
  const host = /^[\w-]+:\/\/([^/?#]+)/.exec(document.referrer)?.[1];
  const referrer = host === location.host ? undefined : host;
  // A page of ours that was reached from another one of ours changes nothing.
  if (referrer || Object.keys(utm).length > 0) noted.save({ ...(referrer && { referrer }), utm });
}

export function readArrival(): Arrival {
  return noted.read() ?? { utm: {} };
}
