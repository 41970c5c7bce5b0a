import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type BuildOptions, build, type Plugin, transform } from 'esbuild';
import type { Assets } from '../../views/index.ts';
import { shortenProperties } from './custom-properties.ts';
import { assetsFolder, assetsPath, root } from './paths.ts';

/**
 * Bundles the browser scripts. `deferredSheet` is the URL of the style sheet that is loaded after the first paint.
 * Returns the URL of the script of every page, and those of the islands' modules.
 */
export async function buildClient(deferredSheet: string): Promise<Pick<Assets, 'script' | 'islands'>> {
  const [worker, unsent, hindi, punjabi] = await Promise.all([
    bundle(workerBundle),
    bundle(unsentBundle),
    bundle(hindiBundle),
    bundle(punjabiBundle),
  ]);
  const [script, enquiry, calculator, carousel, serviceSearch, copyList] = await Promise.all([
    bundle(pageBundle(unsent, deferredSheet)),
    bundle(formBundle(worker, hindi, punjabi)),
    bundle(calculatorBundle),
    bundle(carouselBundle),
    bundle(searchBundle),
    bundle(copyListBundle),
  ]);
  return {
    script,
    islands: { enquiry, calculator, carousel, 'service-search': serviceSearch, 'copy-list': copyList },
  };
}

/** The same bundles without their final names, which are known only after the build. */
export function clientBundles(): BuildOptions[] {
  return [
    workerBundle,
    unsentBundle,
    hindiBundle,
    punjabiBundle,
    pageBundle('unsent.js', 'deferred.css'),
    formBundle('worker.js', 'hi.js', 'pa.js'),
    calculatorBundle,
    carouselBundle,
    searchBundle,
    copyListBundle,
  ];
}

function pageBundle(unsent: string, deferredSheet: string): BuildOptions {
  return {
    ...common,
    entryPoints: [`${root}client/page.ts`],
    plugins: [separate({ unsent })],
    define: { ...common.define, deferredSheetPath: JSON.stringify(deferredSheet) },
  };
}

// Code splitting by esbuild would add shared chunks, and every page would wait for them.
function separate(urls: Record<string, string>): Plugin {
  return {
    name: 'separate',
    setup({ onResolve }) {
      onResolve({ filter: /\.ts$/ }, ({ path: imported }) => {
        const path = urls[basename(imported, '.ts')];
        return path === undefined ? null : { path, external: true };
      });
    },
  };
}

/** Imports a style sheet as its minified text. */
export const styleText: Plugin = {
  name: 'style-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const css = await readFile(path, 'utf8');
      const { code } = await transform(css, { loader: 'css', minify: true, target: common.target });
      return { contents: shortenProperties(code.trim()), loader: 'text' };
    });
  },
};

const common = {
  absWorkingDir: root,
  outdir: assetsFolder,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  entryNames: '[name]-[hash]',
  legalComments: 'none',
  logLevel: 'warning',
} satisfies BuildOptions;

const workerBundle: BuildOptions = {
  ...common,
  entryPoints: [`${root}client/send-worker.ts`],
  format: 'iife', // some browsers with Background Sync do not support module workers
};

const unsentBundle: BuildOptions = {
  ...common,
  entryPoints: [`${root}client/unsent.ts`],
  plugins: [styleText],
};

const calculatorBundle: BuildOptions = { ...common, entryPoints: [`${root}client/calculator.ts`] };

const carouselBundle: BuildOptions = { ...common, entryPoints: [`${root}client/carousel.ts`] };
const searchBundle: BuildOptions = { ...common, entryPoints: [`${root}client/service-search.ts`] };
const copyListBundle: BuildOptions = { ...common, entryPoints: [`${root}client/copy-list.ts`] };

const hindiBundle: BuildOptions = { ...common, charset: 'utf8', entryPoints: [`${root}client/words-hi.ts`] };
const punjabiBundle: BuildOptions = {
  ...common,
  charset: 'utf8',
  entryPoints: [`${root}client/words-pa.ts`],
};

/** Globals that React looks for and the form does not need: without the code for them it is 300 bytes smaller. */
const unusedByReact = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  navigation: 'undefined',
  process: 'undefined',
  setImmediate: 'undefined',
};

function formBundle(worker: string, hindi: string, punjabi: string): BuildOptions {
  return {
    ...common,
    entryPoints: [`${root}client/enquiry.tsx`],
    plugins: [styleText, separate({ 'words-hi': hindi, 'words-pa': punjabi })],
    define: { ...common.define, ...unusedByReact, workerPath: JSON.stringify(worker) },
  };
}

/** Returns the URL of the bundle. */
async function bundle(options: BuildOptions): Promise<string> {
  const { metafile } = await build({ ...options, metafile: true });
  const [made] = Object.keys(metafile.outputs);
  if (made === undefined) throw new Error(`esbuild wrote no file for ${options.entryPoints}.`);
  return `${assetsPath}/${basename(made)}`;
}
