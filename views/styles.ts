// Inlines into each page only the rules that can apply to it; the styles of the other pages would cost a second round
// trip.

export type Rule = {
  /** The whole rule, or its block alone where `texts` has its selectors. */
  css: string;
  /** The enclosing at-rule, such as `@media print`; adjacent rules in the same one share it. */
  within?: string;
  /** The classes in each of its selectors. A rule without any is on every page. */
  selectors: string[][];
  /** The selectors themselves, in the same order; a page carries only those that can apply to it. */
  texts?: string[];
};

/** Replaced by the rules that apply to the page. */
const stylePlaceholder = '<style></style>';

/** A custom property in an attribute of ours. Quotes that a visitor typed are escaped. */
const propertyInSvg = /(?<= (?:fill|stroke)="var\()--[a-z][\w-]*(?=\)")/g;

/**
 * Puts into the page the rules that apply to it: those that have all classes of one of their selectors in the page.
 * Returns the page and the rules, because the page's policy allows their hash.
 */
export function inlineStyles(
  html: string,
  rules: Rule[],
  properties: Record<string, string>,
): { html: string; styles: string } {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const applies = (names: string[]) => names.every((name) => classes.has(name));
  const styles = serialize(
    rules.flatMap((rule) => {
      const { css, selectors, texts } = rule;
      if (selectors.length > 0 && !selectors.some(applies)) return [];
      const own = texts?.filter((_, index) => applies(selectors[index] ?? []));
      return [own ? { ...rule, css: own.join(',') + css } : rule];
    }),
  );
  const drawn = html.replace(propertyInSvg, (name) => properties[name] ?? name);
  return { html: drawn.replace(stylePlaceholder, () => `<style>${styles}</style>`), styles };
}

function serialize(rules: Rule[]): string {
  let css = '';
  let openAtRule: string | undefined;
  for (const { css: rule, within } of rules) {
    if (within !== openAtRule) css += (openAtRule ? '}' : '') + (within ? `${within}{` : '');
    css += rule;
    openAtRule = within;
  }
  return openAtRule ? `${css}}` : css;
}
