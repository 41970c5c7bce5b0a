import { afterAll, expect, test } from 'vitest';
import { pagePaths } from '../support/page-paths.ts';
import { openBrowser } from './chromium.ts';
import { serveSite } from './site.ts';
import { visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
const { page } = await visit(browser, site.url);
afterAll(() => Promise.all([browser.close(), site.close()]));

// The smallest phone, and the narrowest window of each wider layout, where drawings are in columns.
const narrowest = [320, 640, 960];

const drawn: string[] = [];
for (const path of pagePaths) {
  const html = await (await fetch(site.url + path)).text();
  if (/<svg[^>]* role="img"| role="img"[^>]*><svg/.test(html)) drawn.push(path);
}

test('the pages with diagrams are detected', () => {
  expect(drawn.length).toBeGreaterThan(10);
});

test.each(drawn)('%s: its diagrams are readable, in both schemes and in small windows', async (path) => {
  await page.goto(site.url + path);
  for (const width of narrowest) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, ...(await page.evaluate(poorWords))]).toEqual([width]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect([colorScheme, ...(await page.evaluate(faintWords))]).toEqual([colorScheme]);
  }
  // Mostly dark in the dark scheme.
  for (const share of await page.evaluate(lightShares)) expect(share).toBeLessThan(0.45);
});

/** The share of points of each drawing whose topmost colour is as light as paper. A drawn brochure is 0.41 paper. */
function lightShares(): number[] {
  return [...document.querySelectorAll('svg[role="img"]')].map((drawing) => {
    drawing.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = drawing.getBoundingClientRect();
    const steps = Array.from({ length: 20 }, (_, index) => (index + 0.5) / 20);
    const points = steps.flatMap((x) => steps.map((y) => [left + x * width, top + y * height] as const));
    return points.filter(([x, y]) => isLight(colourAt(drawing, x, y))).length / points.length;
  });

  function colourAt(drawing: Element, x: number, y: number): string {
    const shape = document.elementsFromPoint(x, y).find((element) => drawing.contains(element));
    if (!shape) return '';
    return shape === drawing ? getComputedStyle(shape).backgroundColor : getComputedStyle(shape).fill;
  }

  function isLight(colour: string): boolean {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return alpha > 0 && Math.min(red, green, blue) > 170;
  }
}

/** Text in a drawing that is under 12 px, outside the drawing, or overlapping other text. */
function poorWords(): string[] {
  return [...document.querySelectorAll('svg[role="img"], [role="img"] > svg')].flatMap((drawing) => {
    // The words of a symbol have no place of their own: they are where the symbol is used.
    const words = [...drawing.querySelectorAll<SVGTextElement>('text:not(symbol text)')];
    return words.flatMap((word, index) => [
      ...(sizeOf(word) < 12 ? [`${word.textContent}: ${sizeOf(word).toFixed(1)} px`] : []),
      ...(isWithin(drawing, word) ? [] : [`${word.textContent}: cut`]),
      ...words
        .slice(index + 1)
        .filter((other) => meets(word, other))
        .map((other) => `${word.textContent}: over ${other.textContent}`),
    ]);
  });

  function sizeOf(word: SVGTextElement): number {
    const { a = 0, b = 0 } = word.getScreenCTM() ?? {};
    return Number.parseFloat(getComputedStyle(word).fontSize) * Math.hypot(a, b);
  }

  function isWithin(drawing: Element, word: Element): boolean {
    const [edge, box] = [drawing.getBoundingClientRect(), word.getBoundingClientRect()];
    return box.left > edge.left - 1 && box.right < edge.right + 1 && box.bottom < edge.bottom + 4;
  }

  /** Line boxes are taller than their glyphs, so close lines overlap by a few pixels without harm. */
  function meets(one: Element, other: Element): boolean {
    const [box, next] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
    const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
    return across > 0 && down > 0 && Math.min(across, down) > 4;
  }
}

/** Text in a drawing whose contrast to the pixels below it, at nine points, is below WCAG AA. */
function faintWords(): string[] {
  const faint: string[] = [];
  for (const drawing of document.querySelectorAll('svg[role="img"], [role="img"] > svg')) {
    for (const word of drawing.querySelectorAll('text:not(symbol text)')) {
      word.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = word.getBoundingClientRect();
      const ink = luminance(getComputedStyle(word).fill);
      for (const [across, down] of [0.1, 0.5, 0.9].flatMap((x) =>
        [0.3, 0.5, 0.7].map((y) => [x, y] as const),
      )) {
        const ground = groundAt(drawing, left + across * width, top + down * height);
        const [dark, light] = [ink, luminance(ground)].sort((one, other) => one - other) as [number, number];
        const contrast = (light + 0.05) / (dark + 0.05);
        if (contrast < 4.5) faint.push(`${word.textContent}: ${contrast.toFixed(1)} on ${ground}`);
      }
    }
  }
  return [...new Set(faint)];

  function groundAt(drawing: Element, x: number, y: number): string {
    for (const shape of document.elementsFromPoint(x, y)) {
      if (!(shape instanceof SVGGeometryElement) || !drawing.contains(shape)) continue;
      const { fill, stroke, opacity } = getComputedStyle(shape);
      if (opacity !== '1') continue;
      const local = new DOMPoint(x, y).matrixTransform(shape.getScreenCTM()?.inverse());
      return fill !== 'none' && shape.isPointInFill(local) ? fill : stroke;
    }
    for (let element: Element | null = drawing; element; element = element.parentElement) {
      const { backgroundColor } = getComputedStyle(element);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  }

  function luminance(colour: string): number {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}
