import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';

const style = `
body { margin: 2rem; font: 1rem/1.4 system-ui, sans-serif; color: #111; background: #ddd }
section { display: flex; gap: 1rem; max-height: 90vh; overflow: auto; align-items: flex-start }
img { display: block; width: 100%; min-width: 0 }
div { display: grid; align-items: start; isolation: isolate; filter: brightness(3) }
div img { grid-area: 1 / 1 }
div img + img { mix-blend-mode: difference }`;

/**
 * Writes a page that shows the pictures that differ between two folders side by side, the most changed first. A third one is
 * black where both are the same. Returns how many differ.
 */
export async function compare(browser: Browser, files: string[], to: string, before: string, after: string) {
  const page = await browser.newPage();
  const changed: { file: string; share: number }[] = [];
  for (const file of files) {
    const [was, is] = [before, after].map((revision) => {
      const path = join(to, revision, file);
      return existsSync(path) ? readFileSync(path, 'base64') : '';
    });
    if (was === is) continue;
    const share = was && is ? await page.evaluate(changedShare, [was, is]) : 1;
    if (share > 0) changed.push({ file, share });
  }
  changed.sort((one, other) => other.share - one.share);
  const count = `${changed.length} of ${files.length} pictures differ`;
  const sections = changed.map(({ file, share }) => {
    const [was, is] = [before, after].map((name) => `<img src="${name}/${file}" alt="none" loading="lazy">`);
    const title = `${file}: ${(share * 100).toFixed(2)} %`;
    return `<h2>${title}</h2><section>${was}${is}<div>${was}${is}</div></section>`;
  });
  const head = `<!doctype html><meta charset="utf-8"><title>${before} and ${after}</title><style>${style}</style>`;
  writeFileSync(join(to, 'index.html'), `${head}<h1>${count}</h1>${sections.join('\n')}`);
  return count;
}

/** Runs in the page. Where one picture is higher than the other, the rest of it has changed. */
async function changedShare(pictures: string[]): Promise<number> {
  const bitmaps = pictures.map(async (base64) =>
    createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob()),
  );
  const [before, after] = (await Promise.all(bitmaps)) as [ImageBitmap, ImageBitmap];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(before, 0, 0);
  context.globalCompositeOperation = 'difference';
  context.drawImage(after, 0, 0);
  const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  return pixels.filter((pixel) => (pixel & 0xff_ff_ff) !== 0).length / pixels.length;
}
