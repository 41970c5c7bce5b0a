// npm run screens -- [PAGE…] [--against REV]: pictures of every page, or of those that are named by their path (`home`, `404`),
// in .screens/. With --against also those of that commit, and .screens/index.html shows what differs.

import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '../../views/site.ts';
import { root, startSite } from '../bench/contender.ts';
import { openBrowser } from '../browser/chromium.ts';
import { emptyOtherSites } from '../browser/visitor.ts';

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 760 },
  { width: 820, height: 1180 },
  { width: 1366, height: 657 },
  { width: 1440, height: 900 },
];
/** Side by side, and a third picture that is black where both are the same. */
const style = `
  section { display: flex; gap: 1rem; max-height: 90vh; overflow: auto; align-items: flex-start }
  img { display: block; width: 100%; min-width: 0 }
  div { display: grid; isolation: isolate; filter: brightness(3) }
  div img { grid-area: 1 / 1 }
  div img + img { mix-blend-mode: difference }`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const paths = [...Object.values(site).map(({ path }) => path), '/no-such-page'];
const named = new Map(paths.map((path) => [path.slice(1).replace('no-such-page', '404') || 'home', path]));
const unknown = positionals.find((name) => !named.has(name));
if (unknown) throw new Error(`"${unknown}" is not one of ${[...named.keys()].join(', ')}.`);
const views = [...named]
  .filter(([name]) => positionals.length === 0 || positionals.includes(name))
  .flatMap(([name, path]) => sizes.map((viewport) => ({ name, path, viewport })))
  .flatMap((view) =>
    (['light', 'dark'] as const).map((colorScheme) => {
      const { width, height } = view.viewport;
      return { ...view, colorScheme, file: `${view.name}-${width}x${height}-${colorScheme}.png` };
    }),
  );

const target = (name: string) => join(root, '.screens', name);
const current = 'working';
rmSync(target(current), { recursive: true, force: true });
process.once('SIGINT', () => process.exit(130)); // so that what is temporary is removed
await using browser = await openBrowser();
await takeAll(current, root);
if (values.against) {
  const other = git('rev-parse', '--short', '--verify', `${values.against}^{commit}`);
  // A folder that has the installed packages of this one.
  const checkout = mkdtempSync(join(tmpdir(), 'screens-'));
  process.once('exit', () => git('worktree', 'remove', '--force', checkout));
  git('worktree', 'add', '--quiet', '--detach', checkout, other);
  const modules = join(checkout, 'node_modules');
  symlinkSync(join(root, 'node_modules'), modules, 'junction');
  await takeAll(other, checkout);
  rmSync(modules); // the link, before anything follows it
  const bytes = (revision: string, file: string) => {
    const path = join(target(revision), file);
    return existsSync(path) ? readFileSync(path, 'base64') : '';
  };
  const changed = views.filter(({ file }) => bytes(other, file) !== bytes(current, file));
  const sections = changed.map(({ file }) => {
    const both = [other, current]
      .map((name) => `<img src="${name}/${file}" alt="none" loading="lazy">`)
      .join('');
    return `<h2>${file}</h2><section>${both}<div>${both}</div></section>`;
  });
  const count = `${changed.length} of ${views.length} pictures differ`;
  const head = `<!doctype html><meta charset="utf-8"><title>${other} and ${current}</title>`;
  writeFileSync(
    target('index.html'),
    `${head}<style>${style}</style><h1>${count}</h1>${sections.join('\n')}`,
  );
  console.log(`.screens/index.html: ${count}`);
}

/** Builds and serves the site in `from`, and takes the pictures that are not there yet. */
async function takeAll(revision: string, from: string): Promise<void> {
  const to = target(revision);
  const missing = views.filter(({ file }) => !existsSync(join(to, file)));
  if (missing.length === 0) return;
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: from, stdio: ['ignore', 'ignore', 'inherit'] });
  const server = await startSite(revision, {}, from);
  mkdirSync(to, { recursive: true });
  const queue = missing.values();
  const worker = async () => {
    for (const view of queue) {
      const take = () => takeView(server.url, view, to);
      await take().catch(take);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker));
  await server.stop();
  console.log(`.screens/${revision}: ${missing.length} of ${views.length} pictures taken`);
}

/** In a context of its own, so that nothing is stored from another page. */
async function takeView(url: string, { name, path, viewport, colorScheme, file }: View, to: string) {
  // Without motion it is the same picture at any moment.
  await using context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  // Thirty times what a page takes. About once in a thousand pages Chromium stops to answer.
  const timer = setTimeout(() => context.close(), 60_000);
  await emptyOtherSites(context, url);
  const page = await context.newPage();
  const response = await page.goto(url + path, { waitUntil: 'load' });
  // Another commit may not have the page.
  if (response?.ok() === (name !== '404')) {
    await page.evaluate(showAll);
    const session = await context.newCDPSession(page);
    const { cssContentSize, cssLayoutViewport } = await session.send('Page.getLayoutMetrics');
    // As `page.screenshot()` does, but with less compression: the command takes 30 % less processor time.
    const { data } = await session.send('Page.captureScreenshot', {
      ...{ optimizeForSpeed: true, captureBeyondViewport: true },
      clip: { x: 0, y: 0, width: cssLayoutViewport.clientWidth, height: cssContentSize.height, scale: 1 },
    });
    writeFileSync(join(to, file), data, 'base64');
  }
  clearTimeout(timer);
}

type View = (typeof views)[number];

/** Renders and loads what is outside the first screen, and returns to the top. */
async function showAll(): Promise<void> {
  // A section with `content-visibility: auto` is empty in a picture of the full page, and a font is not used when the
  // machine is too busy to load it in the time of its `font-display`.
  const fonts = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule).map(({ cssText }) => cssText),
  );
  // The page's policy does not apply to a sheet that is made by script.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${fonts.join('').replaceAll(/font-display: \w+/g, 'font-display: block')}
    * { content-visibility: visible !important }`,
  );
  document.adoptedStyleSheets.push(sheet);
  // It gives samples their faces.
  while (!document.querySelector<HTMLLinkElement>('head > link[rel="stylesheet"]')?.sheet)
    await new Promise((resolve) => setTimeout(resolve, 20));
  // The slides beside the current one would stay lazy, however far the page is scrolled.
  for (const image of document.images) image.loading = 'eager';
  for (const top of [...Array(Math.ceil(document.body.scrollHeight / innerHeight)).keys(), 0]) {
    scrollTo({ top: top * innerHeight, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode()));
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}
