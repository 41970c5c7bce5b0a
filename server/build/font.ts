import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import subsetFont from 'subset-font';
import { root } from './paths.ts';

export const fontSource = `${root}node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2`;

// The characters in the subset of the display font. Rarer characters use the fallback font.
export const characters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0.,:;?!&()+-–—’“”@/©<>';

/**
 * With its headers the font arrives in one round trip: ten packets, before the browser has to acknowledge.
 */
const bytesMax = 13_500;

/**
 * esbuild plugin: resolves `url("font:display")` in a style sheet to the display font, reduced to the
 * characters in use.
 */
export const displayFont: Plugin = {
  name: 'display-font',
  setup(build) {
    build.onResolve({ filter: /^font:display$/ }, () => ({
      path: 'bricolage-grotesque.woff2',
      namespace: 'font',
    }));
    build.onLoad({ filter: /.*/, namespace: 'font' }, async () => ({
      contents: await subsetDisplayFont(),
      loader: 'file',
    }));
  },
};

/**
 * Every weight uses the kerning of the heading weight. A third of the file would otherwise describe how
 * kerning varies with weight, which is less than a reader can see.
 */
async function subsetDisplayFont(): Promise<Buffer> {
  const wholeFont = await readFile(fontSource);
  const variable = await subset(wholeFont, 'sfnt', { wght: { min: 400, max: 750 }, opsz: 36 });
  const headingFont = await subset(wholeFont, 'sfnt', { wght: 700, opsz: 36 });
  const font = await subset(replaceTable(variable, 'GPOS', readTable(headingFont, 'GPOS')), 'woff2', {});
  if (font.length <= bytesMax) return font;
  throw new Error(`The display font is ${font.length} bytes; reduce it to ${bytesMax} or fewer.`);
}

function subset(
  font: Buffer,
  targetFormat: 'sfnt' | 'woff2',
  variationAxes: Parameters<typeof subsetFont>[2]['variationAxes'],
): Promise<Buffer> {
  return subsetFont(font, characters, {
    targetFormat,
    variationAxes,
    keepFeatures: ['kern'],
    noHinting: true,
    // Style names for font menus, and data that browsers also derive from the outlines.
    dropTables: ['STAT', 'HVAR', 'MVAR'],
  });
}

// A font is a directory of tables. https://learn.microsoft.com/typography/opentype/spec/otff#table-directory
function findTableEntry(font: Buffer, tag: string): number {
  const entry = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index).find(
    (at) => font.toString('latin1', at, at + 4) === tag,
  );
  if (entry === undefined) throw new Error(`The display font has no table ${tag}.`);
  return entry;
}

function readTable(font: Buffer, tag: string): Buffer {
  const entry = findTableEntry(font, tag);
  const start = font.readUInt32BE(entry + 8);
  return font.subarray(start, start + font.readUInt32BE(entry + 12));
}

function replaceTable(font: Buffer, tag: string, table: Buffer): Buffer {
  const changed = Buffer.concat([font, table]);
  const entry = findTableEntry(changed, tag);
  changed.writeUInt32BE(font.length, entry + 8);
  changed.writeUInt32BE(table.length, entry + 12);
  return changed;
}
