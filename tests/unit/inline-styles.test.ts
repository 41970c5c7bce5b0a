import { expect, test } from 'vitest';
import { parseRules } from '../../server/build/styles.ts';
import { inlineStyles, layers } from '../../views/styles.ts';

const order = `@layer ${layers.join()};`;

test.each([
  ['present', 'a', '.a{animation:rise 1s}@keyframes rise{0%{top:0}}'],
  ['absent', 'b', ''],
])('keyframes of an animation whose class is %s', (_, name, expected) => {
  const rules = parseRules('.a{animation:rise 1s}@keyframes rise{0%{top:0}}');
  const { styles } = inlineStyles(`<p class="${name}">`, rules);
  expect(styles).toBe(order + expected);
});

test('adjacent rules share their conditions, each of which is closed once', () => {
  const css =
    '@supports (a:b){@media print{.a{top:0}.a{left:0}.b{top:0}}.a{top:1px}}@media print{.a{top:2px}}.a{top:3px}';
  const { styles } = inlineStyles('<p class="a">', parseRules(css));
  expect(styles).toBe(
    `${order}@supports (a:b){@media print{.a{top:0}.a{left:0}}.a{top:1px}}@media print{.a{top:2px}}.a{top:3px}`,
  );
});
