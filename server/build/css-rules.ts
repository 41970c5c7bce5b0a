// A minified style sheet, taken apart as far as pages need it. Whatever is not understood belongs to every page.

import type { Rule } from '../../views/index.ts';

/** The rules one by one, each with the classes that it asks for and with the condition that encloses it, if one does. */
export function parseRules(css: string): Rule[] {
  return splitRules(css).flatMap((rule) => {
    const [, within, inner] = /^(@(?:media|supports)[^{]*)\{(.*)\}$/s.exec(rule) ?? [];
    // A condition within a condition stays whole.
    if (!within || inner?.includes('@')) return [{ css: rule, selectors: selectorClasses(rule) }];
    return splitRules(inner ?? '').map((css) => ({ css, within, selectors: selectorClasses(css) }));
  });
}

/** The rules one by one; what an at-rule encloses stays together. */
function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(/[{}]/g)) {
    depth += sign === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return start < css.length ? [...rules, css.slice(start)] : rules;
}

/** The classes that each selector of a rule asks for; nothing at all as soon as one of them asks for none. */
function selectorClasses(rule: string): string[][] {
  const inner = rule.startsWith('@') ? rule.slice(rule.indexOf('{') + 1) : rule;
  const lists = inner.split('{').slice(0, -1);
  const selectors = lists.flatMap((list) => classesOf(list.slice(list.lastIndexOf('}') + 1)));
  return selectors.every(({ length }) => length > 0) ? selectors : [];
}

// What stands in brackets after a colon, as in `:not(.ground)`, need not be there.
function classesOf(list: string): string[][] {
  const parts = list.replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, '').split(',');
  return parts.map((part) => [...part.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name));
}
