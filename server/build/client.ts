import { basename } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { assetsFolder, assetsPath, root } from './paths.ts';

/** Bundles what the browser runs; answers with the script of every page, which knows where the others are. */
export async function buildClient(): Promise<string> {
  const worker = await bundle(workerBundle);
  const [form, unsent] = await Promise.all([bundle(formBundle(worker)), bundle(unsentBundle)]);
  return `${assetsPath}/${await bundle(pageBundle(form, unsent))}`;
}

/** The same without their names, which are known only once they are built. */
export function clientBundles(): BuildOptions[] {
  return [workerBundle, formBundle('worker.js'), unsentBundle, pageBundle('enquiry.js', 'unsent.js')];
}

function pageBundle(form: string, unsent: string): BuildOptions {
  return { ...common, entryPoints: [`${root}client/page.ts`], plugins: [separate(form, unsent)] };
}

// Split by esbuild they would share further files, and every page would wait for them.
function separate(form: string, unsent: string): Plugin {
  return {
    name: 'separate',
    setup({ onResolve }) {
      onResolve({ filter: /\/enquiry\.tsx$/ }, () => ({ path: `./${form}`, external: true }));
      onResolve({ filter: /\/unsent\.ts$/ }, () => ({ path: `./${unsent}`, external: true }));
    },
  };
}

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
  format: 'iife', // not every browser with Background Sync knows workers that are modules
};

const unsentBundle: BuildOptions = { ...common, entryPoints: [`${root}client/unsent.ts`] };

function formBundle(worker: string): BuildOptions {
  return {
    ...common,
    entryPoints: [`${root}client/enquiry.tsx`],
    define: { ...common.define, workerPath: JSON.stringify(`${assetsPath}/${worker}`) },
  };
}

async function bundle(options: BuildOptions): Promise<string> {
  const { metafile } = await build({ ...options, metafile: true });
  const [made] = Object.keys(metafile.outputs);
  if (made === undefined) throw new Error(`The build of ${options.entryPoints} made no file.`);
  return basename(made);
}
