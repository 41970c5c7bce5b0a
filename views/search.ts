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

/** Whether each word of the query is part of the entry, whose own words are compared without the spaces. */
export function matches(query: string, entry: string): boolean {
  const text = searchWords(entry).join('');
  return searchWords(query).every((word) => text.includes(word));
}

/** Words that say nothing about which service is meant. */
const fillers = new Set(['service', 'and', 'for', 'the', 'a', 'my', 'of']);
