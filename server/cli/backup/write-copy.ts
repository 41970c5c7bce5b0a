import { createReadStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { StartError } from '../../start-error.ts';

/** Resolves with the number of bytes when all of them were accepted by the reader or the disk. */
export async function writeCopy(file: string, out: Writable): Promise<number> {
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(file)) {
      await write(out, chunk);
      bytes += chunk.length;
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The backup was not written completely (${why}): delete what the reader has of it, and run it again.`,
      { cause: error },
    );
  }
  return bytes;
}

function write(out: Writable, chunk: Buffer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  out.write(chunk, (error) => (error ? reject(error) : resolve()));
  return promise;
}
