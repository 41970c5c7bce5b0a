// Files with personal data that commands write.

import { createWriteStream, existsSync, rmSync, statSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../start-error.ts';
import { UsageError } from './command.ts';

/** The format that a file's name asks for. */
export function endingOf(file: string | undefined): string | undefined {
  return file === undefined ? undefined : /\.(\w+)$/.exec(file)?.[1]?.toLowerCase();
}

export function refuseUnlessNew(file: string): void {
  if (existsSync(file)) throw new UsageError(`${file} already exists: specify another file.`);
  const folder = dirname(file);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new UsageError(`There is no folder ${folder}: create it, or specify another file.`);
}

/** Writes to a new file, or to `out` when there is none. */
export async function writeOutput(text: Readable, file: string | undefined, out: Writable): Promise<void> {
  const to = file === undefined ? out : createFile(file);
  try {
    await pipeline(text, to, { end: file !== undefined });
  } catch (error) {
    if (file === undefined || !to.errored || !('syscall' in to.errored)) throw error;
    throw new StartError(
      `Cannot write ${file} (${to.errored.message}): specify another file, or free disk space.`,
    );
  }
}

function createFile(file: string): WriteStream {
  // wx: never overwrites a file created at this moment. 0600: it contains personal data.
  const stream = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  // A partial export looks like a complete one, so it is deleted on an error.
  stream.once('open', () => stream.once('error', () => rmSync(file, { force: true })));
  return stream;
}
