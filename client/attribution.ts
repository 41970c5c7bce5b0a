// Records the referrer and the campaign tags of a visit, on its first page. It sets no cookie, and stores only the host of
// the referring site.
import { sessionValue } from './session-value.ts';

export type Attribution = { referrer?: string; utm: Record<string, string> };

/** Longer values are truncated: no campaign uses them. */
const tagLengthMax = 100;

const stored = sessionValue<Attribution>('arrival');

export function recordAttribution(): void {
  const utm: Attribution['utm'] = {};
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (value && name.startsWith('utm_')) utm[name.slice(4)] = value.slice(0, tagLengthMax);
  }
  const host = /^[\w-]+:\/\/([^/?#]+)/.exec(document.referrer)?.[1];
  const referrer = host === location.host ? undefined : host;
  // A page that was reached from another page of this site changes nothing.
  if (referrer || Object.keys(utm).length > 0) stored.save({ ...(referrer && { referrer }), utm });
}

export function readAttribution(): Attribution {
  return stored.read() ?? { utm: {} };
}
