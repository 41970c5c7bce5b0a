// Splits a minified style sheet into rules, so that each page carries only the rules it needs. A rule that is
// not understood is included in every page.

import type { Rule } from '../../views/index.ts';

/**
 * Returns the rules in order, each with its selectors, the classes that they require, and the at-rule conditions that
 * enclose it, if any.
 */
export function parseRules(css: string, enclosing: string[] = []): Rule[] {
  return splitRules(css).flatMap((rule) => {
    const [, condition, inner = ''] = /^(@(?:media|supports)[^{]*)\{(.*)\}$/s.exec(rule) ?? [];
    if (condition) return parseRules(inner, [...enclosing, condition]);
    return enclosing.length > 0 ? { ...parseRule(rule), within: enclosing.join('{') } : parseRule(rule);
  });
}

function parseRule(css: string): Rule {
  const start = css.indexOf('{');
  const texts = splitList(css.slice(0, start));
  // A block of its own, whose selectors can be taken one by one.
  if (!css.startsWith('@') && css.lastIndexOf('{') === start && texts.length > 0)
    return { css: css.slice(start), texts, selectors: texts.flatMap(classesOf) };
  return { css, selectors: selectorClasses(css) };
}

/** The selectors of a list: the parts between commas that are in no brackets or quotes. */
function splitList(list: string): string[] {
  const selectors = [''];
  for (const { sign, depth } of walk(list)) {
    if (sign === ',' && depth === 0) selectors.push('');
    else selectors.push(selectors.pop() + sign);
  }
  return selectors.filter((selector) => selector !== '');
}

/** Each character of a selector list with its nesting depth in brackets and quotes, counting the bracket itself. */
function* walk(list: string): Generator<{ sign: string; depth: number }> {
  let depth = 0;
  let isQuoted = false;
  for (const sign of list) {
    if (sign === '"') isQuoted = !isQuoted;
    if (!isQuoted && (sign === '(' || sign === '[')) depth += 1;
    yield { sign, depth: depth + (isQuoted ? 1 : 0) };
    if (!isQuoted && (sign === ')' || sign === ']')) depth -= 1;
  }
}

/** Returns the top-level rules in order; the contents of an at-rule stay together. */
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

/** The classes that each selector of a rule requires; an empty list when any selector requires none. */
function selectorClasses(rule: string): string[][] {
  const inner = rule.startsWith('@') ? rule.slice(rule.indexOf('{') + 1) : rule;
  const lists = inner.split('{').slice(0, -1);
  const selectors = lists
    .map((list) => list.slice(list.lastIndexOf('}') + 1))
    .filter((list) => !list.startsWith('@'))
    .flatMap(classesOf);
  return selectors.every(({ length }) => length > 0) ? selectors : [];
}

/** The classes that each selector of a list requires. */
function classesOf(list: string): string[][] {
  return splitList(list).map((selector) => {
    const required: string[] = [];
    let outer = '';
    let argument = '';
    for (const { sign, depth } of walk(selector)) {
      if (depth === 0) {
        outer += sign;
        continue;
      }
      argument += sign;
      if (depth > 1 || !/[)\]]/.test(sign)) continue;
      // Attributes, and arguments as in `:not(.ground)`, require no class. That of `:has()` does, unless it is a list.
      if (outer.endsWith(':has')) {
        const [only = [], ...others] = classesOf(argument.slice(1, -1));
        if (others.length === 0) required.push(...only);
      }
      outer += ' ';
      argument = '';
    }
    return [...[...outer.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name), ...required];
  });
}
