import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, escapeFormulas } from '../../server/cli/format.ts';

/** How a program may parse a CSV file: its separators, quotes and line breaks. */
type Reader = { separator: string; quotes: 'honoured' | 'literal'; lineBreaks: RegExp };

const readers: Reader[] = [',', ';', '\t', '|'].flatMap((separator) =>
  (['honoured', 'literal'] as const).flatMap((quotes) =>
    [/\r\n|\n/y, /\r\n|[\n\r\v\f\u0085\u2028\u2029]/y].map((lineBreaks) => ({
      separator,
      quotes,
      lineBreaks,
    })),
  ),
);

// As Excel and LibreOffice parse: a quote opens a quoted part only at the start of a cell, two quotes in it are one,
// and text after the closing quote belongs to the cell unchanged.
function cellsOf(text: string, { separator, quotes, lineBreaks }: Reader): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let isStart = true;
  for (let at = 0; at < text.length; ) {
    const character = text[at] ?? '';
    lineBreaks.lastIndex = at;
    const lineBreak = lineBreaks.exec(text)?.[0] ?? '';
    if (isQuoted) {
      if (character === '"' && text[at + 1] === '"') at += 1;
      else if (character === '"') {
        isQuoted = false;
        at += 1;
        continue;
      }
      cell += character;
      at += 1;
    } else if (quotes === 'honoured' && isStart && character === '"') {
      isQuoted = true;
      isStart = false;
      at += 1;
    } else if (lineBreak || character === separator) {
      cells.push(cell);
      cell = '';
      isStart = true;
      at += lineBreak.length || 1;
    } else {
      cell += character;
      isStart = false;
      at += 1;
    }
  }
  return [...cells, cell];
}

/**
 * Strict: programs differ in which characters they strip before they look for a formula, so all of them are stripped
 * here.
 */
function isFormula(cell: string): boolean {
  return /^[\s"\p{C}\p{Z}\p{M}]*[=+\-@＝＋－＠]/u.test(cell);
}

const pieces = fc.constantFrom(
  ...['=', '+', '-', '@', '＝', '＋', '－', '＠', ',', ';', '\t', '|', '\n', '\r', '\r\n', '\v', '\f'],
  ...['\u0085', '\u2028', '\u2029', '"', '""', "'", ' ', '\u00a0', '\ufeff', '\u200b', '\u00ad', '\u202e'],
  ...['\u0000', '\u0301', '\ufe0f', 'a', 'अ', '1', "cmd|'/C calc'!A0", '\ud83d', '🙂'],
);
const words = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));
const rows = fc.array(fc.array(words, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 });

const formulasIn = (text: string) =>
  readers.flatMap((reader) =>
    cellsOf(text, reader)
      .filter(isFormula)
      .map((cell) => ({ reader, cell })),
  );

test('no CSV parser finds a formula in any text of a visitor, wherever it is split', () => {
  fc.assert(
    fc.property(rows, (rows) => {
      expect(formulasIn(rows.map(csvLine).join(''))).toEqual([]);
    }),
    { numRuns: 5_000 },
  );
});

test('the parser of this test finds the formulas of an unprotected CSV file', () => {
  const plain = (cells: string[]) =>
    `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
  expect(formulasIn(plain(['Tea\n=1+1']))).not.toEqual([]);
  expect(formulasIn(plain(['Tea;=1+1']))).not.toEqual([]);
  expect(() =>
    fc.assert(fc.property(rows, (rows) => expect(formulasIn(rows.map(plain).join(''))).toEqual([]))),
  ).toThrow();
});

test('with the standard dialect, a line has the original values plus the apostrophes', () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 4 }), (cells) => {
      const read = cellsOf(csvLine(cells), { separator: ',', quotes: 'honoured', lineBreaks: /\r\n|\n/y });
      expect(read).toEqual([...cells.map(escapeFormulas), '']);
      const without = (text: string) => text.replaceAll("'", '');
      expect(cells.map((cell) => without(escapeFormulas(cell)))).toEqual(cells.map(without));
    }),
  );
});

test.each([
  ['We sell tea, and want a shop.', 'We sell tea, and want a shop.'],
  ['+91 98765 43210', "'+91 98765 43210"],
  ['Call 98765-43210 or a-b@example.com', 'Call 98765-43210 or a-b@example.com'],
  ['1 + 1 = 2', '1 + 1 = 2'],
  ['चाय; और कॉफ़ी', 'चाय; और कॉफ़ी'],
])('%s stays readable', (text, written) => {
  expect(escapeFormulas(text)).toBe(written);
});
