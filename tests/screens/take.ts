import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { folder as disposable, serving, start } from '../bench/contender.ts';
import { emptyOtherSites } from '../browser/visitor.ts';
import type { Picture, View } from './pictures.ts';

/** Thirty times what a page takes. About once in a thousand pages Chromium stops to answer. */
const viewMsMax = 60_000;

/** Builds and serves the site in `from`, and writes the pictures that are not in `to` there. Returns how many it took. */
export async function takePictures(
  browser: Browser,
  all: Picture[],
  from: string,
  to: string,
): Promise<number> {
  const pictures = all.filter(({ file }) => !existsSync(join(to, file)));
  if (pictures.length === 0) return 0;
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: from,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const server = await start('site', [...serving, join(from, 'dist/server.js')], {
    DATABASE_URL: `file:${join(disposable, `${pictures.length}-${Date.now()}.db`)}`,
  });
  mkdirSync(to, { recursive: true });
  const views = Map.groupBy(pictures, ({ view }) => view).entries();
  const worker = async () => {
    for (const [view, pictures] of views) {
      const take = () => takeView(browser, server.url, view, pictures, to);
      await take().catch(take);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker));
  await server.stop();
  return pictures.length;
}

/** In a context of its own, so that nothing is stored from another page. */
async function takeView(browser: Browser, url: string, view: View, pictures: Picture[], to: string) {
  const { page: name, path, scheme: colorScheme, size: viewport } = view;
  // Without motion it is the same picture at any moment.
  await using context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  const timer = setTimeout(() => context.close(), viewMsMax);
  await emptyOtherSites(context, url);
  const page = await context.newPage();
  const response = await page.goto(url + path, { waitUntil: 'load' });
  // Another commit may not have the page.
  if (response?.ok() === (name !== '404')) {
    await showAll(page);
    for (const { file, fullPage } of pictures) writeFileSync(join(to, file), await pictureOf(page, fullPage));
  }
  clearTimeout(timer);
}

/** As `page.screenshot()` does, but with less compression: the command takes 30 % less processor time. */
async function pictureOf(page: Page, fullPage: boolean): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize, cssLayoutViewport } = await session.send('Page.getLayoutMetrics');
  const width = cssLayoutViewport.clientWidth;
  const height = fullPage ? cssContentSize.height : cssLayoutViewport.clientHeight;
  const { data } = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: fullPage,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** Renders and loads what is outside the first screen, and returns to the top. */
function showAll(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // The page's policy does not apply to a sheet that is made by script.
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    // A section with `content-visibility: auto` is empty in a picture of the full page, and a font is not used when the
    // machine is too busy to load it in the time of its `font-display`.
    const fonts = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule).map(({ cssText }) => cssText),
    );
    sheet.replaceSync(
      `${fonts.join('').replaceAll(/font-display: \w+/g, 'font-display: block')}
      * { content-visibility: visible !important }`,
    );
    // It gives samples their faces.
    while (!document.querySelector<HTMLLinkElement>('head > link[rel="stylesheet"]')?.sheet)
      await new Promise((resolve) => setTimeout(resolve, 20));
    // The slides beside the current one would stay lazy, however far the page is scrolled.
    for (const image of document.images) image.loading = 'eager';
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) await scrolledTo(top);
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
    await scrolledTo(0);

    async function scrolledTo(top: number) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
