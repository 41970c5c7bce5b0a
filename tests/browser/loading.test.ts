// When the scripts of a page load, and what they do on a page that has just loaded.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readAssets } from '../../server/paths.ts';
import { pathsOf, site as rows } from '../../views/site.ts';
import { asha } from '../support/enquiry.ts';
import { browse } from './open.ts';
import { renderAll } from './reading.ts';
import { awake, begun, deferredSheetLoaded, formOn } from './visitor.ts';

const { font, deferredSheet, script } = readAssets();
const { site, visit } = await browse();

test('the form’s script loads when its form comes near the viewport or is used, and not before', async () => {
  for (const how of ['near', 'used']) {
    const asked: string[] = [];
    await using visitor = await visit('/', {
      before: async (page) => page.on('request', (request) => asked.push(request.url())),
    });
    const { page } = visitor;
    const ofForm = () => asked.filter((url) => url.includes('/assets/enquiry-')).length;
    await page.waitForLoadState('networkidle');
    expect(ofForm()).toBe(0);
    if (how === 'near') await awake(page, 'home');
    else
      await formOn(page, 'home')
        .field('name')
        .evaluate((field) => field.focus({ preventScroll: true }));
    await expect.poll(ofForm).toBe(1);
  }
});

test('the script of a form in the first screen waits for the visitor, or for four seconds', async () => {
  for (const how of ['pointer', 'time']) {
    const asked: string[] = [];
    await using visitor = await visit('/contact', {
      before: async (page) => {
        await page.addInitScript(() => {
          const { setTimeout } = globalThis;
          const later = (done: () => void, ms?: number) =>
            ms === 4_000 ? addEventListener('four-seconds', done) : setTimeout(done, ms);
          Object.assign(globalThis, { setTimeout: later });
        });
        page.on('request', (request) => asked.push(request.url()));
      },
    });
    const { page } = visitor;
    const ofForm = () => asked.filter((url) => url.includes('/assets/enquiry-')).length;
    await page.waitForLoadState('networkidle');
    expect(ofForm()).toBe(0);
    if (how === 'pointer') await page.mouse.move(200, 200);
    else await page.evaluate(() => dispatchEvent(new Event('four-seconds')));
    await expect.poll(ofForm).toBe(1);
  }
});

/** The files of a kind that the page has loaded, and which of them it asked for before its first paint. */
const filesOf = (page: Page, kind: string) =>
  page.evaluate((kind) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const all = performance.getEntriesByType('resource').filter(({ name }) => name.includes(kind));
    const namesOf = (entries: PerformanceEntryList) =>
      entries.map(({ name }) => name.replace(/.*\/|-\w+\.\w+$/g, '')).sort();
    return { all: namesOf(all), early: namesOf(all.filter(({ startTime }) => startTime <= painted)) };
  }, kind);

test.each(['home', 'brochureDesign', 'webDesign', 'phpDevelopment'] as const)(
  'the pictures of %s load after its first frame, whose words wait for the font',
  async (name) => {
    await using visitor = await visit(pathsOf(rows[name])[0]);
    const { page } = visitor;
    await page.setViewportSize({ width: 412, height: 823 });
    // A busy machine may present the frame late.
    await expect
      .poll(async () => {
        await page.reload({ waitUntil: 'networkidle' });
        return (await filesOf(page, '/figures/')).early;
      })
      .toEqual([]);
    expect((await filesOf(page, '/figures/')).all.length).toBeGreaterThan(1);
  },
);

test('a page without a form requests only itself, its font, its deferred sheet, its script and pictures', async () => {
  const asked: string[] = [];
  await using visitor = await visit('/term-and-conditions', {
    before: async (page) => page.on('request', (request) => asked.push(new URL(request.url()).pathname)),
  });
  await visitor.page.keyboard.press('End'); // a pointer would rest on a link, whose page the browser prerenders
  await deferredSheetLoaded(visitor.page);
  await visitor.page.waitForLoadState('networkidle');
  const requested = asked.filter((path) => !path.startsWith('/assets/figures/')).sort();
  expect(requested).toEqual(['/term-and-conditions', font, deferredSheet, script].sort());
});

test.each([
  ['/term-and-conditions', []],
  ['/seo-services', ['figtree', 'martian']],
  ['/email-marketing-services', ['fraunces-italic']],
])(
  '%s requests the display face, and after its first paint only the faces of its samples: %j',
  async (path, faces) => {
    await using visitor = await visit(path);
    const { page } = visitor;
    // A busy machine may lay a section out, or present the first frame, late.
    await expect
      .poll(async () => {
        await page.reload({ waitUntil: 'load' });
        await renderAll(page);
        await page.waitForLoadState('networkidle');
        return filesOf(page, '.woff2');
      })
      .toEqual({ all: ['bricolage', ...faces], early: ['bricolage'] });
  },
);

test.each(['at once', 'as its script is asked for', 'as its script arrives'])(
  'on a cheap phone and a slow line, an enquiry that is sent %s is stored once, and the visitor is told',
  async (moment) => {
    const before = site.stored.length;
    await using visitor = await visit(site.addressOf('contact'), {
      before: beCheapPhone,
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

/** 400 kbit/s after 400 ms, and a sixth of this machine's processor. */
async function beCheapPhone(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const speed = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...speed });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

test('a page that is used reports its six measurements, once', async () => {
  await using visitor = await visit('/who-we-are');
  const { page } = visitor;
  // Browsers report only interactions above a minimum duration; this resolves when one has been measured.
  const noticed = page.evaluate(() => {
    document.addEventListener('click', () => {
      const until = performance.now() + 100;
      while (performance.now() < until);
    });
    return new Promise<void>((resolve) => {
      new PerformanceObserver((list) => {
        const entries = list.getEntries() as PerformanceEventTiming[];
        if (entries.some((entry) => entry.interactionId)) resolve();
      }).observe({ type: 'event', durationThreshold: 40 } as PerformanceObserverInit);
    });
  });
  /** Switches to another tab and back. */
  const leave = () =>
    page.evaluate(() => {
      for (const state of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }
    });
  await page.locator('h1').click();
  await noticed;
  await leave();
  const namesOf = (path: string) =>
    site.measured.filter(({ route }) => route === path).map(({ name }) => name);
  const all = ['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB'];
  await expect.poll(() => namesOf('/who-we-are').sort()).toEqual(all);

  await leave();
  await page.goto(`${site.url}/services`);
  await begun(page);
  await leave();
  await expect.poll(() => namesOf('/services').length).toBeGreaterThan(0);
  expect(namesOf('/who-we-are').sort()).toEqual(all);
  expect(visitor.complaints).toEqual([]);
});

test('a button copies the list of what we need, and says so where copying is refused; without script there is no button', async () => {
  const path = '/logo-design-services';
  for (const how of ['allowed', 'refused'] as const) {
    await using visitor = await visit(path);
    const { page } = visitor;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    if (how === 'refused')
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      });
    const button = page.getByRole('button', { name: 'Copy this list' });
    // Its script loads when it comes near.
    await expect
      .poll(async () => {
        await button.click();
        return page.locator('.essential output').textContent();
      })
      .toContain(how === 'allowed' ? 'Copied' : 'select the list');
    if (how === 'refused') continue;
    const items = await page.locator('.needs li').allTextContents();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(items.map((item) => `- ${item}`).join('\n'));
    expect(page.url()).toBe(site.url + path);
    expect(visitor.complaints).toEqual([]);
  }
  await using visitor = await visit(path, { script: false });
  await visitor.page.locator('.needs li').first().waitFor();
  expect(await visitor.page.getByRole('button', { name: 'Copy this list' }).count()).toBe(0);
});

// A renderer that does not find the font renders no text, and reports no error.
test('the social card of each page shows its text', async () => {
  await using visitor = await visit('/');
  for (const { path } of Object.values(rows)) {
    const html = await (await fetch(site.url + path)).text();
    const address = /property="og:image" content="(.*?)"/.exec(html)?.[1] ?? '';
    // The share of dark pixels where label and heading are: green is low in every text colour.
    const [label, heading] = await visitor.page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      canvas?.drawImage(picture, 0, 0);
      return [[60, 60, 100, 40] as const, [60, 140, 400, 90] as const].map(([left, top, width, height]) => {
        const data = [...(canvas?.getImageData(left, top, width, height).data ?? [])];
        return data.filter((value, index) => index % 4 === 1 && value < 128).length / (width * height);
      });
    }, address);
    expect(label, path).toBeGreaterThan(0.02);
    expect(heading, path).toBeGreaterThan(0.05);
  }
});
