import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { build } from 'esbuild';
import { type ChildNode, parse as parseCss } from 'postcss';
import parseSelector, { type Selector } from 'postcss-selector-parser';
import { layers, type Rule, serializeRules } from '../../views/index.ts';
import { assetsFolder, assetsPath, root, writeAsset } from './assets.ts';

/**
 * Minifies the style sheets and splits them into rules, because each page carries only rules that can apply to it. Writes
 * the fonts, and the sheet that browsers load after the first paint: rules for paper, the use of samples' faces, sheets
 * with the ending `.deferred.css`, and other rules that no page needs before (`isDeferred`).
 */
export async function buildStyles() {
  const { sheets, font } = await minifySheets();
  // A layer is then opened once.
  const sorted = sheets.toSorted((one, other) => depthOf(one.file) - depthOf(other.file));
  const rules: Rule[] = [];
  const later: Rule[] = [];
  for (const { file, css } of sorted) {
    if (file === deferredSheet) continue;
    const within = [`@layer ${layerOf(file)}`];
    const isLate = (rule: Rule) => file.endsWith('.deferred.css') || isDeferred(rule);
    const parsed = parseRules(css, within);
    later.push(...parsed.filter(isLate));
    const first = parsed.filter((rule) => !isLate(rule));
    if (file !== 'forms/form.css') rules.push(...first);
    else {
      // The client script renders states of a field that the server does not, so these rules stay together.
      const together = serializeRules(first.map((rule) => ({ ...rule, within: rule.within.slice(1) })));
      rules.push({ css: together, within, selectors: [{ text: '', required: ['form'] }] });
    }
  }
  const wholly = sheets.find(({ file }) => file === deferredSheet)?.css ?? '';
  return { rules, font, deferredSheet: await writeAsset('deferred', 'css', serializeRules(later) + wholly) };
}

/** It imports the sheet for paper. */
const deferredSheet = 'styles/deferred.css';

/** The cascade layer of a sheet: its folder. */
export function layerOf(file: string): string {
  const folder = basename(dirname(file));
  return folder === 'styles' ? 'base' : folder;
}

function depthOf(file: string): number {
  return layers.indexOf(layerOf(file));
}

/** All sheets, minified, and the URL of the display font. */
async function minifySheets(): Promise<{ sheets: { file: string; css: string }[]; font: string }> {
  const files = globSync('**/*.css', { cwd: `${root}views`, exclude: ['styles/print.css'] }).sort();
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
    sheets: files.map((file) => ({ file, css: (textOf(file) ?? '').trim() })),
    font: `${assetsPath}/${fonts.map(({ path }) => basename(path)).find((name) => name.startsWith('bricolage'))}`,
  };
}

/**
 * Whether a rule has no effect on the first paint: hover styles, and the borders that replace colours in forced-colours
 * mode. Otherwise each page would carry them.
 */
function isDeferred({ within, selectors }: Rule): boolean {
  const isOnPointing = (text: string) => /:hover/.test(text.replaceAll(/:not\([^()]*\)/g, ''));
  return (
    within.some((condition) => condition.includes('forced-colors')) ||
    selectors.every(({ text }) => isOnPointing(text))
  );
}

/** The rules of a style sheet in order, each with the at-rules that enclose it and what its selectors require. */
export function parseRules(css: string, within: string[] = []): Rule[] {
  const sheet = parseCss(css);
  // esbuild keeps the space before the value of a property of our own.
  sheet.walkDecls(/^--/, (declaration) => {
    declaration.raws.between = ':';
  });
  return rulesOf(sheet.nodes, within);
}

function rulesOf(nodes: ChildNode[], within: string[]): Rule[] {
  return nodes.flatMap((node): Rule | Rule[] => {
    if (node.type === 'rule') {
      const selectors = node.selectors.map((text) => ({ text, required: requirementsOf(text) }));
      return { css: node.toString().slice(node.selector.length), within, selectors };
    }
    if (node.type !== 'atrule') return [];
    const head = `@${node.name}${node.raws.afterName ?? ''}${node.params}`;
    if (/^(media|supports|container)$/.test(node.name)) return rulesOf(node.nodes ?? [], [...within, head]);
    return { css: node.toString().slice(head.length), within, selectors: [{ text: head, required: [] }] };
  });
}

/** The classes and the family without which a selector cannot apply. */
function requirementsOf(text: string): string[] {
  const required: string[] = [];
  collect(parseSelector().astSync(text).at(0), required);
  return required;
}

function collect(selector: Selector, required: string[]): void {
  for (const node of selector.nodes) {
    if (node.type === 'class') required.push(node.value);
    if (node.type === 'attribute' && node.attribute === 'data-family') required.push(node.toString().trim());
    // What `:has()` and `:where()` name is required, unless it is a list. Arguments of others, as of `:not()`, are not.
    const [argument, other] = node.type === 'pseudo' && /^:(has|where)$/.test(node.value) ? node.nodes : [];
    if (argument && !other) collect(argument, required);
  }
}
