import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { characters, fontSource } from './font.ts';
import { root } from './paths.ts';

// The cache outlives dist/: an image is rendered again only when its input has changed.
const cacheFolder = `${root}node_modules/.cache/drawings`;

export type SvgRenderer = Awaited<ReturnType<typeof openSvgRenderer>>;

/** Builds of other branches may run at the same time and share the cache, so only old entries are deleted. */
const cacheMs = 24 * 60 * 60 * 1000;

/** Renders SVGs as PNGs through a cache. Entries not used for `cacheMs` are deleted. */
export async function openSvgRenderer() {
  await mkdir(cacheFolder, { recursive: true });
  const { name: face, bytes } = await subsetHeadingFont();
  const used = new Set([face]);
  // resvg renders no text, and reports no error, when its font file disappears. A private folder prevents
  // that.
  const tempFolder = await mkdtemp(`${tmpdir()}/drawing-`);
  const file = `${tempFolder}/${face}`;
  await writeFile(file, bytes);
  return {
    async png(svg: string, widthPx: number): Promise<Buffer> {
      const name = `${hash(`${rendererVersion} ${face} ${widthPx} ${svg}`)}.png`;
      used.add(name);
      return cached(name, async () => {
        const options = { font: fontOptions(file), fitTo: { mode: 'width', value: widthPx } } as const;
        return (await renderAsync(svg, options)).asPng();
      });
    },
    async close(): Promise<void> {
      await rm(tempFolder, { recursive: true });
      for (const name of await readdir(cacheFolder)) {
        const file = `${cacheFolder}/${name}`;
        const drawnAt = (await stat(file).catch(() => null))?.mtimeMs ?? Date.now();
        if (!used.has(name) && Date.now() - drawnAt > cacheMs) await rm(file, { force: true });
      }
    },
  };
}

/** Part of the cache key. Change it when the renderer or the font subsetting changes. */
const rendererVersion = 'resvg 2.6, with a face of its own';

// resvg loads fonts from files, and renders only one weight of a variable font, so that weight is cut out
// first.
async function subsetHeadingFont(): Promise<{ name: string; bytes: Buffer }> {
  const whole = await readFile(fontSource('bricolage-grotesque'));
  const name = `${hash(`wght 700 opsz 36 ${characters} ${hash(whole)}`)}.ttf`;
  const bytes = await cached(name, () =>
    subsetFont(whole, characters, { targetFormat: 'sfnt', variationAxes: { wght: 700, opsz: 36 } }),
  );
  return { name, bytes };
}

function fontOptions(file: string): NonNullable<ResvgRenderOptions['font']> {
  return {
    fontFiles: [file],
    loadSystemFonts: false,
    defaultFontFamily: 'Bricolage Grotesque',
  };
}

// Renamed only when complete, because two builds may run at the same time.
async function cached(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = `${cacheFolder}/${name}`;
  const before = await readFile(file).catch(() => null);
  if (before) return before;
  const made = await make();
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, made);
  await rename(part, file);
  return made;
}

function hash(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 32);
}
