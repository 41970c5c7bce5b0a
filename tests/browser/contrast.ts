import type { Page } from 'playwright-core';

type Line = {
  text: string;
  colour: string;
  required: number;
  box: [x: number, y: number, w: number, h: number];
};

/**
 * The lines of text whose contrast to the pixels below them is under WCAG AA (1.4.3), with their contrast. It reads a
 * picture of the page without its text, so it also judges what axe cannot: grounds that are gradients, pseudo-elements,
 * clipped shapes, or the ground of another element. Text in drawings is left to `diagrams.test.ts`.
 */
export async function faintLines(page: Page): Promise<string[]> {
  const lines = await page.evaluate(linesOf);
  await page.evaluate(() => {
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('* { -webkit-text-fill-color: transparent !important }');
    document.adoptedStyleSheets.push(hidden);
  });
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return page.evaluate(faintAmong, { lines, picture: picture.toString('base64') });
}

/** Each visible line of text in the page, in page coordinates. */
function linesOf(): Line[] {
  // What is not on the page's own ground until it is scrolled or focused, and text with a line through it.
  const skipped = 'svg, script, style, noscript, s, del, .skip, .quick-links';
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || element.closest(skipped)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      // The middle of a line, where its letters are.
      const inset = (bottom - top) * 0.3;
      const box = clipped(element, left, top + inset, right, bottom - inset);
      if (!box) continue;
      lines.push({
        text: node.textContent.trim().slice(0, 50),
        colour: style.color,
        required: isLarge ? 3 : 4.5,
        box: [box.left + scrollX, box.top + scrollY, box.right - box.left, box.bottom - box.top],
      });
    }
  }
  return lines;

  /** The part that no ancestor cuts off. */
  function clipped(element: Element, left: number, top: number, right: number, bottom: number) {
    const box = { left, top, right, bottom };
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      if (overflowX !== 'visible' || clipPath !== 'none') {
        box.left = Math.max(box.left, edge.left);
        box.right = Math.min(box.right, edge.right);
      }
      if (overflowY !== 'visible' || clipPath !== 'none') {
        box.top = Math.max(box.top, edge.top);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
    }
    box.left = Math.max(box.left, 0);
    box.right = Math.min(box.right, innerWidth);
    return box.right - box.left >= 2 && box.bottom - box.top >= 2 ? box : null;
  }
}

async function faintAmong({ lines, picture }: { lines: Line[]; picture: string }): Promise<string[]> {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  });
  if (!context) throw new Error('There is no canvas.');
  context.drawImage(bitmap, 0, 0);
  const faint = lines.flatMap(({ text, colour, required, box }) => {
    const [x, y, width, height] = box.map(Math.round) as [number, number, number, number];
    const { data } = context.getImageData(x, y, Math.max(1, width), Math.max(1, height));
    const ink = luminance((colour.match(/[\d.]+/g) ?? []).map(Number));
    const contrasts: number[] = [];
    for (let at = 0; at < data.length; at += 4) {
      const [dark, light] = [ink, luminance([...data.subarray(at, at + 3)])].sort((a, b) => a - b) as [
        number,
        number,
      ];
      contrasts.push((light + 0.05) / (dark + 0.05));
    }
    // A rule or the edge of a shape may cross a line: a twentieth of its pixels.
    const worst = contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length / 20)] ?? 21;
    return worst < required ? [`“${text}” at ${x}, ${y}: ${worst.toFixed(2)}`] : [];
  });
  return [...new Set(faint)];

  function luminance([red = 0, green = 0, blue = 0]: number[]): number {
    const [r, g, b] = [red, green, blue].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
}
