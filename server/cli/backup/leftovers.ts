// Names of files and folders that are not complete yet, and the removal of those that a killed run left.

import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { companionSuffixes } from '../../enquiries/store/sqlite-files.ts';
import { leftoverMsMax } from '../../limits.ts';

const host = hostname()
  .replace(/[^\w-]/g, '_')
  .slice(0, 64);

const ending = '.unverified';

/** The name of a file until it is complete. It contains the host and the process that write it. */
export function unverifiedName(path: string): string {
  return `${path}.${host}.${process.pid}${ending}`;
}

/** Removes the unfinished files of runs that have ended. `isOurs` gets the name of the complete file. */
export function removeLeftovers(folder: string, isOurs: (name: string) => boolean, now: Date): void {
  for (const entry of readdirSync(folder)) {
    const { name, owner, pid } = parseName(entry);
    if (name === '' || !isOurs(name)) continue;
    const path = join(folder, entry);
    const found = lstatSync(path, { throwIfNoEntry: false });
    // In a shared folder another user's entry may have any name.
    if (!found || found.uid !== process.getuid?.()) continue;
    const isDead = owner === host && !isAlive(pid);
    if (isDead || now.getTime() - found.mtimeMs > leftoverMsMax)
      rmSync(path, { force: true, recursive: true });
  }
}

/** The name is empty when the file is not an unfinished one. */
function parseName(entry: string): { name: string; owner: string; pid: number } {
  const companion = companionSuffixes.find((end) => entry.endsWith(ending + end)) ?? '';
  const whole = companion === '' ? entry : entry.slice(0, -companion.length);
  const parts = whole.endsWith(ending) ? whole.slice(0, -ending.length).split('.') : [];
  const pid = Number(parts.pop());
  const owner = parts.pop() ?? '';
  return { name: Number.isSafeInteger(pid) && pid > 0 ? parts.join('.') : '', owner, pid };
}

// This process may be making another backup at the same time.
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
