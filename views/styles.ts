// Inlines into each page only the rules that can apply to it; the styles of the other pages would cost a second round
// trip.

export type Rule = {
  css: string;
  /** The enclosing at-rule, such as `@media print`; adjacent rules in the same one share it. */
  within?: string;
  /** The classes in each of its selectors. A rule without any is on every page. */
  selectors: string[][];
};

/** Replaced by the rules that apply to the page. */
const stylePlaceholder = '<style></style>';

/** The page with its styles: a rule is included as soon as all classes of one of its selectors are in the page. */
export function inlineStyles(html: string, rules: Rule[]): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const applies = ({ selectors }: Rule) =>
    selectors.length === 0 || selectors.some((names) => names.every((name) => classes.has(name)));
  return html.replace(stylePlaceholder, () => `<style>${serialize(rules.filter(applies))}</style>`);
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

/** The exact styles in a page, because its policy allows their hash. */
export function stylesIn(html: string): string {
  const start = html.indexOf('<style>') + '<style>'.length;
  return html.slice(start, html.indexOf('</style>', start));
}
