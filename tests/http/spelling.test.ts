import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lint } from 'cspell';
import { parse } from 'node-html-parser';
import { afterAll, expect, test } from 'vitest';
import { site as rows } from '../../views/site.ts';
import { pagePaths } from '../support/page-paths.ts';
import { openSite } from '../support/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'spelling-'));
const site = openSite();
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

/** Words that no dictionary has: products, names of made-up clients, Indian places and goods. */
const ownWords = readFileSync(new URL('spelling-words.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean);

test('every word that visitors read is spelt as in British English', { timeout: 120_000 }, async () => {
  for (const path of pagePaths) {
    const root = parse((await site.http.get(path)).text);
    const others = 'script, style, head meta:not([name="description"]), [lang="hi"], [lang="pa"]';
    for (const code of root.querySelectorAll(others)) code.remove();
    const described = root.querySelectorAll('[aria-label], [alt], [content]');
    const attributes = described.flatMap(({ attributes }) => [
      attributes['aria-label'] ?? '',
      attributes.alt ?? '',
      attributes.content ?? '',
    ]);
    writeFileSync(
      join(folder, `${path.slice(1) || 'home'}.txt`),
      [parse(root.innerHTML.replace(/<[^>]+>/g, '\n')).textContent, ...attributes].join('\n'),
    );
  }
  writeFileSync(
    join(folder, 'cspell.json'),
    JSON.stringify({ version: '0.2', language: 'en-GB', words: ownWords, allowCompoundWords: false }),
  );
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

test('pages have one word for one thing', async () => {
  for (const path of pagePaths) {
    const root = parse((await site.http.get(path)).text);
    for (const code of root.querySelectorAll('script, style')) code.remove();
    const labels = root
      .querySelectorAll('[aria-label], [alt]')
      .map(({ attributes }) => attributes['aria-label'] ?? attributes.alt ?? '');
    const text = [root.structuredText, ...labels].join('\n');
    const found = Object.entries(rejectedWords).flatMap(([word, rejected]) =>
      allowedWords[path]?.includes(word)
        ? []
        : (text.match(rejected) ?? []).map((other) => `${other}: ${word}`),
    );
    expect([path, found]).toEqual([path, []]);
  }
});

test('every word in our dictionary occurs on a page', async () => {
  const pages = await Promise.all(pagePaths.map(async (path) => (await site.http.get(path)).text));
  const unused = ownWords.filter(
    (word) => !pages.some((html) => new RegExp(`(?<![a-z])${word}(?![a-z])`, 'i').test(html)),
  );
  expect(unused).toEqual([]);
});
