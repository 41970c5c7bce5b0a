// The `export` command: writes enquiries to a file or to standard output.

import { createWriteStream, existsSync, rmSync, statSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Filter, Store, StoredEnquiry } from '../enquiries/store/types.ts';
import { exportRowsEach } from '../limits.ts';
import { StartError } from '../start-error.ts';
import { type Command, UsageError } from './command.ts';
import { parseChoice, parseFilter } from './filter.ts';
import { csvRows, jsonRecord } from './record.ts';

type Format = (page: StoredEnquiry[], isFirst: boolean, isLast: boolean) => string;

const formats: Record<string, Format> = {
  csv: csvRows,
  json(page, isFirst, isLast) {
    const rows = page.map((enquiry) => JSON.stringify(jsonRecord(enquiry))).join(',\n');
    return `${isFirst ? '[\n' : ''}${rows}${isLast ? '\n]\n' : ',\n'}`;
  },
};

export const exportTo: Command['prepare'] = (values, [file, ...more], now) => {
  if (more.length > 0) throw new UsageError('export takes one file.');
  const ending = file === undefined ? undefined : /\.(\w+)$/.exec(file)?.[1]?.toLowerCase();
  const format = formats[parseChoice('--format', values.format ?? ending, Object.keys(formats))] as Format;
  if (file !== undefined) refuseUnlessNew(file);
  const filter = parseFilter(values, now);
  return async ({ store, out, printError }) => {
    const to = file === undefined ? out : createFile(file);
    let count = 0;
    const counted = Readable.from(pages(store, filter)).map(({ page, isFirst, isLast }) => {
      count += page.length;
      return format(page, isFirst, isLast);
    });
    try {
      await pipeline(counted, to, { end: file !== undefined });
    } catch (error) {
      if (file === undefined || to.errored === null || !('syscall' in to.errored)) throw error;
      throw new StartError(
        `Cannot write ${file} (${to.errored.message}): specify another file, or free disk space.`,
      );
    }
    printError(`${count} ${count === 1 ? 'enquiry' : 'enquiries'} exported.`);
    return true;
  };
};

function refuseUnlessNew(file: string): void {
  if (existsSync(file)) throw new UsageError(`${file} already exists: specify another file.`);
  const folder = dirname(file);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new UsageError(`There is no folder ${folder}: create it, or specify another file.`);
}

function createFile(file: string): WriteStream {
  // wx: never overwrites a file created at this moment. 0600: it contains personal data.
  const stream = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  // A partial export looks like a complete one, so it is deleted on an error.
  stream.once('open', () => stream.once('error', () => rmSync(file, { force: true })));
  return stream;
}

// Years of enquiries may not fit into memory. Each page asks for one row more, to know whether it is the
// last.
async function* pages(store: Store, filter: Filter) {
  for (let before: number | undefined; ; ) {
    const found = await store.list(filter, exportRowsEach + 1, before);
    const page = found.slice(0, exportRowsEach);
    const isLast = found.length <= exportRowsEach;
    yield { page, isFirst: before === undefined, isLast };
    if (isLast) return;
    before = page.at(-1)?.id;
  }
}
