// The `affected` command: the recipients of a notice about a data breach.

import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { Filter, Store, StoredEnquiry } from '../enquiries/store/types.ts';
import { affectedPeopleCountMax, exportRowsEach } from '../limits.ts';
import { StartError } from '../start-error.ts';
import { type Command, UsageError } from './command.ts';
import { byteOrderMark, csvLine } from './csv.ts';
import { parseChoice, parseFilter, selectionOf } from './filter.ts';
import { addToJournal } from './journal-line.ts';
import { endingOf, refuseUnlessNew, writeOutput } from './output-file.ts';
import { formatRows, formatTime } from './text-format.ts';

/** One person: the enquiries with one e-mail address, ignoring case. */
type Person = {
  email: string;
  name: string;
  phone: string;
  firstReceivedAt: Date;
  lastReceivedAt: Date;
  references: string[];
};

const formats: Record<string, (people: Person[]) => string> = {
  table: (people) => `${people.length === 0 ? 'No enquiries.' : formatRows(head, people.map(cells))}\n`,
  csv: (people) => byteOrderMark + [csvHead, ...people.map(cells)].map(csvLine).join(''),
  json: (people) => `${JSON.stringify(people, null, 2)}\n`,
};

export const affected: Command['prepare'] = (values, [file, ...more], now) => {
  if (more.length > 0) throw new UsageError('affected takes one file.');
  if (values.since === undefined)
    throw new UsageError('Specify --since: the day of the first enquiry that may be affected.');
  const named = values.format ?? (values.json ? 'json' : (endingOf(file) ?? 'table'));
  const format = formats[parseChoice('--format', named, Object.keys(formats))] as (typeof formats)[string];
  if (file !== undefined) refuseUnlessNew(file);
  const filter = parseFilter({ since: values.since, until: values.until }, now);
  return async (context) => {
    const people = await findPeople(context.store, { ...filter, erasedToo: true });
    const references = people.flatMap((person) => person.references);
    await addToJournal(context, 'affected', { references, selection: selectionOf(filter) });
    await writeOutput(Readable.from([format(people)]), file, context.out);
    const count = people.length;
    const where = file === undefined ? '' : ` in ${resolve(file)}`;
    context.printError(
      `${count} ${count === 1 ? 'person' : 'people'}, ${references.length} enquiries${where}.`,
    );
    return true;
  };
};

const csvHead = ['Email', 'Name', 'Phone', 'First received (IST)', 'Last received (IST)', 'References'];

const head = ['EMAIL', 'NAME', 'PHONE', 'FIRST (IST)', 'LAST (IST)', 'REFERENCES'];

function cells({ email, name, phone, firstReceivedAt, lastReceivedAt, references }: Person): string[] {
  return [email, name, phone, formatTime(firstReceivedAt), formatTime(lastReceivedAt), references.join(' ')];
}

/** In order of the latest enquiry, the newest first. */
async function findPeople(store: Store, filter: Filter): Promise<Person[]> {
  const people = new Map<string, Person>();
  for (let before: number | undefined; ; ) {
    const found = await store.list(filter, exportRowsEach, before);
    for (const enquiry of found) addTo(people, enquiry);
    if (people.size > affectedPeopleCountMax)
      throw new StartError(
        `More than ${affectedPeopleCountMax} people: list shorter periods with --since and --until.`,
      );
    before = found.at(-1)?.id;
    if (before === undefined) return [...people.values()];
  }
}

// Newest first: the name and phone number are the latest that the person gave.
function addTo(
  people: Map<string, Person>,
  { email, name, phone, receivedAt, reference }: StoredEnquiry,
): void {
  const person = people.get(email.toLowerCase());
  if (!person) {
    people.set(email.toLowerCase(), {
      ...{ email, name, phone, firstReceivedAt: receivedAt, lastReceivedAt: receivedAt },
      references: [reference],
    });
    return;
  }
  person.phone ||= phone;
  if (receivedAt < person.firstReceivedAt) person.firstReceivedAt = receivedAt;
  if (receivedAt > person.lastReceivedAt) person.lastReceivedAt = receivedAt;
  person.references.unshift(reference);
}
