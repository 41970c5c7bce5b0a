// When the scripts of a page load, and what they do on a page that has just loaded.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site as rows } from '../../views/site.ts';
import { asha } from '../support/enquiry.ts';
import { browse } from './open.ts';
import { renderAll } from './reading.ts';
import { begun, formOn } from './visitor.ts';

const { site, visit } = await browse();

test.each([
  ['/', 'nearness'],
  ['/', 'use'],
  ['/contact', 'pointermove'],
  ['/contact', 'four-seconds'],
])('%s: the script of the form loads after %s, and not before', async (path, event) => {
  const asked: string[] = [];
  await using visitor = await visit(path, {
    async before(page) {
      await page.addInitScript(() => {
        const { setTimeout } = globalThis;
        const later = (done: () => void, ms = 0) =>
          ms === 4_000 ? addEventListener('four-seconds', done) : ms < 1_000 && setTimeout(done, ms);
        Object.assign(globalThis, { setTimeout: later });
      });
      page.on('request', (request) => asked.push(request.url()));
    },
  });
  const { page } = visitor;
  const ofForm = () => asked.filter((url) => url.includes('/assets/enquiry-')).length;
  await page.waitForLoadState('networkidle');
  expect(ofForm()).toBe(0);
  await page.evaluate((event) => {
    const field = document.querySelector<HTMLElement>('#home-name');
    if (event === 'nearness') field?.scrollIntoView();
    else if (event === 'use') field?.focus({ preventScroll: true });
    else dispatchEvent(new Event(event));
  }, event);
  await expect.poll(ofForm).toBe(1);
});

test.each([
  ['/term-and-conditions', []],
  ['/seo-services', ['figtree', 'martian']],
  ['/email-marketing-services', ['fraunces-italic']],
  ['/', ['figtree', 'fraunces']],
  ['/brochure-design-services', ['fraunces', 'fraunces-italic']],
  ['/website-design-services', ['fraunces']],
  ['/php-website-development-services', ['instrument']],
])(
  '%s requests the display face, and after its first paint only its style sheet, its script, its pictures and the faces of its samples: %j',
  async (path, faces) => {
    const before = (page: Page) => page.setViewportSize({ width: 412, height: 823 });
    await using visitor = await visit(path, { before });
    const { page } = visitor;
    await renderAll(page);
    const requested = () =>
      page.evaluate(() => {
        const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        const files = performance.getEntriesByType('resource');
        const namesOf = (kind: RegExp, untilMs = Number.POSITIVE_INFINITY) =>
          files
            .filter(({ name, startTime }) => kind.test(name) && startTime <= untilMs)
            .map(({ name }) => name.replace(/.*\/|-\w+\.\w+$/g, ''))
            .sort();
        return {
          early: namesOf(/^(?!.*woff2)/, painted), // a busy machine lays sections with faces out before it paints
          faces: namesOf(/\.woff2$/),
          rest: namesOf(/^(?!.*(figures|woff2))/),
          hasPictures: namesOf(/figures/).length > 0,
        };
      });
    await expect.poll(requested).toEqual({
      early: [],
      faces: ['bricolage', ...faces],
      rest: ['deferred', 'page'],
      hasPictures: true,
    });
  },
);

test.each(['at once', 'as its script is asked for', 'as its script arrives'])(
  'on a cheap phone and a slow line, an enquiry that is sent %s is stored once, and the visitor is told',
  async (moment) => {
    const before = site.stored.length;
    await using visitor = await visit(site.addressOf('contact'), {
      async before(page) {
        // 400 kbit/s after 400 ms, and a sixth of this machine's processor.
        const devtools = await page.context().newCDPSession(page);
        const speed = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
        await devtools.send('Network.emulateNetworkConditions', { offline: false, ...speed });
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      },
      waitForScript: false,
    });
    const { page } = visitor;
    const form = formOn(page, 'contact');
    const asked = page.waitForRequest('**/assets/enquiry-*');
    const arrived = page.waitForResponse('**/assets/enquiry-*').then((response) => response.finished());
    for (const event of [asked, arrived]) event.catch(() => {}); // the page may be left before
    await form.fill(asha);
    if (moment !== 'at once') await (moment === 'as its script arrives' ? arrived : asked);
    await form.submit.click({ noWaitAfter: true });
    await form.thanked();
    await page.waitForLoadState('networkidle');
    expect(site.stored.slice(before)).toMatchObject([{ message: asha.message, form: 'contact' }]);
    await form.thanked();
    expect(visitor.complaints).toEqual([]);
  },
);

test('a page that is used reports its six measurements, once', async () => {
  await using visitor = await visit('/who-we-are');
  const { page } = visitor;
  const noticed = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'first-input', buffered: true });
      }),
  );
  /** Switches to another tab and back. */
  const leave = () =>
    page.evaluate(() => {
      for (const value of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }
    });
  const measured = (path: string) =>
    site.measured.flatMap(({ route, name }) => (route === path ? name : [])).sort();
  const all = ['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB'];
  await page.locator('h1').click();
  await noticed;
  await leave();
  await expect.poll(() => measured('/who-we-are')).toEqual(all);
  await leave();
  await page.goto(`${site.url}/services`);
  await begun(page);
  await leave();
  await expect.poll(() => measured('/services').length).toBeGreaterThan(0);
  expect(measured('/who-we-are')).toEqual(all);
  expect(visitor.complaints).toEqual([]);
});

test.each(['Copied', 'select the list'])(
  'a button, which is there with script alone, copies the list of what we need, and says: %s',
  async (answer) => {
    await using visitor = await visit('/logo-design-services');
    const { page, complaints } = visitor;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    if (answer !== 'Copied')
      await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject() }));
    const button = page.getByRole('button', { name: 'Copy this list' });
    // Its script loads when it comes near; then it empties the answer, and fills it once the clipboard has.
    const output = page.locator('.essential output');
    const says = async () => {
      await button.click();
      return output
        .filter({ hasText: /./ })
        .textContent({ timeout: 1_000 })
        .catch(() => null);
    };
    await expect.poll(says).toContain(answer);
    if (answer === 'Copied') {
      const items = await page.locator('.needs li').allTextContents();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(items.map((item) => `- ${item}`).join('\n'));
      // It is emptied before, so that a second copy is announced.
      await output.evaluate((output) => {
        const note = () => output.classList.add(output.textContent ? 'filled' : 'emptied');
        new MutationObserver(note).observe(output, { childList: true });
      });
      await button.click();
      await page.locator('.essential output.emptied').waitFor();
    }
    expect(complaints).toEqual([]);
    await using plain = await visit('/logo-design-services', { script: false });
    await plain.page.locator('.needs li').first().waitFor();
    expect(await plain.page.getByRole('button', { name: 'Copy this list' }).count()).toBe(0);
  },
);

// A renderer that does not find the font renders no text, and reports no error.
test('the social card of each page shows its text', async () => {
  await using visitor = await visit('/');
  for (const { path } of Object.values(rows)) {
    const html = await (await fetch(site.url + path)).text();
    const address = /property="og:image" content="(.*?)"/.exec(html)?.[1] ?? '';
    // Where label and heading are, a part of the pixels is dark: green is low in every text colour.
    const shares = visitor.page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      const canvas = new OffscreenCanvas(1200, 630).getContext('2d') as OffscreenCanvasRenderingContext2D;
      canvas.drawImage(picture, 0, 0);
      return [canvas.getImageData(60, 60, 100, 40), canvas.getImageData(60, 140, 400, 90)].map(
        ({ data }) => data.filter((value, index) => index % 4 === 1 && value < 128).length / data.length,
      );
    }, address);
    expect(Math.min(...(await shares)), path).toBeGreaterThan(0.005);
  }
});
