import type { Page } from 'playwright-core';

declare global {
  /** In each page that a test visits. */
  var contrastOf: (one: string, other: string) => number;
}

/** The contrast of two colours in CSS. Its source is sent to the pages. */
export function contrastOfColours(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminanceOf).sort((first, next) => first - next);
  return (light + 0.05) / (dark + 0.05);

  function luminanceOf(colour: string): number {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}

type Line = { text: string; colour: string; required: number; box: [number, number, number, number] };

/**
 * The lines of text whose contrast to the pixels below them is under WCAG AA (1.4.3), with their contrast. It reads a
 * picture of the page without its text, so it also judges what axe cannot: grounds that are gradients, pseudo-elements,
 * clipped shapes, drawings, or the ground of another element.
 */
export async function faintLines(page: Page, within = 'html'): Promise<string[]> {
  // A button that is released fades to its colours.
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  const lines = await page.evaluate(linesOf, within);
  await page.evaluate(() => {
    const hidden = new CSSStyleSheet();
    hidden.replaceSync(`
      * { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }
      svg :is(text, tspan) { fill: transparent !important }
    `);
    document.adoptedStyleSheets.push(hidden);
  });
  const top = Math.floor(Math.min(...lines.map(({ box }) => box[1])));
  const height = Math.ceil(Math.max(...lines.map(({ box }) => box[1] + box[3]))) - top;
  const clip = { x: 0, y: top, width: page.viewportSize()?.width ?? 0, height };
  const picture = await page.screenshot({ fullPage: true, clip, animations: 'disabled' });
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return page.evaluate(faintAmong, { lines, top, picture: picture.toString('base64') });
}

/** Each visible line of text, in page coordinates. */
function linesOf(within: string): Line[] {
  // What is not on the page's own ground until it is scrolled or focused, and text with a line through it.
  const skipped = 'symbol, script, style, noscript, s, del, .skip, .quick-links';
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element?.closest(within) || !node.textContent?.trim() || element.closest(skipped)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
    const isDrawn = element.closest('svg') !== null;
    const size = Number.parseFloat(fontSize);
    const isLarge = !isDrawn && (size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700));
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      // The middle of a line, where its letters are.
      const inset = (bottom - top) * 0.3;
      const box = clipped(element, { left, top: top + inset, right, bottom: bottom - inset });
      const [w, h] = [box.right - box.left, box.bottom - box.top];
      if (w < 2 || h < 2) continue;
      lines.push({
        ...{ text: node.textContent.trim().slice(0, 50), colour: isDrawn ? fill : color },
        ...{ required: isLarge ? 3 : 4.5, box: [box.left + scrollX, box.top + scrollY, w, h] },
      });
    }
  }
  return lines;

  /** The part that no ancestor cuts off. */
  function clipped(element: Element, box: Record<'left' | 'top' | 'right' | 'bottom', number>) {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflow, clipPath } = getComputedStyle(at);
      if (overflow === 'visible' && clipPath === 'none') continue;
      const edge = at.getBoundingClientRect();
      box.left = Math.max(box.left, edge.left);
      box.right = Math.min(box.right, edge.right);
      box.top = Math.max(box.top, edge.top);
      box.bottom = Math.min(box.bottom, edge.bottom);
    }
    return { ...box, left: Math.max(box.left, 0), right: Math.min(box.right, innerWidth) };
  }
}

async function faintAmong({ lines, top, picture }: { lines: Line[]; top: number; picture: string }) {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  }) as OffscreenCanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0);
  const faint = lines.flatMap(({ text, colour, required, box }) => {
    const [x, y, width, height] = box.map(Math.round) as Line['box'];
    const { data } = context.getImageData(x, y - top, Math.max(1, width), Math.max(1, height));
    // A line has thousands of pixels and few colours.
    const counts = new Map<number, number>();
    for (const pixel of new Uint32Array(data.buffer)) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    const contrasts = [...counts].map(([pixel, count]) => {
      const ground = `${pixel & 255} ${(pixel >> 8) & 255} ${(pixel >> 16) & 255}`;
      return { count, contrast: contrastOf(colour, ground) };
    });
    // A rule or the edge of a shape may cross a line: a twentieth of its pixels.
    const poor = contrasts.filter(({ contrast }) => contrast < required);
    const pixels = poor.reduce((sum, { count }) => sum + count, 0);
    const worst = Math.min(...poor.map(({ contrast }) => contrast));
    return pixels > data.length / 4 / 20 ? [`“${text}” at ${x}, ${y}: ${worst.toFixed(2)}`] : [];
  });
  return [...new Set(faint)];
}
