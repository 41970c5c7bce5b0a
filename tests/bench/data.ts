// What a first visit to each page transfers on a phone, read to its end: lazy pictures, faces and the form's script
// included, other sites' content (the map on Contact) excluded. Chromium counts the bytes as they arrive, with headers.

import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import puppeteer, { type Browser } from 'puppeteer-core';
import { compressionDelayMs } from '../../server/limits.ts';
import { pathsOf, site } from '../../views/site.ts';
import { chromiumPath } from '../browser/chromium.ts';
import { folder, serving, start, table } from './contender.ts';
import { recordMeasurement } from './measurements.ts';

/** As Lighthouse's phone. */
const viewport = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const server = await start('data', [...serving, 'dist/server.js'], {
  DATABASE_URL: `file:${join(folder, 'data.db')}`,
});
await later(compressionDelayMs + 10_000); // visitors get the well compressed pages
const browser = await puppeteer.launch({
  executablePath: await chromiumPath(),
  headless: 'shell',
  args: ['--no-sandbox'],
});
const rows: { path: string; bytes: number }[] = [];
for (const path of Object.values(site).flatMap(pathsOf))
  rows.push({ path, bytes: await bytesOfVisit(browser, path) });
await browser.close();
await server.stop();
rows.sort((one, other) => other.bytes - one.bytes);
table(
  ['route', 'kB'],
  rows.map(({ path, bytes }) => [path, (bytes / 1000).toFixed(1)]),
);
recordMeasurement('visit', { kilobytes: Math.ceil((rows[0]?.bytes ?? Number.NaN) / 1000) });
process.exit();

async function bytesOfVisit(browser: Browser, path: string): Promise<number> {
  const context = await browser.createBrowserContext(); // with an empty cache
  const page = await context.newPage();
  await page.setViewport(viewport);
  const devtools = await page.createCDPSession();
  const own = new Set<string>();
  let bytes = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith(server.url)) own.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (own.has(requestId)) bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await page.goto(server.url + path, { waitUntil: 'load' });
  // Half a screen at a time, as a reader does, so that nothing is passed over.
  for (let isAtEnd = false; !isAtEnd; await later(100)) {
    isAtEnd = await page.evaluate(() => {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
  }
  await page.waitForNetworkIdle({ idleTime: 1_000 });
  await context.close();
  return bytes;
}
