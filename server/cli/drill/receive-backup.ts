import { createWriteStream } from 'node:fs';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { freeBytes } from '../../enquiries/store/disk-space.ts';
import { backupBytesEach, diskBytesMin } from '../../limits.ts';
import { StartError } from '../../start-error.ts';

/** Writes standard input to a file, and leaves as much of the disk free as the restore needs. */
export async function receiveBackup(input: Readable, file: string, freeBytesOf = freeBytes): Promise<void> {
  const bounded = async function* (chunks: AsyncIterable<Buffer>) {
    let received = 0;
    let nextLook = 0;
    for await (const chunk of chunks) {
      received += chunk.length;
      if (received >= nextLook) {
        if (freeBytesOf(dirname(file)) < received + backupBytesEach + diskBytesMin)
          throw new StartError(
            `The disk of ${dirname(file)} is too full for this backup: set TMPDIR to a folder on another one.`,
          );
        nextLook = received + backupBytesEach;
      }
      yield chunk;
    }
  };
  await pipeline(input, bounded, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
}
