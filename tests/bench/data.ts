// What a first visit to each page transfers on a phone, read to its end: lazy pictures, faces and the form's script
// included, other sites' content (the map on Contact) excluded. Chromium counts the bytes as they arrive, with headers.

import { setTimeout as later } from 'node:timers/promises';
import { pathsOf, site } from '../../views/site.ts';
import { openBrowser } from '../browser/chromium.ts';
import { recompressed, startSite, table } from './contender.ts';
import { recordMeasurement } from './measurements.ts';

/** As Lighthouse's. */
const viewport = { width: 412, height: 823 };
const phone = { viewport, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const server = await startSite('data');
await recompressed();
const browser = await openBrowser();
const rows: { path: string; kilobytes: number }[] = [];
for (const path of Object.values(site).flatMap(pathsOf))
  rows.push({ path, kilobytes: (await bytesOfVisit(path)) / 1000 });
rows.sort((one, other) => other.kilobytes - one.kilobytes);
const cells = rows.map(({ path, kilobytes }) => [path, kilobytes.toFixed(1)]);
table(['route', 'kB'], cells);
recordMeasurement('visit', { kilobytes: Math.ceil(rows[0]?.kilobytes ?? Number.NaN) });
process.exit();

async function bytesOfVisit(path: string): Promise<number> {
  await using context = await browser.newContext(phone); // with an empty cache
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const own = new Set<string>();
  let bytes = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith(server.url)) own.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (own.has(requestId)) bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await page.goto(server.url + path);
  // Half a screen at a time, as a reader does, so that nothing is passed over.
  for (let isAtEnd = false; !isAtEnd; await later(100)) {
    isAtEnd = await page.evaluate(() => {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
  }
  await later(1_000); // for what comes into view at the end
  return bytes;
}
