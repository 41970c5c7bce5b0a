import { parse } from 'node-html-parser';

/**
 * The Flesch reading ease of English text, from 0 to about 120: 70 and more is plain English.
 * https://en.wikipedia.org/wiki/Flesch%E2%80%93Kincaid_readability_tests
 */
export function readingEase(sentences: string[]): number {
  const words = sentences.flatMap((sentence) => sentence.split(/\s+/));
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
}

/** The sentences of a page's own copy: without forms, menus, samples and tables, which are not sentences. */
export function sentencesOf(html: string): string[] {
  const root = parse(html);
  for (const other of root.querySelectorAll(
    '.enquiry, .breadcrumb, .sidebar, .screen, .hidden-visually, svg, table, nav, form, [lang="hi"], [lang="pa"]',
  ))
    other.remove();
  const lines = (root.querySelector('main') ?? root).structuredText.split('\n').map((line) => line.trim());
  return lines
    .flatMap((line) => line.split(/(?<=[.!?:;”])\s+/))
    .filter((sentence) => /[a-z]/i.test(sentence));
}

/** An estimate: groups of vowels, without endings that are silent. */
function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const spoken = letters.replace(/(?:[^laeiouy]es|[^aeiouytd]ed|[^laeiouy]e)$/, '').replace(/^y/, '');
  return spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1;
}
