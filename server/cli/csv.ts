// CSV output of text written by strangers. Every cell is quoted, and no cell is read as a formula, by
// programs that split at commas, semicolons or tabs, with or without support for quotes.
// https://owasp.org/www-community/attacks/CSV_Injection

/** Without a byte order mark Excel decodes Hindi as Latin-1. */
export const byteOrderMark = '\ufeff';

export function csvLine(cells: (string | null | undefined)[]): string {
  return `${cells.map((cell) => quoteCell(cell ?? '')).join(',')}\r\n`;
}

function quoteCell(cell: string): string {
  return `"${escapeFormulas(cell).replaceAll('"', '""')}"`;
}

/** Inserts an apostrophe before anything that a spreadsheet would read as the start of a formula. */
export function escapeFormulas(text: string): string {
  let safe = '';
  let isStart = true;
  for (const character of text) {
    if (isStart && formulaStarts.has(character)) safe += "'";
    safe += character;
    if (cellSeparators.has(character)) isStart = true;
    else if (formulaStarts.has(character) || !isSkipped(character)) isStart = false;
  }
  return safe;
}

const formulaStarts = new Set([
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '＝',
  '＋',
  '－',
  '＠',
  '−',
  '﹢',
  '﹣',
  '﹦',
  '﹫',
]);

/** Characters that may start a new cell or a new line. */
const cellSeparators = new Set([',', ';', '\t', '|', '\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029']);

// Spaces, quotes and invisible characters may precede a formula.
function isSkipped(character: string): boolean {
  return /[\s"'\p{C}\p{Z}\p{M}\u115f\u1160\u3164\uffa0]/u.test(character);
}
