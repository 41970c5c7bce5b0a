import { expect, test } from 'vitest';
import { keepWordsWhole } from '../../views/whole-words.ts';

const whole = (word: string) => `<span class="whole">${word}</span>`;

test('a word with a hyphen after one letter stays on one line', () => {
  expect(keepWordsWhole('<p>An e-mail, then a D-U-N-S number.</p>')).toBe(
    `<p>An ${whole('e-mail')}, then a ${whole('D-U-N-S')} number.</p>`,
  );
});

test('a word with a hyphen in a link within a text stays on one line', () => {
  expect(keepWordsWhole('<p>See <a href="/x">e-commerce SEO</a>.</p>')).toBe(
    `<p>See <a href="/x">${whole('e-commerce')} SEO</a>.</p>`,
  );
});

test.each([
  '<title>E-commerce Design</title>',
  '<meta content="by e-mail" />',
  '<p class="e-mail">A full-time team</p>',
  '<form><p>your e-mail</p><textarea>my e-mail</textarea></form>',
  '<script>const a = b-c;</script>',
  '<a href="/x" class="button">See e-commerce SEO</a>',
  '<nav><a href="/x">E-commerce SEO</a></nav>',
])('%s stays as it is', (html) => {
  expect(keepWordsWhole(html)).toBe(html);
});
