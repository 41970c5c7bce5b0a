import { mkdir, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { assetsFolder, assetsPath, root } from './folders.ts';
import { displayFont } from './font.ts';

/** Bundles the style sheet, which every page carries inline, and writes the font that it names. */
export async function buildStyles(): Promise<{ styles: string; font: string }> {
  const { outputFiles } = await build({
    entryPoints: [`${root}views/styles/index.css`],
    outdir: assetsFolder,
    bundle: true,
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    publicPath: assetsPath,
    assetNames: '[name]-[hash]',
    plugins: [displayFont],
    write: false,
    logLevel: 'warning',
  });
  const sheet = outputFiles.find((file) => file.path.endsWith('.css'));
  const font = outputFiles.find((file) => file.path.endsWith('.woff2'));
  if (!sheet || !font) throw new Error('The style sheet has to load its face from url("font:display").');
  await mkdir(assetsFolder, { recursive: true });
  await writeFile(font.path, font.contents);
  // The policy allows exactly these characters by their hash: no newline is left to be changed on the way.
  return { styles: sheet.text.trim(), font: `${assetsPath}/${basename(font.path)}` };
}
