import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type HTMLElement, parse } from 'node-html-parser';
import { type AtRule, parse as parseCss, type Rule } from 'postcss';
import { parseRules } from '../../server/build/styles.ts';
import { openSite } from './site.ts';

const views = fileURLToPath(new URL('../../views/', import.meta.url));

export const sheets = globSync('**/*.css', { cwd: views }).sort();

/** Every rule of the style sheets, with the number of the given pages on which it can match. */
export async function reachOfRules(paths: string[]) {
  await using site = openSite();
  const pages: Set<string>[] = [];
  for (const path of paths) pages.push(namesIn(parse((await site.http.get(path)).text)));
  return sheets.flatMap((file) => {
    const rules: Rule[] = [];
    parseCss(readFileSync(views + file, 'utf8')).walkRules((rule) => {
      if ((rule.parent as AtRule).name !== 'keyframes') rules.push(rule);
    });
    return rules.map(({ selector, source }) => {
      const { start, end } = source ?? {};
      const [parsed] = parseRules(`${selector}{}`);
      const applies = (page: Set<string>) =>
        parsed?.selectors.some(({ required }) => required.every((name) => page.has(name)));
      return {
        ...{ file, selector, line: start?.line ?? 0, pages: pages.filter(applies).length },
        /** As the formatter writes the rule, without the at-rules around it. */
        lines: (end?.line ?? 0) - (start?.line ?? 0) + 1,
      };
    });
  });
}

/** The classes and families of a page, as the build compares them with rules. */
function namesIn(page: HTMLElement): Set<string> {
  const classes = page.querySelectorAll('[class]').flatMap(({ classNames }) => classNames.split(' '));
  const families = page
    .querySelectorAll('[data-family]')
    .map((element) => `[data-family="${element.getAttribute('data-family')}"]`);
  return new Set([...classes, ...families]);
}

export function lineSum(rules: { lines: number }[]): number {
  return rules.reduce((sum, { lines }) => sum + lines, 0);
}
