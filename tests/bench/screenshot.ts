// npm run screenshot: draws the home page for the README, as a visitor with a laptop sees it first.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../browser/chromium.ts';
import { folder, root, serving, start } from './contender.ts';

const file = join(root, 'tests/bench/home.png');

const server = await start('site', [...serving, 'dist/server.js'], {
  DATABASE_URL: `file:${join(folder, 'screenshot.db')}`,
});
const browser = await openBrowser();
const page = await browser.newPage({
  viewport: { width: 1366, height: 900 },
  deviceScaleFactor: 1,
  colorScheme: 'light',
  reducedMotion: 'reduce', // the same picture at any moment
});
await page.goto(server.url, { waitUntil: 'networkidle' });
await page.evaluate(async () => {
  await document.fonts.ready;
  // The network is idle: what is in view has arrived, and the other lazy images never do.
  await Promise.all([...document.images].filter(({ complete }) => complete).map((image) => image.decode()));
});
await page.screenshot({ path: file });
await browser.close();
await server.stop();
console.log(`${file}: ${Math.round(statSync(file).size / 1000)} kB`);
