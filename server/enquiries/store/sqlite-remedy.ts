// What an operator can do when the SQLite store cannot be written. SQLite says "unable to open", "readonly" or "I/O error"
// of several causes, so the files and their disk are looked at, too.

import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { sqliteStartBytes } from '../../limits.ts';
import { freeBytes } from './disk-space.ts';
import { companionSuffixes } from './sqlite-files.ts';

/** The end of a sentence; `null` for any other error. */
export function writeRemedy(path: string, error: unknown): string | null {
  switch (reasonOf(path, error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'free space on its disk';
    case 'EROFS':
      return 'its disk is read-only here, mount it for writing';
    case 'EACCES':
    case 'EPERM':
      return 'let this user write its folder, the file and the files beside it';
    default:
      return null;
  }
}

function reasonOf(path: string, error: unknown): string | undefined {
  const { code, errcode } = error as { code?: string; errcode?: number };
  if (errcode === undefined) return code;
  const result = errcode & 0xff; // https://sqlite.org/rescode.html
  if (result === sqlite.full) return 'ENOSPC';
  if (!Object.values(sqlite).includes(result)) return undefined;
  const folder = dirname(resolve(path));
  const fault = [folder, path, ...companionSuffixes.map((end) => path + end)]
    .map(writeFault)
    .find((found) => found !== undefined);
  return fault ?? (existsSync(folder) && freeBytes(folder) < sqliteStartBytes ? 'ENOSPC' : undefined);
}

const sqlite = { readOnly: 8, inputOutput: 10, full: 13, cannotOpen: 14 };

function writeFault(path: string): string | undefined {
  try {
    if (existsSync(path)) accessSync(path, constants.W_OK);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}
