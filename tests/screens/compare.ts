import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
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
    const [was = '', is = ''] = [before, after].map((folder) => {
      const file = join(folder, picture.file);
      return existsSync(file) ? readFileSync(file, 'base64') : '';
    });
    if (was === '' || is === '') comparisons.push({ picture, only: is === '' ? 'before' : 'after' });
    else if (was === is) comparisons.push({ picture });
    else {
      const change = await page.evaluate(changeOf, [was, is]);
      comparisons.push({ picture, ...(change.shareOfPixels > 0 && { change }) });
    }
  }
  await page.close();
  const weightOf = ({ change, only }: Comparison) => (only ? 2 : (change?.shareOfPixels ?? -1));
  return comparisons.sort((one, other) => weightOf(other) - weightOf(one));
}

/** Runs in the page. Where one picture is higher than the other, the rest of it has changed. */
async function changeOf(pictures: string[]): Promise<Change> {
  const [before, after] = (await Promise.all(
    pictures.map(async (base64) => {
      const response = await fetch(`data:image/png;base64,${base64}`);
      return createImageBitmap(await response.blob());
    }),
  )) as [ImageBitmap, ImageBitmap];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.drawImage(before, 0, 0);
  context.globalCompositeOperation = 'difference';
  context.drawImage(after, 0, 0);
  const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  const changed = pixels.filter((pixel) => (pixel & 0xff_ff_ff) !== 0).length;
  return { shareOfPixels: changed / pixels.length, heights: [before.height, after.height] };
}
