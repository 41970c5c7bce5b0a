// Compares the words of the visitor with those of an entry, for the search of services. It imports nothing.

/** The words of a query that say what is meant. */
export function searchWords(query: string): string[] {
  return wordsOf(query).filter((word) => !fillers.has(word));
}

/**
 * Whether each word of the query is at the beginning of a word of the entry: shop is not in photoshop. The words are compared
 * without the spaces, so that payperclick finds pay per click. `isWhole`: two letters are a word, such as CA, and not a beginning.
 */
export function matches(query: string, entry: string, isWhole = false): boolean {
  const words = wordsOf(withParts(entry));
  const endings = words.map((_, first) => words.slice(first).join(''));
  return searchWords(query).every((word) =>
    isWhole && word.length === 2 ? words.includes(word) : endings.some((ending) => ending.startsWith(word)),
  );
}

/** Lower case, without accents of spelling that people leave out: hyphens, apostrophes, a plural `s`. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[-’']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (word.length > 3 ? word.replace(/sses$/, 'ss').replace(/s$/, '') : word))
    .filter((word) => word !== '');
}

// The parts of a compound word are words: of E-commerce, WordPress and website, and in an element's text content the end of a
// heading and the beginning of the next paragraph. Without lookbehind, which Safari 15 lacks.
function withParts(text: string): string {
  return text.replace(/-/g, ' ').replace(/[Ww]eb(?=site)|\p{L}(?=\p{Lu}\p{Ll})/gu, '$& ');
}

/** Words that say nothing about what is meant. */
const fillers = new Set(
  'a an and are at by do everything for from how i in is it me my need of on or our service so that the there this to us want we what which who with you your'.split(
    ' ',
  ),
);
