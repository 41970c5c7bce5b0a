// npm run screenshot: draws the home page for the README, as a visitor with a laptop sees it first.

import { join } from 'node:path';
import { openBrowser } from '../browser/chromium.ts';
import { root, startSite } from './contender.ts';

const server = await startSite('screenshot');
const browser = await openBrowser();
const page = await browser.newPage({
  viewport: { width: 1366, height: 900 },
  reducedMotion: 'reduce', // the same picture at any moment
});
await page.goto(server.url, { waitUntil: 'networkidle' });
await page.evaluate(async () => {
  await document.fonts.ready;
  // The network is idle: what is in view has arrived, and the other lazy images never do.
  await Promise.all([...document.images].filter(({ complete }) => complete).map((image) => image.decode()));
});
await page.screenshot({ path: join(root, 'tests/bench/home.png') });
process.exit();
