import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type BuildOptions, build, type Plugin, transform } from 'esbuild';
import { type Assets, islandNames } from '../../views/index.ts';
import { assetsFolder, assetsPath, dist, root } from './assets.ts';

const common = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies BuildOptions;

/** Bundles the server and the CLI commands, each with every package that it loads: dist/ runs without node_modules. */
export async function buildServer(): Promise<void> {
  await build({
    ...common,
    entryPoints: { server: 'server/index.ts', enquiries: 'server/cli/enquiries.ts' },
    outdir: dist,
    splitting: true, // modules that are imported dynamically stay files of their own
    platform: 'node',
    target: 'node26',
    sourcemap: true,
    minifyWhitespace: true, // a start reads half as much
    minifySyntax: true,
    // For packages that are CommonJS and load modules of Node.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
}

/**
 * Bundles the browser scripts. `deferredSheet` is the URL of the style sheet that is loaded after the first paint.
 * Returns the URL of the script of every page, and those of the islands' modules.
 */
export async function buildClient(deferredSheet: string): Promise<Pick<Assets, 'script' | 'islands'>> {
  const small = ['unsent', 'words-hi', 'words-pa', ...islandNames.filter((name) => name !== 'enquiry')];
  // The worker exports nothing, so that it is a script, too: some browsers with Background Sync support no module workers.
  const loaded = await bundle(['send-worker', ...small].map((name) => `${name}.ts`));
  const main = await bundle(['page.ts', 'enquiry.tsx'], {
    plugins: [styleText, separate(loaded)],
    define: {
      ...common.define,
      // React looks for these, and the form does not need them: without the code for them it is 300 bytes smaller.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
      navigation: 'undefined',
      process: 'undefined',
      setImmediate: 'undefined',
      deferredSheetPath: JSON.stringify(deferredSheet),
      workerPath: JSON.stringify(loaded['send-worker']),
    },
  });
  const urlOf = (name: string) => main[name] ?? loaded[name] ?? '';
  return {
    script: urlOf('page'),
    islands: Object.fromEntries(islandNames.map((name) => [name, urlOf(name)])) as Assets['islands'],
  };
}

/** Imports a style sheet as its minified text. */
const styleText: Plugin = {
  name: 'style-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const css = await readFile(path, 'utf8');
      const { code } = await transform(css, { loader: 'css', minify: true, target: 'es2022' });
      return { contents: code.trim(), loader: 'text' };
    });
  },
};

/** Returns the URL of each bundle by the name of its entry file. */
async function bundle(entries: string[], options: BuildOptions = {}): Promise<Record<string, string>> {
  const { metafile } = await build({
    ...common,
    entryPoints: entries.map((file) => `client/${file}`),
    outdir: assetsFolder,
    entryNames: '[name]-[hash]',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    legalComments: 'none',
    plugins: [styleText],
    ...options,
    metafile: true,
  });
  const urls = Object.entries(metafile.outputs).map(([file, { entryPoint = '' }]) => [
    basename(entryPoint).replace(/\.tsx?$/, ''),
    `${assetsPath}/${basename(file)}`,
  ]);
  return Object.fromEntries(urls);
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
