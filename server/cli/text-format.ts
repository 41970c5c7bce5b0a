// How commands print: plain text that stands in columns. What a visitor wrote cannot steer the terminal.

import { agencyZone } from '../time/dates.ts';

const lineLength = 100;
const cellLength = 32;

export function formatRows(head: string[], rows: string[][]): string {
  return columns([head, ...rows.map((row) => row.map(formatCell))], '');
}

/** Rows whose cells stand below each other; the last may be as long as it is. */
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

/** One line, and no longer than a column can be. */
function formatCell(text: string): string {
  const flat = stripControls(text).replace(/\s+/g, ' ');
  return displayWidth(flat) > cellLength ? `${[...flat].slice(0, cellLength - 1).join('')}…` : flat;
}

/** Without what would move the cursor, colour the screen or turn the writing round. */
export function stripControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '');
}

/** As the agency's clock shows it, in an order that sorts. */
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
