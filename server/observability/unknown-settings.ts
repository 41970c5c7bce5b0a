// Finds misspelt settings, which have no effect: with SITE_HOUR for SITE_HOURS, the contact page shows no hours.

import { closestMatch } from 'leven';

/**
 * Variables that are almost a setting of this site, or begin like one, with the setting that was probably meant. Their values
 * are never read: they may be secrets.
 */
export function unknownSettings(names: string[], known: string[]) {
  const prefixes = new Set(known.filter((name) => name.includes('_')).map(prefixOf));
  return names
    .filter((name) => /^\w{6,64}$/.test(name) && !known.includes(name))
    .filter((name) => name !== 'NOTIFY_SOCKET') // systemd sets it for its services
    .sort()
    .map((name) => ({ name, nearest: nearestOf(name.toUpperCase(), known) }))
    .filter(({ name, nearest }) => nearest !== null || prefixes.has(prefixOf(name)))
    .slice(0, 20); // a container platform may set dozens for a service with such a name
}

function prefixOf(name: string): string {
  return name.replace(/(?<=_).*/, '');
}

/** Two letters of a short name are most of it, and the first is rarely wrong: HTTP_URL is another program's. */
function nearestOf(name: string, known: string[]): string | null {
  const likely = known.filter((setting) => setting.length >= 6 && setting[0] === name[0]);
  return closestMatch(name, likely, { maxDistance: 2 }) ?? null;
}
