import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type BuildOptions, build, type Plugin, transform } from 'esbuild';
import { assetsFolder, assetsPath, root } from './paths.ts';

/**
 * Bundles the browser scripts. Returns the loader script of every page, which contains the URLs of the other
 * bundles.
 */
export async function buildClient(): Promise<string> {
  const worker = await bundle(workerBundle);
  const [form, unsent] = await Promise.all([bundle(formBundle(worker)), bundle(unsentBundle)]);
  return `${assetsPath}/${await bundle(pageBundle(form, unsent))}`;
}

/** The same bundles without their final names, which are known only after the build. */
export function clientBundles(): BuildOptions[] {
  return [workerBundle, formBundle('worker.js'), unsentBundle, pageBundle('enquiry.js', 'unsent.js')];
}

function pageBundle(form: string, unsent: string): BuildOptions {
  return { ...common, entryPoints: [`${root}client/page.ts`], plugins: [separate(form, unsent)] };
}

// Code splitting by esbuild would add shared chunks, and every page would wait for them.
function separate(form: string, unsent: string): Plugin {
  return {
    name: 'separate',
    setup({ onResolve }) {
      onResolve({ filter: /\/enquiry\.tsx$/ }, () => ({ path: `./${form}`, external: true }));
      onResolve({ filter: /\/unsent\.ts$/ }, () => ({ path: `./${unsent}`, external: true }));
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
      return { contents: code.trim(), loader: 'text' };
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

const unsentBundle: BuildOptions = { ...common, entryPoints: [`${root}client/unsent.ts`] };

/** Globals that React looks for and the form does not need: without the code for them it is 300 bytes smaller. */
const unusedByReact = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  navigation: 'undefined',
  process: 'undefined',
  setImmediate: 'undefined',
};

function formBundle(worker: string): BuildOptions {
  return {
    ...common,
    entryPoints: [`${root}client/enquiry.tsx`],
    plugins: [styleText],
    define: { ...common.define, ...unusedByReact, workerPath: JSON.stringify(`${assetsPath}/${worker}`) },
  };
}

async function bundle(options: BuildOptions): Promise<string> {
  const { metafile } = await build({ ...options, metafile: true });
  const [made] = Object.keys(metafile.outputs);
  if (made === undefined) throw new Error(`esbuild wrote no file for ${options.entryPoints}.`);
  return basename(made);
}
