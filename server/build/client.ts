import { basename } from 'node:path';
import { build } from 'esbuild';
import { assetsFolder, assetsPath, root } from './folders.ts';

/** Bundles what the browser runs and answers with the address of its entry; the rest is loaded from there. */
export async function buildClient(): Promise<string> {
  const { metafile } = await build({
    entryPoints: [`${root}client/page.ts`],
    absWorkingDir: root,
    outdir: assetsFolder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  const entry = Object.entries(metafile.outputs).find(([, made]) => made.entryPoint === 'client/page.ts');
  if (!entry) throw new Error('The build of client/page.ts made no file.');
  return `${assetsPath}/${basename(entry[0])}`;
}
