// Commands that read enquiries: list and show.

import { languageLabels } from '../../views/index.ts';
import { parseReference } from '../enquiries/store/reference.ts';
import type { StoredEnquiry } from '../enquiries/store/types.ts';
import { oneLine, quoteLines } from '../enquiries/visitor-text.ts';
import { listRowsDefault, listRowsMax } from '../limits.ts';
import { type Command, UsageError } from './command.ts';
import { parseCount, parseFilter } from './filter.ts';
import { addToJournal } from './journal-line.ts';
import { jsonRecord, labeledValues } from './record.ts';
import { columns, fitTerminal, formatRows, formatTime } from './text-format.ts';

export const list: Command['prepare'] = (values, positionals, now) => {
  if (positionals.length > 0) throw new UsageError('list takes filters only: use show for a reference.');
  const filter = parseFilter(values, now);
  const limit = parseCount('--limit', values.limit, listRowsDefault, listRowsMax);
  return async ({ store, print }) => {
    const found = await store.list(filter, limit + 1);
    const shown = found.slice(0, limit);
    print(values.json ? JSON.stringify(shown.map(jsonRecord), null, 2) : formatTable(shown));
    if (!values.json && found.length > limit)
      print(
        `… and more: ${limit * 2 > listRowsMax ? 'use export' : `use --limit ${limit * 2}`}, or a narrower filter.`,
      );
    return true;
  };
};

export const show: Command['prepare'] = (values, positionals) => {
  const codes = positionals.filter(isCode);
  const others = positionals.filter((text) => !isCode(text));
  const references = others.length > 0 || codes.length === 0 ? parseReferences(others) : [];
  return async (context) => {
    const { store, print, printError } = context;
    const found = [
      ...(await Promise.all(references.map(async (reference) => [await store.find(reference)]))),
      ...(await Promise.all(codes.map((code) => store.findByCode(code.slice(2).toLowerCase())))),
    ].map((enquiries) => enquiries.filter((enquiry) => enquiry !== null));
    [...references, ...codes].forEach((name, at) => {
      if (found[at]?.length === 0) printError(`There is no enquiry ${name}.`);
    });
    const there = found.flat();
    if (there.length > 0)
      await addToJournal(context, 'show', { references: there.map(({ reference }) => reference) });
    if (values.json) print(JSON.stringify(there.map(jsonRecord), null, 2));
    else for (const enquiry of there) print(`${formatDetails(enquiry)}\n`);
    return found.every(({ length }) => length > 0);
  };
};

/**
 * Whether the text is the code that the browser adds to a message sent by WhatsApp, SMS or e-mail after a
 * failure.
 */
function isCode(text: string): boolean {
  return /^W-[\da-f]{8}$/i.test(text);
}

/** Normalizes typed references to the stored form. */
export function parseReferences(typed: string[]): string[] {
  if (typed.length === 0) throw new UsageError('Specify a reference such as K7M2-9QXD.');
  return typed.map((text) => {
    const reference = parseReference(text);
    if (!reference) throw new UsageError(`"${text}" is not a reference such as K7M2-9QXD.`);
    return reference;
  });
}

export function formatTable(enquiries: StoredEnquiry[]): string {
  if (enquiries.length === 0) return 'No enquiries.';
  return formatRows(
    ['REFERENCE', 'RECEIVED (IST)', 'STATE', 'ANSWERED (IST)', 'SERVICE', 'NAME', 'EMAIL', 'NOTES'],
    enquiries.map((enquiry) => [
      enquiry.reference,
      formatTime(enquiry.receivedAt),
      enquiry.state,
      enquiry.answeredAt ? formatTime(enquiry.answeredAt) : '',
      enquiry.form ?? '',
      enquiry.name,
      enquiry.email,
      notes(enquiry),
    ]),
  );
}

function notes({ language, spamSignals, possibleRepeatOf, state, lastError }: StoredEnquiry): string {
  const error = state === 'sent' ? null : lastError;
  const written = language !== 'en' && `in ${languageLabels[language]}`;
  return [written, ...spamSignals, possibleRepeatOf && `repeats ${possibleRepeatOf}`, error]
    .filter(Boolean)
    .join(', ');
}

function formatDetails(enquiry: StoredEnquiry): string {
  const known = labeledValues(enquiry).filter(([label]) => label !== 'Message');
  return `${columns(
    known.map((fact) => fact.map(oneLine)),
    '',
  )}\n\n${quoteLines(enquiry.message, fitTerminal)}`;
}
