import { basename } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { assetsFolder, assetsPath, root } from './folders.ts';

/** Bundles what the browser runs into two files, one for every page and one for forms; answers with the first. */
export async function buildClient(): Promise<string> {
  const form = await bundle('client/enquiry.tsx');
  return `${assetsPath}/${await bundle('client/page.ts', [apart(form)])}`;
}

// Split by esbuild they would share a third file, and every page would wait for it.
function apart(form: string): Plugin {
  return {
    name: 'form-apart',
    setup({ onResolve }) {
      onResolve({ filter: /\/enquiry\.tsx$/ }, () => ({ path: `./${form}`, external: true }));
    },
  };
}

async function bundle(entry: string, plugins: Plugin[] = []): Promise<string> {
  const { metafile } = await build({
    entryPoints: [root + entry],
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
    metafile: true,
    logLevel: 'warning',
    plugins,
  });
  const [made] = Object.keys(metafile.outputs);
  if (made === undefined) throw new Error(`The build of ${entry} made no file.`);
  return basename(made);
}
