// Formats command output as plain text in columns. Text from visitors cannot control the terminal.

import { oneLine } from '../enquiries/visitor-text.ts';
import { agencyZone } from '../time/dates.ts';

const lineLength = 100;
const cellLength = 32;

export function formatRows(head: string[], rows: string[][]): string {
  return columns([head, ...rows.map((row) => row.map(formatCell))], '');
}

/** Aligns cells in columns; the last column may have any length. */
export function columns(rows: string[][], indent = '  '): string {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => displayWidth(row[at] ?? '')))) ?? [];
  const line = (row: string[]) =>
    row.map((text, at) => text + ' '.repeat((widths[at] ?? 0) - displayWidth(text)));
  return rows.map((row) => (indent + line(row).join('  ')).trimEnd()).join('\n');
}

export function wrap(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + 1 + word.length > lineLength) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines.join('\n');
}

/** One line, truncated to the maximum width of a column. */
function formatCell(text: string): string {
  const flat = oneLine(text);
  return displayWidth(flat) > cellLength ? `${[...flat].slice(0, cellLength - 1).join('')}…` : flat;
}

/** The parts of a line that each fit on a line of a terminal of 80 columns, where some characters take two. */
export function fitTerminal(line: string): string[] {
  const parts = /[\u1100-\u115f\u2300-\u{10ffff}]/u.test(line)
    ? /.{1,38}(?:\s|$)|.{1,38}/gu
    : /.{1,76}(?:\s|$)|.{1,76}/gu;
  return line.replaceAll('\t', ' '.repeat(8)).match(parts) ?? [''];
}

/** Removes characters that move the cursor, colour the screen or change the text direction. */
export function stripControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, '');
}

/** In the agency's time zone, in a format that sorts. */
export function formatTime(at: Date): string {
  return agencyTimeFormat.format(at).replace(',', '');
}

const agencyTimeFormat = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: agencyZone,
});

const graphemes = new Intl.Segmenter();

function displayWidth(text: string): number {
  return [...graphemes.segment(text)].length;
}
