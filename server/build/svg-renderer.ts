import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { characters, fontSource } from './font.ts';
import { root } from './paths.ts';

// It outlives dist/: a picture is drawn again only when something in it has changed.
const cacheFolder = `${root}node_modules/.cache/drawings`;

export type SvgRenderer = Awaited<ReturnType<typeof openSvgRenderer>>;

/** Another build may run beside this one, from another branch: what it draws is not ours to throw away. */
const cacheMs = 24 * 60 * 60 * 1000;

/** Draws SVGs as PNGs. What was drawn before comes from the cache; what nobody has asked for lately leaves it. */
export async function openSvgRenderer() {
  await mkdir(cacheFolder, { recursive: true });
  const { name: face, bytes } = await subsetHeadingFont();
  const used = new Set([face]);
  // resvg draws no words, and says nothing, where the file of its face has gone: this one is nobody else's.
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

/** Changes with whatever changes what is drawn: the renderer, or how the face is cut. */
const rendererVersion = 'resvg 2.6, with a face of its own';

// resvg draws with files, and with one weight of a variable face only after that weight has been cut out of it.
async function subsetHeadingFont(): Promise<{ name: string; bytes: Buffer }> {
  const whole = await readFile(fontSource);
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

// Under its name only once it is whole: two builds may run beside each other.
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
