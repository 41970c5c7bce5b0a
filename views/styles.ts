// Inlines into each page only the rules that can apply to it: with the rules of all pages it would need a second round
// trip.

export type Rule = {
  /** The whole rule, or its block alone where `texts` has its selectors. */
  css: string;
  /** The enclosing at-rule, such as `@media print`, or several with `{` between; adjacent rules share them. */
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

/** The classes of an element. */
const classAttribute = / class="([^"]*)"/g;

/** The family of a page or of a part of it, and such a family in a selector that requires it. */
const familyAttribute = / data-family="(\w+)"/g;
const familyInSelector = /^\[data-family="?(\w+)/;

/** A class in a selector. Nothing else in the rules has a dot before a letter, except the name of the font's file. */
const classInRule = /\.([a-z][\w-]*)/g;

type Names = { properties: Record<string, string>; classes: Record<string, string> };

/**
 * Puts into the page the rules that apply to it: those that have all classes of one of their selectors in the page.
 * Returns the page and the rules, with short names in both, because the page's policy allows the hash of the rules.
 */
export function inlineStyles(
  html: string,
  rules: Rule[],
  { properties, classes }: Names,
): { html: string; styles: string } {
  const present = new Set([...html.matchAll(classAttribute)].flatMap(([, names = '']) => names.split(' ')));
  const families = new Set([...html.matchAll(familyAttribute)].map(([, name]) => name));
  const applies = (names: string[], text = '') => {
    const family = familyInSelector.exec(text)?.[1];
    return names.every((name) => present.has(name)) && (family === undefined || families.has(family));
  };
  const short = (name: string) => classes[name] ?? name;
  const own = rules.flatMap((rule) => {
    const { selectors, texts } = rule;
    if (selectors.length > 0 && !selectors.some((names, index) => applies(names, texts?.[index]))) return [];
    const applying = texts?.filter((text, index) => applies(selectors[index] ?? [], text));
    return [applying ? { ...rule, texts: applying } : rule];
  });
  const used = own.filter((rule) => isAnimated(rule, own) && isShown(rule, own, properties));
  const styles = renameClasses(serializeRules(used), classes);
  const drawn = html
    .replace(propertyInSvg, (name) => properties[name] ?? name)
    .replace(classAttribute, (_, names: string) => ` class="${names.split(' ').map(short).join(' ')}"`);
  return { html: drawn.replace(stylePlaceholder, () => `<style>${styles}</style>`), styles };
}

/** `false` for the keyframes of an animation that no rule of the page has. */
function isAnimated({ css }: Rule, rules: Rule[]): boolean {
  const name = /^@keyframes ([\w-]+)/.exec(css)?.[1];
  return name === undefined || rules.some((rule) => rule.css !== css && rule.css.includes(name));
}

/** `false` for a deferred face whose property no rule of the page has: `styles/faces.css`. */
function isShown({ css }: Rule, rules: Rule[], properties: Names['properties']): boolean {
  const name = /^@font-face\{font-family:([\w-]+);/.exec(css)?.[1];
  const property = properties[`--${name}`];
  return property === undefined || rules.some((rule) => rule.css.includes(`var(${property}`));
}

/** The same style sheet or selector with the short names of its classes. */
export function renameClasses(css: string, names: Record<string, string>): string {
  return css.replace(classInRule, (whole, name) => (Object.hasOwn(names, name) ? `.${names[name]}` : whole));
}

/** The rules as one style sheet, in their order. */
export function serializeRules(rules: Rule[]): string {
  let css = '';
  let openAtRule: string | undefined;
  for (const { css: rule, within, texts = [] } of rules) {
    if (within !== openAtRule) css += closing(openAtRule) + (within ? `${within}{` : '');
    css += texts.join() + rule;
    openAtRule = within;
  }
  return css + closing(openAtRule);
}

function closing(atRules = ''): string {
  return atRules === '' ? '' : '}'.repeat(atRules.split('{').length);
}
