// The disk of a store: what is free, and what an operator can do when it cannot be written.

import { statfsSync, statSync } from 'node:fs';
import { diskBytesMin } from '../limits.ts';
import { StartError } from '../start-error.ts';

/** Refuses to fill a disk. On the disk of the store, what the site needs stays free. */
export function refuseFullDisk(folder: string, bytes: number, storePath: string): void {
  const isStoreDisk = statSync(folder).dev === statSync(storePath, { throwIfNoEntry: false })?.dev;
  const needed = bytes + (isStoreDisk ? diskBytesMin : 0);
  const { bavail, bsize } = statfsSync(folder);
  const megabytes = (count: number) => Math.ceil(count / 2 ** 20);
  if (bavail * bsize >= needed) return;
  throw new StartError(
    `${folder} has ${megabytes(bavail * bsize)} MB free and ${megabytes(needed)} MB are needed: free disk space, or use another disk.`,
  );
}

const errorCodes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM'];

/** Read-only, input/output, full, cannot open: SQLite reports each of them for several causes. */
const sqliteCodes = [8, 10, 13, 14]; // https://sqlite.org/rescode.html

/** The end of a sentence about an error of the disk or of permissions; `null` for any other. */
export function writeRemedy(error: unknown): string | null {
  const { code = '', errcode = 0 } = error as { code?: string; errcode?: number };
  if (!errorCodes.includes(code) && !sqliteCodes.includes(errcode & 0xff)) return null;
  return 'free space on its disk, mount it for writing, and let this user write its folder and the files in it';
}
