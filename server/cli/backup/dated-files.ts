// The dated backups of a folder: their names, and which of them are kept.

import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { realPath } from '../../enquiries/store/sqlite-files.ts';

const dated = /^enquiries-\d{4}-\d\d-\d\dT\d{4}Z\.db(?:\.age)?$/;

/** In UTC, so that names sort by time: enquiries-2026-11-22T0245Z.db. */
export function datedName(now: Date): string {
  return `enquiries-${now.toISOString().slice(0, 16).replace(':', '')}Z.db`;
}

export function isDatedName(name: string): boolean {
  return dated.test(name);
}

/** Newest first. */
export function datedFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => isDatedName(name) && lstatSync(join(folder, name)).isFile())
    .sort()
    .reverse();
}

/**
 * Removes the oldest files until there are `keep`. The file just made stays. A name later than its own was
 * given by a clock that was ahead: such files go first, because they would look new for years.
 */
export function removeOldest(made: string, keep: number, storePath: string): string[] {
  const folder = dirname(made);
  const own = basename(made);
  // The store itself may have a backup's name, if DATABASE_URL was set to a backup.
  const store = realPath(storePath);
  const others = datedFiles(folder).filter((name) => name !== own && realPath(join(folder, name)) !== store);
  const earlier = others.filter((name) => name < own);
  const later = others.filter((name) => name > own);
  const removed = [...earlier, ...later].slice(keep - 1);
  for (const name of removed) rmSync(join(folder, name));
  return removed;
}
