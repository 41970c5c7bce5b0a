import { expect, test } from 'vitest';
import { parseRules } from '../../server/build/styles.ts';
import { inlineStyles, layers } from '../../views/styles.ts';

test.each<[selector: string, required: string[][]]>([
  ['.a .b', [['a', 'b']]],
  ['.a,.b:hover', [['a'], ['b']]],
  ['.a:is(.b,:not(.c)),.d', [['a'], ['d']]],
  ['[data-family=seo] .a', [['[data-family=seo]', 'a']]],
  ['.a:not(.b,.c)', [['a']]],
  ['.a:is(.b,:not(:has(:target)))>:not(.c)', [['a']]],
  ['.a:has(.b .c)>.d', [['a', 'b', 'c', 'd']]],
  ['.a:has(>.b:has(.c))', [['a', 'b', 'c']]],
  ['.a:has(.b,.c)', [['a']]],
  ['.a:not(:has(.b)):has(:not(.c),[d=":has(.e)"])', [['a']]],
  ['.a[href^="https://wa.me/,x"]', [['a']]],
  ['.a[data-x="("] .b', [['a', 'b']]],
])('the classes that %s requires', (selector, required) => {
  const [rule] = parseRules(`${selector}{color:red}`);
  expect(rule?.selectors.map(({ required }) => required)).toEqual(required);
});

test('a page has the rules and keyframes of its classes, and adjacent rules share conditions, each closed once', () => {
  const css =
    '@supports (a:b){@media print{.a{top:0}.a{left:0}.b{top:0}}.a{top:1px}}@media print{.a{top:2px}}.a{animation:rise 1s}@keyframes rise{0%{top:0}}';
  const stylesOf = (html: string) => inlineStyles(html, parseRules(css)).styles;
  const order = `@layer ${layers.join()};`;
  expect(stylesOf('<p class="a">')).toBe(order + css.replace('.b{top:0}', ''));
  expect(stylesOf('<p class="b">')).toBe(`${order}@supports (a:b){@media print{.b{top:0}}}`);
});
