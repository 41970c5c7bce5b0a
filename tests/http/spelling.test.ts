// The words of the pages: their spelling, their ease, and that no page repeats another.

import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lint } from 'cspell';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { type Page, site as rows } from '../../views/site.ts';
import { parsePage } from '../support/page-content.ts';
import { pagePaths } from '../support/page-paths.ts';
import { readingEase, sentencesOf } from '../support/readability.ts';
import { openSite } from '../support/site.ts';

await using site = openSite();
const pages = await Promise.all(
  pagePaths.map(async (path) => [path, (await site.http.get(path)).text] as const),
);

/** What is read out or shown in place of a picture. */
function labelsOf(root: HTMLElement): string {
  const named = root.querySelectorAll('[aria-label], [alt], [content]');
  return named.map(({ attrs }) => [attrs['aria-label'], attrs.alt, attrs.content].join('\n')).join('\n');
}

const htmlOf = new Map(pages);
const published = Object.values<Page>(rows).map((row) => ({ ...row, html: htmlOf.get(row.path) ?? '' }));

/** Words that no dictionary has: products, names of made-up clients, Indian places and goods. */
const ownWords = readFileSync(new URL('spelling-words.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

test('every word that visitors read is spelt as in British English', { timeout: 120_000 }, async () => {
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'spelling-'));
  const folder = temporary.path;
  for (const [path, html] of pages) {
    const root = parse(html);
    const others = 'script, style, head meta:not([name="description"]), [lang="hi"], [lang="pa"]';
    for (const code of root.querySelectorAll(others)) code.remove();
    const text = parse(root.innerHTML.replace(/<[^>]+>/g, '\n')).textContent;
    writeFileSync(join(folder, `${path.slice(1) || 'home'}.txt`), `${text}\n${labelsOf(root)}`);
  }
  const settings = { version: '0.2', language: 'en-GB', words: ownWords, allowCompoundWords: false };
  writeFileSync(join(folder, 'cspell.json'), JSON.stringify(settings));
  const unknown = new Map<string, string>();
  const result = await lint(
    ['*.txt'],
    { root: folder, config: join(folder, 'cspell.json'), progress: false, gitignore: false },
    {
      issue: ({ text, uri }) => unknown.set(text, uri?.split('/').at(-1) ?? ''),
      error: (message) => unknown.set(message, 'error'),
    },
  );
  expect(result.files).toBe(pagePaths.length);
  expect([...unknown].sort()).toEqual([]);
});

/** One word for one thing: the words that pages do not use, by the word that they use instead. */
const rejectedWords: Record<string, RegExp> = {
  website: /\bsites?\b/gi,
  ads: /\badvertisements?\b/gi,
  'advertising account': /\bads? accounts?\b/gi,
  // With a capital it is the name of a service or the label of a field.
  'e-mail': /\bemails?\b/g,
  quote: /\b(estimates?|proposals?)\b/gi,
  enquiry: /\b(inquir(y|ies)|quer(y|ies))\b/g,
  'phone number': /\b(mobile|telephone|contact) numbers?\b/gi,
  'made-up': /\b(fictional|fictitious|imaginary|invented)\b/gi,
  bill: /\binvoices?\b/gi,
};

/** The specification’s word in the Terms. */
const allowedWords: Record<string, string[]> = { [rows.terms.path]: ['bill'] };

test('pages have one word for one thing', () => {
  for (const [path, html] of pages) {
    const root = parse(html);
    for (const code of root.querySelectorAll('script, style')) code.remove();
    for (const meta of root.querySelectorAll('meta')) meta.remove();
    const text = `${root.structuredText}\n${labelsOf(root)}`;
    const rejected = Object.entries(rejectedWords).filter(([word]) => !allowedWords[path]?.includes(word));
    const found = rejected.flatMap(([word, others]) =>
      (text.match(others) ?? []).map((other) => `${other}: ${word}`),
    );
    expect([path, found]).toEqual([path, []]);
  }
});

test('the copy of every page is plain English', () => {
  for (const { path, html } of published) {
    const sentences = sentencesOf(html);
    expect(sentences.length).toBeGreaterThan(20);
    expect(Math.round(readingEase(sentences)), path).toBeGreaterThanOrEqual(70);
  }
});

/** A longer run of the same words counts as copied; shorter ones are ordinary language. */
const runLength = 8;

test('a service page has 350 to 1,000 words of its own, and no two pages share a tenth of their eight-word sequences', () => {
  const runs = published.map(({ path, group, html }) => {
    const { words } = parsePage(html);
    if (group) expect([path, words.length >= 350 && words.length <= 1_000]).toEqual([path, true]);
    const starts = words.slice(runLength - 1).keys();
    return [path, new Set([...starts].map((at) => words.slice(at, at + runLength).join(' ')))] as const;
  });
  for (const [index, [path, own]] of runs.entries())
    for (const [other, theirs] of runs.slice(index + 1)) {
      const share = own.intersection(theirs).size / Math.min(own.size, theirs.size);
      expect(share, `${path} and ${other}`).toBeLessThanOrEqual(0.1);
    }
});

test('no paragraph is on two pages', () => {
  const seen = new Map<string, string>();
  for (const { path, html } of published) {
    const { main } = parsePage(html);
    for (const furniture of main.querySelectorAll('.enquiry, .sidebar, .essential-band')) furniture.remove();
    const texts = main.querySelectorAll('p, li > span').map(({ textContent }) => textContent.trim());
    for (const text of texts.filter((one) => one.split(/\s+/).length >= runLength)) {
      expect([text, path, seen.get(text)]).toEqual([text, path, undefined]);
      seen.set(text, path);
    }
  }
});
