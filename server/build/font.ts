import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import subsetFont from 'subset-font';
import { root } from './paths.ts';

type Axes = Parameters<typeof subsetFont>[2]['variationAxes'];
type Face = {
  /** Its file in the packages of variable fonts. */
  file: string;
  characters: string;
  axes: Axes;
  /** The layout features to keep, if not kerning alone. */
  features?: string[];
  /** The weight whose kerning all weights have. */
  kerningWeight: number;
  bytesMax: number;
};

// The characters in the subset of the display font. Rarer characters use the fallback font.
export const characters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0.,:;?!&()+-–—’“”@/©<>';
const sampleCharacters = `${characters}'"#$%*=[]_{}|~×·›•‘`;

/** By the name that a style sheet has for it. */
const faces: Record<string, Face> = {
  'bricolage-grotesque': {
    file: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    characters,
    axes: { wght: { min: 400, max: 750 }, opsz: 36 },
    kerningWeight: 700,
    // With its headers in one round trip: ten packets, before the browser has to acknowledge.
    bytesMax: 13_500,
  },
  // The faces of statements and samples, which load after the first paint, and only where a page has them.
  fraunces: {
    file: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    characters: sampleCharacters,
    // Rows of a sample are small, and need the wider spaces of a size for text.
    axes: { wght: { min: 400, max: 700 }, opsz: 20 },
    kerningWeight: 500,
    bytesMax: 25_000,
  },
  'fraunces-italic': {
    file: 'fraunces/files/fraunces-latin-full-italic.woff2',
    characters: `${characters}'"%×·‘`,
    // Its h has a curl, with which it reads as fi. Without "wonk", a required variation (`rvrn`) replaces it by a plain h.
    axes: { wght: { min: 400, max: 700 }, opsz: 40, SOFT: 0, WONK: 0 },
    features: ['kern', 'rvrn'],
    kerningWeight: 500,
    bytesMax: 25_000,
  },
  'martian-mono': {
    file: 'martian-mono/files/martian-mono-latin-standard-normal.woff2',
    characters: sampleCharacters,
    axes: { wght: { min: 400, max: 700 }, wdth: 75 },
    kerningWeight: 500,
    bytesMax: 13_500,
  },
  figtree: {
    file: 'figtree/files/figtree-latin-wght-normal.woff2',
    characters: sampleCharacters,
    axes: { wght: { min: 300, max: 800 } },
    kerningWeight: 500,
    bytesMax: 13_500,
  },
  'instrument-sans-condensed': {
    file: 'instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
    characters: sampleCharacters,
    axes: { wght: { min: 400, max: 700 }, wdth: 75 },
    kerningWeight: 600,
    bytesMax: 13_500,
  },
};

/** The file that a font of a style sheet is made from. */
export function fontSource(name: string): string {
  return `${root}node_modules/@fontsource-variable/${faceOf(name).file}`;
}

/** esbuild plugin: resolves `url("font:<name>")` in a style sheet to that font, reduced to the characters in use. */
export const subsetFonts: Plugin = {
  name: 'subset-fonts',
  setup(build) {
    build.onResolve({ filter: /^font:/ }, ({ path }) => ({
      path: `${path.slice('font:'.length)}.woff2`,
      namespace: 'font',
    }));
    build.onLoad({ filter: /.*/, namespace: 'font' }, async ({ path }) => ({
      contents: await subsetFace(path.replace(/\.woff2$/, '')),
      loader: 'file',
    }));
  },
};

/**
 * Every weight uses the kerning of one weight. A third of the display font's file would otherwise describe how
 * kerning varies with weight, which is less than a reader can see.
 */
async function subsetFace(name: string): Promise<Buffer> {
  const { axes, kerningWeight, bytesMax } = faceOf(name);
  const wholeFont = await readFile(fontSource(name));
  const subset = (font: Buffer, targetFormat: 'sfnt' | 'woff2', axes: Axes) =>
    subsetOf(faceOf(name), font, targetFormat, axes);
  const variable = await subset(wholeFont, 'sfnt', axes);
  const ofOneWeight = await subset(wholeFont, 'sfnt', { ...axes, wght: kerningWeight });
  const kerned = replaceTable(variable, 'GPOS', readTable(ofOneWeight, 'GPOS'));
  const font = await subset(kerned, 'woff2', {});
  if (font.length <= bytesMax) return font;
  throw new Error(`The font ${name} is ${font.length} bytes; reduce it to ${bytesMax} or fewer.`);
}

function faceOf(name: string): Face {
  const face = faces[name];
  if (!face) throw new Error(`There is no font ${name}.`);
  return face;
}

function subsetOf(
  { characters, features = ['kern'] }: Face,
  font: Buffer,
  targetFormat: 'sfnt' | 'woff2',
  variationAxes: Axes,
): Promise<Buffer> {
  return subsetFont(font, characters, {
    targetFormat,
    variationAxes,
    keepFeatures: features,
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
  if (entry === undefined) throw new Error(`A font has no table ${tag}.`);
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
