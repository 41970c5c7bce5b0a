// Spreadsheets run cells as formulas. Programs differ in how they split a CSV file, so it is read in every way.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, escapeFormulas } from '../../server/cli/format.ts';
import { seed } from '../support/seeded-random.ts';

/** How a program may parse a CSV file: its separators, quotes and line breaks. */
type Reader = { separator: string; honoursQuotes: boolean; lineBreaks: RegExp };

const readers: Reader[] = [',', ';', '\t', '|'].flatMap((separator) =>
  [true, false].flatMap((honoursQuotes) =>
    [/\r\n|\n/y, /\r\n|[\n\r\v\f\u0085\u2028\u2029]/y].map((lineBreaks) => ({
      ...{ separator, honoursQuotes, lineBreaks },
    })),
  ),
);

// As Excel and LibreOffice parse: a quote opens a quoted part only at the start of a cell, two quotes in it are one,
// and text after the closing quote belongs to the cell unchanged.
function cellsOf(text: string, { separator, honoursQuotes, lineBreaks }: Reader): string[] {
  const cells = [''];
  const add = (part: string) => cells.push(cells.pop() + part);
  for (let at = 0, start = true; at < text.length; ) {
    const [quoted = '', inside = ''] =
      (honoursQuotes && start && /^"((?:[^"]|"")*)"?/.exec(text.slice(at))) || [];
    lineBreaks.lastIndex = at + quoted.length;
    start = false;
    at += quoted.length;
    add(inside.replaceAll('""', '"'));
    if (quoted) continue;
    const end = lineBreaks.exec(text)?.[0] ?? (text[at] === separator ? separator : '');
    start = end !== '';
    if (start) cells.push('');
    else add(text[at] ?? '');
    at += end.length || 1;
  }
  return cells;
}

/** Strict: programs differ in which characters they strip before they look for a formula, so all are stripped. */
const isFormula = (cell: string) => /^[\s"\p{C}\p{Z}\p{M}]*[=+\-@＝＋－＠]/u.test(cell);

const pieces = fc.constantFrom(
  ...['=', '+', '-', '@', '＝', '＋', '－', '＠', ',', ';', '\t', '|', '\n', '\r', '\r\n', '\v', '\f'],
  ...['\u0085', '\u2028', '\u2029', '"', '""', "'", ' ', '\u00a0', '\ufeff', '\u200b', '\u00ad', '\u202e'],
  ...['\u0000', '\u0301', '\ufe0f', 'a', 'अ', '1', "cmd|'/C calc'!A0", '\ud83d', '🙂'],
);
const words = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));
const line = fc.array(words, { minLength: 1, maxLength: 4 });

const formulasIn = (text: string) => readers.flatMap((reader) => cellsOf(text, reader).filter(isFormula));

test('no CSV parser finds a formula in any text of a visitor, wherever it is split', () => {
  const rows = fc.array(line, { minLength: 1, maxLength: 3 });
  const noneIn = (write: typeof csvLine) =>
    fc.property(rows, (rows) => formulasIn(rows.map(write).join('')).length === 0);
  fc.assert(noneIn(csvLine), { seed, numRuns: 2_000 });
  // An unprotected file has formulas.
  const plain: typeof csvLine = (cells) =>
    `${cells.map((cell) => `"${`${cell}`.replaceAll('"', '""')}"`).join()}\r\n`;
  for (const text of ['Tea\n=1+1', 'Tea;=1+1']) expect(formulasIn(plain([text]))).not.toEqual([]);
  expect(() => fc.assert(noneIn(plain), { seed })).toThrow();
});

test('a line has the values plus apostrophes, which texts without a formula need not', () => {
  const standard = { separator: ',', honoursQuotes: true, lineBreaks: /\r\n|\n/y };
  fc.assert(
    fc.property(line, (cells) => {
      expect(cellsOf(csvLine(cells), standard)).toEqual([...cells.map(escapeFormulas), '']);
    }),
    { seed },
  );
  for (const text of ['We sell tea, and want a shop.', 'Call 98765-43210 or a-b@example.com', '1 + 1 = 2'])
    expect(escapeFormulas(text)).toBe(text);
  expect(escapeFormulas('+91 98765 43210')).toBe("'+91 98765 43210");
});
