// Formats enquiries as tables, JSON and CSV. Text from visitors controls neither the terminal nor a spreadsheet.

import { languageLabels } from '../../views/index.ts';
import type { StoredEnquiry } from '../enquiries/types.ts';
import { oneLine, quoteLines } from '../messages/templates/visitor-text.ts';
import { onAgencyClock, zoneName } from '../time/dates.ts';

export type Cell = string | number | Date | null | undefined;

const cellLength = 32;

/** A table with a head; `none` when it has no rows. Long cells are cut, but for those in the last column. */
export function formatRows(head: string[], rows: Cell[][], none: string, limit = Infinity): string {
  if (rows.length === 0) return none;
  const cut = (text: string) =>
    displayWidth(text) > cellLength ? `${[...text].slice(0, cellLength - 1).join('')}…` : text;
  const cells = rows.map((row) => row.map((cell) => oneLine(cellText(cell))));
  const table = columns([head, ...cells.map((row) => [...row.slice(0, -1).map(cut), row.at(-1)])], '');
  if (rows.length < limit) return table;
  return `${table}\n… and perhaps more: use a higher --limit, or a narrower filter.`;
}

/** Aligns cells in columns. */
export function columns(rows: Cell[][], indent = '  '): string {
  const texts = rows.map((row) => row.map(cellText));
  const widths = texts[0]?.map((_, at) => Math.max(...texts.map((row) => displayWidth(row[at] ?? '')))) ?? [];
  const pad = (text: string, at: number) => text + ' '.repeat((widths[at] ?? 0) - displayWidth(text));
  return texts.map((row) => (indent + row.map(pad).join('  ')).trimEnd()).join('\n');
}

function cellText(cell: Cell): string {
  return cell instanceof Date ? formatTime(cell) : String(cell ?? '');
}

const graphemes = new Intl.Segmenter();

const displayWidth = (text: string) => [...graphemes.segment(text)].length;

/** Removes characters that move the cursor, colour the screen or change the text direction. */
export function stripControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, '');
}

/** In the agency's time zone, in a format that sorts. */
export function formatTime(at: Date): string {
  return onAgencyClock(at).toISOString().slice(0, 16).replace('T', ' ');
}

/** An enquiry as JSON for other programs: its data, without storage details. */
export function jsonRecord({ id: _id, key: _key, isCanary: _isCanary, context, ...enquiry }: StoredEnquiry) {
  const { erasedAt, keptUntil, state, ...rest } = enquiry;
  return { ...rest, state: erasedAt ? null : state, ...context, ...(erasedAt && { erasedAt, keptUntil }) };
}

/** Columns of an export for people, in the order in which they look for them. */
const exportColumns = (): [label: string, of: (enquiry: StoredEnquiry) => Cell][] => [
  ['Reference', ({ reference }) => reference],
  ['State', ({ state, erasedAt }) => (erasedAt ? null : state)],
  [`Received (${zoneName()})`, ({ receivedAt }) => receivedAt],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Subject', ({ subject }) => subject],
  ['Message', ({ message }) => message],
  ['Form', ({ form }) => form],
  ['Page', ({ page }) => page],
  ['Written in', ({ language }) => languageLabels[language]],
  ['Referrer', ({ context }) => context.referrer],
  ['Campaign', ({ context }) => context.utm.campaign],
  ['Campaign source', ({ context }) => context.utm.source],
  ['Campaign medium', ({ context }) => context.utm.medium],
  ['Campaign term', ({ context }) => context.utm.term],
  ['Campaign content', ({ context }) => context.utm.content],
  ['Time to fill (s)', ({ context: { tookMs } }) => tookMs && Math.round(tookMs / 1000)],
  ['Captcha', ({ captcha }) => captcha],
  ['Spam signals', ({ spamSignals }) => spamSignals.join(' ')],
  ['Possible repeat of', ({ possibleRepeatOf }) => possibleRepeatOf],
  ['Tries', ({ tries, erasedAt }) => (erasedAt ? null : tries)],
  [`Next try (${zoneName()})`, ({ state, nextTryAt }) => (state === 'waiting' ? nextTryAt : null)],
  ['Last error', ({ lastError }) => lastError],
  ['Not delivered to', ({ recipientsLeft }) => recipientsLeft?.join(', ')],
  [`Sent (${zoneName()})`, ({ sentAt }) => sentAt],
  [`Answered (${zoneName()})`, ({ answeredAt }) => answeredAt],
  [`Reminded (${zoneName()})`, ({ remindedAt }) => remindedAt],
  [`Erased on request (${zoneName()})`, ({ erasedAt }) => erasedAt],
  [`Kept until (${zoneName()})`, ({ keptUntil }) => keptUntil],
];

/** An enquiry for a terminal: the fields that have a value, and the message below. */
export function formatDetails(enquiry: StoredEnquiry): string {
  const facts = exportColumns()
    .filter(([label]) => label !== 'Message')
    .map(([label, of]) => [label, oneLine(cellText(of(enquiry)))])
    .filter(([, value]) => value !== '');
  return `${columns(facts, '')}\n\n${quoteLines(enquiry.message, fitTerminal)}`;
}

/** The parts of a line that each fit on a line of a terminal of 80 columns, where some characters take two. */
function fitTerminal(line: string): string[] {
  const parts = /[\u1100-\u115f\u2300-\u{10ffff}]/u.test(line)
    ? /.{1,38}(?:\s|$)|.{1,38}/gu
    : /.{1,76}(?:\s|$)|.{1,76}/gu;
  return line.replaceAll('\t', ' '.repeat(8)).match(parts) ?? [''];
}

/** Without a byte order mark Excel decodes Hindi as Latin-1. */
export async function* csvOf(enquiries: AsyncIterable<StoredEnquiry>) {
  const columns = exportColumns();
  yield `\ufeff${csvLine(columns.map(([label]) => label))}`;
  for await (const enquiry of enquiries) yield csvLine(columns.map(([, of]) => of(enquiry)));
}

// Every cell is quoted, and no cell is read as a formula, by programs that split at commas, semicolons or tabs, with or
// without support for quotes: https://owasp.org/www-community/attacks/CSV_Injection
export function csvLine(cells: Cell[]): string {
  const quoted = cells.map((cell) => `"${escapeFormulas(cellText(cell)).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}

export function escapeFormulas(text: string): string {
  return text.replace(formulaStarts, "'$&");
}

// At the start of a cell, or of what some program splits as one; spaces, quotes and invisible characters may precede it.
const formulaStarts =
  /[=+\-@\t\r＝＋－＠−﹢﹣﹦﹫](?<=(?:^|[,;\t|\n\r\v\f\u0085\u2028\u2029])[\s"'\p{C}\p{Z}\p{M}\u115f\u1160\u3164\uffa0]*?.)/gsu;
