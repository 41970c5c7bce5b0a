// Finds misspelt settings, which have no effect: with SITE_HOUR for SITE_HOURS, the contact page shows no hours.

import leven, { closestMatch } from 'leven';
import { unknownSettingsCountMax } from '../limits.ts';

export type UnknownSetting = {
  name: string;
  /** The setting that was probably meant; `null` when no name is near. */
  nearest: string | null;
};

/** What systemd sets for its services. */
const foreignNames = ['NOTIFY_SOCKET', 'LOG_NAMESPACE'];

const distanceMax = 2;

/**
 * Variables that begin like a setting of this site and are not one, and misspelt beginnings such as SMPT_URL. Their values
 * are never read, because the value of a misspelt CAPTCHA_SECERT is a secret too.
 */
export function unknownSettings(names: string[], known: string[]): UnknownSetting[] {
  // Not for names without a prefix, such as PORT and HOST: too many other variables differ by one letter.
  const prefixed = known.filter((name) => name.includes('_'));
  const prefixes = new Set(prefixed.map(prefixOf));
  return names
    .filter((name) => /^\w{1,64}$/.test(name) && !known.includes(name) && !foreignNames.includes(name))
    .map((name) => ({
      name,
      nearest: closestMatch(name.toUpperCase(), prefixed, { maxDistance: distanceMax }) ?? null,
    }))
    .filter(
      ({ name, nearest }) =>
        prefixes.has(prefixOf(name.toUpperCase())) ||
        (nearest !== null && isOneSlip(name.toUpperCase(), nearest)),
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .slice(0, unknownSettingsCountMax);
}

function prefixOf(name: string): string {
  return name.slice(0, name.indexOf('_') + 1);
}

// Two letters in the wrong order are two changes in a Levenshtein distance.
function isOneSlip(name: string, known: string): boolean {
  return leven(name, known) <= 1 || [...name].sort().join('') === [...known].sort().join('');
}
