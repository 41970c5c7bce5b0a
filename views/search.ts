// How the search of services compares words: the words of the visitor with those of an entry. It imports nothing.

/** Lower case, without accents of spelling that people leave out: hyphens, apostrophes, a plural `s`. */
export function searchWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[-’']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .filter((word) => word !== '' && !fillers.has(word));
}

/** Whether each word of the query is part of some word of the entry. */
export function matches(query: string, entry: string): boolean {
  const words = searchWords(entry);
  return searchWords(query).every((asked) => words.some((word) => word.includes(asked)));
}

/** They are part of most names, and most people leave them out of an entry that they would fit. */
const fillers = new Set(['service', 'and', 'for', 'the', 'a', 'my', 'of']);
