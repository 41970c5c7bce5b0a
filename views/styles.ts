// A page carries the rules that can apply to it, inside itself, and no others: the styles of the other pages
// would cost it a second round trip.

export type Rule = {
  css: string;
  /** What encloses it, such as `@media print`; neighbours in the same enclosure share it. */
  within?: string;
  /** The classes of each of its selectors. Without any it belongs to every page. */
  selectors: string[][];
};

/** Where the document leaves room for them. */
const room = '<style></style>';

/** The page with its styles: a rule comes as soon as one of its selectors finds all its classes there. */
export function styled(html: string, rules: Rule[]): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const applies = ({ selectors }: Rule) =>
    selectors.length === 0 || selectors.some((names) => names.every((name) => classes.has(name)));
  return html.replace(room, () => `<style>${written(rules.filter(applies))}</style>`);
}

function written(rules: Rule[]): string {
  let css = '';
  let open: string | undefined;
  for (const { css: rule, within } of rules) {
    if (within !== open) css += (open ? '}' : '') + (within ? `${within}{` : '');
    css += rule;
    open = within;
  }
  return open ? `${css}}` : css;
}

/** What a page carries, to the letter: its policy allows exactly that. */
export function stylesIn(html: string): string {
  const start = html.indexOf('<style>') + '<style>'.length;
  return html.slice(start, html.indexOf('</style>', start));
}
