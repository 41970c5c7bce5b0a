import { expect, test } from 'vitest';
import { parseRules } from '../../server/build/css-rules.ts';
import { inlineStyles } from '../../views/styles.ts';

test.each([
  ['present', 'a', '.a{animation:rise 1s}@keyframes rise{0%{top:0}}'],
  ['absent', 'b', ''],
])('keyframes of an animation whose class is %s', (_, name, expected) => {
  const rules = parseRules('.a{animation:rise 1s}@keyframes rise{0%{top:0}}');
  const { styles } = inlineStyles(`<p class="${name}">`, rules, { properties: {}, classes: {} });
  expect(styles).toBe(expected);
});
