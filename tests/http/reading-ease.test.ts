import { afterAll, expect, test } from 'vitest';
import { site as rows } from '../../views/site.ts';
import { readingEase, sentencesOf } from '../support/readability.ts';
import { openSite } from '../support/site.ts';

const site = openSite();
afterAll(() => site[Symbol.asyncDispose]());

const easeMin = 70;

test('the copy of every page is plain English', async () => {
  const eases = await Promise.all(
    Object.values(rows).map(async ({ path }) => {
      const sentences = sentencesOf((await site.http.get(path)).text);
      return { path, ease: Math.round(readingEase(sentences)), sentences: sentences.length };
    }),
  );
  eases.sort((one, other) => one.ease - other.ease);
  console.log(eases.map(({ path, ease }) => `${ease} ${path}`).join('\n'));
  for (const { path, ease, sentences } of eases) {
    expect({ path, ease }).toSatisfy(({ ease }) => ease >= easeMin);
    expect(sentences).toBeGreaterThan(20);
  }
});

test('long words and long sentences lower the reading ease', () => {
  const plain = ['We write the text.', 'You read it and say yes.'];
  const hard = [
    'The implementation of comprehensive organisational methodologies necessitates consideration.',
  ];
  expect(readingEase(plain)).toBeGreaterThan(90);
  expect(readingEase(hard)).toBeLessThan(20);
});
