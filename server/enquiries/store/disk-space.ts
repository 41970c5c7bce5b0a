import { statfsSync, statSync } from 'node:fs';
import { diskBytesMin } from '../../limits.ts';
import { StartError } from '../../start-error.ts';

/** Refuses to fill a disk. On the disk of the store, what the site needs stays free. */
export function refuseFullDisk(folder: string, bytes: number, storePath: string): void {
  const needed = bytes + (isOnSameDisk(folder, storePath) ? diskBytesMin : 0);
  const free = freeBytes(folder);
  if (free >= needed) return;
  throw new StartError(
    `${folder} has ${megabytes(free)} MB free and ${megabytes(needed)} MB are needed: free disk space, or use another disk.`,
  );
}

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function isOnSameDisk(folder: string, storePath: string): boolean {
  return statSync(folder).dev === statSync(storePath, { throwIfNoEntry: false })?.dev;
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 2 ** 20);
}
