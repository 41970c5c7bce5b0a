import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { type Assets, type Rule, renameClasses, serializeRules } from '../../views/index.ts';
import { shortClassNames } from './class-names.ts';
import { parseRules } from './css-rules.ts';
import { shortenProperties, shortNames } from './custom-properties.ts';
import { subsetFonts } from './font.ts';
import { assetsFolder, assetsPath, root } from './paths.ts';
import { writeAsset } from './write-asset.ts';

const index = `${root}views/styles/index.css`;

/**
 * A file of its own, which browsers load after the first paint: rules for paper, the use of samples' faces, and the
 * rules that the page does not need before (`isDeferred`).
 */
const deferredSheet = `${root}views/styles/deferred.css`;

/**
 * Minifies the style sheets rule by rule, because each page carries only rules that can apply to it, and
 * writes the fonts they refer to.
 */
export async function buildStyles(): Promise<
  Pick<Assets, 'rules' | 'properties' | 'classes' | 'font' | 'deferredSheet'>
> {
  const bundle = await stylesBundle();
  const { outputFiles } = await build({ ...bundle, write: false });
  const fonts = outputFiles.filter(({ path }) => path.endsWith('.woff2'));
  const font = fonts.find(({ path }) => basename(path).startsWith('bricolage-grotesque'));
  if (!font) throw new Error('A style sheet must load the display font: url("font:bricolage-grotesque").');
  await mkdir(assetsFolder, { recursive: true });
  await Promise.all(fonts.map(({ path, contents }) => writeFile(path, contents)));
  const sheets = bundle.entryPoints.map((file) => {
    const made = `${assetsFolder}/${relative(root, file)}`;
    // The Content Security Policy allows exactly these bytes by their hash. Without a final newline, no minifier or
    // proxy can change them by trimming it.
    return { file, css: shortenProperties(outputFiles.find(({ path }) => path === made)?.text.trim() ?? '') };
  });
  const rules = sheets.flatMap(({ file, css }) => {
    if (file === deferredSheet) return [];
    const parsed = parseRules(css);
    if (file !== `${root}views/forms/form.css`) return parsed;
    // The client script renders states of a field that the server does not, so these rules stay together.
    const together = serializeRules(parsed.filter((rule) => !isDeferred(rule)));
    return [...parsed.filter(isDeferred), { css: together, selectors: [['form']] }];
  });
  const classes = shortClassNames(rules);
  const deferred =
    serializeRules(rules.filter(isDeferred)) + (sheets.find(({ file }) => file === deferredSheet)?.css ?? '');
  return {
    rules: rules.filter((rule) => !isDeferred(rule)),
    properties: shortNames,
    classes,
    font: `${assetsPath}/${basename(font.path)}`,
    deferredSheet: await writeAsset('deferred', 'css', renameClasses(deferred, classes)),
  };
}

/**
 * Whether a rule has no effect on the first paint: hover styles, and the borders that replace colours in forced-colours
 * mode. Otherwise each page would carry them.
 */
function isDeferred({ within = '', texts = [] }: Rule): boolean {
  const isOnPointing = (selector: string) => /:hover/.test(selector.replaceAll(/:not\([^()]*\)/g, ''));
  return within.includes('forced-colors') || (texts.length > 0 && texts.every(isOnPointing));
}

export async function stylesBundle() {
  return {
    entryPoints: await importedFiles(),
    absWorkingDir: root,
    outbase: root,
    outdir: assetsFolder,
    bundle: true,
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    publicPath: assetsPath,
    assetNames: '[name]-[hash]',
    plugins: [subsetFonts],
    logLevel: 'warning',
  } satisfies BuildOptions;
}

async function importedFiles(): Promise<string[]> {
  const names = (await readFile(index, 'utf8')).matchAll(/@import "([^"]+)";/g);
  return [...names].map(([, name = '']) => join(dirname(index), name));
}
