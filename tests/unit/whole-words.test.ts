import { expect, test } from 'vitest';
import { keepWordsWhole } from '../../views/whole-words.ts';

const whole = (word: string) => `<span class="whole">${word}</span>`;

test('a word with a hyphen after one letter stays on one line, in a text and in a link within it', () => {
  for (const [html, kept] of [
    ['<p>An e-mail, a D-U-N-S number.</p>', `<p>An ${whole('e-mail')}, a ${whole('D-U-N-S')} number.</p>`],
    ['<p>See <a>e-commerce SEO</a>.</p>', `<p>See <a>${whole('e-commerce')} SEO</a>.</p>`],
    ...[
      '<title>E-commerce Design</title>',
      '<p class="e-mail">A full-time team</p>',
      '<form><p>your e-mail</p><textarea>my e-mail</textarea></form>',
      '<a href="/x" class="button">See e-commerce SEO</a>',
      '<nav><a href="/x">E-commerce SEO</a></nav>',
    ].map((html) => [html, html]),
  ] as [string, string][])
    expect(keepWordsWhole(html)).toBe(kept);
});
