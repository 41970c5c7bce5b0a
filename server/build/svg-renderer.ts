import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { characters, source } from './font.ts';
import { root } from './paths.ts';

// It outlives dist/: a picture is drawn again only when something in it has changed.
const cacheFolder = `${root}node_modules/.cache/drawings`;

export type Drawing = Awaited<ReturnType<typeof openDrawing>>;

/** Another build may run beside this one, from another branch: what it draws is not ours to throw away. */
const keptMs = 24 * 60 * 60 * 1000;

/** Draws SVGs as PNGs. What was drawn before comes from the cache; what nobody has asked for lately leaves it. */
export async function openDrawing() {
  await mkdir(cacheFolder, { recursive: true });
  const { name: face, bytes } = await cutFace();
  const used = new Set([face]);
  // resvg draws no words, and says nothing, where the file of its face has gone: this one is nobody else's.
  const own = await mkdtemp(`${tmpdir()}/drawing-`);
  const file = `${own}/${face}`;
  await writeFile(file, bytes);
  return {
    async png(svg: string, widthPx: number): Promise<Buffer> {
      const name = `${hash(`${recipe} ${face} ${widthPx} ${svg}`)}.png`;
      used.add(name);
      return kept(name, async () => {
        const options = { font: fontOf(file), fitTo: { mode: 'width', value: widthPx } } as const;
        return (await renderAsync(svg, options)).asPng();
      });
    },
    async close(): Promise<void> {
      await rm(own, { recursive: true });
      for (const name of await readdir(cacheFolder)) {
        const file = `${cacheFolder}/${name}`;
        const drawnAt = (await stat(file).catch(() => null))?.mtimeMs ?? Date.now();
        if (!used.has(name) && Date.now() - drawnAt > keptMs) await rm(file, { force: true });
      }
    },
  };
}

/** Changes with whatever changes what is drawn: the renderer, or how the face is cut. */
const recipe = 'resvg 2.6, with a face of its own';

// resvg draws with files, and with one weight of a variable face only after that weight has been cut out of it.
async function cutFace(): Promise<{ name: string; bytes: Buffer }> {
  const whole = await readFile(source);
  const name = `${hash(`wght 700 opsz 36 ${characters} ${hash(whole)}`)}.ttf`;
  const bytes = await kept(name, () =>
    subsetFont(whole, characters, { targetFormat: 'sfnt', variationAxes: { wght: 700, opsz: 36 } }),
  );
  return { name, bytes };
}

function fontOf(file: string): NonNullable<ResvgRenderOptions['font']> {
  return {
    fontFiles: [file],
    loadSystemFonts: false,
    defaultFontFamily: 'Bricolage Grotesque',
  };
}

// Under its name only once it is whole: two builds may run beside each other.
async function kept(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
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
