import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type HTMLElement, parse } from 'node-html-parser';
import { parse as parseCss } from 'postcss';
import { parseRules } from '../../server/build/styles.ts';
import { openSite } from './site.ts';

const views = fileURLToPath(new URL('../../views/', import.meta.url));

export type SheetRule = {
  file: string;
  line: number;
  selector: string;
  /** As the formatter writes the rule, without the at-rules around it. */
  lines: number;
  /** How many pages have what its selectors require. */
  pages: number;
};

export const sheets = globSync('**/*.css', { cwd: views }).sort();

function sheetText(file: string): string {
  return readFileSync(views + file, 'utf8');
}

/** Every rule of the style sheets, with the number of the given pages on which it can match. */
export async function reachOfRules(paths: string[]): Promise<SheetRule[]> {
  await using site = openSite();
  const pages: Set<string>[] = [];
  for (const path of paths) pages.push(namesIn(parse((await site.http.get(path)).text)));
  return sheets.flatMap((file) => {
    const rules: SheetRule[] = [];
    parseCss(sheetText(file)).walkRules((rule) => {
      if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
      const { start, end } = rule.source ?? {};
      const [parsed] = parseRules(`${rule.selector}{}`);
      const applies = (page: Set<string>) =>
        parsed?.selectors.some(({ required }) => required.every((name) => page.has(name)));
      rules.push({
        file,
        line: start?.line ?? 0,
        selector: rule.selector,
        lines: (end?.line ?? 0) - (start?.line ?? 0) + 1,
        pages: pages.filter(applies).length,
      });
    });
    return rules;
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

export function lineSum(rules: SheetRule[]): number {
  return rules.reduce((sum, { lines }) => sum + lines, 0);
}
