// Reads package-lock.json: which packages a package needs, and where Node finds them.

import { readFileSync } from 'node:fs';
import { root } from './paths.ts';

export const modulesFolder = 'node_modules/';

type Dependencies = Record<string, string>;
type LockEntry = { version: string; dependencies?: Dependencies; optionalDependencies?: Dependencies };

export const lock: { packages: Record<string, LockEntry> } = JSON.parse(
  readFileSync(`${root}package-lock.json`, 'utf8'),
);

/** The lockfile paths of the named packages and of everything that they depend on. */
export function pathsWithDependencies(names: string[]): string[] {
  const paths = new Set<string>();
  const add = (name: string, from: string) => {
    const path = lockfilePath(name, from);
    if (path === undefined || paths.has(path)) return;
    paths.add(path);
    for (const needed of Object.keys(dependenciesOf(path))) add(needed, path);
  };
  for (const name of names) add(name, '');
  return [...paths].sort();
}

/** The lockfile path to which Node resolves a package imported from another one. */
export function lockfilePath(name: string, from: string): string | undefined {
  const path = `${from && `${from}/`}${modulesFolder}${name}`;
  if (lock.packages[path]) return path;
  return from === ''
    ? undefined
    : lockfilePath(name, from.slice(0, Math.max(0, from.lastIndexOf(modulesFolder) - 1)));
}

export function dependenciesOf(path: string): Dependencies {
  const { dependencies, optionalDependencies } = lock.packages[path] ?? {};
  return { ...dependencies, ...optionalDependencies };
}
