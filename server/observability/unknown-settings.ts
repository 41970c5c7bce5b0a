// A misspelt setting has no effect, and nothing else would say so: SITE_HOUR leaves the contact page without hours.

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
 * Variables that begin like a setting of this site and are none, and slips in the beginning itself, such as SMPT_URL.
 * Their values are never read: a misspelt CAPTCHA_SECERT is a secret as well.
 */
export function unknownSettings(names: string[], known: string[]): UnknownSetting[] {
  const prefixes = new Set(known.filter((name) => name.includes('_')).map(prefixOf));
  return names
    .filter((name) => /^\w{1,64}$/.test(name) && !known.includes(name) && !foreignNames.includes(name))
    .map((name) => ({ name, near: nearestOf(name.toUpperCase(), known) }))
    .filter(({ name, near }) => prefixes.has(prefixOf(name.toUpperCase())) || near.distance <= 1)
    .map(({ name, near }) => ({ name, nearest: near.distance <= distanceMax ? near.name : null }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .slice(0, unknownSettingsCountMax);
}

function prefixOf(name: string): string {
  return name.slice(0, name.indexOf('_') + 1);
}

// Of names without a prefix, such as PORT and HOST, too many others are one letter away.
function nearestOf(name: string, known: string[]): { name: string; distance: number } {
  return known
    .filter((candidate) => candidate.includes('_'))
    .map((candidate) => ({ name: candidate, distance: slipsBetween(name, candidate) }))
    .reduce((nearest, candidate) => (candidate.distance < nearest.distance ? candidate : nearest));
}

/** Letters that are missing, added, replaced or swapped with their neighbour. */
function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? 0;
}
