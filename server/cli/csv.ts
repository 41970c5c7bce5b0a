// Lines of a spreadsheet that hold words of strangers. Every cell is quoted, and nothing in one is taken for a
// formula: neither by a program that splits at commas nor by one that splits at semicolons or tabs, whether it
// honours the quotes or not. https://owasp.org/www-community/attacks/CSV_Injection

/** Excel takes Hindi for Latin without it. */
export const byteOrderMark = '\ufeff';

export function csvLine(cells: (string | null | undefined)[]): string {
  return `${cells.map((cell) => quoteCell(cell ?? '')).join(',')}\r\n`;
}

function quoteCell(cell: string): string {
  return `"${escapeFormulas(cell).replaceAll('"', '""')}"`;
}

/** The text with an apostrophe before whatever a spreadsheet would take for the beginning of a formula. */
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

/** What may begin another cell or another line. */
const cellSeparators = new Set([',', ';', '\t', '|', '\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029']);

// Spaces, quotes and what nobody sees may stand before a formula.
function isSkipped(character: string): boolean {
  return /[\s"'\p{C}\p{Z}\p{M}\u115f\u1160\u3164\uffa0]/u.test(character);
}
