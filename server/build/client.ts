import { basename } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { assetsFolder, assetsPath, root } from './paths.ts';

/** Bundles what the browser runs into two files, one for every page and one for forms; answers with the first. */
export async function buildClient(): Promise<string> {
  const form = await bundle(formBundle);
  return `${assetsPath}/${await bundle(pageBundle(form))}`;
}

/** The same without their names, which are known only once they are built. */
export function clientBundles(): BuildOptions[] {
  return [formBundle, pageBundle('enquiry.js')];
}

function pageBundle(form: string): BuildOptions {
  return { ...common, entryPoints: [`${root}client/page.ts`], plugins: [separateForm(form)] };
}

// Split by esbuild they would share a third file, and every page would wait for it.
function separateForm(form: string): Plugin {
  return {
    name: 'form-apart',
    setup({ onResolve }) {
      onResolve({ filter: /\/enquiry\.tsx$/ }, () => ({ path: `./${form}`, external: true }));
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

const formBundle: BuildOptions = { ...common, entryPoints: [`${root}client/enquiry.tsx`] };

async function bundle(options: BuildOptions): Promise<string> {
  const { metafile } = await build({ ...options, metafile: true });
  const [made] = Object.keys(metafile.outputs);
  if (made === undefined) throw new Error(`The build of ${options.entryPoints} made no file.`);
  return basename(made);
}
