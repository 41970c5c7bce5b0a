// Breaks a card's heading into lines, in the largest size that fits.

const widthPxMax = 576;
const heightPxMax = 340;

export function typeset(heading: string): { lines: string[]; sizePx: number } {
  for (const sizePx of sizesPx) {
    const lines = balance(heading, widthPxMax / sizePx);
    if (lines && lines.length * sizePx * 1.02 <= heightPxMax) return { lines, sizePx };
  }
  throw new Error(`“${heading}” is too long for a social card: shorten it.`);
}

const sizesPx = [96, 88, 80, 72, 64, 56, 48];

/** As few lines as possible, then as even as possible. */
function balance(text: string, widthEmMax: number): string[] | null {
  const lines = wrap(text, widthEmMax);
  if (lines === null) return null;
  let mostEven = lines;
  for (let widthEm = widthEmMax; ; widthEm -= 0.05) {
    const narrower = wrap(text, widthEm);
    if (narrower === null || narrower.length > lines.length) return mostEven;
    mostEven = narrower;
  }
}

function wrap(text: string, widthEmMax: number): string[] | null {
  const lines: string[] = [];
  // A word of one or two letters never ends a line.
  for (const word of text.split(/(?<!\b\w{1,2}) /)) {
    const extended = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (widthEmOf(word) > widthEmMax) return null;
    if (lines.length > 0 && widthEmOf(extended) <= widthEmMax) lines[lines.length - 1] = extended;
    else lines.push(word);
  }
  return lines;
}

function widthEmOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (widthsEm[character] ?? 0.7), 0);
}

// Measured in the bold weight of the display font, with the headings' letter spacing of -0.035 em.
const widthsEm: Record<string, number> = Object.fromEntries(
  Object.entries({
    ' .,:;’‘': 0.2,
    'ijlI|()!': 0.25,
    'tfJ-1“”': 0.36,
    'rzsL7?': 0.5,
    acekvxygoTZF25E: 0.56,
    bdhnpquP346890SY: 0.61,
    RBCKDVXAHGOUQ: 0.68,
    'NwmM—': 0.86,
    W: 0.96,
  }).flatMap(([characters, em]) => [...characters].map((character) => [character, em])),
);
