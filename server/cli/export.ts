// The `export` command: writes enquiries to a file or to standard output.

import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { Filter, Store, StoredEnquiry } from '../enquiries/store/types.ts';
import { exportRowsEach, journalReferencesCountMax } from '../limits.ts';
import { type Command, type CommandContext, UsageError } from './command.ts';
import { parseChoice, parseFilter, selectionOf } from './filter.ts';
import { addToJournal } from './journal-line.ts';
import { endingOf, refuseUnlessNew, writeOutput } from './output-file.ts';
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
  const format = formats[
    parseChoice('--format', values.format ?? (values.json ? 'json' : endingOf(file)), Object.keys(formats))
  ] as Format;
  if (file !== undefined) refuseUnlessNew(file);
  const filter = parseFilter(values, now);
  return async (context) => {
    const { store, out, printError } = context;
    const before = await noteSelected(context, filter);
    let count = 0;
    const counted = Readable.from(pages(store, filter, before)).map(({ page, isFirst, isLast }) => {
      count += page.length;
      return format(page, isFirst, isLast);
    });
    await writeOutput(counted, file, out);
    const where = file === undefined ? '' : ` to ${resolve(file)}`;
    printError(`${count} ${count === 1 ? 'enquiry' : 'enquiries'} exported${where}.`);
    return true;
  };
};

/** Returns the id before which enquiries are exported: later ones are not in the journal. */
async function noteSelected(context: CommandContext, filter: Filter): Promise<number> {
  const { store } = context;
  const [newest] = await store.list(filter, 1);
  const before = newest ? newest.id + 1 : 0;
  const first = await store.list(filter, journalReferencesCountMax + 1, before);
  await addToJournal(context, 'export', {
    references: first.map(({ reference }) => reference),
    enquiryCount: await store.countOf(filter, before),
    selection: selectionOf(filter),
  });
  return before;
}

// Years of enquiries may not fit into memory. Each page asks for one row more, to know whether it is the
// last.
async function* pages(store: Store, filter: Filter, until: number) {
  for (let before = until; ; ) {
    const found = await store.list(filter, exportRowsEach + 1, before);
    const page = found.slice(0, exportRowsEach);
    const isLast = found.length <= exportRowsEach;
    yield { page, isFirst: before === until, isLast };
    const last = page.at(-1);
    if (isLast || !last) return;
    before = last.id;
  }
}
