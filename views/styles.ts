// Inlines into each page only the rules that can apply to it: with the rules of all pages it would need a second round
// trip.

/**
 * The cascade: a rule of a later layer wins, whatever its selector. The sheets of a folder share a layer, in which their
 * order means nothing; those of `styles/` are the base. The overrides of the deferred sheet are in no layer, and win over all.
 */
export const layers = ['base', 'layout', 'parts', 'forms', 'samples', 'sections', 'hero-stages'];

export type Rule = {
  /** The block of the rule, or several whole rules that stay together. */
  css: string;
  /** The enclosing at-rules, such as `@layer parts` and `@media print`; adjacent rules share them. */
  within: string[];
  /**
   * Before the block, each with what a page must have so that it can apply: classes, and a family as `[data-family=seo]`.
   * A page carries the selectors that can apply to it.
   */
  selectors: { text: string; required: string[] }[];
};

/** Replaced by the rules that apply to the page. */
const stylePlaceholder = '<style></style>';

/** The classes of an element. */
const classAttribute = / class="([^"]*)"/g;

/** The family of a page or of a part of it. */
const familyAttribute = / data-family="(\w+)"/g;

/**
 * Puts into the page the rules that can apply to it. Returns the page, and the rules, because the page's policy allows their
 * hash.
 */
export function inlineStyles(html: string, rules: Rule[]): { html: string; styles: string } {
  const present = new Set([...html.matchAll(classAttribute)].flatMap(([, names = '']) => names.split(' ')));
  for (const [, name] of html.matchAll(familyAttribute)) present.add(`[data-family=${name}]`);
  // Four thousand rules for each of fifty pages are a tenth of a start: nothing is made for those that do not apply.
  const own: Rule[] = [];
  const applies = ({ required }: { required: string[] }) => required.every((name) => present.has(name));
  for (const rule of rules)
    if (rule.selectors.some(applies)) own.push({ ...rule, selectors: rule.selectors.filter(applies) });
  const css = own.map(({ css, selectors: [first] }) => (first?.text.startsWith('@') ? '' : css)).join();
  const shown = own.filter((rule) => isAnimated(rule, css) && isShown(rule, css));
  const styles = `@layer ${layers.join()};${serializeRules(shown)}`;
  return { html: html.replace(stylePlaceholder, () => `<style>${styles}</style>`), styles };
}

/** `false` for the keyframes of an animation that no rule of the page has. */
function isAnimated({ selectors }: Rule, css: string): boolean {
  const name = /^@keyframes ([\w-]+)/.exec(selectors[0]?.text ?? '')?.[1];
  return name === undefined || css.includes(name);
}

/** `false` for a deferred face, which has a small letter, whose property no rule of the page has: `styles/tokens.css`. */
function isShown({ css: face, selectors }: Rule, css: string): boolean {
  if (selectors[0]?.text !== '@font-face') return true;
  const name = /^\{font-family:([a-z-]+);/.exec(face)?.[1];
  return name === undefined || css.includes(`var(--${name}`);
}

/** The rules as one style sheet, in their order. */
export function serializeRules(rules: Rule[]): string {
  let css = '';
  let open: string[] = [];
  const enter = (within: string[]) => {
    const shared = open.findIndex((atRule, depth) => within[depth] !== atRule);
    const kept = shared === -1 ? open.length : shared;
    css += '}'.repeat(open.length - kept);
    for (const atRule of within.slice(kept)) css += `${atRule}{`;
    open = within;
  };
  for (const { css: block, within, selectors } of rules) {
    enter(within);
    css += selectors.map(({ text }) => text).join() + block;
  }
  enter([]);
  return css;
}
