import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { type Rule, serializeRules } from '../../views/index.ts';
import { assetsFolder, assetsPath, root, writeAsset } from './assets.ts';

/**
 * Minifies the style sheets and splits them into rules, because each page carries only rules that can apply to it. Writes
 * the fonts, and the sheet that browsers load after the first paint: rules for paper, the use of samples' faces, and the
 * rules that no page needs before (`isDeferred`).
 */
export async function buildStyles() {
  const { sheets, font } = await minifySheets();
  const rules = sheets.flatMap(({ file, css }) => {
    if (file === 'styles/deferred.css') return [];
    const parsed = parseRules(css);
    if (file !== 'forms/form.css') return parsed;
    // The client script renders states of a field that the server does not, so these rules stay together.
    const together = serializeRules(parsed.filter((rule) => !isDeferred(rule)));
    return [...parsed.filter(isDeferred), { css: together, selectors: [{ text: '', required: ['form'] }] }];
  });
  const printed = sheets.find(({ file }) => file === 'styles/deferred.css')?.css ?? '';
  const deferred = serializeRules(rules.filter(isDeferred)) + printed;
  return {
    rules: rules.filter((rule) => !isDeferred(rule)),
    font,
    deferredSheet: await writeAsset('deferred', 'css', deferred),
  };
}

/** The minified sheets that the index imports, in its order, and the URL of the display font. */
async function minifySheets(): Promise<{ sheets: { file: string; css: string }[]; font: string }> {
  const index = await readFile(`${root}views/styles/index.css`, 'utf8');
  const files = [...index.matchAll(/@import "([^"]+)";/g)].map(([, path = '']) => join('styles', path));
  const { outputFiles } = await build({
    absWorkingDir: `${root}views`,
    entryPoints: files,
    outbase: '.',
    outdir: assetsFolder,
    bundle: true,
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    publicPath: assetsPath,
    loader: { '.woff2': 'file' },
    assetNames: '[name]-[hash]',
    logLevel: 'warning',
    write: false,
  });
  const fonts = outputFiles.filter(({ path }) => path.endsWith('.woff2'));
  await mkdir(assetsFolder, { recursive: true });
  await Promise.all(fonts.map(({ path, contents }) => writeFile(path, contents)));
  const textOf = (file: string) => outputFiles.find(({ path }) => path === `${assetsFolder}/${file}`)?.text;
  return {
    // The Content Security Policy allows exactly these bytes by their hash. Without a final newline, no minifier or proxy
    // can change them by trimming it.
    sheets: files.map((file) => ({ file, css: textOf(file)?.trim() ?? '' })),
    font: `${assetsPath}/${fonts.map(({ path }) => basename(path)).find((name) => name.startsWith('bricolage'))}`,
  };
}

/**
 * Whether a rule has no effect on the first paint: hover styles, and the borders that replace colours in forced-colours
 * mode. Otherwise each page would carry them.
 */
function isDeferred({ within = '', selectors }: Rule): boolean {
  const isOnPointing = (text: string) => /:hover/.test(text.replaceAll(/:not\([^()]*\)/g, ''));
  return within.includes('forced-colors') || selectors.every(({ text }) => isOnPointing(text));
}

/**
 * The rules of a minified sheet in order, each with the conditions that enclose it, if any, and what its selectors require. A
 * selector that is not understood is on every page.
 */
export function parseRules(css: string, enclosing: string[] = []): Rule[] {
  return split(css, '}').flatMap((rule): Rule | Rule[] => {
    if (rule === '') return []; // after the last
    const start = rule.indexOf('{');
    const head = rule.slice(0, start);
    const block = rule.slice(start + 1);
    if (/^@(media|supports|container)/.test(head)) return parseRules(block, [...enclosing, head]);
    const selectors = head.startsWith('@') ? [head] : split(head, ',');
    return {
      css: `{${block}}`,
      ...(enclosing.length > 0 && { within: enclosing.join('{') }),
      selectors: selectors.map((text) => ({ text, required: requirementsOf(text) })),
    };
  });
}

/** The parts that end with that sign outside brackets and strings, without it. */
function split(css: string, sign: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [part] of css.matchAll(/"[^"]*"|[^"]/g)) {
    if ('([{'.includes(part)) depth += 1;
    if (')]}'.includes(part)) depth -= 1;
    if (part === sign && depth === 0) parts.push('');
    else parts.push(parts.pop() + part);
  }
  return parts;
}

/** The classes without which a selector cannot apply, and the family with which it begins. */
function requirementsOf(selector: string): string[] {
  const [family] = /^\[data-family=\w+\]/.exec(selector) ?? [];
  let rest = selector.replace(/"[^"]*"/g, '').replace(/\[[^[\]]*\]/g, ' ');
  // From the innermost: what `:has()` names is required, unless it is a list. Other arguments, as of `:not()`, are not.
  for (let last = ''; last !== rest; ) {
    last = rest;
    rest = rest.replace(/(:[\w-]+)?\(([^()]*)\)/g, (_, name, argument) =>
      name === ':has' && !argument.includes(',') ? ` ${argument} ` : ' ',
    );
  }
  const classes = [...rest.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);
  return family ? [family, ...classes] : classes;
}
