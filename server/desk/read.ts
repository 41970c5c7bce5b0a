import { listRowsDefault, listRowsMax } from '../limits.ts';
import type { Kept } from '../store/index.ts';
import { readReference } from '../store/reference.ts';
import { type Command, Misunderstood } from './command.ts';
import { readCount, readFilter } from './filter.ts';
import { clock, columns, printable, table } from './paper.ts';
import { facts, record } from './record.ts';

export const list: Command['prepare'] = (values, positionals, now) => {
  if (positionals.length > 0) throw new Misunderstood('list takes filters; show takes references.');
  const filter = readFilter(values, now);
  const limit = readCount('--limit', values.limit, listRowsDefault, listRowsMax);
  return async ({ store, say }) => {
    const found = await store.list(filter, limit + 1);
    const shown = found.slice(0, limit);
    say(values.json ? JSON.stringify(shown.map(record), null, 2) : asTable(shown));
    if (!values.json && found.length > limit)
      say(
        `… and more: ${limit * 2 > listRowsMax ? 'export them' : `--limit ${limit * 2}`}, or a narrower filter.`,
      );
    return true;
  };
};

export const show: Command['prepare'] = (values, positionals) => {
  const codes = positionals.filter(isCode);
  const others = positionals.filter((text) => !isCode(text));
  const references = codes.length > 0 && others.length === 0 ? [] : readReferences(others);
  return async ({ store, say, complain }) => {
    const found = [
      ...(await Promise.all(references.map(async (reference) => [await store.find(reference)]))),
      ...(await Promise.all(codes.map((code) => store.findByCode(code.slice(2).toLowerCase())))),
    ].map((enquiries) => enquiries.filter((enquiry) => enquiry !== null));
    [...references, ...codes].forEach((name, at) => {
      if (found[at]?.length === 0) complain(`There is no enquiry ${name}.`);
    });
    const there = found.flat();
    if (values.json) say(JSON.stringify(there.map(record), null, 2));
    else for (const enquiry of there) say(`${asSheet(enquiry)}\n`);
    return found.every(({ length }) => length > 0);
  };
};

/** What a visitor's browser puts below the words that he sends by WhatsApp, SMS or mail after a failure. */
function isCode(text: string): boolean {
  return /^W-[\da-f]{8}$/i.test(text);
}

/** What people typed, as it lies in the store. */
export function readReferences(typed: string[]): string[] {
  if (typed.length === 0) throw new Misunderstood('Say which: a reference such as K7M2-9QXD.');
  return typed.map((text) => {
    const reference = readReference(text);
    if (!reference) throw new Misunderstood(`"${text}" is no reference; they look like K7M2-9QXD.`);
    return reference;
  });
}

export function asTable(enquiries: Kept[]): string {
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

function notes({ suspicions, possibleRepeatOf, state, lastError }: Kept): string {
  const error = state === 'sent' ? null : lastError;
  return [...suspicions, possibleRepeatOf && `repeats ${possibleRepeatOf}`, error].filter(Boolean).join(', ');
}

function asSheet(enquiry: Kept): string {
  const known = facts(enquiry).filter(([label]) => label !== 'Message');
  return `${columns(
    known.map((fact) => fact.map(printable)),
    '',
  )}\n\n${printable(enquiry.message)}`;
}
