import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import subsetFont from 'subset-font';
import { root } from './folders.ts';

export const source = `${root}node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2`;

// The display face comes before the first paint, so it carries only what headings use.
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
export const characters = `${ascii}\u00a0©·×–—‘’“”•…→←↑↓é`;

const bytesMax = 40_000;

/** Answers `url("font:display")` in a style sheet with the display face, cut down to what the site uses. */
export const displayFont: Plugin = {
  name: 'display-font',
  setup(build) {
    build.onResolve({ filter: /^font:display$/ }, () => ({
      path: 'bricolage-grotesque.woff2',
      namespace: 'font',
    }));
    build.onLoad({ filter: /.*/, namespace: 'font' }, async () => ({
      contents: await cut(),
      loader: 'file',
    }));
  },
};

async function cut(): Promise<Buffer> {
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 }, opsz: 36 },
  });
  if (font.length <= bytesMax) return font;
  throw new Error(`The display font is ${font.length} bytes; cut it to ${bytesMax} or fewer.`);
}
