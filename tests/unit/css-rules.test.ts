import { expect, test } from 'vitest';
import { parseRules } from '../../server/build/css-rules.ts';

test.each<[selector: string, required: string[][]]>([
  ['.a .b', [['a', 'b']]],
  ['.a,.b:hover', [['a'], ['b']]],
  ['.a:not(.b,.c)', [['a']]],
  ['.a:is(.b,:not(:has(:target)))>:not(.c)', [['a']]],
  ['.a:has(.b .c)>.d', [['a', 'd', 'b', 'c']]],
  ['.a:has(>.b:has(.c))', [['a', 'b', 'c']]],
  ['.a:has(.b,.c)', [['a']]],
  ['.a:not(:has(.b)):has(:not(.c),[d=":has(.e)"])', [['a']]],
  ['.a[href^="https://wa.me/,x"]', [['a']]],
  ['.a[data-x="("] .b', [['a', 'b']]],
])('the classes that %s requires', (selector, required) => {
  expect(parseRules(`${selector}{color:red}`)).toMatchObject([{ selectors: required }]);
});

test('rules in one or more conditions keep them', () => {
  expect(parseRules('@media print{.a{color:red}.b{color:blue}}')).toMatchObject([
    { within: '@media print', selectors: [['a']] },
    { within: '@media print', selectors: [['b']] },
  ]);
  expect(parseRules('@supports (a:b){.a{color:red}@media print{.b{color:blue}}}')).toMatchObject([
    { css: '{color:red}', texts: ['.a'], within: '@supports (a:b)', selectors: [['a']] },
    { css: '{color:blue}', texts: ['.b'], within: '@supports (a:b){@media print', selectors: [['b']] },
  ]);
});
