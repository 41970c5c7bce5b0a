import { expect, test } from 'vitest';
import { parseRules } from '../../server/build/styles.ts';

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

test('rules in one or more conditions keep them', () => {
  expect(parseRules('@media print{.a{color:red}.b{color:blue}}')).toMatchObject([
    { within: ['@media print'], selectors: [{ text: '.a', required: ['a'] }] },
    { within: ['@media print'], selectors: [{ text: '.b', required: ['b'] }] },
  ]);
  expect(parseRules('@supports (a:b){.a{color:red}@media print{.b{color:blue}}}')).toMatchObject([
    { css: '{color:red}', within: ['@supports (a:b)'], selectors: [{ text: '.a', required: ['a'] }] },
    {
      css: '{color:blue}',
      within: ['@supports (a:b)', '@media print'],
      selectors: [{ text: '.b', required: ['b'] }],
    },
  ]);
});
