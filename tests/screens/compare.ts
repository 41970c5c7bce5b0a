import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Picture } from './pictures.ts';

export type Change = { shareOfPixels: number; heights: [before: number, after: number] };

/** `only` is the one revision that has the picture. */
export type Comparison = { picture: Picture; change?: Change; only?: 'before' | 'after' };

/** Compares the pictures of two folders, the most changed first and the unchanged last. */
export async function comparePictures(
  browser: Browser,
  pictures: Picture[],
  before: string,
  after: string,
): Promise<Comparison[]> {
  const page = await browser.newPage();
  const comparisons: Comparison[] = [];
  for (const picture of pictures) {
    const [was, is] = [before, after].map((folder) => join(folder, picture.file)) as [string, string];
    if (!existsSync(was)) comparisons.push({ picture, only: 'after' });
    else if (!existsSync(is)) comparisons.push({ picture, only: 'before' });
    else {
      const change = await changeOf(page, readFileSync(was), readFileSync(is));
      comparisons.push({ picture, ...(change && { change }) });
    }
  }
  await page.close();
  return comparisons.sort((one, other) => weightOf(other) - weightOf(one));
}

function weightOf({ change, only }: Comparison): number {
  return only ? 2 : (change?.shareOfPixels ?? -1);
}

/** `null` if every pixel is the same. */
async function changeOf(page: Page, was: Buffer, is: Buffer): Promise<Change | null> {
  if (was.equals(is)) return null;
  const { changed, pixels, heights } = await page.evaluate(
    async ([was, is]) => {
      const [before, after] = await Promise.all([pixelsOf(was), pixelsOf(is)]);
      const width = Math.max(before.width, after.width);
      const height = Math.max(before.height, after.height);
      let changed = 0;
      // Where the heights differ, each pixel of the rest has changed.
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) if (at(before, x, y) !== at(after, x, y)) changed += 1;
      }
      return { changed, pixels: width * height, heights: [before.height, after.height] };

      async function pixelsOf(base64: string) {
        const response = await fetch(`data:image/png;base64,${base64}`);
        const bitmap = await createImageBitmap(await response.blob());
        const { width, height } = bitmap;
        const context = new OffscreenCanvas(width, height).getContext('2d');
        if (!context) throw new Error('There is no canvas.');
        context.drawImage(bitmap, 0, 0);
        return {
          width,
          height,
          data: new Uint32Array(context.getImageData(0, 0, width, height).data.buffer),
        };
      }

      function at(
        { width, height, data }: { width: number; height: number; data: Uint32Array },
        x: number,
        y: number,
      ) {
        return x < width && y < height ? data[y * width + x] : undefined;
      }
    },
    [was.toString('base64'), is.toString('base64')] as const,
  );
  return changed === 0 ? null : { shareOfPixels: changed / pixels, heights: heights as Change['heights'] };
}
