import { parseReference } from '../enquiries/store/reference.ts';
import type { StoredEnquiry } from '../enquiries/store/types.ts';
import { listRowsDefault, listRowsMax } from '../limits.ts';
import { type Command, Misunderstood } from './command.ts';
import { readCount, readFilter } from './filter.ts';
import { jsonRecord, labeledValues } from './record.ts';
import { clock, columns, printable, table } from './text-format.ts';

export const list: Command['prepare'] = (values, positionals, now) => {
  if (positionals.length > 0) throw new Misunderstood('list takes filters; show takes references.');
  const filter = readFilter(values, now);
  const limit = readCount('--limit', values.limit, listRowsDefault, listRowsMax);
  return async ({ store, say }) => {
    const found = await store.list(filter, limit + 1);
    const shown = found.slice(0, limit);
    say(values.json ? JSON.stringify(shown.map(jsonRecord), null, 2) : asTable(shown));
    if (!values.json && found.length > limit)
      say(
        `… and more: ${limit * 2 > listRowsMax ? 'export them' : `--limit ${limit * 2}`}, or a narrower filter.`,
      );
    return true;
  };
};

export const show: Command['prepare'] = (values, positionals) => {
  const references = readReferences(positionals);
  return async ({ store, say, complain }) => {
    const found = await Promise.all(references.map((reference) => store.find(reference)));
    const there = found.filter((enquiry) => enquiry !== null);
    references.forEach((reference, at) => {
      if (found[at] === null) complain(`There is no enquiry ${reference}.`);
    });
    if (values.json) say(JSON.stringify(there.map(jsonRecord), null, 2));
    else for (const enquiry of there) say(`${asSheet(enquiry)}\n`);
    return there.length === references.length;
  };
};

/** What people typed, as it lies in the store. */
export function readReferences(typed: string[]): string[] {
  if (typed.length === 0) throw new Misunderstood('Say which: a reference such as K7M2-9QXD.');
  return typed.map((text) => {
    const reference = parseReference(text);
    if (!reference) throw new Misunderstood(`"${text}" is no reference; they look like K7M2-9QXD.`);
    return reference;
  });
}

export function asTable(enquiries: StoredEnquiry[]): string {
  if (enquiries.length === 0) return 'No enquiries.';
  return table(
    ['REFERENCE', 'RECEIVED (IST)', 'STATE', 'SERVICE', 'NAME', 'EMAIL', 'NOTES'],
    enquiries.map((enquiry) => [
      enquiry.reference,
      clock(enquiry.receivedAt),
      enquiry.state,
      enquiry.form ?? '',
      enquiry.name,
      enquiry.email,
      notes(enquiry),
    ]),
  );
}

function notes({ spamSignals, possibleRepeatOf, state, lastError }: StoredEnquiry): string {
  const error = state === 'sent' ? null : lastError;
  return [...spamSignals, possibleRepeatOf && `repeats ${possibleRepeatOf}`, error]
    .filter(Boolean)
    .join(', ');
}

function asSheet(enquiry: StoredEnquiry): string {
  const known = labeledValues(enquiry).filter(([label]) => label !== 'Message');
  return `${columns(
    known.map((fact) => fact.map(printable)),
    '',
  )}\n\n${printable(enquiry.message)}`;
}
