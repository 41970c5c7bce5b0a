// The text of a visitor as people read it: no part of it can be taken for what the site says, or controls a terminal. Marks
// of direction are removed, because some of them show letters in another order than they have.

/** A text of one line, without gaps that look like columns. */
export function oneLine(text: string): string {
  return text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\s\p{Cc}\u2800\u115f\u1160\u3164\uffa0]+/gu, ' ')
    .trim();
}

/** All that a reader, or another program, may show as a line of its own; of blank ones in a row the first. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => line.replace(/\p{Bidi_Control}|[^\P{Cc}\t]/gu, ''))
    .map((line) => (/^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u.test(line) ? '' : line))
    .filter((line, at, lines) => line !== '' || lines[at - 1] !== '');
}

/** Each line marked as quoted. `fit` breaks one for a screen of a known width. */
export function quoteLines(text: string, fit = (line: string): string[] => [line]): string {
  return linesOf(text)
    .flatMap(fit)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}
